/** The life of a triggering: met, then suppressed or pending, then placed on the stack or ceased; and the order of placing. @module */
import { eventObject, eventTargets } from '../../base/amount.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Layer, OwnScope, Pending, World } from '../../world/index.js'
import { aimedAt, clockwise, controllerOf, effectsOfKind, layerView, living, use } from '../../world/index.js'
import { triggeredOn } from '../effects/noticing.js'
import { hearNext, isAnswered, isUnheard, replies } from '../effects/replies.js'
import { triggerGagged, triggerHidden } from '../effects/triggering.js'
import { levelOf } from '../../trace/level.js'
import { ask, askForPlayer, becomeTargets, declare, placeLayer } from '../frames.js'
import type { Context, Move, Part } from '../part.js'
import { eachWay, silently } from '../part.js'
import { mayBe } from '../readings.js'
import type { Due, ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'
import { ANY, oneOf } from '../unify.js'
import { layerPattern } from '../moves/layer.js'

type A = Context<'announcement'>

/** Where nobody sees the order of what is due, one order stands for all. */
const isSeen = ({ setting }: A): boolean => setting.level === levelOf('triggered')

const dueNow = (c: A, test: (due: Due) => boolean): readonly Due[] => {
  const found = c.data.due.filter(test)
  return isSeen(c) ? found : found.filter(each => each === c.data.due[0])
}

const without = (state: ModelState, { data }: A, due: Due): ModelState =>
  update<'announcement'>(state, { due: data.due.filter(each => each !== due) })

/** One thing, or one of several. */
const anyOf = (patterns: readonly unknown[]): unknown => (patterns.length === 1 ? patterns[0] : oneOf(patterns))

/** The event that a triggering answers, where the engine names it. */
const byOf = ({ data }: A, due: Due): unknown => (due.by ? anyOf(due.by) : (data.by ?? ANY))

const suppressed = (c: A, why: 'limit' | 'effect'): readonly Move[] =>
  dueNow(c, due => due.see === 'suppressed' && (due.why === why || due.limited === true)).flatMap(due =>
    outcomes(c, due).map(go => ({
      stakes: due.see === 'suppressed' && due.stopped ? ['trigger.suppressed'] : [],
      pattern: {
        see: 'suppressed',
        effect: due.ref,
        why,
        ...(due.see === 'suppressed' && why === 'effect' && { 'suppressor?': anyOf(due.suppressors) }),
        'by?': byOf(c, due)
      },
      go
    }))
  )

/** What becomes of an effect that is kept from triggering, in each reading: "the next time" has passed, or is still to come. @see fab:6.6.5f fab:6.6.3a */
const outcomes = (c: A, due: Due): readonly ((state: ModelState) => ModelState)[] => {
  const goesOn = (state: ModelState): ModelState => without(state, c, due)
  const key = due.see === 'suppressed' ? due.uses : undefined
  const instance = key === undefined ? undefined : effectsOfKind(c.world, 'trigger').find(each => each.key === key)
  return instance ? [goesOn, state => inWorld(goesOn(state), use(state.world, instance))] : [goesOn]
}

/** The next effect of which it is to be chosen on which event it triggers: the turn-player chooses first. @see mtg-context:101.4 */
const choosing = ({ data, world }: A) => {
  const open = data.due.filter(due => due.see === 'occurrence')
  const player = clockwise(world, world.turn.player).find(each => open.some(due => due.controller === each))
  return open.find(due => due.controller === player)
}

/** What an event happens to: an option names the event by it. */
const happensTo = (event: GameEvent): Id => eventObject(event) ?? eventTargets(event)[0] ?? ('player' in event ? event.player : '')

const occurrenceChosen = (state: ModelState, c: A): ModelState => {
  const due = choosing(c)
  if (!due) return state
  const event = due.among[c.returned?.kind === 'option' ? c.returned.index : 0]!
  const { state: after, due: more } = triggeredOn(without(state, c, due), due.key, event)
  return update<'announcement'>(after, { due: [...c.data.due.filter(each => each !== due), ...more] })
}

/** The effects of hidden sources about which their owners have not decided. */
const toLet = ({ data }: A) => data.due.filter(due => due.see === 'hidden')

/** An effect of which it is open whether an effect that ended with the event keeps it from triggering. */
const gagged = ({ data }: A) => data.due.find((due): due is Extract<Due, { see: 'gagged' }> => due.see === 'gagged')

const settled = (state: ModelState, c: A, isGagged: boolean): ModelState => {
  const due = gagged(c)!
  const { state: after, due: made } = triggerGagged(state, due, isGagged)
  const named = made.map(each => (due.by ? { ...each, by: due.by } : each))
  return update<'announcement'>(after, { due: c.data.due.flatMap(each => (each === due ? named : [each])) })
}

/** Its owner has decided: it triggers, or nothing comes of it. */
const decided = (state: ModelState, c: A): ModelState => {
  const due = toLet(c).find(({ key }) => key === c.data.letting)
  if (!due) return state
  const isLet = c.returned?.kind === 'option' && c.returned.option.option === 'yes'
  const rest = c.data.due.filter(each => each !== due)
  if (!isLet) return update<'announcement'>(state, { due: rest })
  const { state: after, due: made } = triggerHidden(state, due.key, due.event)
  return update<'announcement'>(after, { due: [...rest, ...made.map(each => (due.by ? { ...each, by: due.by } : each))] })
}

/** Whether it is clear what has triggered. */
const isClear = (c: A): boolean => gagged(c) === undefined && isAnswered(c.data)

/** What an event triggered is told right after it, in any order. */
export const announcement: Part<'announcement'> = {
  chart: {
    id: 'announcement',
    initial: 'open',
    final: ['done'],
    states: ['open', 'asked', 'owner-asked', 'done'],
    transitions: [
      { id: 'trigger.gagged', from: 'open', on: 'silent', guard: 'gagged', to: 'open', concept: 'trigger.suppressed' },
      { id: 'trigger.heard', from: 'open', on: 'silent', guard: 'unheard', to: 'open', concept: 'trigger.condition-met' },
      { id: 'trigger.reply', from: 'open', on: 'silent', guard: 'replies-open', to: 'open', concept: 'trigger.condition-met' },
      { id: 'trigger.created', from: 'open', on: 'triggered', guard: 'due', to: 'open', concept: 'trigger.layer-created' },
      { id: 'trigger.limit', from: 'open', on: 'suppressed', guard: 'due', to: 'open', concept: 'trigger.limit' },
      { id: 'trigger.suppressed', from: 'open', on: 'suppressed', guard: 'due', to: 'open', concept: 'trigger.suppressed' },
      { id: 'trigger.occurrence', from: 'open', on: 'silent', guard: 'to-be-chosen', to: 'asked', concept: 'trigger.condition-met' },
      { id: 'trigger.occurrence-chosen', from: 'asked', on: 'silent', to: 'open', concept: 'trigger.condition-met' },
      { id: 'trigger.hidden', from: 'open', on: 'silent', guard: 'owner-decides', to: 'owner-asked', concept: 'trigger.condition-met' },
      { id: 'trigger.hidden-decided', from: 'owner-asked', on: 'silent', to: 'open', concept: 'trigger.condition-met' },
      { id: 'trigger.all-told', from: 'open', on: 'silent', guard: 'none-due', to: 'done', concept: 'trigger.condition-met' }
    ]
  },
  guards: {
    gagged: c => gagged(c) !== undefined,
    unheard: c => gagged(c) === undefined && isUnheard(c.data),
    'replies-open': c => gagged(c) === undefined && !isUnheard(c.data) && !isAnswered(c.data),
    due: c => c.data.due.length > 0 && isClear(c),
    'to-be-chosen': c => isClear(c) && choosing(c) !== undefined,
    'owner-decides': c => isClear(c) && toLet(c).length > 0,
    'none-due': ({ data }) => data.due.length === 0
  },
  moves: {
    'trigger.gagged': c => [true, false].map(isGagged => ({ go: (state: ModelState) => settled(state, c, isGagged) })),
    'trigger.heard': ({ data }) => silently(state => hearNext(state, data)),
    'trigger.reply': ({ world, data }) => replies(world, data).map(go => ({ go })),
    'trigger.created': c =>
      dueNow(c, due => due.see === 'triggered').flatMap(due =>
        due.see === 'triggered'
          ? [
              {
                stakes: ['trigger.condition-met' as const],
                pattern: {
                  see: 'triggered',
                  effect: due.ref,
                  controller: due.controller,
                  layer: due.layer,
                  'by?': byOf(c, due),
                  ...(due.answers !== undefined && { 'answers?': due.answers })
                },
                go: (state: ModelState) => without(state, c, due)
              }
            ]
          : []
      ),
    'trigger.limit': c => suppressed(c, 'limit'),
    'trigger.suppressed': c => suppressed(c, 'effect'),
    'trigger.occurrence': c =>
      silently(state => {
        const { controller, among } = choosing(c)!
        return ask(
          state,
          controller,
          'occurrence',
          among.map(({ event }) => ({ option: 'object', object: happensTo(event) }))
        )
      }),
    'trigger.occurrence-chosen': c => silently(state => occurrenceChosen(state, c)),
    'trigger.hidden': c =>
      toLet(c).map(({ key, owner }) => ({
        go: (state: ModelState) => ask(update<'announcement'>(state, { letting: key }), owner, 'may', [{ option: 'yes' }, { option: 'no' }])
      })),
    'trigger.hidden-decided': c => silently(state => decided(state, c)),
    'trigger.all-told': () => silently(state => ({ ...state, frames: state.frames.slice(0, -1) }))
  }
}

type P = Context<'placement'>

/** Whose a pending layer is as it is placed: its own controller's, or whoever has its source by now. */
const placerOf = (world: World, { controller, ref, scope }: Pending): Id => {
  if (world.facts.base.rulebook.structure.placement.controller.value === 'when-triggered') return controller
  const source = world.objects[ref.source]
  const { incarnation } = scope as OwnScope
  return source?.zone === 'arena' && (incarnation === undefined || incarnation === source.incarnation)
    ? controllerOf(world, source)
    : controller
}

const NONE: readonly Pending[] = []

/** The pending layers that are to be placed: what triggers meanwhile may have to wait for a further round. @see mtg:603.3b */
const due = ({ world, data }: P): readonly Pending[] => {
  const { batch } = data
  return batch ? world.pending.filter(each => batch.includes(each.layer)) : world.pending
}

/** The pending layers of the first pass that has any. */
const inPass = (c: P): readonly Pending[] => {
  const passes = c.setting.structure.placement.passes.value
  const pending = due(c)
  if (passes.length < 2) return pending
  for (const kinds of passes) {
    const found = pending.filter(each => kinds.includes(each.meta ? 'meta' : 'ordinary'))
    if (found.length > 0) return found
  }
  return NONE
}

const controllers = (c: P): readonly Id[] => [...new Set(inPass(c).map(each => placerOf(c.world, each)))]

const selects = ({ setting }: P): boolean => setting.structure.placement.first.value === 'turn-player-selects'

const nextPlayer = (c: P): Id | undefined =>
  clockwise(c.world, c.data.first ?? c.world.turn.player).find(player => inPass(c).some(each => placerOf(c.world, each) === player))

const pendingOf = (c: P): readonly Pending[] => inPass(c).filter(each => placerOf(c.world, each) === nextPlayer(c))

/** What tells one pending layer from another; identical ones are interchangeable. */
const contents = ({ layer: _, ...rest }: Pending): string => {
  const { event, known, ...scope } = rest.scope as OwnScope
  return JSON.stringify({ ...rest, scope: readsEvent(rest.text) ? { ...scope, event, known } : scope })
}

/** Whether the text speaks of what triggered it; if not, it does not matter which event did. */
const readsEvent = (text: Pending['text']): boolean => /"event:|\{"event":"amount"\}/.test(JSON.stringify(text))

/** One of each kind of pending layer. */
const kindsOf = (pending: readonly Pending[]): readonly Pending[] =>
  pending.filter((each, at) => pending.findIndex(other => contents(other) === contents(each)) === at)

/**
 * The options of an order: the effect that triggered, and the layer where it tells layers of one effect apart. An engine may name the
 * layer of any option, of identical ones each, and need not name any.
 */
const optionsOf = (pending: readonly Pending[]): readonly Option[] => {
  const kinds = kindsOf(pending)
  return kinds.map(each => {
    const isOnly = kinds.every(other => other === each || JSON.stringify(other.ref) !== JSON.stringify(each.ref))
    const alike = oneOf(pending.filter(other => contents(other) === contents(each)).map(({ layer }) => layer))
    return { option: 'trigger', effect: each.ref, 'layer?': isOnly ? alike : Object.assign(alike, { such: each.layer }) }
  })
}

const isNamed = ({ state }: P, pending: Pending): boolean => state.names[pending.layer] !== undefined

/** The pending layers that the option taken may stand for: identical ones are interchangeable. */
const meant = (c: P): readonly Pending[] => {
  const all = pendingOf(c)
  const kind = c.returned?.kind === 'option' ? kindsOf(all)[c.returned.index] : undefined
  const same = all.filter(each => kind !== undefined && contents(each) === contents(kind))
  return same.filter((each, at) => at === 0 || isNamed(c, each))
}

const owned = (pending: Pending, controller: Id): Partial<Pending> =>
  controller === pending.controller ? {} : { controller, scope: { ...pending.scope, you: controller } }

const place = (state: ModelState, pending: Pending): ModelState =>
  placeLayer(inWorld(state, { ...state.world, pending: state.world.pending.filter(each => each !== pending) }), {
    ...pending,
    ...owned(pending, placerOf(state.world, pending))
  })

const mustSelect = (c: P): boolean => selects(c) && !c.data.asked && controllers(c).length > 1

/** Pending layers are put on the stack before the next player gets priority. */
export const placement: Part<'placement'> = {
  chart: {
    id: 'placement',
    initial: 'selecting',
    final: ['done'],
    states: ['selecting', 'asked', 'placing', 'ordering', 'done'],
    transitions: [
      { id: 'placement.none', from: 'selecting', on: 'silent', guard: 'nothing-pending', to: 'done', concept: 'trigger.placed' },
      { id: 'placement.must-select', from: 'selecting', on: 'silent', guard: 'must-select', to: 'asked', concept: 'trigger.first-player' },
      { id: 'placement.may-select', from: 'selecting', on: 'silent', guard: 'may-select', to: 'asked', concept: 'trigger.first-player' },
      { id: 'placement.no-select', from: 'selecting', on: 'silent', guard: 'no-select', to: 'placing', concept: 'trigger.placed' },
      { id: 'placement.selected', from: 'asked', on: 'silent', to: 'placing', concept: 'trigger.first-player' },
      { id: 'placement.order', from: 'placing', on: 'silent', guard: 'pending-left', to: 'ordering', concept: 'trigger.order' },
      { id: 'placement.next', from: 'ordering', on: 'silent', to: 'placing', concept: 'trigger.order' },
      { id: 'placement.done', from: 'placing', on: 'silent', guard: 'nothing-pending', to: 'done', concept: 'trigger.placed' }
    ]
  },
  guards: {
    'nothing-pending': c => due(c).length === 0,
    'must-select': mustSelect,
    'may-select': c =>
      selects(c) &&
      !mustSelect(c) &&
      due(c).length > 1 &&
      !c.setting.autonomous.has('first-player') &&
      living(c.world).includes(c.world.turn.player),
    'no-select': c => due(c).length > 0 && !mustSelect(c),
    'pending-left': c => due(c).length > 0
  },
  moves: {
    'placement.none': () => silently(state => pop(state, { kind: 'done' })),
    'placement.must-select': () => silently(state => askForPlayer(state)),
    'placement.may-select': () => silently(state => askForPlayer(state, true)),
    'placement.selected': ({ returned }) =>
      silently(state =>
        update<'placement'>(state, {
          asked: true,
          ...(returned?.kind === 'option' && returned.option.option === 'player' && { first: returned.option.player })
        })
      ),
    'placement.order': c => silently(state => ask(state, nextPlayer(c)!, 'trigger-order', optionsOf(pendingOf(c)))),
    'placement.next': c => meant(c).map(pending => ({ go: (state: ModelState) => place(update<'placement'>(state, {}), pending) })),
    'placement.done': () => silently(state => pop(state, { kind: 'done' }))
  }
}

type T = Context<'triggering'>

/** @see mtg:603.12 mtg:603.3d */
const layerOf = ({ data, world }: T): Layer => ({
  id: data.pending.layer,
  kind: 'triggered',
  controller: data.pending.controller,
  ref: data.pending.ref,
  key: data.pending.key,
  scope: aimedAt(
    world,
    data.pending.scope,
    data.declared.map(each => each.target)
  ),
  text: data.pending.text,
  declared: data.declared,
  modes: data.modes
})

const missing = ({ returned, data }: T) => (returned?.kind === 'declared' ? returned.missing : data.why)

/** One pending layer: placed on the stack, or ceased because nothing can be declared for it. */
export const triggering: Part<'triggering'> = {
  chart: {
    id: 'triggering',
    initial: 'pending',
    final: ['placed', 'ceased'],
    states: ['pending', 'declared', 'complete', 'incomplete', 'placed', 'ceased'],
    transitions: [
      { id: 'trigger.declare', from: 'pending', on: 'silent', to: 'declared', concept: 'trigger.targets' },
      { id: 'trigger.declarable', from: 'declared', on: 'silent', guard: 'declarable', to: 'complete', concept: 'trigger.targets' },
      { id: 'trigger.undeclarable', from: 'declared', on: 'silent', guard: 'undeclarable', to: 'incomplete', concept: 'trigger.ceases' },
      { id: 'trigger.placed', from: 'complete', on: 'layer', to: 'placed', concept: 'trigger.placed' },
      { id: 'trigger.ceased', from: 'incomplete', on: 'ceased', guard: 'may-cease', to: 'ceased', concept: 'trigger.ceases' },
      { id: 'trigger.placed-in-vain', from: 'incomplete', on: 'layer', guard: 'may-fail', to: 'placed', concept: 'trigger.ceases' }
    ]
  },
  guards: {
    declarable: c => missing(c) === undefined,
    undeclarable: c => missing(c) !== undefined,
    'may-cease': c => mayBe(c.setting.structure.placement.undeclarable, 'ceases'),
    'may-fail': c => mayBe(c.setting.structure.placement.undeclarable, 'fails-on-stack')
  },
  moves: {
    'trigger.declare': ({ data, world }) =>
      silently(state =>
        declare(
          state,
          data.pending.controller,
          data.pending.scope.self,
          data.pending.text.steps,
          data.pending.text.targets,
          data.pending.scope,
          world.facts.forbidsTargets ? { by: layerView(world, { ...data.pending, id: data.pending.layer, kind: 'triggered' }) } : {}
        )
      ),
    'trigger.declarable': ({ returned }) =>
      silently(state =>
        update<'triggering'>(state, returned?.kind === 'declared' ? { modes: returned.modes, declared: returned.declared } : {})
      ),
    'trigger.undeclarable': c => silently(state => update<'triggering'>(state, { why: missing(c) ?? 'no-target' })),
    'trigger.placed': c => {
      const layer = layerOf(c)
      const placed = (state: ModelState): readonly ModelState[] =>
        becomeTargets(pop(inWorld(state, { ...state.world, stack: [...state.world.stack, layer] }), { kind: 'done' }), layer)
      return eachWay(c.state, placed).map(go => ({ pattern: layerPattern(layer), go }))
    },
    // It fails at the next check, or only as it would resolve.
    'trigger.placed-in-vain': c =>
      (['check', 'resolution'] as const).map(fails => {
        const layer: Layer = { ...layerOf(c), declared: [], modes: [], fails }
        return {
          pattern: layerPattern(layer),
          go: state => pop(inWorld(state, { ...state.world, stack: [...state.world.stack, layer] }), { kind: 'done' })
        }
      }),
    'trigger.ceased': ({ data }) => [
      { pattern: { see: 'ceased', layer: data.pending.layer, why: data.why ?? 'no-target' }, go: state => pop(state, { kind: 'done' }) }
    ]
  }
}
