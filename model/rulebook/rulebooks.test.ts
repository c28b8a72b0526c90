import { describe, expect, it } from 'vitest'
import { RuleId } from '../scenario/names.js'
import { CONCEPTS } from './concept.js'
import type { Concept } from './concept.js'
import { everyRulebook, findRule } from './index.js'
import { everyRule } from './rulebook.js'
import type { Cited } from './structure.js'

/** Numbers of section 603 of Magic that are cited as `mtg:`, and items of the page of Grand Archive cited as `ga:`. */
const OWN: Readonly<Record<string, RegExp>> = {
  fab: /^fab:6\.\d/,
  mtg: /^mtg:603\.(1a?|2[a-i]?|3[a-d]?|4|5|6[a-e]?|7[a-h]?|8|9|10[a-g]?|11|12a?)$/,
  'mtg-2010': /^mtg-2010:(sba|trigger)\.\d+$/,
  'ga-older': /^ga-older:([1-9]|1[01])$/,
  ga: /^ga:(1(\.1)?|2(\.1)?|3(\.[12])?|4(\.1)?|5(\.[12])?|[6-9]|1[0-2])$/
}

/** Nobody selects a player who begins, and the layers of continuous effects are not judged yet. */
const UNSELECTED: readonly Concept[] = ['replacement.first-player', 'trigger.first-player', 'continuous.stage', 'continuous.timestamp']

/** There is no combat in the games of this version, and states are watched all the time. */
const MAGIC: readonly Concept[] = [...UNSELECTED, 'combat.step', 'combat.hit', 'trigger.rearm']

/** What a game does not have, or the charts do not tell apart in it. */
const LACKING: Readonly<Record<string, readonly Concept[]>> = {
  fab: ['turn.attackers', 'trigger.rearm', 'damage.life', 'event.at-once', 'check.loop', 'check.keep'],
  mtg: MAGIC,
  'mtg-2010': [...MAGIC, 'check.keep'],
  ga: [...UNSELECTED, 'turn.attackers', 'damage.life', 'combat.step', 'combat.hit', 'trigger.limit'],
  'ga-older': [...UNSELECTED, 'turn.attackers', 'damage.life', 'combat.step', 'combat.hit', 'trigger.limit']
}

/** Every cited value of a structure, with its path. */
const citedValues = (structure: object): readonly (readonly [string, Cited<unknown>])[] =>
  Object.entries(structure).flatMap(([part, values]) =>
    Object.entries(values as Record<string, Cited<unknown>>).map(([name, cited]) => [`${part}.${name}`, cited] as const)
  )

describe.each(everyRulebook)('the rulebook $id', ({ id, editionOf = id, structure, concepts, claims }) => {
  const own = OWN[id]!
  const unknown = (rules: readonly RuleId[]): readonly RuleId[] =>
    rules.filter(rule => !RuleId.safeParse(rule).success || !(rule.startsWith(`${editionOf}-context:`) || own.test(rule)))

  it.each(citedValues(structure))('cites known rules for %s', (_, cited) => {
    expect(cited.rules.length).toBeGreaterThan(0)
    expect(unknown(cited.rules)).toEqual([])
  })

  it.each(citedValues(structure).filter(([, { standing }]) => standing !== undefined))('says why %s is not certain', (_, cited) => {
    expect(cited.note).toMatch(/\w/)
  })

  it('has each pass class and each phase at most once', () => {
    const classes = structure.replacement.passes.value.flatMap(pass => pass.classes)
    const phases = [...structure.turn.phases.value, ...structure.turn.combat.value].map(phase => phase.name)
    expect(new Set(classes).size).toBe(classes.length)
    expect(new Set(phases).size).toBe(phases.length)
  })

  it.each(CONCEPTS)('maps %s to known rules', concept => {
    if (!LACKING[id]?.includes(concept)) expect(concepts[concept].length).toBeGreaterThan(0)
    else expect(concepts[concept]).toEqual([])
    expect(unknown(concepts[concept])).toEqual([])
    expect(new Set(concepts[concept]).size).toBe(concepts[concept].length)
  })

  it('answers the questions, each once, with rules and a fixture', () => {
    const asked = claims.map(claim => claim.question)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked).toEqual([...new Set(asked)].sort())
    for (const claim of claims) {
      expect(claim.rules.length).toBeGreaterThan(0)
      expect(unknown(claim.rules)).toEqual([])
      expect(claim.fixture).toBe(`${id}/questions/${claim.question.toLowerCase()}`)
    }
  })
})

describe.each(everyRulebook)('the rulebook $id, whose neighbours are catalogued,', rulebook => {
  const { structure, concepts, claims } = rulebook
  const rules = everyRule(rulebook)
  const catalogued = new Set<string>(rules.map(rule => rule.id))
  const missing = (cited: readonly RuleId[]): readonly RuleId[] => cited.filter(rule => !catalogued.has(rule))

  it('catalogues every rule, its own or neighbouring, that structure, concepts and claims cite', () => {
    const cited = [
      ...citedValues(structure).flatMap(([, value]) => value.rules),
      ...Object.values(concepts).flat(),
      ...claims.flatMap(claim => claim.rules)
    ]
    expect(missing(cited)).toEqual([])
  })

  it('cites no definition for a concept: nothing could break it', () => {
    const definitions = rules.filter(rule => rule.standing === 'definition').map(rule => rule.id)
    expect(
      Object.values(concepts)
        .flat()
        .filter(rule => definitions.includes(rule))
    ).toEqual([])
  })
})

describe('findRule', () => {
  it('finds a catalogued rule', () => {
    expect(findRule('fab:6.4.5')?.title).toBe('Once per original event')
  })

  it('finds a neighbouring rule', () => {
    expect(findRule('fab-context:1.11.5')?.title).toBe('Who acts keeps priority')
  })

  it('finds a rule of any game', () => {
    expect(findRule('mtg:603.4')?.title).toBe('Intervening "if"')
  })

  it.each(['fab-context:1.11.2', 'fab:6.4.12', 'mtg:603.13', ''])('finds no rule %j', id => {
    expect(findRule(id)).toBeUndefined()
  })
})
