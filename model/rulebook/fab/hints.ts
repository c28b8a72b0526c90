/**
 * Where to look in an engine that breaks a rule of Flesh and Blood, where its concept does not say it closely enough.
 * @module
 */
import type { RuleId } from '../../scenario/names.js'

export const hints: Readonly<Record<RuleId, string>> = {
  'fab:6.1.2': 'that the instructions of one ability are carried out one by one, each with its event complete before the next begins',
  'fab:6.2.2b': 'that variables of a lasting effect are fixed as it begins, and not read anew later',
  'fab:6.2.2d': 'that a condition on whether a lasting effect comes about is tested once, as it begins',
  'fab:6.4.2a': 'that conditions and values of a replacement are read anew each time it could be applied',
  'fab:6.4.3': 'that only effects that exist before the event can replace it: none reaches back',
  'fab:6.4.7a': 'that a self-replacement changes the event of its own source only, and no like event from elsewhere',
  'fab:6.4.10': 'that prevention is treated as replacement of a class of its own, with the amount as its change',
  'fab:6.4.10d': 'that a prevention that names no source works against damage from every source',
  'fab:6.4.10e': 'that a prevention that names nobody to protect works on all that its source would damage in the event',
  'fab:6.4.10i': 'that what a fixed prevention does not need for one event is lost: nothing is left of it for the next',
  'fab:6.4.11': 'that the event itself happens, and only what would come of it is replaced by another event',
  'fab:6.6.1b': 'that “first”, “second” and so on pick out events of the period by number',
  'fab:6.6.2a': 'that a trigger within an instruction looks once, as it comes about, and does not wait',
  'fab:6.6.3': 'that a trigger started by a resolving layer lasts on without its source, and for how long',
  'fab:6.6.3a': 'when a delayed trigger ends: with its stated duration, or once it has triggered',
  'fab:6.6.4': 'that the trigger of a card works while its ability is functional, and only then',
  'fab:6.6.5a': 'that only triggers that were there before the event go off',
  'fab:6.6.5b': 'that triggers look at the event that really happened, after all replacement, and that their “if” is true then',
  'fab:6.6.5c': 'that a trigger on a state goes off as the state becomes true, and not again while it stays so',
  'fab:6.6.5d': 'that “first”, “second” and so on count all events of the period, also those before the source was there',
  'fab-context:1.8.6d': 'that a player is asked for the order of the parts of one instruction where the order could matter',
  'fab-context:1.9.2b': 'that an effect applied to an instruction as a whole is not applied to its parts again',
  'fab-context:3.0.9': 'that an object that changes zones is a new one: counters, damage and effects on the former do not follow',
  'fab-context:5.4.6a': 'that a source leaving in the very event that its trigger watches still sees that event',
  'fab-context:7.5.2c': 'that an attack on several targets deals its damage in one event for each, clockwise'
}
