import { describe, expect, it } from 'vitest'
import { Pattern } from './schema/computed.js'

describe('what an effect does to a property', () => {
  it('is told of an application', () => {
    expect(Pattern.safeParse({ event: 'apply', name: 'power', op: 'add' }).success).toBe(true)
  })

  it('is refused of any other event, of which it says nothing', () => {
    const { error } = Pattern.safeParse({ event: 'counters', op: 'add' })
    expect(error?.issues[0]?.message).toMatch(
      /^of the event "counters" a "op" says nothing that could match; what can be said of it is object, /
    )
  })

  it('is one of those that the language knows', () => {
    expect(Pattern.safeParse({ event: 'apply', op: 'halve' }).success).toBe(false)
  })
})

describe('what could never match is refused, with the field and what can be said', () => {
  it.each([
    [
      { event: 'sacrifice', player: 'you' },
      'player',
      'of the event "sacrifice" a "player" says nothing that could match; what can be said of it is object, target, from, to and by'
    ],
    [
      { event: 'attack', player: 'you' },
      'player',
      'of the event "attack" a "player" says nothing that could match; what can be said of it is object, source and target'
    ],
    [
      { event: 'damage', object: { types: ['hero'] } },
      'object',
      'of the event "damage" a "object" says nothing that could match; what can be said of it is source, target, amount, type and hit'
    ],
    [
      { event: 'gain', object: { ref: 'self' } },
      'object',
      'of the event "gain" a "object" says nothing that could match; what can be said of it is player, of and amount'
    ],
    [
      { event: 'draw', result: 'win' },
      'result',
      'of the event "draw" a "result" says nothing that could match; what can be said of it is player, object, target, amount, from and to'
    ],
    [
      { event: 'close', player: 'you' },
      'player',
      'of the event "close" a "player" says nothing that could match; nothing more can be said of it'
    ],
    [{ event: 'destroy', from: 'hand' }, 'from', 'the event "destroy" always goes from the zone "arena"; leave "from" out'],
    [
      { event: 'apply', name: 'go-again', op: 'multiply' },
      'op',
      '"multiply" is done to numbers, and "go-again" is none; numbers are power, defense, cost, life, toughness and level, and an ability is something to gain or lose'
    ],
    [
      { event: 'apply', name: 'power', op: 'gain' },
      'op',
      'nothing does "gain" to "power"; what is done to it is add, add-base, subtract, subtract-base, multiply, multiply-base, divide, divide-base, set and set-base'
    ],
    [{ event: 'apply', name: 'types', op: 'set' }, 'op', 'nothing does "set" to "types"; what is done to it is add and remove'],
    [
      { event: 'apply', name: 'types', op: 'add', amount: { op: '>', value: 1 } },
      'amount',
      'only what is done to a number has an amount; leave "amount" out, or name the number'
    ],
    [
      { event: 'move', from: 'arena', to: 'arena' },
      'from',
      'what is in the arena does not come into it; name the zone that it comes from, or leave "from" out'
    ],
    [
      { event: 'enter', by: 'you' },
      'by',
      'of the event "enter" a "by" says nothing that could match; what can be said of it is object and from'
    ],
    [
      { event: 'enter', from: 'arena' },
      'from',
      'what is in the arena does not come into it; name the zone that it comes from, or leave "from" out'
    ]
  ])('%j', (pattern, field, sentence) => {
    const { error } = Pattern.safeParse(pattern)
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message: sentence })])
  })

  it('and what can match is not', () => {
    for (const pattern of [
      { event: 'sacrifice', object: { controller: 'you' } },
      { event: 'sacrifice', by: 'you' },
      { event: 'destroy', by: 'opponent' },
      { event: 'counters', counter: 'steam', by: 'you' },
      { event: 'attack', object: { controller: 'you' }, target: { player: 'opponent' } },
      { event: 'move', object: { ref: 'self' }, to: 'arena', via: 'blink' },
      { event: 'triggered', cause: { event: 'draw' } },
      { event: 'draw', from: 'deck' },
      { event: 'move', from: 'deck', to: 'deck' },
      { event: 'apply', name: 'go-again', op: 'gain' },
      { event: 'apply', name: 'types', op: 'remove' },
      { event: 'apply', name: 'controller', op: 'set' },
      { event: 'apply', name: 'power', amount: { op: '>', value: 1 } },
      { event: 'apply', op: 'add', amount: { op: '>', value: 1 } }
    ])
      expect(Pattern.safeParse(pattern).success, JSON.stringify(pattern)).toBe(true)
  })
})
