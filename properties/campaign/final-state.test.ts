import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { telling } from '../../engine/styles/style.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import type { Observation, ReportedState } from '../../model/trace/observation.js'
import { invariants } from '../invariants/index.js'
import { runFixture } from './fixture.js'
import { untoldAtEnd } from './final-state.js'

/** Fixtures that expect something else than life and zones at the end, and some that expect these. */
const chosen = ['fab', 'mtg', 'ga'].flatMap(ruleset => {
  const stating = fixturesOf(ruleset).filter(({ scenario }) => scenario.standing === 'normative' && scenario.expect?.final)
  const states = (field: string) =>
    stating.filter(({ scenario }) => Object.values(scenario.expect!.final!.objects).some(fields => field in fields)).slice(0, 4)
  const plain = stating.filter(({ scenario }) => Object.keys(scenario.expect!.final!.players).length > 0).slice(0, 4)
  const all = new Set([...plain, ...['zone', 'counters', 'statuses', 'damage', 'numbers', 'controller'].flatMap(states)])
  return [...all].map(fixture => ({ ruleset, fixture }))
})

/** What becomes of the fixtures in an engine that reports a part of the state. */
const playedBy = async (part: (state: ReportedState) => ReportedState) =>
  Promise.all(
    chosen.map(async ({ ruleset, fixture }) => {
      const base = createBase(rulebooks[ruleset]!)
      const shorten = (o: Observation): readonly Observation[] => [o.see === 'end' ? { ...o, state: part(o.state) } : o]
      const iut = telling(inProcess(createReference(base)), shorten)
      const model = createModel(base, { level: 'full', autonomous: [] })
      const { check, game } = await runFixture(iut, model, base.rulebook, invariants, fixture)
      expect({ id: check.name, chart: game?.chart, breaches: game?.breaches }).toMatchObject({ chart: { kind: 'accepted' }, breaches: [] })
      const asks = Object.values(fixture.scenario.expect!.final!.objects).flatMap(fields => Object.keys(fields))
      return { check, asks }
    })
  )

const lives = (players: ReportedState['players']): ReportedState['players'] =>
  Object.fromEntries(Object.entries(players).map(([id, { life }]) => [id, life === undefined ? {} : { life }]))

describe('an engine that leaves out of the state at the end', () => {
  it.each([
    ['all', (): ReportedState => ({ players: {}, objects: {} })],
    ['all but life', ({ players }: ReportedState): ReportedState => ({ players: lives(players), objects: {} })]
  ])(
    '%s fails no fixture, and decides those whose events tell the rest',
    async (_what, part) => {
      const played = await playedBy(part)
      for (const { check, asks } of played) {
        const isUntold = asks.includes('numbers') || asks.includes('controller')
        if (isUntold)
          expect(check).toMatchObject({ verdict: 'inconclusive', message: expect.stringContaining('does not report') as string })
        else if (check.verdict !== 'pass') expect(check).toMatchObject({ verdict: 'inconclusive' })
      }
      expect(played.filter(({ check }) => check.verdict === 'pass').length).toBeGreaterThan(played.length / 3)
    },
    60_000
  )

  it('nothing passes them all', async () => {
    for (const { check } of await playedBy(state => state)) expect(check).toMatchObject({ verdict: 'pass' })
  }, 60_000)
})

it('what the comparison ignores does not tell what an engine leaves out', () => {
  const end: Observation = { see: 'end', why: 'quiescent', state: { players: {}, objects: {} } }
  const final = { players: { A: { life: 17 } }, objects: {} }
  expect(untoldAtEnd({ trace: [], final }, [end])).toBeUndefined()
  expect(untoldAtEnd({ trace: [], final, ignoreEvents: ['damage'] }, [end])).toBe(
    "the engine does not report A's life at the end, and no event tells it"
  )
})
