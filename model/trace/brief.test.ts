import { expect, test } from 'vitest'
import { briefly, listBriefly } from './brief.js'

test('a line of usual length stays as it is', () => {
  expect(briefly('x'.repeat(2000))).toBe('x'.repeat(2000))
  expect(briefly('😀'.repeat(2000))).toBe('😀'.repeat(2000))
})

test('of a longer one the beginning and the end stay, with the number of characters between them', () => {
  const told = briefly(`begin${'x'.repeat(15_000)}end`)
  expect(told).toMatch(/^beginx+ … \(13008 characters left out\) … x+end$/)
  expect(told.length).toBeLessThan(2100)
  expect(briefly(`${'x'.repeat(2000)}y`)).toContain('(1 character left out)')
})

test('of a long list the first and the last items stay, with the number of those between them', () => {
  const items = Array.from({ length: 1000 }, (_, i) => `n${i}`)
  expect(listBriefly(items.slice(0, 24), ' / ')).toBe(items.slice(0, 24).join(' / '))
  const told = listBriefly(items, ' / ').split(' / ')
  expect(told).toHaveLength(25)
  expect(told.slice(19)).toEqual(['n19', '… 976 more …', 'n996', 'n997', 'n998', 'n999'])
})
