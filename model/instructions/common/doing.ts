/** What an instruction that is carried out reads of the game. @module */
import type { Amount } from '../../scenario/amount.js'
import type { Acted } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import type { StackObject, OwnScope, World } from '../../world/index.js'
import { isOutOfSight, living, viewFor } from '../../world/index.js'
import { objectsThat, playersThat } from '../../statechart/effects/matching.js'
import type { Doing } from '../instruction.js'
import { followings, followsSeenMoves } from '../../rules/zones.js'
import { inOrderOfActing } from './place.js'

/** An amount, where one that can't be worked out is none. */
export const amount = ({ world, data }: Doing, of: Amount): number =>
  world.facts.base.amount(of, viewFor(world, data.scope), data.scope) ?? 0

const NONE: readonly Id[] = []

/** What a reference stands for, without what has been lost sight of. */
export const refs = ({ world, data }: Doing, ref: string): readonly Id[] => {
  const { lost = NONE } = data.scope as OwnScope
  const found = world.facts.base.refersTo(ref, viewFor(world, data.scope), data.scope)
  return lost.length === 0 ? found : found.filter(id => !lost.includes(id))
}

/** Whether a text finds nothing but what it has seen move, and not in one reading of several. */
const isLossSaid = (world: World): boolean => followsSeenMoves(world) && followings(world).length === 1

/**
 * What deals damage. An ability's own source does wherever it has gone, since an ability exists apart from its source; so does what an event
 * speaks of, as it last was. Where no text says that, it does not deal damage in a reading in which it is lost.
 * @see mtg-context:702.15c mtg-context:608.2h
 */
export const dealer = (doing: Doing, source: string | undefined): Id | undefined => {
  const { world, data } = doing
  if (source === undefined || source === 'self') return data.scope.self
  if (!source.startsWith('event:') || !isLossSaid(world)) return refs(doing, source)[0]
  return world.facts.base.refersTo(source, viewFor(world, data.scope), data.scope)[0]
}

/** The players among what a reference stands for who are still in the game, in the order in which they act. */
export const playersIn = (doing: Doing, ref: string): readonly Id[] => {
  const { world, data } = doing
  const meant = refs(doing, ref)
  return inOrderOfActing(
    world,
    data.scope.you,
    living(world).filter(player => meant.includes(player))
  )
}

/** The stack object whose instructions they are. */
export const stackObjectOf = ({ world, data }: Doing): StackObject | undefined =>
  world.stack.find(stackObject => stackObject.id === data.stackObject)

const isThere = (world: World, id: Id): boolean => living(world).includes(id) || world.objects[id] !== undefined

const PRIVATE: readonly string[] = ['hand', 'deck', 'arsenal', 'memory', 'material']

/** An object that left the arena is followed to a public zone only. @see fab-context:3.0.9a */
const isOutOfReach = ({ world, data }: Doing, ref: string, id: Id): boolean => {
  const event = data.scope.event
  const fromArena = event?.event === 'destroy' || event?.event === 'sacrifice' || (event?.event === 'move' && event.from === 'arena')
  return ref === 'event:object' && fromArena && PRIVATE.includes(world.objects[id]?.zone ?? '')
}

/** The kind of a target: of several of one kind each has a number. */
const kindOf = (name: string): string => name.replace(/-\d+$/, '')

/** The names of targets of a kind, in the order of their declaration. */
const targetNames = ({ data }: Doing, kind: string): readonly string[] =>
  Object.keys(data.scope.targets).filter(name => name === kind || kindOf(name) === kind)

/** An amount for one of those that are acted on: the result of a kind of targets is what falls to it. */
export const amountFor = (doing: Doing, of: Amount, id: Id): number => {
  const { targets, results } = doing.data.scope
  const shares = Object.entries(results).flatMap(([name, share]) => (targets[name] === id ? [[kindOf(name), share] as const] : []))
  const scope = { ...doing.data.scope, results: { ...results, ...Object.fromEntries(shares) } }
  return amount({ ...doing, data: { ...doing.data, scope } }, of)
}

/** What an instruction acts on, and whether the order of that is given. */
export const actedOn = (doing: Doing, acted: Acted): { readonly ids: readonly Id[]; readonly ordered: boolean } => {
  const { world, data } = doing
  if (typeof acted === 'string')
    return {
      ids: refs(doing, acted).filter(id => isThere(world, id) && !isOutOfReach(doing, acted, id) && !isOutOfSight(world, data.scope, id)),
      ordered: true
    }
  if ('targets' in acted)
    return {
      ids: targetNames(doing, acted.targets)
        .flatMap(name => refs(doing, `target:${name}`))
        .filter(id => isThere(world, id) && !isOutOfSight(world, data.scope, id)),
      ordered: false
    }
  if ('players' in acted) return { ids: playersThat(world, acted.players, data.scope), ordered: true }
  return { ids: objectsThat(world, acted.all, data.scope), ordered: false }
}
