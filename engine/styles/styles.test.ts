import { describe, expect, it } from 'vitest'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { byFirstNames } from '../../model/trace/first-names.js'
import { mapIds } from '../../model/trace/ids.js'
import type { IdKind } from '../../model/trace/ids.js'
import type { Observation } from '../../model/trace/observation.js'
import type { ImplementationUnderTest } from '../port.js'
import { createReference } from '../reference/index.js'
import { atLevel, inProcess } from '../reference/iut.js'
import { inStyles, styles } from './index.js'
import { without } from './left-out.js'
import { SPARED } from './spare.js'

const engine = (): ImplementationUnderTest => inProcess(createReference(createBase(rulebooks.ga)))
const style = (name: string) => styles.find(each => each.name === name)!

/** A game in which the last option is taken at every real choice, or the first. */
const played = async (iut: ImplementationUnderTest, id: string, last: boolean): Promise<readonly Observation[]> => {
  const { scenario, file } = fixturesOf('ga').find(each => each.scenario.id === id)!
  const trace: Observation[] = []
  let session = await iut.start(toWire(scenario, file))
  for (let answers = 0; answers < 60; answers++) {
    trace.push(...session.observations)
    const asked = session.observations.at(-1)
    if (asked?.see !== 'prompt') return trace
    session = await session.answer(last ? asked.options.length - 1 : 0)
  }
  return trace
}

const END = ({ see }: Observation): boolean => see === 'end'
const CASE = 'ga/questions/d33'

describe('a style', () => {
  it('terse leaves prompts with one option out, and nothing else', async () => {
    const told = await played(engine(), CASE, true)
    const terse = await played(inStyles(engine(), [style('terse')]), CASE, true)
    expect(told.some(o => o.see === 'prompt' && o.options.length === 1)).toBe(true)
    expect(terse).toEqual(told.filter(o => o.see !== 'prompt' || o.options.length > 1))
  })

  it('no-cause tells no cause', async () => {
    const told = await played(engine(), CASE, true)
    const plain = await played(inStyles(engine(), [style('no-cause')]), CASE, true)
    expect(told.some(o => o.see === 'event' && o.cause !== undefined)).toBe(true)
    expect(plain.some(o => o.see === 'event' && o.cause !== undefined)).toBe(false)
    expect(plain).toHaveLength(told.length)
  })

  it('one-by-one tells each event by itself', async () => {
    const told = await played(atLevel(engine(), 'outcome'), CASE, true)
    const apart = await played(inStyles(atLevel(engine(), 'outcome'), [style('one-by-one')]), CASE, true)
    const events = (trace: readonly Observation[]) => trace.flatMap(o => (o.see === 'event' ? [o.events.length] : []))
    expect(Math.max(...events(told))).toBeGreaterThan(1)
    expect(new Set(events(apart))).toEqual(new Set([1]))
    expect(events(apart)).toHaveLength(events(told).reduce((sum, count) => sum + count, 0))
  })

  it('plain-options turns the options, and an answer with them', async () => {
    const told = await played(engine(), CASE, true)
    const turned = await played(inStyles(engine(), [style('plain-options')]), CASE, false)
    expect(turned.find(END)).toEqual(told.find(END))
    expect(turned.some(o => o.see === 'prompt' && o.about !== undefined)).toBe(false)
  })

  it('any-order lists the same options, in another order when the game is played again', async () => {
    const { scenario, file } = fixturesOf('ga').find(each => each.scenario.id === CASE)!
    const iut = inStyles(engine(), [style('any-order')])
    const first = async (): Promise<readonly string[]> => {
      const { observations } = await iut.start(toWire(scenario, file))
      const asked = observations.at(-1)
      return asked?.see === 'prompt' ? asked.options.map(option => JSON.stringify(option)) : []
    }
    const games = await Promise.all(Array.from({ length: 8 }, first))
    expect(games[0]!.length).toBeGreaterThan(1)
    expect(new Set(games.map(options => options.join())).size).toBeGreaterThan(1)
    expect(new Set(games.map(options => [...options].sort().join())).size).toBe(1)
  })

  it('fitful leaves out every other prompt with one option', async () => {
    const forced = (trace: readonly Observation[]) => trace.filter(o => o.see === 'prompt' && o.options.length === 1).length
    const told = await played(engine(), CASE, true)
    const some = await played(inStyles(engine(), [style('fitful')]), CASE, true)
    expect(forced(some)).toBe(Math.ceil(forced(told) / 2))
    expect(some.find(END)).toEqual(told.find(END))
  })

  it.each(['numbered', 'unicode'])('%s names events and things in other ways, and nothing else', async name => {
    const ids = (trace: readonly Observation[], kind: IdKind): readonly string[] => {
      const found = new Set<string>()
      for (const o of trace) mapIds(o, (id, its) => its === kind && found.add(id))
      return [...found]
    }
    const blank = (trace: readonly Observation[]) => trace.filter(o => o.see !== 'end').map(o => mapIds(o, () => ''))
    const shared: string[] = []
    for (const { scenario } of fixturesOf('ga').slice(0, 10)) {
      const told = await played(engine(), scenario.id, false)
      const other = await played(inStyles(engine(), [style(name)]), scenario.id, false)
      const events = ids(other, 'event')
      expect(events).toHaveLength(ids(told, 'event').length)
      expect(events.filter(id => ids(told, 'event').includes(id))).toEqual([])
      const things = ids(other, 'thing')
      expect(things).toHaveLength(ids(told, 'thing').length)
      shared.push(...things.filter(id => events.includes(id)))
      expect(blank(other)).toEqual(blank(told))
    }
    expect(shared.length).toBeGreaterThan(0)
  })

  it('renamed gives what changes zones another name, and uses the former ones beside it', async () => {
    const scenario = 'ga/delayed/resolves-as-any-ability'
    const told = await played(engine(), scenario, true)
    const other = await played(inStyles(engine(), [style('renamed')]), scenario, true)
    const moved = other.findIndex(o => o.see === 'event' && o.events.some(event => 'becomes' in event && event.becomes === 'threat:2'))
    expect(moved).toBeGreaterThan(0)
    const called = new Set<string>()
    for (const o of other.slice(moved + 1)) mapIds(o, id => called.add(id))
    expect([...called].filter(id => id.startsWith('threat')).toSorted()).toEqual(['threat', 'threat:2'])
    expect(other.map(byFirstNames(['threat', 'l1', 'p1', 'guard', 'p', 'q']))).toEqual(told)
  })

  it('spare and uneven leave out what may be left out: always, and now and then', async () => {
    const fields = async (iut: ImplementationUnderTest): Promise<readonly string[]> => {
      const found: string[] = []
      for (const { scenario } of fixturesOf('ga').slice(0, 20))
        for (const o of await played(iut, scenario.id, true))
          without(field => {
            if (SPARED.includes(field)) found.push(field)
            return false
          }, o)
      return found
    }
    const told = await fields(engine())
    const some = await fields(inStyles(engine(), [style('uneven')]))
    expect(await fields(inStyles(engine(), [style('spare')]))).toEqual([])
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(told.length)
  })
})
