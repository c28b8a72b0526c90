/**
 * Continuous effects that start to apply to objects, or modify them in another way: each application is an event of its own,
 * in the order of the stages. Where applications are not events, a change of control is.
 * @module
 */
import type { Application, World } from '../../world/index.js'
import { applications, record, settle, takings, tied, viewFor, withFirst } from '../../world/index.js'
import { ask, happen, happenTogether } from '../frames.js'
import type { Context, Move, Part } from '../part.js'
import { silently } from '../part.js'
import type { ModelState, Self } from '../state.js'
import { inWorld, pop, push, update } from '../state.js'

type C = Context<'continuous'>

const isDue = (world: World): boolean =>
  (world.facts.tells && (applications(world).length > 0 || settle(world) !== world)) || takings(world).length > 0

/** Whether applications are due, some that are known apply no longer, or a change of control is to be told. */
export const isUnsettled = ({ state, world }: Pick<Context, 'state' | 'world'>): boolean =>
  (world.facts.tells || world.facts.tellsControl) && !state.frames.some(frame => frame.chart === 'continuous') && isDue(world)

/** Lets what is due be applied. */
export const settles = (state: ModelState): ModelState => push(state, { chart: 'continuous', at: 'settling', data: {} })

/** Applications of the first stage and substage that has any. */
const inStage = (world: World): readonly Application[] => {
  const [first, ...rest] = applications(world)
  return first ? [first, ...rest.filter(each => each.stage === first.stage)] : []
}

/** Those that may come next: nothing orders effects of one timestamp, nor the objects of one effect. */
const nextOnes = (world: World): readonly Application[] => {
  const all = inStage(world)
  return all.filter(each => each.instance.since === all[0]?.instance.since)
}

/**
 * The self-replacements of an application whose condition holds now that its parameters are known.
 * @see fab:6.4.7b
 */
const selvesOf = (world: World, { instance, key, event }: Application): readonly Self[] =>
  (instance.instead ?? []).flatMap((each, at) =>
    world.facts.base.condition(each.if, viewFor(world, instance.scope), { ...instance.scope, event })
      ? [{ ref: instance.ref, key: `${key}/self-${at}`, change: each.change, scope: instance.scope }]
      : []
  )

const apply = ({ world }: C): readonly Move[] =>
  nextOnes(world).map(each => ({
    go: state =>
      happen(update<'continuous'>(state, { key: each.key }), each.event, {
        cause: { effect: each.instance.ref },
        selves: selvesOf(world, each)
      })
  }))

/** An application that did not come about modifies nothing; an effect that was to modify its object in another way goes on as before. */
const afterwards = (state: ModelState, { data }: C): ModelState => {
  const missed = applications(state.world).find(each => each.key === data.key)
  return missed ? inWorld(state, record(state.world, missed, amountBefore(state.world, missed.key))) : state
}

const amountBefore = ({ applied }: World, key: string): number | null => {
  const before = applied[key]
  if (before === undefined || before.nothing) return null
  return before.amount ?? Number(before.live)
}

export const continuous: Part<'continuous'> = {
  chart: {
    id: 'continuous',
    initial: 'settling',
    final: ['settled'],
    states: ['settling', 'ordering', 'applying', 'settled'],
    transitions: [
      { id: 'continuous.tie', from: 'settling', on: 'silent', guard: 'tied', to: 'ordering', concept: 'continuous.timestamp' },
      { id: 'continuous.ordered', from: 'ordering', on: 'silent', to: 'settling', concept: 'continuous.timestamp' },
      { id: 'continuous.only', from: 'settling', on: 'silent', guard: 'one-due', to: 'applying', concept: 'continuous.apply' },
      { id: 'continuous.by-stage', from: 'settling', on: 'silent', guard: 'stages-due', to: 'applying', concept: 'continuous.stage' },
      { id: 'continuous.by-time', from: 'settling', on: 'silent', guard: 'several-due', to: 'applying', concept: 'continuous.timestamp' },
      { id: 'continuous.taken', from: 'settling', on: 'silent', guard: 'taken', to: 'applying', concept: 'continuous.apply' },
      { id: 'continuous.applied', from: 'applying', on: 'silent', to: 'settling', concept: 'continuous.apply' },
      { id: 'continuous.settled', from: 'settling', on: 'silent', guard: 'none-due', to: 'settled', concept: 'continuous.apply' }
    ]
  },
  guards: {
    tied: ({ world }) => tied(world).length > 0,
    'one-due': ({ world }) => tied(world).length === 0 && applications(world).length === 1,
    'stages-due': ({ world }) => tied(world).length === 0 && applications(world).length > 1 && inStage(world).length === 1,
    'several-due': ({ world }) => tied(world).length === 0 && inStage(world).length > 1,
    taken: ({ world }) => applications(world).length === 0 && takings(world).length > 0,
    'none-due': ({ world }) => applications(world).length === 0 && takings(world).length === 0
  },
  moves: {
    'continuous.tie': ({ world }) =>
      silently(state =>
        ask(
          state,
          world.turn.player,
          'timestamp',
          tied(world).map(({ ref }) => ({ option: 'effect', effect: ref }))
        )
      ),
    'continuous.ordered': ({ world, returned }) =>
      silently(state => inWorld(state, withFirst(world, tied(world), returned?.kind === 'option' ? returned.index : 0))),
    'continuous.only': apply,
    'continuous.by-stage': apply,
    'continuous.by-time': apply,
    // what comes under another control by one change does so at once
    'continuous.taken': ({ world }) => silently(state => happenTogether(state, takings(world))),
    'continuous.applied': c => silently(state => afterwards(state, c)),
    'continuous.settled': () => silently(state => pop(inWorld(state, settle(state.world)), { kind: 'done' }))
  }
}
