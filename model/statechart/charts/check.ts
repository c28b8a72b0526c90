/** What the game checks by itself before a player would get priority. @module */
import { fold, living, objectView } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { triggeredByState } from '../effects/triggering.js'
import { announce, happen } from '../frames.js'
import { inWorld, pop, update } from '../state.js'
import { ANY } from '../unify.js'
import { endPattern } from './ending.js'

type C = Context<'check'>

const dead = (world: World): readonly string[] =>
  world.facts.base.rulebook.structure.checks.list.value.includes('player-dead')
    ? living(world).filter(player => world.numbers[player]?.life !== undefined && world.numbers[player].life <= 0)
    : []

/** Living objects with as much damage as they can bear; heroes stand for their players. */
const deadObjects = (world: World): readonly string[] =>
  world.facts.base.rulebook.structure.checks.list.value.includes('object-dead')
    ? (world.zones.arena ?? []).filter(id => {
        const object = objectView(world, id)
        const life = object?.numbers[world.facts.base.rulebook.structure.checks.vital.value]
        return life !== undefined && !object?.types.includes('hero') && life <= (world.objects[id]?.damage ?? 0)
      })
    : []

const isOver = (c: C): boolean => left(c).length === 0 && living(c.world).length <= 1

const left = ({ data, world }: C): readonly string[] => data.dead ?? dead(world)

/** Whether at least two players are left after a defeat: the charts do not cover how such a game goes on. */
const someGoOn = (c: C): boolean => living(c.world).length - left(c).length >= 2

const uncovered = () => silently(state => ({ ...state, unsupported: 'a game that goes on after a defeat' }))

const sampleStates = () =>
  silently(state => {
    const { state: after, due } = triggeredByState(pop(state, { kind: 'done' }))
    return announce(after, due)
  })

export const check: Part<'check'> = {
  chart: {
    id: 'check',
    initial: 'sampling',
    final: ['done', 'over'],
    states: ['sampling', 'cleared', 'done', 'over'],
    transitions: [
      { id: 'check.defeat', from: 'sampling', on: 'silent', guard: 'somebody-dead', to: 'sampling', concept: 'check.performed' },
      { id: 'check.defeat-together', from: 'sampling', on: 'event', guard: 'several-dead', to: 'sampling', concept: 'check.performed' },
      { id: 'check.over', from: 'sampling', on: 'end', guard: 'over', to: 'over', concept: 'game.over' },
      { id: 'check.objects', from: 'sampling', on: 'silent', guard: 'objects-dead', to: 'cleared', concept: 'check.performed' },
      { id: 'check.states-after', from: 'cleared', on: 'silent', to: 'done', concept: 'trigger.condition-met' },
      { id: 'check.states', from: 'sampling', on: 'silent', guard: 'goes-on', to: 'done', concept: 'trigger.condition-met' }
    ]
  },
  guards: {
    'somebody-dead': c => left(c).length === 1,
    'several-dead': c => left(c).length > 1,
    over: isOver,
    'objects-dead': c => left(c).length === 0 && !isOver(c) && deadObjects(c.world).length > 0,
    'goes-on': c => left(c).length === 0 && !isOver(c) && deadObjects(c.world).length === 0
  },
  moves: {
    'check.defeat': c => {
      if (someGoOn(c)) return uncovered()
      return left(c).map(player => ({
        go: state =>
          happen(
            update<'check'>(state, { dead: left(c).filter(each => each !== player) }),
            { event: 'defeat', player },
            { cause: { rule: 'check' } }
          )
      }))
    },
    'check.defeat-together': c => [
      {
        pattern: {
          see: 'event',
          events: left(c).map(player => ({ event: 'defeat', player, 'id?': ANY })),
          'cause?': ANY
        },
        go: state => {
          const defeated = left(c).reduce((world, player) => fold(world, { event: 'defeat', player }), state.world)
          return inWorld(update<'check'>(state, { dead: [] }), defeated)
        }
      }
    ],
    'check.over': ({ world }) => [{ pattern: endPattern(world, 'game-over', living(world)[0]), go: state => ({ ...state, over: true }) }],
    'check.objects': ({ world }) =>
      silently(state => {
        const [object, another] = deadObjects(world)
        if (another !== undefined) return { ...state, unsupported: 'several objects that die at once' }
        return happen(state, { event: 'move', object: object!, from: 'arena', to: 'graveyard' }, { cause: { rule: 'check' } })
      }),
    'check.states': sampleStates,
    'check.states-after': sampleStates
  }
}
