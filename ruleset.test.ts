/** The invented ruleset of examples/ruleset: played by engine and charts, and each of its differences killed by a fixture. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createReference } from './engine/reference/index.js'
import { inProcess } from './engine/reference/iut.js'
import { asInMagic, OTHERWISE } from './examples/ruleset/as-in-magic.js'
import { grove } from './examples/ruleset/rulebook.js'
import { fixturesOf, fixturesUnder, packageRoot, readFixtures } from './fixtures/loader.js'
import type { Fixture } from './fixtures/loader.js'
import { OPEN } from './fixtures/open.js'
import { createBase } from './model/base/base.js'
import { everyRulebook } from './model/rulebook/index.js'
import { basedOn, checkedRulebook } from './model/rulebook/own.js'
import type { Rulebook } from './model/rulebook/rulebook.js'
import type { Structure } from './model/rulebook/structure.js'
import { createModel } from './model/statechart/index.js'
import { runFixture } from './properties/campaign/fixture.js'
import type { FixtureRun } from './properties/campaign/fixture.js'
import { invariants } from './properties/invariants/index.js'
import { certifyWith } from './vitest.js'

const fixtures = readFixtures(join(packageRoot(), 'examples', 'ruleset', 'fixtures'), grove)
const magic = everyRulebook.find(({ id }) => id === 'mtg')!.structure
const { structure } = grove

const cards = fixtures.flatMap(({ scenario }) => scenario.cards ?? [])

// grove:0 is judged by what holds of Magic, too
certifyWith(() => inProcess(createReference(createBase(grove))), {
  ruleset: grove,
  fixtures: [...fixtures, ...asInMagic.filter(({ scenario }) => OPEN[scenario.id] === undefined)],
  cards,
  runs: 30
})

/** Plays a fixture on an engine and on charts that follow the rulebook. */
const run = (rulebook: Rulebook, fixture: Fixture): Promise<FixtureRun> => {
  const base = createBase(rulebook)
  return runFixture(inProcess(createReference(base)), createModel(base, { level: 'full', autonomous: [] }), rulebook, invariants, fixture)
}

const changed = (part: Partial<Structure>): Rulebook => ({ ...grove, structure: { ...structure, ...part } })
const checking = (declared: Structure['checks']['declared']['value']): Rulebook =>
  changed({ checks: { ...structure.checks, declared: { ...structure.checks.declared, value: declared } } })
const [withering, greed] = structure.checks.declared.value ?? []

describe('the invented ruleset', () => {
  it('has a fixture for each of its own rules', () => {
    const shown = new Set(fixtures.flatMap(({ scenario }) => scenario.rules))
    expect(grove.rules.filter(({ id }) => !shown.has(id))).toEqual([])
    expect(fixtures.length).toBeGreaterThanOrEqual(10)
  })

  it.each(fixtures.map(fixture => [fixture.scenario.id, fixture] as const))(
    '%s passes on engine, charts and invariants',
    async (_, fixture) => {
      const { check, game } = await run(grove, fixture)
      expect(check.verdict, check.message).toBe('pass')
      expect(game?.chart).toEqual({ kind: 'accepted' })
      expect(game?.breaches).toEqual([])
    }
  )

  it.each<readonly [string, Rulebook, string]>([
    ['the passes of replacement', changed({ replacement: { ...structure.replacement, passes: magic.replacement.passes } }), 'grove:1'],
    ['who places first', changed({ placement: { ...structure.placement, first: magic.placement.first } }), 'grove:2'],
    ...structure.checks.declared.value!.map(
      ({ name, rules }) => [name, checking(structure.checks.declared.value!.filter(each => each.name !== name)), rules[0]!] as const
    )
  ])('without its own value for %s, a fixture fails', async (_, rulebook, rule) => {
    const own = fixtures.filter(({ scenario }) => scenario.rules.some(id => id === rule))
    const verdicts = await Promise.all(own.map(fixture => run(rulebook, fixture)))
    expect(verdicts.map(({ check }) => check.verdict)).toContain('fail')
  })
})

describe('what is as in Magic', () => {
  const inGrove = fixturesUnder(
    fixturesOf('mtg').filter(({ scenario }) => scenario.id in OTHERWISE),
    grove,
    'grove:0'
  )

  it('is nearly all of it', () => {
    expect(inGrove.length).toBe(Object.keys(OTHERWISE).length)
    expect(asInMagic.length).toBeGreaterThan(20 * inGrove.length)
  })

  it.each(inGrove.map(fixture => [fixture.scenario.id, fixture] as const))('%s is not, by a rule of its own', async (id, fixture) => {
    const { check } = await run(grove, fixture)
    expect(check.verdict).toBe('fail')
    expect(grove.rules.map(rule => rule.id)).toContain(OTHERWISE[id])
  })
})

describe('a rulebook of one’s own', () => {
  it('takes over how firm a value is, and what is noted of it', () => {
    const { sweep } = basedOn(
      everyRulebook.find(({ id }) => id === 'ga')!,
      {
        id: 'copse',
        title: 'Copse',
        edition: 'none',
        otherwise: 'copse:0',
        rules: [{ id: 'copse:0', title: 'The rest', statement: 'As in Grand Archive.', standing: 'normative', neighbours: [] }],
        structure: {}
      }
    ).structure.events
    expect(sweep).toEqual({
      value: 'at-once',
      open: ['in-sequence'],
      rules: ['copse:0'],
      standing: 'undefined',
      note: expect.stringMatching(/./) as string
    })
  })

  const move = { ...withering!, then: { do: 'move', to: 'arena' } } as typeof withering
  it.each<readonly [string, Rulebook, string]>([
    ['moves to where it looks', checking([move!]), 'moves an object of the arena to where it is'],
    ['demands nothing', checking([{ ...greed!, when: [] }]), 'demands nothing'],
    [
      'destroys outside the arena',
      checking([{ ...withering!, in: 'hand', then: { do: 'destroy' } } as never]),
      'would destroy an object of the hand'
    ],
    ['cites an unknown rule', checking([{ ...greed!, rules: ['grove:99'] }]), 'cites grove:99, which is not among its rules'],
    ['has a rule twice', { ...grove, rules: [...grove.rules, grove.rules[0]!] }, 'grove:0 is there twice'],
    [
      'cites nothing for a value',
      changed({ numbers: { ...structure.numbers, floor: { value: 'none', rules: [] } } }),
      'structure.numbers.floor cites no rule'
    ]
  ])('is refused if it %s', (_, rulebook, sentence) => {
    expect(() => checkedRulebook(rulebook)).toThrow(sentence)
  })
})
