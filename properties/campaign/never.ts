/**
 * Why what a script has still to come never came up.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Decision, OnStack, ScriptEntry, Wait } from '../../model/scenario/script.js'
import { isWait } from '../../model/scenario/script.js'
import { hear, NOTHING_HEARD, passageOf } from '../../model/script/heard.js'
import { isVisible } from '../../model/trace/level.js'
import { Option } from '../../model/trace/option.js'
import type { Level, Observation, ObservationOf } from '../../model/trace/observation.js'
import { count } from '../../model/trace/text.js'
import { sayEffect } from '../../model/trace/words/effect.js'
import { isChosen } from './play.js'
import type { Played } from './play.js'
import { sayerOf } from './sample.js'
import type { Speaking } from '../../model/telling/words.js'

/** So many options are told of a prompt that lacked the one. */
const MOST_OPTIONS = 6

type Asked = readonly [at: number, prompt: ObservationOf<'prompt'>]

const promptsIn = (trace: readonly Observation[]): readonly Asked[] =>
  trace.flatMap((o, at): readonly Asked[] => (o.see === 'prompt' ? [[at, o]] : []))

/** What a player or an object is called. */
type Named = (id: string) => string

/** What is to be chosen, as the options of a prompt are told; in its fields where these make no whole option. */
const sayChoice = (choose: Decision['choose'], option: (option: Option) => string): string => {
  const whole = Option.safeParse(choose)
  return whole.success ? option(whole.data) : JSON.stringify(choose)
}

/** Something that is on the stack at times. */
const sayOnStack = (what: OnStack, named: Named): string =>
  typeof what === 'string'
    ? named(what)
    : what.source === undefined
      ? `“${what.ability}”`
      : sayEffect({ source: named(what.source), ability: what.ability })

/** What a script waits for, as a clause, with everything called as the story calls it. */
export const sayMoment = (wait: Wait, named: Named): string => {
  switch (wait.until) {
    case 'resolved':
      return wait.what === undefined ? 'it has resolved' : `${sayOnStack(wait.what, named)} has resolved`
    case 'empty':
      return 'the stack is empty'
    case 'turn':
      return `a turn${wait.player === undefined ? '' : ` of ${named(wait.player)}`} begins`
    case 'phase':
      return `the phase "${wait.name}"${wait.player === undefined ? '' : ` of ${named(wait.player)}`} begins`
    case 'step':
      return `the step "${wait.name}" begins`
  }
}

/** A decision in a few words. */
const sayDecision = ({ player, decision, choose }: Decision, named: Named, option: (option: Option) => string): string =>
  `${named(player)} was never asked for a ${decision} decision with the option ${sayChoice(choose, option)}`

/** What kept a decision from coming up. */
const whyNever = (wanted: Decision, { trace, since }: Played, options: (prompt: ObservationOf<'prompt'>) => string): string => {
  const all = promptsIn(trace).filter(([, { player, decision }]) => player === wanted.player && decision === wanted.decision)
  const fits = ([, { options }]: Asked): boolean => options.some(option => isChosen(option, wanted))
  const before = all.filter(([at]) => at < since)
  const early = before.findLast(fits)
  const after = all.filter(([at]) => at >= since)
  const [last] = after.slice(-1)
  const from = since === 0 ? '' : ` after step ${since}`
  const asked = last
    ? `asked ${after.length === 1 ? 'once' : `${after.length} times`}${from}, ${after.length === 1 ? 'at' : 'last at'} step ${last[0] + 1}, they had ${options(last[1])}`
    : `no such prompt came${from}`
  const wasEarly = early ? `; the option was there at step ${early[0] + 1}, before what stands before it in the script had come about` : ''
  return `${asked}${wasEarly}`
}

/** What kept a moment from coming. */
const whyNotYet = (wait: Wait, { trace, since }: Played, level: Level): string => {
  const showsLayers = isVisible('layer', level)
  if (wait.until === 'empty') return 'the game ended before that'
  if (wait.until !== 'resolved' || wait.what === undefined) {
    const names = trace.flatMap(o =>
      o.see === 'event'
        ? o.events.flatMap(event => (event.event === 'begin' && event.what === wait.until ? [`${event.name} of ${event.player}`] : []))
        : []
    )
    return names.length === 0
      ? `no ${wait.until} began before the scenario ended`
      : `the scenario ended before; what began was ${[...new Set(names)].join(', ')}`
  }
  if (!showsLayers && typeof wait.what !== 'string') return 'at level outcome nothing tells when an ability has resolved'
  const heard = trace.slice(since).reduce((now, o) => hear(now, o, showsLayers), NOTHING_HEARD)
  switch (passageOf(heard, wait.what)) {
    case 'coming':
    case 'on':
      return 'it was on the stack still as the game ended'
    case 'gone':
    case 'nowhere':
      return `nothing of that name was put on the stack${since === 0 ? '' : ` after step ${since}`}`
  }
}

/** The first of what never came up, with the reason; nothing if all came. */
export const sayNever = (
  scenario: Pick<WireScenario, 'objects'>,
  played: Played,
  level: Level,
  rulebook?: Speaking
): string | undefined => {
  const [head, ...rest] = played.waiting
  if (!head) return undefined
  const { named, option } = sayerOf(scenario, played.trace, rulebook)
  const options = ({ options }: ObservationOf<'prompt'>): string => {
    const said = options.map(option)
    const more = said.length - MOST_OPTIONS
    return `${said.slice(0, MOST_OPTIONS).join(' | ')}${more > 0 ? ` | ${more} more` : ''}`
  }
  const first = isWait(head)
    ? `the script waits until ${sayMoment(head, named)}, which never came: ${whyNotYet(head, played, level)}`
    : `${sayDecision(head, named, option)}: ${whyNever(head, played, options)}`
  const others = rest.filter(entry => !isWait(entry)).length
  return `${first}${others === 0 ? '' : `; ${count(others, 'more decision')} of the script ${others === 1 ? 'waits' : 'wait'} behind it`}`
}

/** Whether nothing can tell if what a script waits for has come. */
export const isUntold = (entry: ScriptEntry | undefined, level: Level): boolean =>
  entry !== undefined &&
  isWait(entry) &&
  !isVisible('layer', level) &&
  (entry.until === 'empty' || (entry.until === 'resolved' && typeof entry.what !== 'string'))
