import { describe, expect, it } from 'vitest'
import { fab } from './fab/index.js'
import { ga } from './ga/index.js'
import { catalogue as gaOlder } from './ga-older/catalogue.js'
import { catalogue as mtg2010 } from './mtg-2010/catalogue/index.js'
import { mtg } from './mtg/index.js'

/** The numbered rules of each text, in its order. */
const texts = {
  fab: {
    catalogue: fab.rules,
    total: 89,
    numbers: `
      6.1.1 6.1.2 6.1.3
      6.2.1 6.2.2 6.2.2a 6.2.2b 6.2.2c 6.2.2d 6.2.3 6.2.3a 6.2.3b 6.2.3c 6.2.3d 6.2.4 6.2.5 6.2.5a
      6.3.1 6.3.2 6.3.2a 6.3.2b 6.3.2c 6.3.3 6.3.3a 6.3.4 6.3.4a 6.3.4b 6.3.4c 6.3.5 6.3.5a 6.3.5b 6.3.6 6.3.7
      6.4.1 6.4.1a 6.4.2 6.4.2a 6.4.3 6.4.4 6.4.5 6.4.6 6.4.7 6.4.7a 6.4.7b 6.4.8 6.4.8a 6.4.9
      6.4.10 6.4.10a 6.4.10b 6.4.10c 6.4.10d 6.4.10e 6.4.10f 6.4.10g 6.4.10h 6.4.10i 6.4.10j 6.4.11
      6.5.1 6.5.2 6.5.2a 6.5.2b 6.5.3 6.5.4 6.5.5 6.5.6 6.5.7 6.5.8
      6.6.1 6.6.1a 6.6.1b 6.6.1c 6.6.1d 6.6.2 6.6.2a 6.6.3 6.6.3a 6.6.4
      6.6.5 6.6.5a 6.6.5b 6.6.5c 6.6.5d 6.6.5e 6.6.5f 6.6.6 6.6.6a 6.6.6b
    `
  },
  mtg: {
    catalogue: mtg.rules,
    total: 47,
    numbers: `
      603.1 603.1a 603.2 603.2a 603.2b 603.2c 603.2d 603.2e 603.2f 603.2g 603.2h 603.2i 603.3 603.3a 603.3b 603.3c 603.3d 603.4 603.5
      603.6 603.6a 603.6b 603.6c 603.6d 603.6e 603.7 603.7a 603.7b 603.7c 603.7d 603.7e 603.7f 603.7g 603.7h 603.8 603.9
      603.10 603.10a 603.10b 603.10c 603.10d 603.10e 603.10f 603.10g 603.11 603.12 603.12a
    `
  },
  'mtg-2010': {
    catalogue: mtg2010,
    total: 34,
    numbers: `
      ${Array.from({ length: 21 }, (_, at) => `sba.${at}`).join(' ')}
      ${Array.from({ length: 13 }, (_, at) => `trigger.${at + 1}`).join(' ')}
    `
  },
  ga: { catalogue: ga.rules, total: 19, numbers: '1 1.1 2 2.1 3 3.1 3.2 4 4.1 5 5.1 5.2 6 7 8 9 10 11 12' },
  'ga-older': { catalogue: gaOlder, total: 11, numbers: '1 2 3 4 5 6 7 8 9 10 11' }
}

/** A text, or a neighbouring one, of each game; editions of one game may cite each other. */
const CITABLE: Readonly<Record<string, RegExp>> = {
  fab: /^fab(-context)?:\d/,
  mtg: /^mtg(-context)?:\d/,
  'mtg-2010': /^mtg(-context|-2010)?:/,
  ga: /^ga(-context:[A-Z]|:\d)/,
  'ga-older': /^ga(-older)?:\d/
}

const every = Object.values(texts).flatMap(text => text.catalogue.map(rule => rule.id))

describe.each(Object.entries(texts))('the catalogue of %s', (ruleset, { catalogue, numbers, total }) => {
  const ids = numbers
    .trim()
    .split(/\s+/)
    .map(number => `${ruleset}:${number}`)

  it(`holds the ${total} rules of the text, each once, in order`, () => {
    expect(ids).toHaveLength(total)
    expect(catalogue.map(rule => rule.id)).toEqual(ids)
  })

  it.each(catalogue)('$id gives a reason exactly if it is not normative', rule => {
    expect(rule.reason !== undefined).toBe(rule.standing !== 'normative')
  })

  it.each(catalogue)('$id has a title of its own and a complete statement', rule => {
    expect(catalogue.filter(other => other.title === rule.title)).toHaveLength(1)
    expect(rule.statement).toMatch(/^["A-Z].{20,}[.)]$/s)
  })

  it.each(catalogue.filter(({ neighbours }) => neighbours.length > 0))('$id names neighbours that exist, and not itself', rule => {
    expect(rule.neighbours.filter(id => !CITABLE[ruleset]!.test(id))).toEqual([])
    expect(rule.neighbours.filter(id => !id.includes('-context:') && !every.includes(id))).toEqual([])
    expect(rule.neighbours).not.toContain(rule.id)
  })
})
