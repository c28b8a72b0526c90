/** Names in layers are what one record of them would be. */
import { expect, it } from 'vitest'
import type { Names } from './names.js'
import { namesIn, withOneMore } from './names.js'

/** Adds so many names, each to what there is, in layers and in one record. */
const grown = (count: number, from: Names = {}, prefix = 'a'): { readonly layered: Names; readonly plain: Names } => {
  let layered = from
  let plain: Names = Object.fromEntries(namesIn(from))
  for (let n = 0; n < count; n++) {
    layered = withOneMore(layered, `~E${n}`, `${prefix}${n}`)
    plain = { ...plain, [`~E${n}`]: `${prefix}${n}` }
  }
  return { layered, plain }
}

it.each([1, 63, 64, 65, 66, 130, 500])('%d names are read one by one, and all of them in their order', count => {
  const { layered, plain } = grown(count)
  expect(namesIn(layered)).toEqual(Object.entries(plain))
  expect(namesIn(layered)).toHaveLength(count)
  for (const [id, came] of Object.entries(plain)) expect(layered[id]).toBe(came)
  expect(layered[`~E${count}`]).toBeUndefined()
})

it.each([1, 64, 65, 200])('of %d names each may be given anew, and who holds the earlier ones keeps them', count => {
  const first = grown(count)
  const before = namesIn(first.layered)
  const [left, right] = [grown(count, first.layered, 'b'), grown(2 * count, first.layered, 'c')]
  expect(namesIn(left.layered)).toEqual(Object.entries(left.plain))
  expect(namesIn(right.layered)).toEqual(Object.entries(right.plain))
  expect(left.layered['~E0']).toBe('b0')
  expect(right.layered['~E0']).toBe('c0')
  expect(namesIn(first.layered)).toEqual(before)
})
