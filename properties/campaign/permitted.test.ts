/** What the protocol permits an engine never fails; what is near it and wrong does. */
import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { empty } from '../../engine/styles/empty.js'
import { oneByOne } from '../../engine/styles/one-by-one.js'
import { telling } from '../../engine/styles/style.js'
import { terse } from '../../engine/styles/terse.js'
import { conformanceCards, fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { toldForEach } from '../../model/trace/apart.js'
import type { NamedEvent } from '../../model/trace/event.js'
import { Level, Observation } from '../../model/trace/observation.js'
import { certify } from './certify.js'
import { runFixture } from './fixture.js'

const rulebook = rulebooks.mtg
const base = createBase(rulebook)

const damagesSeveral = (event: NamedEvent): boolean => event.event === 'damage' && event.parts.length > 1
const entersWith = (event: NamedEvent): boolean => (event.event === 'move' || event.event === 'create') && event.counters !== undefined
/** Fixtures in which several are damaged, things enter with something, options are parts, and stack objects have targets and modes. */
const isTelling = ({ expect: wanted }: (typeof all)[number]['scenario']): boolean =>
  (wanted?.trace ?? []).some(o => {
    if (o.see === 'layer') return o.modes !== undefined
    if (o.see === 'prompt') return o.decision === 'allocate'
    return o.see === 'event' && o.events.some(event => damagesSeveral(event) || entersWith(event))
  })
const all = fixturesOf('mtg')
const chosen = all.filter(({ scenario }) => isTelling(scenario))

const reference = (level: Level): ImplementationUnderTest => atLevel(inProcess(createReference(base)), level)

const eventsAs = (tell: (events: readonly NamedEvent[]) => readonly (readonly NamedEvent[])[]) => (iut: ImplementationUnderTest) =>
  telling(iut, o => (o.see === 'event' ? tell(o.events).map(events => ({ ...o, events: [...events] })) : [o]))

/** The damage that several are dealt is told as this. */
const damageAs = (tell: (each: readonly NamedEvent[]) => readonly (readonly NamedEvent[])[]) =>
  eventsAs(events => (events.some(damagesSeveral) ? tell(toldForEach(events)) : [events]))

type Wrapper = (iut: ImplementationUnderTest) => ImplementationUnderTest

/** Every other game is told in another way. */
const byTurns =
  (other: Wrapper): Wrapper =>
  iut => {
    let games = 0
    return { ...iut, start: scenario => (games++ % 2 === 0 ? iut : other(iut)).start(scenario) }
  }

const permitted: readonly (readonly [string, Wrapper, readonly Level[]])[] = [
  ['damage to several as that to each, at once', damageAs(each => [each]), ['outcome']],
  ['damage to several as that to each, one after the other', damageAs(each => each.map(one => [one])), ['outcome']],
  ['all that happens at once one by one, the last first', iut => oneByOne.of(iut), ['outcome']],
  ['all at once in one game, and one by one without forced prompts in the next', byTurns(iut => oneByOne.of(terse.of(iut))), ['outcome']],
  ['empty fields', iut => empty.of(iut), Level.options],
  ['empty fields, and damage to each', iut => empty.of(oneByOne.of(iut)), ['outcome']]
]

describe('what is permitted passes', () => {
  it('has fixtures that show it', () => {
    expect(chosen.length).toBeGreaterThan(12)
    const traces = chosen.flatMap(({ scenario }) => scenario.expect?.trace ?? [])
    expect(traces.filter(o => o.see === 'event' && o.events.some(damagesSeveral)).length).toBeGreaterThan(8)
  })

  it.each(permitted.flatMap(([what, wrap, levels]) => levels.map(level => [what, level, wrap] as const)))(
    '%s, at level %s',
    async (_what, level, wrap) => {
      const suite = { base, fixtures: chosen, cards: [...conformanceCards('mtg').values()] }
      const { report } = await certify({ engine: wrap(reference(level)), suite, seed: 1, runs: 5, strict: true, relations: 'in-turn' })
      expect(report.checks.filter(({ kind, verdict }) => kind === 'fixture' && verdict !== 'pass')).toEqual([])
      expect(report.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')).toEqual([])
    }
  )

  it('as the schema of the protocol has it', async () => {
    const fixture = all.find(({ scenario }) => scenario.expect?.trace.some(o => o.see === 'event' && o.events.some(entersWith)))!
    const wire = toWire(fixture.scenario, fixture.file)
    let session = await empty.of(reference('full')).start(wire)
    const told = [...session.observations]
    for (let last = told.at(-1); last?.see === 'prompt' && told.length < 200; last = told.at(-1)) {
      session = await session.answer(last.options.length - 1)
      told.push(...session.observations)
    }
    expect(told.flatMap(o => Object.keys(o))).toEqual(expect.arrayContaining(['about', 'targets', 'modes', 'note']))
    expect(told.flatMap(o => Observation.safeParse(o).error?.issues ?? [])).toEqual([])
  })
})

/** Whether an expectation, and whether the charts, refuse what an engine tells of a fixture. */
const refused = async (id: string, iut: ImplementationUnderTest) => {
  const fixture = all.find(({ scenario }) => scenario.id === id)!
  const { level } = iut.statement
  const { check, game } = await runFixture(iut, createModel(base, { level, autonomous: [] }), rulebook, [], fixture)
  return { fixture: check.verdict === 'fail', charts: game?.chart.kind === 'refused' }
}

const BOTH = { fixture: true, charts: true }
const NEITHER = { fixture: false, charts: false }

const reordered = (open: Session, order: (told: readonly Observation[]) => readonly Observation[]): Session => ({
  observations: order(open.observations),
  answer: async option => reordered(await open.answer(option), order),
  close: () => open.close()
})

/** Damage to each, the last of it after the next event. */
const withSomethingBetween = (told: readonly Observation[]): readonly Observation[] => {
  const at = told.findIndex(o => o.see === 'event' && o.events.some(damagesSeveral))
  const o = told[at]
  if (o?.see !== 'event') return told
  const each = toldForEach(o.events)
  const here = { ...o, events: each.slice(0, -1) }
  const last = { ...o, events: each.slice(-1) }
  return [...told.slice(0, at), here, ...told.slice(at + 1, at + 2), last, ...told.slice(at + 2)]
}

describe('what is near it and wrong fails', () => {
  const SEVERAL = 'mtg/context/resolution/damage-to-several'

  it('and the right engine does not', async () => {
    for (const [, wrap, [level]] of permitted) expect(await refused(SEVERAL, wrap(reference(level!)))).toEqual(NEITHER)
  })

  it.each<readonly [string, Wrapper]>([
    ['one of several is left out', damageAs(each => each.slice(1).map(one => [one]))],
    ['one is damaged twice', damageAs(each => [...each, each[0]!].map(one => [one]))],
    ['the damage to one is told in two parts', damageAs(each => [...each.slice(1), each[0]!, each[0]!].map(one => [halved(one)]))],
    ['something comes between', iut => ({ ...iut, start: async told => reordered(await iut.start(told), withSomethingBetween) })]
  ])('%s', async (_what, wrap) => {
    expect(await refused(SEVERAL, wrap(reference('outcome')))).toEqual(BOTH)
  })

  it('damage to each, where layers are shown', async () => {
    expect(await refused(SEVERAL, damageAs(each => each.map(one => [one]))(reference('stack')))).toEqual(BOTH)
  })

  const ENTERS = chosen.find(({ scenario }) => (scenario.expect?.trace ?? []).some(o => o.see === 'event' && o.events.some(entersWith)))

  it('counters that something enters with are told as none', async () => {
    const forgets = eventsAs(events => [events.map(event => ('counters' in event ? { ...event, counters: {} } : event))])
    const id = ENTERS!.scenario.id
    expect(await refused(id, empty.of(reference('full')))).toEqual(NEITHER)
    expect(await refused(id, forgets(reference('full')))).toEqual(BOTH)
  })
})

/** Damage of half as much. */
const halved = (event: NamedEvent): NamedEvent =>
  event.event === 'damage' ? { ...event, parts: event.parts.map(part => ({ ...part, amount: part.amount / 2 })) } : event
