import { describe, expect, it } from 'vitest'
import { Modification, Step } from './schema/language.js'

const draw = { do: 'draw', player: 'you', count: 1 }
const instead = [{ if: { compare: [1, '=', 1] }, change: { amount: 0 } }]

describe('what no instruction could do is refused', () => {
  it.each(['destroy', 'sacrifice', 'reveal', 'heal'] as const)('players can’t be acted on by %s, objects can', what => {
    expect(Step.safeParse({ do: what, what: { players: 'any' } }).success).toBe(false)
    expect(Step.safeParse({ do: what, what: { all: { types: ['item'] } } }).success).toBe(true)
  })

  it('nor moved, tapped or given counters; damaged they can be', () => {
    const players = { players: 'any' }
    expect(Step.safeParse({ do: 'move', what: players, to: 'hand' }).success).toBe(false)
    expect(Step.safeParse({ do: 'status', what: players, status: 'tapped', on: true }).success).toBe(false)
    expect(Step.safeParse({ do: 'counters', on: players, counter: 'steam', delta: 1 }).success).toBe(false)
    expect(Step.safeParse({ do: 'damage', to: players, amount: 1 }).success).toBe(true)
  })

  it('what is to return is moved where it can be found, until an event after which it can', () => {
    const until = { event: 'move', object: { ref: 'self' }, from: 'arena' }
    const said = (more: object): string =>
      JSON.stringify(Step.safeParse({ do: 'move', what: 'target:it', to: 'banished', until, ...more }).error ?? 'sound')
    expect(said({})).toBe('"sound"')
    expect(said({ to: 'graveyard' })).toBe('"sound"')
    expect(said({ to: 'deck' })).toMatch(/looked for where all can see it/)
    expect(said({ to: 'arena' })).toMatch(/looked for where all can see it/)
    expect(said({ until: { event: 'begin', name: 'end' } })).toMatch(/what waits for another event is a/)
    expect(said({ until: { event: 'triggered' } })).toMatch(/returns once one of these has happened/)
  })

  it('only what triggers later takes numbers with it, each under a name of its own', () => {
    const trigger = { kind: 'trigger', trigger: { on: { event: 'begin', name: 'end' } }, steps: [draw] }
    const said = (effect: object, ...fixed: readonly string[]): string =>
      JSON.stringify(
        Step.safeParse({ do: 'start', effect, ability: 'later', for: 'turn', fixed: fixed.map(as => ({ as, amount: 1 })) }).error ?? 'sound'
      )
    expect(said(trigger, 'a', 'b')).toBe('"sound"')
    expect(said(trigger, 'a', 'a')).toMatch(/two numbers have the same name/)
    expect(said(trigger)).toMatch(/fixed/)
    const prevention = { kind: 'prevention', event: { event: 'damage' }, amount: 1 }
    expect(said(prevention, 'a')).toMatch(/only what triggers later takes numbers with it/)
  })

  it('what lets nothing trigger on the next events counts events, and no triggerings', () => {
    const said = (event: object): string =>
      JSON.stringify(
        Step.safeParse({ do: 'start', effect: { kind: 'rule', rule: 'suppress', event, uses: 1 }, ability: 'hush', for: 'turn' }).error ??
          'sound'
      )
    expect(said({ event: 'draw', player: 'you' })).toBe('"sound"')
    expect(said({ event: 'triggered' })).toMatch(/speaks of the triggering itself: leave/)
  })

  it('a self-replacement goes with an instruction that makes an event', () => {
    expect(Step.safeParse({ ...draw, instead }).success).toBe(true)
    expect(Step.safeParse({ do: 'may', steps: [draw] }).success).toBe(true)
    expect(Step.safeParse({ do: 'may', steps: [draw], instead }).success).toBe(false)
    expect(Step.safeParse({ do: 'repeat', times: 2, steps: [draw], instead }).success).toBe(false)
  })

  it('one mode is chosen at least; one that may be chosen again has no targets of its own', () => {
    const modes = [{ id: 'read', steps: [draw] }]
    expect(Step.safeParse({ do: 'modes', pick: 1, modes }).success).toBe(true)
    expect(Step.safeParse({ do: 'modes', pick: 0, modes }).success).toBe(false)
    expect(Step.safeParse({ do: 'modes', pick: { count: {} }, again: true, modes }).success).toBe(true)
    const aimed = [{ ...modes[0], targets: [{ as: 'who', what: [{ players: 'any' }] }] }]
    expect(Step.safeParse({ do: 'modes', pick: 2, modes: aimed }).success).toBe(true)
    const refused = Step.safeParse({ do: 'modes', pick: 2, again: true, modes: aimed })
    expect(refused.error?.issues.map(({ message }) => message).join()).toMatch(/no targets of its own/)
  })

  it('what an ability that is gained can’t say is refused', () => {
    const effect = (on: object, more: object = {}) => ({ kind: 'trigger', trigger: { on, ...more }, steps: [draw] })
    const start = (granted: object) => ({
      do: 'start',
      effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ grants: granted }] },
      ability: 'gift',
      for: 'turn'
    })
    const draws = { event: 'draw', player: 'you' }
    const said = (granted: object): string => JSON.stringify(Step.safeParse(start(granted)).error ?? 'sound')
    expect(said({ kind: 'triggered', id: 'sore', effect: effect(draws) })).toBe('"sound"')
    expect(said({ kind: 'triggered', id: 'sore', effect: effect(draws, { ordinal: { nth: [1], per: 'turn' } }) })).toMatch(/is not counted/)
    expect(said({ kind: 'triggered', id: 'sore', effect: effect({ ...draws, via: 'other' }) })).toBe('"sound"')
    const via = { kind: 'prevention', event: { event: 'damage', via: 'other' }, amount: 1 }
    for (const granted of [
      { kind: 'static', id: 'sore', effect: via },
      { kind: 'triggered', id: 'sore', effect: { ...effect(draws), steps: [{ do: 'start', effect: via, ability: 'guard', for: 'turn' }] } },
      { kind: 'triggered', id: 'sore', effect: effect({ event: 'triggered', cause: { event: 'draw', via: 'other' } }) }
    ])
      expect(said(granted)).toMatch(/only the event that it triggers on may happen/)
    expect(said({ kind: 'static', id: 'sore', effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ gains: 'x' }] } })).toMatch(
      /replaces, prevents or changes the rules/
    )
  })

  it('a filter names one zone or several, each once', () => {
    const said = (filter: object): string =>
      JSON.stringify(Step.safeParse({ ...draw, count: { count: { types: ['item'], ...filter } } }).error ?? 'sound')
    expect(said({ zones: ['arena', 'graveyard'] })).toBe('"sound"')
    expect(said({ zones: ['arena'] })).not.toBe('"sound"')
    expect(said({ zones: ['arena', 'arena'] })).toMatch(/named once/)
    expect(said({ zones: ['arena', 'hand'], zone: 'deck' })).toMatch(/leave one of them out/)
  })

  it('a division says how it is rounded, and nothing else does', () => {
    const said = (modification: object): string =>
      JSON.stringify(Modification.safeParse({ number: 'power', ...modification }).error ?? 'sound')
    expect(said({ op: 'divide', by: 2, round: 'up' })).toBe('"sound"')
    expect(said({ op: 'divide-base', by: 2, round: 'down' })).toBe('"sound"')
    expect(said({ op: 'divide', by: 2 })).not.toBe('"sound"')
    expect(said({ op: 'add-base', by: 2, round: 'down' })).not.toBe('"sound"')
    expect(said({ op: 'divide', by: 0, round: 'down' })).toMatch(/divided by 0/)
  })

  it('several targets have a name each; one at least falls to each of what is divided', () => {
    const it = { as: 'it', what: [{ types: ['item'] }] }
    const said = (...targets: readonly object[]): string =>
      JSON.stringify(Step.safeParse({ do: 'when', did: 'gone', ability: 'then', targets, steps: [draw] }).error ?? 'sound')
    expect(said({ ...it, count: 2, upTo: true, divided: 2 })).toBe('"sound"')
    expect(said({ ...it, count: 2 }, { ...it, as: 'it-3' })).toBe('"sound"')
    expect(said({ ...it, count: 2 }, { ...it, as: 'it-2' })).toMatch(/same name/)
    expect(said({ ...it, divided: 2 })).toMatch(/divided among several/)
    expect(said({ ...it, count: 3, divided: 2 })).toMatch(/one at least/)
    expect(said({ ...it, count: 3, upTo: true, optional: true })).toMatch(/leave \W+optional\W+out/)
  })

  it('only numbers are added up, and nothing is divided by 0', () => {
    const said = (amount: object): string => JSON.stringify(Step.safeParse({ ...draw, count: amount }).error ?? 'sound')
    expect(said({ total: { event: 'gain', player: 'you' }, this: 'turn' })).toBe('"sound"')
    expect(said({ total: { event: 'destroy' }, this: 'turn' })).toMatch(/no numbers that add up/)
    expect(said({ quotient: [5, 2], round: 'up' })).toBe('"sound"')
    expect(said({ quotient: [5, 0], round: 'up' })).toMatch(/divided by 0/)
    expect(said({ quotient: [5, 2] })).not.toBe('"sound"')
  })

  it('"when" has one of three forms, and a state is nothing that was done', () => {
    const said = (form: object): string =>
      JSON.stringify(Step.safeParse({ do: 'when', ability: 'thanks', steps: [draw], ...form }).error ?? 'sound')
    const rich = { compare: [{ player: 'life', of: 'you' }, '>=', 21] }
    expect(said({ holds: rich })).toBe('"sound"')
    expect(said({ holds: { not: { any: [rich, { during: 'end' }] } } })).toBe('"sound"')
    expect(said({})).toMatch(/needs one of/)
    expect(said({ holds: rich, did: 'gone' })).toMatch(/needs one of/)
    expect(said({ holds: rich, resolved: { times: 2, per: 'turn' } })).toMatch(/needs one of/)
    expect(said({ holds: rich, oneOrMore: true })).toMatch(/results that happen at once/)
    expect(said({ holds: { did: 'gone' } })).toMatch(/no state of the game/)
    expect(said({ holds: { all: [rich, { not: { did: 'gone' } }] } })).toMatch(/no state of the game/)
  })

  it('"one or more" is said of results, not of how often something resolved', () => {
    const when = { do: 'when', ability: 'thanks', steps: [draw] }
    expect(Step.safeParse({ ...when, did: 'gone', oneOrMore: true }).success).toBe(true)
    expect(Step.safeParse({ ...when, resolved: { times: 2, per: 'turn' }, oneOrMore: true }).success).toBe(false)
  })
})
