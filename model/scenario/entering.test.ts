import { describe, expect, it } from 'vitest'
import { Effect } from './schema/language.js'
import { Pattern } from './schema/computed.js'
import { Step } from './schema/language.js'

const why = (result: {
  readonly success: boolean
  readonly error?: { readonly issues: readonly { readonly message: string }[] }
}): string => (result.error?.issues ?? []).map(issue => JSON.stringify(issue)).join(' ')

describe('what enters', () => {
  it('is told by the object, and by where it comes from', () => {
    expect(Pattern.safeParse({ event: 'enter', object: { types: ['creature'], controller: 'you' }, from: 'graveyard' }).success).toBe(true)
    for (const field of [{ to: 'arena' }, { player: 'you' }, { amount: { op: '>', value: 1 } }, { counter: 'steam' }])
      expect(why(Pattern.safeParse({ event: 'enter', ...field })), JSON.stringify(field)).toContain(
        'what can be said of it is object and from'
      )
  })

  it('comes with counters, of a move into the arena or a creation', () => {
    const brought = { counters: { kind: '+1/+1', count: 1 }, status: 'tapped' }
    expect(Step.safeParse({ do: 'create', card: 'Knight', player: 'you', with: brought }).success).toBe(true)
    expect(Step.safeParse({ do: 'move', what: 'target:it', to: 'arena', with: brought }).success).toBe(true)
    expect(why(Step.safeParse({ do: 'move', what: 'target:it', to: 'hand', with: brought }))).toContain('only what goes into the arena')
  })
})

describe('under whose control something enters', () => {
  const replacing = (more: object) =>
    Effect.safeParse({ kind: 'replacement', class: 'control', event: { event: 'enter' }, change: { with: { under: 'you' } }, ...more })

  it('is said of what an instruction puts into the arena, and by effects of a class of their own', () => {
    expect(Step.safeParse({ do: 'move', what: 'target:it', to: 'arena', with: { under: 'opponent' } }).success).toBe(true)
    for (const event of [{ event: 'enter' }, { event: 'create' }, { event: 'move', to: 'arena' }])
      expect(replacing({ event }).success, event.event).toBe(true)
    const change = { with: { under: 'opponent' } }
    expect(Step.safeParse({ do: 'move', what: 'self', to: 'arena', instead: [{ if: { not: { declared: 'a' } }, change }] }).success).toBe(
      true
    )
  })

  it.each(['self', 'host', 'attack', 'event:object', 'event:source'])('is that of a player, and "%s" is none', under => {
    expect(why(replacing({ change: { with: { under } } }))).toContain('under the control of a player, and this is an object')
  })

  it.each([
    [{ class: 'standard' }, 'is of the class \\"control\\"', ['class']],
    [{ class: 'copy' }, 'is of the class \\"control\\"', ['class']],
    [{ change: { with: { status: 'tapped' } } }, 'effects of the class \\"control\\" say', ['change']],
    [{ change: { to: 'graveyard' } }, 'effects of the class \\"control\\" say', ['change']],
    [{ event: { event: 'move' } }, 'only what enters does so', ['change', 'with', 'under']],
    [{ event: { event: 'move', to: 'hand' } }, 'only what enters does so', ['change', 'with', 'under']]
  ])('with %j is refused', (more, sentence, path) => {
    expect(why(replacing(more))).toContain(sentence)
    expect(why(replacing(more))).toContain(JSON.stringify({ path }).slice(1, -1))
  })

  it('is not said of what is created: whoever creates it controls it', () => {
    expect(why(Step.safeParse({ do: 'create', card: 'Knight', player: 'you', with: { under: 'opponent' } }))).toContain(
      'under the control of whoever creates it'
    )
  })
})

describe('a replacement', () => {
  const replacing = (event: string, change: unknown) =>
    Effect.safeParse({ kind: 'replacement', class: 'standard', event: { event }, change })

  it('changes the number of what has one, and is refused where there is none', () => {
    expect(replacing('counters', { amount: 2 }).success).toBe(true)
    for (const event of ['create', 'enter', 'destroy', 'move']) expect(replacing(event, { amount: 2 }).success, event).toBe(false)
  })

  it('brings something along only with what moves or is created', () => {
    const change = { with: { status: 'tapped' } }
    for (const event of ['enter', 'move', 'create']) expect(replacing(event, change).success, event).toBe(true)
    for (const event of ['destroy', 'damage', 'status']) expect(replacing(event, change).success, event).toBe(false)
  })

  it.each([
    ['draw', { to: 'graveyard' }, 'the event "draw" never goes to another zone'],
    ['create', { to: 'hand' }, 'the event "create" never goes to another zone'],
    ['play', { to: 'hand' }, 'the event "play" never goes to another zone'],
    ['destroy', { target: 'you' }, 'the event "destroy" happens to objects, and "you" is a player; name an object'],
    ['counters', { target: 'opponent' }, 'the event "counters" happens to objects'],
    ['draw', { target: 'self' }, 'the event "draw" happens to players, and "self" is an object; name a player'],
    ['create', { target: 'you' }, 'the event "create" never happens to another'],
    ['move', { target: 'self' }, 'the event "move" never happens to another']
  ])('of "%s" by %j is refused: no event could become that', (event, change, sentence) => {
    expect(why(replacing(event, change))).toContain(JSON.stringify(sentence).slice(1, -1))
    const field = Object.keys(change)[0]!
    expect(why(replacing(event, change))).toContain(`"path":["change","${field}"]`)
  })

  it('sends elsewhere, or to another, what can go there', () => {
    for (const event of ['move', 'enter', 'destroy', 'sacrifice', 'discard'])
      expect(replacing(event, { to: 'banished' }).success, event).toBe(true)
    for (const event of ['destroy', 'counters', 'damage']) expect(replacing(event, { target: 'self' }).success, event).toBe(true)
    for (const event of ['draw', 'gain', 'damage']) expect(replacing(event, { target: 'you' }).success, event).toBe(true)
    for (const event of ['draw', 'destroy']) expect(replacing(event, { target: 'target:it' }).success, event).toBe(true)
  })
})

describe('a self-replacement', () => {
  const step = (does: object, change: unknown) => Step.safeParse({ ...does, instead: [{ if: { did: 'it' }, change }] })

  it('changes what its instruction makes as far as that can be changed', () => {
    expect(step({ do: 'destroy', what: 'target:it' }, { to: 'banished' }).success).toBe(true)
    expect(why(step({ do: 'draw', player: 'you', count: 1 }, { to: 'graveyard' }))).toContain('never goes to another zone')
  })
})
