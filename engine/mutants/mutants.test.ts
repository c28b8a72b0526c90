/**
 * Mutants stand by families of rules, each has a name of its own, and none is lost as the engine changes.
 * @module
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { families, mutants } from './index.js'

const former = JSON.parse(readFileSync(new URL('testing/former.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/** Mutants that are not there any more: which others plant the same fault, and why their own name went. */
const elsewhere: Readonly<Record<string, { readonly by: string; readonly why: string }>> = {
  'condition-for-each-item': {
    by: 'condition-once-for-a-list',
    why: 'read again, fab-context:1.8.4 wants the condition tested for each item: what it planted was right, and the opposite is planted'
  },
  'mtg-enters-as-it-was': { by: 'mtg-always-looks-back-603.6b', why: 'looking back on what enters breaks mtg:603.6b there too' },
  'ga-placed-without-target-9': { by: 'ga-placed-without-target', why: 'the same fault under another rule, which leaves it open' },
  'ga-placed-without-target-12': { by: 'ga-placed-without-target', why: 'the same fault under another rule, which leaves it open' }
}

const names = new Map(mutants.map(({ name, ruleset }) => [name, ruleset]))

describe('the 669 mutants that there were before their faults moved to the boundaries of tasks', () => {
  it.each(Object.entries(former).map(([ruleset, all]) => ({ ruleset, all })))(
    'are there by name, or elsewhere: $ruleset',
    ({ ruleset, all }) => {
      expect(all.length).toBeGreaterThan(0)
      const gone = all.filter(name => names.get(name) !== ruleset)
      expect(gone.filter(name => !Object.hasOwn(elsewhere, name))).toEqual([])
      expect(gone.filter(name => names.get(elsewhere[name]!.by) !== ruleset)).toEqual([])
    }
  )

  it('are 669, and a row is only for one that went', () => {
    const all = Object.values(former).flat()
    expect(all).toHaveLength(669)
    expect(Object.keys(elsewhere).filter(name => names.has(name) || !all.includes(name))).toEqual([])
  })
})

describe('faulty engines', () => {
  const place = (name: string): number => mutants.findIndex(each => each.name === name)

  it('have a name each', () => {
    expect(names.size).toBe(mutants.length)
  })

  it('are each of one family', () => {
    const faults = families.flatMap(family => Object.keys(family))
    expect(faults.filter((name, at) => faults.indexOf(name) !== at && name !== 'impossible-offered')).toEqual([])
  })

  it.each([
    ['mtg-prevents-more-than-dealt', 'two-layers'],
    ['ga-no-look-back', 'priority-before-placing'],
    ['mtg-2010-checks-once', 'nobody-wins'],
    ['ga-older-placed-for-another', 'oldest-layer-first']
  ])('stand by families of rules, whichever game has them: %s before %s', (one, other) => {
    expect(place(one)).toBeGreaterThan(-1)
    expect(place(one)).toBeLessThan(place(other))
  })
})
