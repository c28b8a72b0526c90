/** The table of the rules' decisions, by chapter. @module */
import type { AnyDecision } from './decision.js'
import * as turn from './turn.js'
import * as priority from './priority.js'
import * as checks from './checks.js'
import * as checksOfPlayers from './checks-of-players.js'
import * as checksOfObjects from './checks-of-objects.js'
import * as stages from './stages.js'
import * as timestamps from './timestamps.js'
import * as durations from './durations.js'
import * as numbers from './numbers.js'
import * as events from './events.js'
import * as zones from './zones.js'
import * as asking from './asking.js'
import * as abilities from './abilities.js'
import * as copies from './copies.js'
import * as costs from './costs.js'
import * as delayed from './delayed.js'
import * as finding from './finding.js'
import * as lastKnown from './last-known.js'
import * as lookingBack from './looking-back.js'
import * as options from './options.js'
import * as placement from './placement.js'
import * as prevention from './prevention.js'
import * as replacement from './replacement.js'
import * as resolving from './resolving.js'
import * as returning from './returning.js'
import * as states from './states.js'
import * as targets from './targets.js'
import * as triggering from './triggering.js'

export * from './decision.js'

/** A decision with its place: `replacement.hadItsTurn` is `hadItsTurn` in `model/rules/replacement.ts`. */
export interface Placed {
  readonly name: string
  readonly decision: AnyDecision
}

const chapters: Readonly<Record<string, Readonly<Record<string, AnyDecision>>>> = {
  turn,
  priority,
  checks,
  'checks-of-players': checksOfPlayers,
  'checks-of-objects': checksOfObjects,
  stages,
  timestamps,
  durations,
  numbers,
  events,
  zones,
  triggering,
  'looking-back': lookingBack,
  'last-known': lastKnown,
  states,
  delayed,
  placement,
  targets,
  resolving,
  returning,
  finding,
  options,
  asking,
  abilities,
  copies,
  costs,
  replacement,
  prevention
}

/** Every decision, in the order of the chapters. */
export const decisions: readonly Placed[] = Object.entries(chapters).flatMap(([chapter, entries]) =>
  Object.entries(entries).map(([name, decision]) => ({ name: `${chapter}.${name}`, decision }))
)
