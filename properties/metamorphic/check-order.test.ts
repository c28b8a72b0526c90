/** Checks that act as one event: the order in which a game lists them makes no difference. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { everyRulebook } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { StateCheck, Structure } from '../../model/rulebook/structure.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Scenario, WireScenario } from '../../model/scenario/scenario.js'
import { play, scripted } from '../campaign/play.js'
import { isByCheck } from '../invariants/reading.js'
import type { Difference } from './relation.js'
import { difference } from './same.js'

const withChecks = (
  rulebook: Rulebook,
  list: readonly StateCheck[],
  simultaneous = rulebook.structure.checks.simultaneous.value
): Rulebook => {
  const { checks } = rulebook.structure
  const structure: Structure = {
    ...rulebook.structure,
    checks: { ...checks, list: { ...checks.list, value: list }, simultaneous: { ...checks.simultaneous, value: simultaneous } }
  }
  return { ...rulebook, structure }
}

/** The events that checks bring about at once, in one order. */
const sorted = (trace: readonly Observation[]): readonly Observation[] =>
  trace.map(o => {
    if (o.see !== 'event' || !isByCheck(o)) return o
    const named = o.events.map(event => ({ event, key: JSON.stringify({ ...event, id: undefined }) }))
    return { ...o, events: named.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event) }
  })

const played = async (rulebook: Rulebook, wire: WireScenario, script: Scenario['script']): Promise<readonly Observation[]> =>
  sorted((await play(inProcess(createReference(createBase(rulebook))), wire, scripted(script ?? []))).trace)

/** Situations of a game in which a check acts. */
const situationsOf = ({ id }: Rulebook) =>
  fixturesOf(id)
    .filter(({ scenario }) => scenario.expect?.trace.some(isByCheck))
    .map(({ scenario, file }) => ({ scenario, wire: toWire(scenario, file) }))

const partings = async (
  before: Rulebook,
  after: Rulebook
): Promise<readonly { readonly id: string; readonly difference: Difference }[]> => {
  const found: { id: string; difference: Difference }[] = []
  for (const { scenario, wire } of situationsOf(before)) {
    const [one, other] = [await played(before, wire, scenario.script), await played(after, wire, scenario.script)]
    const differs = difference({ scenario: wire, trace: one, level: 'full' }, { scenario: wire, trace: other, level: 'full' })
    expect(differs).not.toBe('undecided')
    if (differs && differs !== 'undecided') found.push({ id: scenario.id, difference: differs })
  }
  return found
}

const atOnce = everyRulebook.filter(({ structure }) => structure.checks.simultaneous.value === 'all-checks')

describe.each(atOnce.map(rulebook => [rulebook.id, rulebook] as const))('%s', (_id, rulebook) => {
  const list = rulebook.structure.checks.list.value

  it('has situations in which a check acts', () => expect(situationsOf(rulebook).length).toBeGreaterThan(10))

  it('comes to the same with the checks listed the other way round, or the later half first', async () => {
    const half = Math.floor(list.length / 2)
    for (const other of [[...list].reverse(), [...list.slice(half), ...list.slice(0, half)]])
      expect(await partings(rulebook, withChecks(rulebook, other))).toEqual([])
  })

  it('would not come to the same if the checks acted one after another', async () => {
    const oneByOne = withChecks(rulebook, list, 'each-check')
    expect(await partings(oneByOne, withChecks(oneByOne, [...list].reverse()))).not.toEqual([])
  })
})
