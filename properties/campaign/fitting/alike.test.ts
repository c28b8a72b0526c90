/** Many things that differ only in names: told in whatever order, they are fitted without trying every order. */
import { describe, expect, it } from 'vitest'
import type { Observation, ObservationOf } from '../../../model/trace/observation.js'
import type { Expectation } from '../../../model/scenario/scenario.js'
import { compareWithExpectation, UNDECIDED } from '../expectation.js'
import { MOST_STEPS } from './fit.js'
import type { Effort } from './fit.js'

const scenario = {
  players: [{ id: 'A' }, { id: 'B' }],
  objects: [
    { id: 'bolt', card: 'Bolt', zone: 'hand' as const, owner: 'A' },
    { id: 'ward', card: 'Ward', zone: 'arena' as const, owner: 'B' }
  ]
}

const compared = (expected: Expectation, came: readonly Observation[], most = MOST_STEPS) => {
  const effort: Effort = { most, steps: 0 }
  return { found: compareWithExpectation(scenario, expected, came, 'full', [], effort), effort }
}
const compare = (wanted: readonly Observation[], came: readonly Observation[], most = MOST_STEPS) =>
  compared({ trace: [...wanted] }, came, most)

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const reversed = (count: number): readonly number[] => [...numbers(count)].reverse()
/** Neither in order nor in reverse, each once. */
const mixed = (count: number): readonly number[] => {
  const odd = numbers(count).filter(each => each % 2 === 1)
  return [...odd.toReversed(), ...numbers(count).filter(each => each % 2 === 0)]
}

const triggered = (layer: string, more: Partial<ObservationOf<'triggered'>> = {}): Observation => ({
  see: 'triggered',
  effect: { source: 'ward', ability: 'hit' },
  controller: 'B',
  layer,
  ...more
})
const placed = (layer: string): Observation => ({ see: 'layer', layer, kind: 'triggered', controller: 'B' })
const resolve = (layer: string): Observation => ({ see: 'resolve', layer })
const damage = (amount: number): Observation => ({
  see: 'event',
  events: [{ event: 'damage', source: 'bolt', parts: [{ target: 'B', amount }] }]
})
type Created = Extract<ObservationOf<'event'>['events'][number], { event: 'create' }>
const token = (object: string, id?: string): Created => ({
  event: 'create',
  object,
  player: 'A',
  card: 'Bolt',
  ...(id !== undefined && { id })
})
const created = (events: readonly Created[]): Observation => ({ see: 'event', events: [...events] })
const dies = (object: string): Observation => ({ see: 'event', events: [{ event: 'destroy', object }] })

const MANY = [9, 20, 40]

describe.each(MANY)('%i tokens made at once, which die one after the other', count => {
  const wanted = [created(numbers(count).map(at => token(`t${at}`, `e${at}`))), ...numbers(count).map(at => dies(`t${at}`))]
  const made = (order: readonly number[]) => created(order.map(at => token(`made ${at}`, `event ${at}`)))

  it.each([
    ['in order', numbers(count)],
    ['in reverse', reversed(count)],
    ['mixed', mixed(count)]
  ])('are fitted, %s', (_, order) => {
    const { found, effort } = compare(wanted, [made(order), ...numbers(count).map(at => dies(`made ${at}`))])
    expect(found).toBeUndefined()
    expect(effort.steps).toBeLessThan(MOST_STEPS / 4)
  })

  it('fail where one dies that died, and where one died that was never made', () => {
    const twice = [made(numbers(count)), ...numbers(count - 1).map(at => dies(`made ${at}`)), dies('made 0')]
    const other = [made(numbers(count)), ...numbers(count - 1).map(at => dies(`made ${at}`)), dies('bolt')]
    for (const came of [twice, other]) {
      const { found, effort } = compare(wanted, came)
      expect(found).toMatchObject({ step: count, came: came.at(-1) })
      expect(effort.steps).toBeLessThan(MOST_STEPS / 4)
    }
  })

  it('fail at once where one of them is made by another player', () => {
    const came = [created([...numbers(count - 1).map(at => token(`made ${at}`)), { ...token('made'), player: 'B' }])]
    const { found, effort } = compare(wanted, came)
    expect(found).toMatchObject({ step: 0 })
    expect(effort.steps).toBeLessThan(MOST_STEPS / 4)
  })

  it('are fitted where the engine names events here and leaves the names out there, and fail where a name is another', () => {
    const ofs = numbers(count).map((at): Observation => ({ see: 'proposed', event: `e${at}`, what: token(`t${at}`), within: 'whole' }))
    const came = created(numbers(count).map(at => (at % 2 === 0 ? token(`made ${at}`, `event ${at}`) : token(`made ${at}`))))
    const told = (shift: number) =>
      numbers(count).map((at): Observation => ({
        see: 'proposed',
        event: `event ${at}`,
        what: token(`made ${(at + shift) % count}`),
        within: '1'
      }))
    // each is proposed and then replaced by nothing, so that it is compared
    const spent = (event: string): Observation => ({
      see: 'applied',
      effect: { source: 'ward', ability: 'ward' },
      class: 'standard',
      player: 'B',
      to: event,
      becomes: null
    })
    const after = numbers(count).map(at => spent(`e${at}`))
    const cameAfter = numbers(count).map(at => spent(`event ${at}`))
    expect(compare([wanted[0]!, ...ofs, ...after], [came, ...told(0), ...cameAfter]).found).toBeUndefined()
    expect(compare([wanted[0]!, ...ofs, ...after], [came, ...told(1), ...cameAfter]).found).toBeDefined()
  })
})

describe.each(MANY)('%i layers of several effects that trigger at once', count => {
  // no two are of one effect, so that their names tell; an engine lists them in any order
  const effectOf = (at: number) => ({ effect: { source: 'ward', ability: `hit ${at}` } })
  const wanted = [...numbers(count).map(at => triggered(`x${at}`, effectOf(at))), ...numbers(count).map(at => placed(`x${at}`))]

  it('are fitted in any order', () => {
    const came = [...mixed(count).map(at => triggered(`${at}`, effectOf(at))), ...numbers(count).map(at => placed(`${at}`))]
    const { found, effort } = compare(wanted, came)
    expect(found).toBeUndefined()
    expect(effort.steps).toBeLessThan(MOST_STEPS / 4)
  })

  it('fail in the order in which they are placed', () => {
    const came = [...mixed(count).map(at => triggered(`${at}`, effectOf(at))), ...reversed(count).map(at => placed(`${at}`))]
    const { found, effort } = compare(wanted, came)
    expect(found).toMatchObject({ step: count })
    expect(effort.steps).toBeLessThan(MOST_STEPS / 4)
  })
})

describe.each(MANY)('%i layers of one effect', count => {
  const all = numbers(count)

  it('that are pending together resolve in any order, each once', () => {
    const wanted = [...all.map(at => triggered(`x${at}`)), ...all.map(at => placed(`x${at}`)), ...all.map(at => resolve(`x${at}`))]
    const came = (resolved: readonly number[]) => [
      ...reversed(count).map(at => triggered(`${at}`)),
      ...all.map(at => placed(`${at}`)),
      ...resolved.map(at => resolve(`${at}`))
    ]
    expect(compare(wanted, came(all)).found).toBeUndefined()
    expect(compare(wanted, came(reversed(count))).found).toMatchObject({ step: 2 * count })
  })

  it('that the expectation calls alike are placed in any order; what resolves is the one that is expected', () => {
    const wanted = [...all.flatMap(at => [triggered(`x${at}`), damage(at + 1)]), ...all.map(at => placed(`x${at}`)), resolve('x0')]
    const came = (order: readonly number[], first: number) => [
      ...all.flatMap(at => [triggered(`${at}`), damage(at + 1)]),
      ...order.map(at => placed(`${at}`)),
      resolve(`${first}`)
    ]
    const alike = { alike: [all.map(at => `x${at}`)], trace: wanted }
    for (const order of [all, reversed(count), mixed(count)]) {
      const right = compared(alike, came(order, order[0]!))
      expect(right.found).toBeUndefined()
      expect(right.effort.steps).toBeLessThan(MOST_STEPS / 4)
      const wrong = compared(alike, came(order, order[1]!))
      expect(wrong.found).toMatchObject({ step: 3 * count })
      expect(wrong.effort.steps).toBeLessThan(MOST_STEPS / 4)
    }
  })
})

describe('a search that takes too many steps', () => {
  /** Each of so many things deals damage to each other one. In the odd one, one of them deals it twice to one, and not at all to another. */
  const among = (count: number, name: string, isOdd: boolean): Observation => {
    const all = numbers(count).flatMap(from => numbers(count).flatMap(to => (from === to ? [] : [[from, to] as const])))
    const pairs = isOdd ? all.with(-1, all.at(-2)!) : all
    return {
      see: 'event',
      events: pairs.map(([from, to]) => ({
        event: 'damage',
        source: `${name} source ${from}`,
        parts: [{ target: `${name} target ${to}`, amount: 1 }]
      }))
    }
  }

  it.each(MANY)('ends undecided, with %i', count => {
    const { found, effort } = compare([among(count, 'x', false)], [among(count, 'y', true)], 20_000)
    expect(found).toBe(UNDECIDED)
    expect(effort.steps).toBeLessThan(20_000 + 2 * count ** 2)
  })

  it('fails or is fitted where there are few', () => {
    expect(compare([among(3, 'x', false)], [among(3, 'y', true)]).found).toMatchObject({ step: 0 })
    expect(compare([among(3, 'x', false)], [among(3, 'y', false)]).found).toBeUndefined()
  })
})
