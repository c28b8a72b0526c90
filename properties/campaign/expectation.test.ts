import { describe, expect, it } from 'vitest'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { compareWithExpectation } from './expectation.js'
import { compareFinalState } from './final-state.js'

const scenario = {
  players: [{ id: 'A' }, { id: 'B' }],
  objects: [
    { id: 'bolt', card: 'Bolt', zone: 'hand' as const, owner: 'A' },
    { id: 'ward', card: 'Ward', zone: 'arena' as const, owner: 'B' }
  ]
}
const damage = (amount: number): Observation => ({
  see: 'event',
  events: [{ event: 'damage', source: 'bolt', parts: [{ target: 'B', amount }] }]
})
const begin: Observation = { see: 'event', events: [{ event: 'begin', what: 'step', name: 'damage', player: 'A' }] }
const layer = (id: string): Observation => ({
  see: 'layer',
  layer: id,
  kind: 'triggered',
  controller: 'B',
  effect: { source: 'ward', ability: 'hit' }
})
const resolve = (id: string): Observation => ({ see: 'resolve', layer: id })
const triggered = (id: string, ability: string): Observation => ({
  see: 'triggered',
  effect: { source: 'ward', ability },
  controller: 'B',
  layer: id
})
const choice = (options: readonly string[], chosen: number): readonly Observation[] => [
  { see: 'prompt', player: 'A', decision: 'first-player', options: options.map(player => ({ option: 'player', player })) },
  { see: 'answer', option: chosen }
]
const compare = (wanted: readonly Observation[], came: readonly Observation[], level: 'outcome' | 'stack' | 'full' = 'full') =>
  compareWithExpectation(scenario, { trace: [...wanted] }, came, level)

describe('an expectation', () => {
  it('holds of what it lists, and ignores what is not watched', () => {
    expect(compare([damage(2)], [begin, damage(2)])).toBeUndefined()
  })
  it('finds another amount, with its place', () => {
    expect(compare([damage(2)], [begin, damage(3)])).toMatchObject({ step: 1, came: damage(3) })
  })
  it('has no other name for what the scenario names: a slip in it stands for nothing', () => {
    const to = (target: string, source: string): Observation => ({
      see: 'event',
      events: [{ event: 'damage', source, parts: [{ target, amount: 2 }] }]
    })
    expect(compare([to('B', 'bolt')], [to('B', 'bolt')])).toBeUndefined()
    for (const slip of [to('BB', 'bolt'), to('B', 'bolr')]) expect(compare([slip], [to('B', 'bolt')])).toMatchObject({ step: 0 })
    // what the engine alone names goes by any name, a stack object of an ability or a token
    expect(compare([layer('t')], [layer('layer-7')])).toBeUndefined()
    expect(compare([to('token', 'bolt')], [to('object-9', 'bolt')])).toBeUndefined()
    expect(compare([layer('t')], [layer('ward')])).toMatchObject({ step: 0 })
  })
  it('finds a status, counters, a copy or a type of damage that it has not, and takes empty ones as none', () => {
    const enters = (more: object = {}): Observation => ({
      see: 'event',
      events: [{ event: 'move', object: 'ward', from: 'stack', to: 'arena', ...more }]
    })
    const typed: Observation = {
      see: 'event',
      events: [{ event: 'damage', source: 'bolt', parts: [{ target: 'B', amount: 2, type: 'fire' }] }]
    }
    for (const more of [
      { status: 'tapped' },
      { counters: { steam: 1 } },
      { copyOf: 'bolt' },
      { numbers: { power: 1 } },
      { types: ['ally'] }
    ])
      expect(compare([enters()], [enters(more)])).toMatchObject({ step: 0, came: enters(more) })
    expect(compare([damage(2)], [typed])).toMatchObject({ step: 0, came: typed })
    expect(compare([enters()], [enters({ counters: {}, becomes: 'new', position: 'top' })])).toBeUndefined()
  })
  it('takes 1 less as -1 added or as 1 subtracted, and nothing else', () => {
    const less = (op: string, amount: number): Observation => ({
      see: 'event',
      events: [{ event: 'apply', object: 'ward', property: 'power', op, amount }]
    })
    expect(compare([less('add', -1)], [less('subtract', 1)])).toBeUndefined()
    expect(compare([less('subtract', 1)], [less('add', -1)])).toBeUndefined()
    expect(compare([less('add', -1)], [less('subtract', -1)])).toMatchObject({ step: 0 })
    expect(compare([less('add', -1)], [less('add', 1)])).toMatchObject({ step: 0 })
  })
  it('compares causes where both name a layer, or both an effect', () => {
    const gone = (cause?: ObservationOf<'event'>['cause']): Observation => ({
      see: 'event',
      events: [{ event: 'move', object: 'bolt', from: 'stack', to: 'graveyard' }],
      ...(cause && { cause })
    })
    const [ward, other] = ['ward', 'other'].map(ability => ({ effect: { source: 'ward', ability } }))
    expect(compare([gone({ rule: 'resolution' })], [gone({ layer: 'bolt' })])).toBeUndefined()
    expect(compare([gone({ rule: 'resolution' })], [gone({ rule: 'turn' })])).toBeUndefined()
    expect(compare([gone({ layer: 'bolt' })], [gone(ward)])).toBeUndefined()
    expect(compare([gone({ layer: 'bolt' })], [gone({ layer: 'bolt' })])).toBeUndefined()
    expect(compare([gone({ layer: 'bolt' })], [gone({ layer: 'ward' })])).toMatchObject({ step: 0 })
    expect(compare([gone(ward)], [gone(other)])).toMatchObject({ step: 0 })
  })
  it('leaves to the engine how it spells a change that is no number and no copy', () => {
    const apply = (property: string, op: string, object = 'ward', more = {}): Observation => ({
      see: 'event',
      events: [{ event: 'apply', object, property, op, ...more }]
    })
    expect(compare([apply('controller', 'set')], [apply('control', 'change')])).toBeUndefined()
    expect(compare([apply('controller', 'set')], [apply('controller', 'set', 'bolt')])).toMatchObject({ step: 0 })
    expect(compare([apply('controller', 'set')], [apply('power', 'add', 'ward', { amount: 1 })])).toMatchObject({ step: 0 })
    expect(compare([apply('controller', 'set')], [apply('copy', 'set')])).toMatchObject({ step: 0 })
  })
  it('finds what is too much and what is missing', () => {
    expect(compare([damage(2)], [damage(2), damage(2)])).toMatchObject({ step: 1, expected: undefined })
    expect(compare([damage(2), damage(1)], [damage(2)])).toMatchObject({ step: 1, came: undefined, expected: damage(1) })
  })
  it('tells of triggerings, which come in no particular order, the one that is amiss', () => {
    const suppressed: Observation = { see: 'suppressed', effect: { source: 'ward', ability: 'hit' }, why: 'limit' }
    const twice = [triggered('7', 'hit'), triggered('8', 'hit')]
    expect(compare([triggered('x', 'hit'), suppressed], twice)).toMatchObject({ step: 1, expected: suppressed, came: twice[1] })
    expect(compare([triggered('x', 'hit'), suppressed], [suppressed, damage(1)])).toMatchObject({
      step: 1,
      expected: triggered('x', 'hit'),
      came: damage(1)
    })
  })
  it('tells what was expected in the names that the engine gave', () => {
    const mismatch = compare(
      [layer('x'), { see: 'left', layer: 'x', how: 'failed' }],
      [layer('7'), { see: 'left', layer: '7', how: 'resolved' }]
    )
    expect(mismatch).toMatchObject({ expected: { see: 'left', layer: '7', how: 'failed' } })
  })
  it("lets its own names stand for the engine's, each for one", () => {
    expect(compare([layer('x'), layer('y'), resolve('y')], [layer('7'), layer('8'), resolve('8')])).toBeUndefined()
    expect(compare([layer('x'), layer('y'), resolve('y')], [layer('7'), layer('8'), resolve('7')])).toMatchObject({ step: 2 })
    expect(compare([layer('x'), layer('y')], [layer('7'), layer('7')])).toMatchObject({ step: 1 })
  })
  it('does not let a name stand for a handle, nor a zone for another', () => {
    const move = (object: string, to: 'graveyard' | 'banished'): Observation => ({
      see: 'event',
      events: [{ event: 'move', object, from: 'stack', to }]
    })
    expect(compare([move('bolt', 'graveyard')], [move('ward', 'graveyard')])).toBeDefined()
    expect(compare([move('bolt', 'graveyard')], [move('bolt', 'banished')])).toBeDefined()
  })
  it('takes triggerings of one moment in any order', () => {
    expect(compare([triggered('x', 'a'), triggered('y', 'b')], [triggered('1', 'b'), triggered('2', 'a')])).toBeUndefined()
    expect(compare([triggered('x', 'a'), triggered('y', 'b')], [triggered('1', 'b'), triggered('2', 'b')])).toBeDefined()
  })
  it('takes layers that nothing tells apart in any order, others in theirs', () => {
    const wanted = [triggered('x', 'hit'), damage(1), triggered('y', 'hit'), layer('x'), layer('y'), resolve('y')]
    const other = [triggered('1', 'hit'), damage(1), triggered('2', 'hit'), layer('2'), layer('1'), resolve('1')]
    const alike = (came: readonly Observation[]) => compareWithExpectation(scenario, { alike: [['x', 'y']], trace: wanted }, came, 'full')
    expect(alike(wanted)).toBeUndefined()
    expect(alike(other)).toBeUndefined()
    expect(alike([...other.slice(0, -1), resolve('2')])).toMatchObject({ step: 5 })
    expect(compare(wanted, other)).toBeUndefined()
  })
  it('takes layers of one effect that are pending together in either order, and no others', () => {
    const made = (first: string, second: string, other = 'hit') => [triggered(first, 'hit'), damage(1), triggered(second, other)]
    const placed = [layer('1'), layer('2'), resolve('2')]
    expect(compare([...made('1', '2'), ...placed], [...made('2', '1'), ...placed])).toBeUndefined()
    expect(compare([...made('1', '2'), ...placed], [...made('2', '1'), ...placed.slice(0, 2), resolve('1')])).toMatchObject({ step: 5 })
    expect(compare([...made('1', '2', 'heal'), ...placed], [...made('2', '1', 'heal'), ...placed])).toBeDefined()
    const apart = (first: string, second: string) => [triggered(first, 'hit'), layer(first), triggered(second, 'hit'), layer(second)]
    expect(compare([...apart('1', '2'), resolve('2')], [...apart('1', '2'), resolve('1')])).toBeDefined()
  })
  it('leaves out what is proposed and occurs as it is, also where its outcome is replaced, but not where it is replaced itself', () => {
    const gain = { event: 'gain', player: 'B', of: 'life', amount: 2 } as const
    const occurs: Observation = { see: 'event', events: [{ ...gain, id: 'e' }] }
    const proposed: Observation = { see: 'proposed', event: 'e', what: gain }
    const applied: Observation = {
      see: 'applied',
      effect: { source: 'ward', ability: 'ward' },
      class: 'outcome',
      player: 'B',
      to: 'e',
      becomes: null
    }
    expect(compare([occurs, applied], [proposed, occurs, applied])).toBeUndefined()
    expect(compare([applied, occurs], [proposed, applied, occurs])).toMatchObject({ came: proposed })
  })
  it('takes decisions about triggerings and the triggerings in any order', () => {
    const asked = choice(['A', 'B'], 0).map(o => (o.see === 'prompt' ? { ...o, decision: 'occurrence' } : o) as Observation)
    const again = choice(['A', 'B'], 1).map(o => (o.see === 'prompt' ? { ...o, decision: 'occurrence' } : o) as Observation)
    const wanted = [...asked, triggered('x', 'a'), ...again, triggered('y', 'b')]
    expect(compare(wanted, [...asked, ...again, triggered('1', 'a'), triggered('2', 'b')])).toBeUndefined()
    expect(compare(wanted, [...asked, ...again, triggered('1', 'a'), damage(1)])).toBeDefined()
    expect(compare([...asked, ...again, damage(1)], [...again, ...asked, damage(1)])).toBeDefined()
  })
  it('compares options as a set and the answer by its option', () => {
    expect(compare(choice(['A', 'B'], 1), choice(['B', 'A'], 0))).toBeUndefined()
    expect(compare(choice(['A', 'B'], 1), choice(['B', 'A'], 1))).toBeDefined()
    expect(compare(choice(['A', 'B'], 1), [])).toBeDefined()
  })
  it('neither requires nor forbids a prompt with one option', () => {
    expect(compare([damage(1)], [...choice(['A'], 0), damage(1)])).toBeUndefined()
  })
  it('asks for no names of events, but at the full level that one event keeps the name that it was given', () => {
    const named: ObservationOf<'event'> = {
      see: 'event',
      events: [{ event: 'damage', source: 'bolt', parts: [{ target: 'B', amount: 2 }], id: 'e' }]
    }
    const about = (event: string): Observation => ({
      see: 'prompt',
      player: 'A',
      decision: 'may',
      about: { event },
      options: [{ option: 'yes' }, { option: 'no' }]
    })
    const renamed: Observation = { see: 'event', events: [{ ...named.events[0]!, id: '7' }] }
    for (const level of ['stack', 'full'] as const) {
      expect(compare([named], [damage(2)], level)).toBeUndefined()
      expect(compare([named, about('e')], [renamed, about('7')], level)).toBeUndefined()
    }
    expect(compare([named, about('e')], [renamed, about('8')], 'full')).toBeDefined()
  })
  it('asks of a level only what it shows', () => {
    expect(compare([triggered('x', 'a'), layer('x'), damage(1)], [damage(1)], 'outcome')).toBeUndefined()
    expect(compare([triggered('x', 'a'), layer('x'), damage(1)], [damage(1)], 'stack')).toBeDefined()
  })
  it('compares the fields of the final state', () => {
    const end: Observation = {
      see: 'end',
      why: 'quiescent',
      state: { players: { A: { life: 20 }, B: { life: 17 } }, objects: { ward: { zone: 'graveyard' } } }
    }
    const final = { players: { B: { life: 17 } }, objects: { ward: { zone: 'graveyard' as const } } }
    expect(compareFinalState({ trace: [], final }, [end])).toBeUndefined()
    expect(compareFinalState({ trace: [], final: { ...final, players: { B: { life: 16 } } } }, [end])).toBe(
      "B's life is 17 at the end; it must be 16"
    )
    expect(compareFinalState({ trace: [], final: { ...final, objects: { ward: { zone: 'arena' } } } }, [end])).toContain("ward's zone")
  })

  it('does not compare what is not reported', () => {
    const ward = (statuses?: readonly 'tapped'[]): Observation => ({
      see: 'end',
      why: 'quiescent',
      state: { players: {}, objects: { ward: { zone: 'arena', controller: 'B', ...(statuses && { statuses: [...statuses] }) } } }
    })
    const untapped = { players: {}, objects: { ward: { statuses: [] } } }
    expect(compareFinalState({ trace: [], final: untapped }, [ward()])).toBeUndefined()
    expect(compareFinalState({ trace: [], final: untapped }, [ward(['tapped'])])).toContain("ward's statuses")
    const tapped = { trace: [], final: { players: {}, objects: { ward: { statuses: ['tapped' as const] } } } }
    expect(compareFinalState(tapped, [ward()])).toBeUndefined()
    expect(compareFinalState(tapped, [ward([])])).toContain("ward's statuses is [] at the end; it must be")
  })
})

describe('what has no order', () => {
  const moves = (object: string): Observation => ({
    see: 'event',
    events: [{ event: 'move', object, from: 'arena', to: 'graveyard' }]
  })
  const close: Observation = { see: 'event', events: [{ event: 'close' }] }
  const may = (player: string): readonly Observation[] => [
    { see: 'prompt', player, decision: 'may', options: [{ option: 'yes' }, { option: 'no' }] },
    { see: 'answer', option: 0 }
  ]
  it('the attacks of a chain that has closed, and nothing else that dies', () => {
    expect(compare([close, moves('bolt'), moves('ward')], [close, moves('ward'), moves('bolt')])).toBeUndefined()
    expect(compare([moves('bolt'), moves('ward')], [moves('ward'), moves('bolt')])).toBeDefined()
    expect(compare([close, damage(1), moves('bolt'), moves('ward')], [close, damage(1), moves('ward'), moves('bolt')])).toBeDefined()
  })
  it('a triggering and what an owner decides about another, but not two decisions', () => {
    expect(compare([triggered('x', 'a'), ...may('A')], [...may('A'), triggered('1', 'a')])).toBeUndefined()
    expect(compare([...may('A'), ...may('B')], [...may('B'), ...may('A')])).toBeDefined()
  })
  it('an event may be proposed that occurs as it is, but not one that does not', () => {
    const what = { event: 'damage' as const, source: 'bolt', parts: [{ target: 'B', amount: 2 }] }
    const proposed: Observation = { see: 'proposed', event: 'e', what }
    expect(compare([damage(2)], [proposed, { see: 'event', events: [{ ...what, id: 'e' }] }])).toBeUndefined()
    expect(compare([damage(2)], [proposed, damage(2)])).toBeDefined()
  })
})

describe('who begins', () => {
  const asked = (event?: string): readonly Observation[] => [
    {
      see: 'prompt',
      player: 'A',
      decision: 'first-player',
      options: [
        { option: 'player', player: 'A' },
        { option: 'player', player: 'B' }
      ],
      ...(event !== undefined && { about: { event } })
    },
    { see: 'answer', option: 0 }
  ]
  const applied = (to: string, event: string): Observation => ({
    see: 'applied',
    effect: { source: 'ward', ability: 'ward' },
    class: 'prevention',
    player: 'B',
    to,
    becomes: { event, what: { event: 'damage', source: 'bolt', parts: [{ target: 'B', amount: 1 }] } }
  })

  it('may be asked where the expectation does not list it', () => {
    expect(compare([applied('e', 'f'), damage(1)], [...asked('1'), applied('1', '2'), damage(1)])).toBeUndefined()
    expect(compare([layer('x')], [...asked(), layer('7')])).toBeUndefined()
  })
  it('must be asked where the expectation lists it', () => {
    expect(compare([...asked('e'), applied('e', 'f')], [applied('1', '2')])).toMatchObject({ step: 0 })
    expect(compare([...asked(), layer('x')], [layer('7')])).toMatchObject({ step: 0 })
  })
  it('may be asked sooner or later than the expectation lists it, with the same answer', () => {
    const others: readonly Observation[] = asked('1').map(each => (each.see === 'answer' ? { ...each, option: 1 } : each))
    const sooner = [...asked('1'), applied('1', '2'), applied('2', '3')]
    expect(compare([applied('e', 'f'), ...asked('f'), applied('f', 'g')], sooner)).toBeUndefined()
    expect(compare([applied('e', 'f'), ...others, applied('f', 'g')], sooner)).toBeDefined()
    const later = [applied('1', '2'), ...asked('2'), applied('2', '3')]
    expect(compare([...asked('e'), applied('e', 'f'), applied('f', 'g')], later)).toBeUndefined()
    expect(compare([...others, applied('e', 'f'), applied('f', 'g')], later)).toBeDefined()
  })
  it('is asked once for an event, whatever it has become', () => {
    const came = [...asked('1'), applied('1', '2'), ...asked('2'), damage(1)]
    expect(compare([applied('e', 'f'), damage(1)], came)).toMatchObject({ step: 3 })
    expect(compare([...asked('e'), applied('e', 'f'), damage(1)], came)).toMatchObject({ step: 3 })
  })
  it('is asked once for the layers that are pending together', () => {
    expect(compare([layer('x'), layer('y')], [...asked(), layer('7'), ...asked(), layer('8')])).toMatchObject({ step: 3 })
    expect(compare([layer('x'), resolve('x'), layer('y')], [...asked(), layer('7'), resolve('7'), ...asked(), layer('8')])).toBeUndefined()
  })
})
