/** Objects that come together: their effects are ordered as they come, or once they are there, and no chart follows the order. */
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, modelOf, once, quiet, resolving } from '../testing/games.js'
import { asks, card, effect, object } from '../testing/trace.js'

const mtg = modelOf('mtg')

const modifies = (id: string, op: 'set-base' | 'add', by: number) => ({
  kind: 'static' as const,
  id,
  effect: {
    kind: 'continuous' as const,
    who: { all: { types: ['creature'] } },
    change: [{ number: 'power' as const, op, by }]
  }
})

const cards = [
  card('Tool', ['artifact'], [once('do', [{ do: 'move', what: { all: { zone: 'hand', types: ['enchantment'] } }, to: 'arena' }])]),
  card('One', ['enchantment'], [modifies('one', 'set-base', 1)]),
  card('Five', ['enchantment'], [modifies('five', 'set-base', 5)]),
  card('More', ['enchantment'], [modifies('more', 'add', 2)]),
  { ...card('Bear', ['creature'], [], 2), toughness: 2 }
]
/** Two enchantments are of one player, who is the active one or is not. */
const scenarioOf = (owner: 'P1' | 'P2', second: string) =>
  inMain(cards, [
    object('tool', 'Tool', 'P1'),
    object('a', 'One', owner, 'hand'),
    object('b', second, owner, 'hand'),
    object('bear', 'Bear', 'P2')
  ])

const together: Observation = { see: 'event', events: ['a', 'b'].map(id => ({ event: 'move', object: id, from: 'hand', to: 'arena' })) }
const verdict = (owner: 'P1' | 'P2', second: string, power: number, ...during: readonly Observation[]): string =>
  judge(mtg, scenarioOf(owner, second), [
    ...activating('tool', 'do', 'l'),
    ...resolving('l', ...during),
    quiet({ bear: { numbers: { power } } })
  ]).verdict

describe.each(['P1', 'P2'] as const)('two objects of %s come together (mtg-context:613.7m)', owner => {
  const asked = (player: string, other = 'b') =>
    asks(player, 'timestamp', [effect('a', 'one'), effect(other, other === 'b' ? 'five' : 'none')], 0)
  const opponent = owner === 'P1' ? 'P2' : 'P1'

  it.each([
    ['nobody is asked, and the first is the newer', 1, [together]],
    ['nobody is asked, and the second is the newer', 5, [together]],
    ['they are ordered once they are there', 5, [together, ...asked(owner)]],
    ['they are ordered as they come', 5, [...asked(owner), together]]
  ])('%s: nothing more is judged', (_, power, during) => {
    expect(verdict(owner, 'Five', power, ...during)).toBe('inconclusive')
  })

  it.each([
    ['somebody else orders them', [...asked(opponent), together]],
    ['what does not come is ordered', [...asked(owner, 'bear'), together]]
  ])('%s', (_, during) => {
    expect(verdict(owner, 'Five', 5, ...during)).toBe('fail')
  })

  it('where their order does not show, all is judged', () => {
    expect(verdict(owner, 'More', 3, together)).toBe('pass')
    expect(verdict(owner, 'More', 1, together)).toBe('fail')
  })
})
