/**
 * Readings: the state in the midst of a game. An engine reports its state at the end alone, so the game is played once more, and ends
 * where it is to be read.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Reading, WireScenario } from '../../model/scenario/scenario.js'
import type { ScriptEntry } from '../../model/scenario/script.js'
import { hasCome, hear, NOTHING_HEARD, taken } from '../../model/script/heard.js'
import { stackOf } from '../../model/script/stack.js'
import type { Frontier, Model, Reach } from '../../model/statechart/index.js'
import { isVisible } from '../../model/trace/level.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import { runCase } from './case.js'
import { missingFor } from './claims.js'
import { leftOutOfFinal, sayWrong, wrongAtEnd } from './final-state.js'
import { lastTouch } from './last-touch.js'
import { isUntold, sayMoment } from './never.js'
import { scripted } from './play.js'
import { sayerOf } from './sample.js'

/** What keeps a reading from being right. */
export interface Misread {
  readonly verdict: 'fail' | 'inconclusive'
  readonly message: string
  /** The step of the game at which it was to be read, or the game's length if that never came. */
  readonly step: number
}

/** A moment of a game: its step, and how many events had occurred by then. */
interface Moment {
  readonly step: number
  readonly events: number
}

/** The frontier after each observation, for as long as the charts follow. */
const frontiersOf = (
  model: Model | undefined,
  scenario: WireScenario,
  trace: readonly Observation[],
  reach: Reach
): readonly Frontier[] => {
  if (!model) return []
  let now = model.start(scenario, reach)
  const found: Frontier[] = []
  for (const o of trace) {
    const next = model.accept(now, o)
    if (next.kind === 'refused' || next.frontier.unsupported !== undefined || next.frontier.exceeded) break
    now = next.frontier
    found.push(now)
  }
  return found
}

const counted = (trace: readonly Observation[]): number => trace.reduce((sum, o) => sum + (o.see === 'event' ? o.events.length : 0), 0)

/** How many events have occurred: as the charts have it, since damage to several may be told as that to each; else as they were told. */
const eventsBy = (trace: readonly Observation[], frontiers: readonly Frontier[], end: number): number => {
  const all = new Set(frontiers[end - 1]?.states.map(({ world }) => world.occurred))
  const [known] = all
  return all.size === 1 && known !== undefined ? known : counted(trace.slice(0, end))
}

/** How much of a trace belongs to a moment that has come as this was observed: a card that has resolved goes to where it goes. */
const endOf = (reading: Reading, trace: readonly Observation[], at: number): number => {
  if (reading.until === 'empty') return at
  if (reading.until !== 'resolved') return at + 1
  const { what } = reading
  const seen = trace[at]?.see === 'left' || trace[at]?.see === 'event' ? at + 1 : at
  const next = trace[seen]
  const goes = next?.see === 'event' && next.events.some(event => event.event === 'move' && event.from === 'stack' && event.object === what)
  return goes ? seen + 1 : seen
}

/** The moments of the readings, in order; those that never came are left out at the end. */
const momentsIn = (
  readings: readonly Reading[],
  trace: readonly Observation[],
  frontiers: readonly Frontier[],
  level: Level
): readonly Moment[] => {
  const showsLayers = isVisible('layer', level)
  let heard = NOTHING_HEARD
  const found: Moment[] = []
  trace.forEach((o, at) => {
    const frontier = frontiers[at]
    heard = hear(heard, o, showsLayers, frontier && stackOf(frontier))
    for (let next = readings[found.length]; next && hasCome(heard, next, o); next = readings[found.length]) {
      heard = taken(heard, next)
      found.push({ step: at, events: eventsBy(trace, frontiers, endOf(next, trace, at)) })
      if (next.until !== 'resolved' && next.until !== 'empty') break
    }
  })
  return found
}

/**
 * Reads the state where the readings say.
 * @param trace the game in which the moments come
 * @returns the first that is not right, or that nothing tells; nothing if all are right
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const misread = async (
  iut: ImplementationUnderTest,
  model: Model | undefined,
  rulebook: Rulebook,
  wire: WireScenario,
  script: readonly ScriptEntry[],
  readings: readonly Reading[],
  trace: readonly Observation[],
  reach: Reach
): Promise<Misread | undefined> => {
  const { level } = iut.statement
  const moments = momentsIn(readings, trace, frontiersOf(model, wire, trace, reach), level)
  const { named, say } = sayerOf(wire, trace, rulebook)
  for (const [at, reading] of readings.entries()) {
    const moment = moments[at]
    const when = sayMoment(reading, named)
    if (!moment)
      return {
        verdict: isUntold(reading, level) ? 'inconclusive' : 'fail',
        message: `the state was to be read as ${when}, which never came`,
        step: trace.length
      }
    const unread = (message: string): Misread => ({
      verdict: 'inconclusive',
      message: `the state cannot be read as ${when}: ${message}`,
      step: moment.step
    })
    if (moment.events === 0) return unread('nothing has happened by then')
    const shorter: WireScenario = { ...wire, until: { end: 'events', count: moment.events } }
    const missing = missingFor(iut.statement, shorter)
    if (missing.length > 0) return unread(`the engine does not claim ${missing.join(', ')}`)
    const { played } = await runCase(iut, model, rulebook, [], shorter, scripted(script), { reach })
    const end = played.trace.at(-1)
    if (end?.see !== 'end' || (end.why !== 'events' && end.why !== 'game-over'))
      return unread('the second game, which was to end there, went another way')
    const wrong = wrongAtEnd({ final: reading.state }, played.trace)
    if (wrong) {
      const last = lastTouch(wire, played.trace, wrong.of, wrong.name)
      const since = last
        ? `; what last changed it was step ${last.step + 1}: ${say({ see: 'event', events: [last.event] })}`
        : '; no event until then changed it'
      return { verdict: 'fail', message: `${sayWrong(wrong, named, `as ${when}`)}${since}`, step: moment.step }
    }
    const [untold] = leftOutOfFinal({ final: reading.state }, played.trace)
    if (untold !== undefined) return unread(`the engine does not report ${untold}`)
  }
  return undefined
}
