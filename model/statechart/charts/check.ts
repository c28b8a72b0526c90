/** What the game checks by itself before a player would get priority. @module */
import { living } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { triggeredByState } from '../effects/triggering.js'
import { announce, happen } from '../frames.js'
import { pop, update } from '../state.js'
import { endPattern } from './ending.js'

type C = Context<'check'>

const dead = (world: World): readonly string[] =>
  world.facts.base.rulebook.structure.checks.list.value.includes('player-dead')
    ? living(world).filter(player => world.numbers[player]?.life !== undefined && world.numbers[player].life <= 0)
    : []

const left = ({ data, world }: C): readonly string[] => data.dead ?? dead(world)

export const check: Part<'check'> = {
  chart: {
    id: 'check',
    initial: 'sampling',
    final: ['done', 'over'],
    states: ['sampling', 'done', 'over'],
    transitions: [
      { id: 'check.defeat', from: 'sampling', on: 'silent', guard: 'somebody-dead', to: 'sampling', concept: 'check.performed' },
      { id: 'check.over', from: 'sampling', on: 'end', guard: 'over', to: 'over', concept: 'game.over' },
      { id: 'check.states', from: 'sampling', on: 'silent', guard: 'goes-on', to: 'done', concept: 'trigger.condition-met' }
    ]
  },
  guards: {
    'somebody-dead': c => left(c).length > 0,
    over: c => left(c).length === 0 && living(c.world).length <= 1,
    'goes-on': c => left(c).length === 0 && living(c.world).length > 1
  },
  moves: {
    'check.defeat': c =>
      left(c).map(player => ({
        go: state => happen(update<'check'>(state, { dead: left(c).filter(each => each !== player) }), { event: 'defeat', player }, { cause: { rule: 'check' } })
      })),
    'check.over': ({ world }) => [{ pattern: endPattern(world, 'game-over', living(world)[0]), go: state => ({ ...state, over: true }) }],
    'check.states': () =>
      silently(state => {
        const { state: after, due } = triggeredByState(pop(state, { kind: 'done' }))
        return announce(after, due)
      })
  }
}
