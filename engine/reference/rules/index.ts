/**
 * The table of rules: every decision that a rule makes, under the name of what it decides. Engines that break one rule exchange
 * one entry.
 * @module
 */
import * as abilities from './abilities.js'
import * as attachments from './attachments.js'
import * as checks from './checks.js'
import * as combat from './combat.js'
import * as continuous from './continuous.js'
import * as copies from './copies.js'
import * as delayed from './delayed.js'
import * as duration from './duration.js'
import * as events from './events.js'
import * as generation from './generation.js'
import * as placement from './placement.js'
import * as prevention from './prevention.js'
import * as priority from './priority.js'
import * as replacement from './replacement.js'
import * as repeatedChecks from './repeated-checks.js'
import * as resolution from './resolution.js'
import * as resources from './resources.js'
import * as returning from './returning.js'
import * as stack from './stack.js'
import * as stateChecks from './state-checks.js'
import * as triggers from './triggers.js'
import * as turn from './turn.js'

export const defaultRules = {
  ...priority,
  ...returning,
  ...stack,
  ...resources,
  ...replacement,
  ...prevention,
  ...triggers,
  ...turn,
  ...delayed,
  ...placement,
  ...checks,
  ...repeatedChecks,
  ...stateChecks,
  ...attachments,
  ...combat,
  ...duration,
  ...continuous,
  ...copies,
  ...resolution,
  ...abilities,
  ...generation,
  ...events
}

export type Rules = typeof defaultRules
