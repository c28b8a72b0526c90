/** Faults in how an event is carried through. @module */
import { isForbidden } from '../../reference/machine/events/facts.js'
import { amountLeft } from '../../reference/machine/events/proposal.js'
import { occurTogether } from '../../reference/machine/events/occurring.js'
import { objectAt, withObject } from '../../reference/objects.js'
import type { Process, Task } from '../../reference/task.js'
import type { World } from '../../reference/state.js'
import type { Run } from '../../reference/context.js'
import type { GameEvent, Id } from '../../../model/trace/event.js'
import { bringsAbout, bringsAboutFrom, does, instead, leaves, madeSince, opens, together, type Patch } from './patch.js'
import { notesProposals, proposedAs } from './proposals.js'

/** Whether an event occurs now, alone. */
const occursNow = ({ stage, grouped }: Process): boolean => stage === 'occur' && !grouped

/** The event that was proposed occurs, whatever replacements have made of it. */
export const occursAsProposed: Patch = together(
  notesProposals,
  instead('event', (_run, task, soundly) => soundly(occursNow(task) ? { ...task, event: proposedAs(task) ?? task.event } : task))
)

/** Effects trigger on the event that was proposed. */
export const triggersAsProposed: Patch = together(
  notesProposals,
  does('respond', soundly => (run, before, process, event, moved, reserved) => {
    soundly(run, before, process, proposedAs(process) ?? event, moved, reserved)
  })
)

/** Effects trigger on an event although a replacement has put nothing in its place. */
export const triggersThoughReplaced: Patch = does(
  'applied',
  soundly => (run, process, candidate, from, next, also, instead, prevention) => {
    soundly(run, process, candidate, from, next, also, instead, prevention)
    if (next === null || !run.ctx.rules.somethingLeft(amountLeft(next))) run.ctx.does.respond(run, run.w, process, process.event, [], [])
  }
)

/** What an effect does besides is lost where it makes several draws of one. */
export const drawsForgetWhatIsBesides: Patch = does(
  'applied',
  soundly => (run, process, candidate, from, next, also, instead, prevention) => {
    const isMore = next?.event === 'draw' && (next.count ?? 1) > 1
    soundly(run, process, candidate, from, next, isMore ? undefined : also, instead, prevention)
  }
)

/** Whether a task is an event by which something returns. */
const isReturn = (task: Task): task is Process => task.do === 'event' && task.event.event === 'move' && task.event.from === 'banished'

/** What returns with others does so one after the other. */
export const returnsOneByOne: Patch = bringsAbout(made => {
  const at = made.findIndex(task => task.do === 'gather')
  const end = made.findIndex(task => task.do === 'occur-group')
  const members = made.slice(at + 1, end)
  if (at < 0 || !members.every(isReturn)) return made
  return [...made.slice(0, at), ...members.map(({ grouped: _, ...alone }) => alone), ...made.slice(end + 1)]
})

/** What comes back into the arena is controlled by whoever controlled it there before. */
export const returnsToItsTaker: Patch = does('happen', soundly => (ctx, world, event) => {
  const outcome = soundly(ctx, world, event)
  if (!outcome || event.event !== 'move' || event.to !== 'arena') return outcome
  const is = objectAt(outcome.world, event.object)!
  const earlier = Array.from({ length: is.inc }, (_, back) => outcome.world.past[`${is.id}#${is.inc - 1 - back}`])
  const then = earlier.find(was => was?.zone === 'arena')
  if (!then) return outcome
  return { ...outcome, world: { ...outcome.world, objects: withObject(outcome.world, { ...is, controller: then.controller }) } }
})

/** An event of a kind occurs although nothing can happen in it. */
export const occursInVain = (kind: GameEvent['event']): Patch =>
  does('happen', soundly => (ctx, world, event) => soundly(ctx, world, event) ?? (event.event === kind ? { world, event } : null))

/** Nothing triggers on events of a kind. */
export const triggersNothingOn = (kind: GameEvent['event']): Patch =>
  does('respond', soundly => (run, before, process, event, moved, reserved) => {
    if (event.event !== kind) soundly(run, before, process, event, moved, reserved)
  })

/** Effects trigger on a discard, and again on the move in it. */
export const triggersOnTheMoveInADiscard: Patch = does('respond', soundly => (run, before, process, event, moved, reserved) => {
  soundly(run, before, process, event, moved, reserved)
  if (event.event !== 'discard' || event.object === undefined) return
  soundly(run, before, process, { event: 'move', object: event.object, from: 'hand', to: event.to ?? 'graveyard' }, moved, reserved)
})

const isDrawOfSeveral = ({ event }: Process): boolean => event.event === 'draw' && event.count !== undefined

/** Whether a task is a part of a compound event. */
const isPartOf =
  ({ id }: Process) =>
  (each: Task): each is Process =>
    each.do === 'event' && each.within === id

/** The cards of a compound draw are drawn at once. */
export const drawsAtOnce: Patch = instead('event', (run, task, soundly) => {
  const before = run.agenda
  soundly(task)
  if (!occursNow(task) || !isDrawOfSeveral(task)) return
  const made = madeSince(run.agenda, before) ?? []
  const draws = made.filter(isPartOf(task))
  if (draws.length === 0) return
  run.agenda = made.filter(each => !isPartOf(task)(each)).reduceRight((rest, each) => ({ task: each, rest }), before)
  occurTogether(
    run,
    draws.map(({ event }) => event),
    task.cause ?? { rule: 'turn' }
  )
})

/** The parts of a compound draw know nothing of what was applied to the whole. */
export const partsForgetTheWhole: Patch = bringsAboutFrom('event', (made, task) =>
  occursNow(task) && isDrawOfSeveral(task) ? made.map(each => (isPartOf(task)(each) ? { ...each, origin: { applied: [] } } : each)) : made
)

/** What takes the place of an event may be replaced once more by what was applied to that. */
export const substitutesForget: Patch = opens(frame => {
  // A key comes back once, so that no game hangs.
  const again = (key: string): string => (key.startsWith('again:') ? key.slice('again:'.length) : `again:${key}`)
  return frame.origin ? { ...frame, origin: { ...frame.origin, applied: frame.origin.applied.map(again) } } : frame
})

const changedCounts = (world: World, change: (key: string, counted: number, per: 'turn' | 'game') => number | undefined): World => {
  const changed = (per: 'turn' | 'game'): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(world.counts[per]).flatMap(([key, counted]) => {
        const now = change(key, counted, per)
        return now === undefined ? [] : [[key, now]]
      })
    )
  return { ...world, counts: { turn: changed('turn'), game: changed('game') } }
}

const isOfReplaced = (key: string): boolean => key.startsWith('replaced:')

const hasReplaced = ({ counts }: World): boolean => Object.keys(counts.game).some(isOfReplaced)

/** That an effect has replaced an event is no time that the event would have happened. */
export const forgetsReplacedTimes: Patch = leaves(now =>
  hasReplaced(now) ? changedCounts(now, (key, counted) => (isOfReplaced(key) ? undefined : counted)) : now
)

/** An event that occurs modified counts beside the time that it was replaced. */
export const countsModifiedTwice: Patch = leaves((now, before) =>
  hasReplaced(now)
    ? changedCounts(now, (key, counted, per) => (isOfReplaced(key) ? Math.max(counted, before.counts[per][key] ?? 0) : counted))
    : now
)

/** An event that an instruction cannot bring about ends all that its stack object would still do. */
export const failureEndsTheStackObject: Patch = instead('event', (run, task, soundly) => {
  const isTried = occursNow(task) && !isDrawOfSeveral(task) && !isForbidden(run.ctx, run.w, task.event)
  const { log } = run.w
  soundly(task)
  const layer = task.cause && 'layer' in task.cause ? task.cause.layer : undefined
  if (!isTried || run.w.log !== log || layer === undefined) return
  run.frames = Object.fromEntries(Object.entries(run.frames).filter(([, frame]) => frame.stackObject !== layer))
})

/** For an ordinal only what its controller of the time does is counted, also once another controls its source. */
export const countsForTheControllerOfTheTime: Patch = leaves((now, before) =>
  changedCounts(now, (key, counted, per) => {
    const [source, ...rest] = key.startsWith('nth:') ? key.slice('nth:'.length).split('/') : []
    const controller = source === undefined || rest.length === 0 ? undefined : objectAt(now, source)?.controller
    return controller === undefined || rest.at(-1) === controller ? counted : before.counts[per][key]
  })
)

/** As many counters are told to be removed as were to be, though not so many were there. */
export const reportsAllToBeRemoved: Patch = does('happen', soundly => (ctx, world, event) => {
  const outcome = soundly(ctx, world, event)
  return outcome && event.event === 'counters' ? { ...outcome, event } : outcome
})

/** Who does what an instruction says is another player; of a sacrifice it stays whoever it is. */
const doneBy = (who: (run: Run, object: Id, frame: string | undefined) => Id | undefined): Patch =>
  bringsAbout((made, _task, run) =>
    made.map(each => {
      if (each.do !== 'event' || (each.event.event !== 'counters' && each.event.event !== 'destroy')) return each
      const by = each.event.by === undefined ? undefined : who(run, each.event.object, each.frame)
      return by === undefined ? each : { ...each, event: { ...each.event, by } }
    })
  )

/** Counters are put, and objects destroyed, by whoever controls the object. */
export const doneByTheController: Patch = doneBy(({ w }, object) => objectAt(w, object)?.controller)

/** What each player is told to do, the player does whose text it is. */
export const doneByWhoseTextItIs: Patch = doneBy(({ frames }, _object, frame) =>
  frame === undefined ? undefined : frames[frame]?.scope.you
)
