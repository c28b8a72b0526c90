import { describe, expect, it } from 'vitest'
import { catalogue } from './index.js'

/** The numbered rules of chapter 6, in the order of the text. */
const IDS = `
  6.1.1 6.1.2 6.1.3
  6.2.1 6.2.2 6.2.2a 6.2.2b 6.2.2c 6.2.2d 6.2.3 6.2.3a 6.2.3b 6.2.3c 6.2.3d 6.2.4 6.2.5 6.2.5a
  6.3.1 6.3.2 6.3.2a 6.3.2b 6.3.2c 6.3.3 6.3.3a 6.3.4 6.3.4a 6.3.4b 6.3.4c 6.3.5 6.3.5a 6.3.5b 6.3.6 6.3.7
  6.4.1 6.4.1a 6.4.2 6.4.2a 6.4.3 6.4.4 6.4.5 6.4.6 6.4.7 6.4.7a 6.4.7b 6.4.8 6.4.8a 6.4.9
  6.4.10 6.4.10a 6.4.10b 6.4.10c 6.4.10d 6.4.10e 6.4.10f 6.4.10g 6.4.10h 6.4.10i 6.4.10j 6.4.11
  6.5.1 6.5.2 6.5.2a 6.5.2b 6.5.3 6.5.4 6.5.5 6.5.6 6.5.7 6.5.8
  6.6.1 6.6.1a 6.6.1b 6.6.1c 6.6.1d 6.6.2 6.6.2a 6.6.3 6.6.3a 6.6.4
  6.6.5 6.6.5a 6.6.5b 6.6.5c 6.6.5d 6.6.5e 6.6.5f 6.6.6 6.6.6a 6.6.6b
`
  .trim()
  .split(/\s+/)
  .map(number => `fab:${number}`)

describe('the catalogue of chapter 6', () => {
  it('holds the 89 rules of the chapter, each once, in order', () => {
    expect(IDS).toHaveLength(89)
    expect(catalogue.map(rule => rule.id)).toEqual(IDS)
  })

  it.each(catalogue)('$id gives a reason exactly if it is not normative', rule => {
    expect(rule.reason !== undefined).toBe(rule.standing !== 'normative')
  })

  it.each(catalogue)('$id has a title of its own and a complete statement', rule => {
    expect(catalogue.filter(other => other.title === rule.title)).toHaveLength(1)
    expect(rule.statement).toMatch(/^[A-Z].{20,}[.)]$/s)
  })

  it.each(catalogue)('$id names neighbours that exist, and not itself', rule => {
    const inChapter = rule.neighbours.filter(id => id.startsWith('fab:'))
    expect(inChapter.filter(id => !IDS.includes(id))).toEqual([])
    expect(rule.neighbours).not.toContain(rule.id)
    expect(rule.neighbours.filter(id => !/^fab(-context)?:\d/.test(id))).toEqual([])
  })
})
