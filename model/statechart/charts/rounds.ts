/**
 * What happens before a player would get priority, in games that go on until nothing changes: checks act, in rounds; when none
 * applies, pending layers are placed; then the checks come again.
 * @module
 */
import type { Structure } from '../../rulebook/structure.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { clockwise, fold, isGameOver, leaveGame } from '../../world/index.js'
import type { Layer, World } from '../../world/index.js'
import { checks, checkOf } from '../effects/checks/index.js'
import { tokenElsewhere } from '../effects/checks/tokens.js'
import type { Check, Keeping } from '../effects/checks/index.js'
import { isLegal } from '../effects/legal.js'
import { forbidden, possible } from '../effects/replacing.js'
import { triggeredByState } from '../effects/triggering.js'
import { takenBy } from '../effects/taken.js'
import { announce, ask, happen, happenTogether } from '../frames.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { mayBe, readings } from '../readings.js'
import type { CheckReading, ModelState } from '../state.js'
import { inWorld, pop, push, update } from '../state.js'
import { isUnsettled, settles } from '../moves/continuous.js'
import { gameOver } from '../moves/ending.js'

type C = Context<'rounds'>

const listed = (world: World): readonly Check[] => {
  const { list, declared } = world.facts.base.rulebook.structure.checks
  return [...list.value.flatMap(name => checks[name] ?? []), ...(declared.value ?? []).map(checkOf)]
}

const keepsOf = (world: World, check: Check): readonly Keeping[] => check.keeps?.(world) ?? []

/** What a check does, as far as it can be done. */
const eventsOf = (world: World, check: Check, kept: readonly Id[]): readonly GameEvent[] =>
  check.events(world, kept).filter(event => possible(world, event) && !forbidden(world, event))

const applies = (world: World, check: Check): boolean =>
  keepsOf(world, check).some(each => each.may) ||
  eventsOf(
    world,
    check,
    keepsOf(world, check).map(each => each.among[0]!)
  ).length > 0

const found = new WeakMap<World, readonly Check[]>()

/** The checks that apply now, in the order of the list. */
const applying = (world: World): readonly Check[] => {
  const known = found.get(world) ?? listed(world).filter(check => applies(world, check))
  found.set(world, known)
  return known
}

/** The checks that act together in a reading. */
const acting = (world: World, reading: CheckReading): readonly Check[] =>
  reading === 'all-checks' ? applying(world) : applying(world).slice(0, 1)

const readingsOf = ({ checks: { simultaneous } }: Structure, world: World): readonly CheckReading[] =>
  applying(world).length > 1 ? readings(simultaneous, ['each-check', 'all-checks']) : [simultaneous.value]

/** What of a choice is left: nothing, once one is kept, or once a player who may let any go wants no more of them to. */
const leftOf = (each: Keeping, { kept, content }: C['data']): readonly Keeping[] => {
  if (!each.may) return each.among.some(id => kept.includes(id)) ? [] : [each]
  const among = content.includes(each.player) ? [] : each.among.filter(id => !kept.includes(id))
  return among.length > 0 ? [{ ...each, among }] : []
}

/** What is still to be chosen before the checks act, by the players in turn order. */
const keepsLeft = ({ world, data }: C): readonly Keeping[] => {
  const left = acting(world, data.reading ?? 'all-checks')
    .flatMap(check => keepsOf(world, check))
    .flatMap(each => leftOf(each, data))
  return clockwise(world, world.turn.player).flatMap(player => left.filter(each => each.player === player))
}

/** Tokens that this check would find elsewhere, where the text lets them cease as they leave the arena, too: with nothing to tell here. */
const mayHaveCeased = (world: World): readonly GameEvent[] => {
  const { leavingTokens } = world.facts.base.rulebook.structure.zones
  return leavingTokens.value !== 'cease' && mayBe(leavingTokens, 'cease') ? tokenElsewhere.events(world, []) : []
}

const isSame = (a: GameEvent, b: GameEvent): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Each way in which an object that several checks take leaves once: by either of them, or by what is left of both. */
const once = (events: readonly GameEvent[]): readonly (readonly GameEvent[])[] =>
  events
    .filter((event, at) => events.findIndex(other => isSame(other, event)) === at)
    .reduce<readonly (readonly GameEvent[])[]>(
      (ways, event) =>
        ways.flatMap(way => {
          const id = takenBy(event)
          const other = id === undefined ? -1 : way.findIndex(each => takenBy(each) === id)
          return other < 0 ? [[...way, event]] : [way, way.with(other, event), [...way, event]]
        }),
      [[]]
    )

/** What has happened since the last checks has been looked at. */
const lookedAt = (world: World): World =>
  [world.decked, world.touched, world.departed].every(each => each.length === 0)
    ? world
    : { ...world, decked: [], touched: [], departed: [] }

const act = (state: ModelState, { world }: C, events: readonly GameEvent[]): ModelState => {
  const kept = update<'rounds'>(state, { ...(events.length > 0 && { acted: true }), kept: [], content: [] })
  const looked = inWorld(kept, lookedAt(world))
  return events.length > 0 ? happenTogether(looked, events, { cause: { rule: 'check' } }) : looked
}

/** Those who have lost a game that goes on, with something of theirs still in it. */
const leaving = ({ world }: C): readonly Id[] =>
  world.defeated.filter(
    player =>
      Object.values(world.objects).some(object => object.owner === player && object.zone !== 'outside') ||
      [...world.stack, ...world.pending].some(layer => layer.controller === player)
  )

/** Where the charts do not cover how a game goes on after a defeat. */
const openAfterDefeat = (world: World): string | undefined =>
  world.lasting.some(each => world.defeated.includes(each.scope.you) && each.effect.kind === 'trigger')
    ? 'a delayed effect that goes on after its player has lost'
    : undefined

const leave = (state: ModelState, c: C): ModelState => {
  const open = openAfterDefeat(state.world)
  return open === undefined ? inWorld(state, leaveGame(state.world, leaving(c))) : { ...state, unsupported: open }
}

/** Targets that have become illegal, of layers whose targets are looked at here. */
const lostIn = (world: World, layer: Layer): readonly number[] =>
  world.facts.base.rulebook.structure.targets.lostAt.value === 'check'
    ? layer.declared.flatMap((each, at) => (!each.lost && !isLegal(world, each, layer.scope, layer.id) ? [at] : []))
    : []

const losesTargets = ({ world }: C): boolean => world.stack.some(layer => lostIn(world, layer).length > 0)

const loseTargets = (world: World): World => ({
  ...world,
  stack: world.stack.map(layer => {
    const lost = lostIn(world, layer)
    return lost.length === 0
      ? layer
      : { ...layer, declared: layer.declared.map((each, at) => (lost.includes(at) ? { ...each, lost: true as const } : each)) }
  })
})

/** Layers all of whose targets are lost, or that never had any legal ones. */
const fizzling = ({ world }: C): readonly Layer[] => {
  const atCheck = world.facts.base.rulebook.structure.targets.lostAt.value === 'check'
  return world.stack.filter(
    layer => layer.fails === 'check' || (atCheck && layer.declared.length > 0 && layer.declared.every(each => each.lost))
  )
}

/** Whether sampling the state of the game would change anything. */
const isSampled = ({ state }: C): boolean => {
  const { state: after, due } = triggeredByState(state)
  return due.length === 0 && after.world === state.world
}

/** Whether the state of the game is watched all the time: it is looked at before anything else. */
const samplesAlways = ({ setting }: C): boolean => setting.structure.triggers.stateSampled.value === 'always'

/** What comes before the checks: each of them only when those before it are done. */
type Phase = 'over' | 'settle' | 'leave' | 'lose-targets' | 'fizzle' | 'check' | 'sample' | 'place' | 'quiet'

const phase = (c: C): Phase => {
  if (isGameOver(c.world)) return 'over'
  if (isUnsettled(c)) return 'settle'
  if (leaving(c).length > 0) return 'leave'
  if (losesTargets(c)) return 'lose-targets'
  if (fizzling(c).length > 0) return 'fizzle'
  if (samplesAlways(c) && !isSampled(c)) return 'sample'
  if (applying(c.world).length > 0) return 'check'
  if (!isSampled(c)) return 'sample'
  return c.world.pending.length > 0 ? 'place' : 'quiet'
}

const is =
  (wanted: Phase) =>
  (c: C): boolean =>
    phase(c) === wanted

export const rounds: Part<'rounds'> = {
  chart: {
    id: 'rounds',
    initial: 'looking',
    final: ['done', 'over'],
    states: ['looking', 'due', 'keeping', 'acting', 'fizzled', 'placing', 'done', 'over'],
    transitions: [
      { id: 'rounds.settle', from: 'looking', on: 'silent', guard: 'unsettled', to: 'looking', concept: 'continuous.apply' },
      { id: 'rounds.over', from: 'looking', on: 'end', guard: 'over', to: 'over', concept: 'game.over' },
      { id: 'rounds.leave', from: 'looking', on: 'silent', guard: 'lost', to: 'looking', concept: 'check.performed' },
      { id: 'rounds.lose-targets', from: 'looking', on: 'silent', guard: 'targets-lost', to: 'looking', concept: 'stack.fails' },
      { id: 'rounds.fizzle', from: 'looking', on: 'left', guard: 'all-lost', to: 'fizzled', concept: 'stack.fails' },
      { id: 'rounds.fizzled', from: 'fizzled', on: 'silent', to: 'looking', concept: 'stack.layer-leaves' },
      { id: 'rounds.collect', from: 'looking', on: 'silent', guard: 'applies', to: 'due', concept: 'check.performed' },
      { id: 'rounds.ceased-before', from: 'looking', on: 'silent', guard: 'may-have-ceased', to: 'looking', concept: 'check.performed' },
      { id: 'rounds.keep', from: 'due', on: 'silent', guard: 'to-be-kept', to: 'keeping', concept: 'check.keep' },
      { id: 'rounds.kept', from: 'keeping', on: 'silent', to: 'due', concept: 'check.keep' },
      { id: 'rounds.act', from: 'due', on: 'silent', guard: 'all-kept', to: 'acting', concept: 'check.performed' },
      { id: 'rounds.again', from: 'acting', on: 'silent', to: 'looking', concept: 'check.loop' },
      { id: 'rounds.sample', from: 'looking', on: 'silent', guard: 'state-met', to: 'looking', concept: 'trigger.rearm' },
      { id: 'rounds.place', from: 'looking', on: 'silent', guard: 'pending', to: 'placing', concept: 'trigger.placed' },
      { id: 'rounds.placed', from: 'placing', on: 'silent', to: 'looking', concept: 'check.loop' },
      { id: 'rounds.quiet', from: 'looking', on: 'silent', guard: 'quiet', to: 'done', concept: 'check.loop' }
    ]
  },
  guards: {
    unsettled: is('settle'),
    over: is('over'),
    lost: is('leave'),
    'targets-lost': is('lose-targets'),
    'all-lost': is('fizzle'),
    applies: is('check'),
    'may-have-ceased': c => is('check')(c) && mayHaveCeased(c.world).length > 0,
    'to-be-kept': c => keepsLeft(c).length > 0,
    'all-kept': c => keepsLeft(c).length === 0,
    'state-met': is('sample'),
    pending: is('place'),
    quiet: is('quiet')
  },
  moves: {
    'rounds.settle': () => silently(settles),
    'rounds.over': ({ world }) => [gameOver(world)],
    'rounds.leave': c => silently(state => leave(state, c)),
    'rounds.lose-targets': ({ world }) => silently(state => inWorld(state, loseTargets(world))),
    'rounds.fizzle': c =>
      fizzling(c).map(layer => ({
        pattern: { see: 'left', layer: layer.id, how: 'failed' },
        go: state => {
          const gone = inWorld(state, { ...state.world, stack: state.world.stack.filter(each => each.id !== layer.id) })
          if (state.world.objects[layer.id]?.zone !== 'stack') return gone
          const to = c.setting.structure.zones.afterResolving.value['*']
          return happen(gone, { event: 'move', object: layer.id, from: 'stack', to }, { cause: { rule: 'check' } })
        }
      })),
    'rounds.collect': c =>
      readingsOf(c.setting.structure, c.world).map(reading => ({
        go: (state: ModelState) => update<'rounds'>(state, { reading, kept: [], content: [] })
      })),
    'rounds.ceased-before': ({ world }) => silently(state => inWorld(state, mayHaveCeased(world).reduce(fold, state.world))),
    'rounds.keep': c =>
      silently(state => {
        const { player, among, may } = keepsLeft(c)[0]!
        const options = among.map((object): Option => ({ option: 'object', object }))
        return may ? ask(state, player, 'choose', [...options, { option: 'done' }]) : ask(state, player, 'keep', options)
      }),
    'rounds.kept': c =>
      silently(state => {
        const { data, returned } = c
        if (returned?.kind !== 'option') return state
        if (returned.option.option === 'object') return update<'rounds'>(state, { kept: [...data.kept, returned.option.object] })
        return update<'rounds'>(state, { content: [...data.content, keepsLeft(c)[0]!.player] })
      }),
    'rounds.act': c => {
      const due = acting(c.world, c.data.reading ?? 'all-checks')
      return once(due.flatMap(check => eventsOf(c.world, check, c.data.kept))).map(events => ({
        go: (state: ModelState) => act(state, c, events)
      }))
    },
    'rounds.again': () => silently(state => update<'rounds'>(state, {})),
    'rounds.sample': () =>
      silently(state => {
        const { state: after, due } = triggeredByState(state)
        return announce(
          after,
          due.map(each => ({ ...each, by: [] }))
        )
      }),
    'rounds.place': ({ world }) => {
      const batch = world.pending.map(each => each.layer)
      return silently(state => push(state, { chart: 'placement', at: 'selecting', data: { asked: false, batch } }))
    },
    'rounds.placed': () => silently(state => update<'rounds'>(state, { placed: true })),
    'rounds.quiet': ({ data }) =>
      silently(state => pop(inWorld(state, lookedAt(state.world)), { kind: 'checked', acted: data.acted, placed: data.placed }))
  }
}
