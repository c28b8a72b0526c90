/**
 * Hints: where to look in an engine that gets a concept wrong. Each completes "If this fails, check …".
 * @module
 */
import type { Concept } from './concept.js'

/** A hint a concept. A rulebook may say more of a single rule. */
export const HINTS: Readonly<Record<Concept, string>> = {
  'priority.given':
    'who is handed priority after a layer has resolved and after each step begins, and that state checks and pending triggers are dealt with before that',
  'priority.pass': 'that the count of passes in a row is kept per round, and that any action in between sets it back to nothing',
  'priority.act': 'which plays and activations are offered: whose turn it is, whether the stack is empty, the action points, the costs',
  'priority.all-passed':
    'what follows when everyone has passed: the top layer if there is one, otherwise the next step or phase, and only then',
  'priority.none': 'that phases and steps without priority ask nobody, and that layers pending there are still dealt with',

  'stack.add': 'the moment at which a layer is put on the stack, and that costs, modes and targets are settled before it is',
  'stack.top-resolves': 'that exactly the latest layer resolves, one for each round of passes',
  'stack.layer-leaves': 'when a layer leaves the stack and where its card goes then: after its last instruction, not before',
  'stack.fails':
    'the test right before a layer resolves: it fails only if all its declared targets are illegal or its own condition does not hold',

  'resolution.step':
    'that instructions are carried out in the order of the text, each as an event of its own, and that what is impossible is left out while the rest happens',
  'resolution.choice':
    'who is asked while an effect resolves, with which options, and that options that can’t be carried out are not offered',
  'resolution.starts-effect': 'when a lasting effect begins, which of its values are fixed then, and whose effect it is',

  'replacement.active':
    'how the effects that could change an event are found: their conditions are tried against the event as it is about to happen, and again after each change of it',
  'replacement.first-player':
    'that the turn-player names who begins when more than one player has effects for an event, once for each original event',
  'replacement.choice':
    'who chooses among several effects, that all effects active now are offered, and that optional ones may be declined',
  'replacement.apply': 'that an effect is applied to the event as earlier effects have left it, and by its controller',
  'replacement.once':
    'where you remember which effects have been applied: keyed by the original event, so that it survives each change, and not by the event that took its place',
  'replacement.order-of-classes':
    'that the classes of effects are gone through one after another, each for all players, and in which order',
  'replacement.event-occurs': 'that only the last version of the event happens, once, and that the versions before leave no mark',
  'replacement.nothing-occurs':
    'that an event with nothing left of it does not happen at all: no event of zero, and nothing triggers on it',
  'replacement.complete': 'what is done right after an event: effects on its outcome, then triggers, before the next event begins',
  'replacement.sub-event': 'that what a replacement brings along happens before the event that it changes, and can itself be replaced',

  'damage.life':
    'that damage by a source with lifelink lets its controller gain as much life, as a part of the same event, once for each source',

  'prevention.apply':
    'how much is prevented: no more than the effect has and no more than the damage it matches, and what is left of it afterwards',
  'prevention.unstated-amount':
    'that a prevention without a number takes all the damage that there is when it is applied, not when it began',
  'prevention.allocate': 'that where an amount does not cover all damage at once, the controller is asked where each point goes',
  'prevention.less':
    'effects that make prevention smaller: they act on the amount that is established, never below zero, and each is used up only by a prevention that it could act on',
  'prevention.unpreventable':
    'that prevention is still applied to damage that can’t be prevented, without changing its amount: what follows from it happens, and nothing of a shield is used',
  'prevention.fixed': 'that what a fixed prevention does not need for one event is lost: nothing is left of it for the next',
  'prevention.shield': 'that a shield loses the amount it had established, from a total fixed as it began, and ends at zero',

  'trigger.condition-met':
    'what a trigger looks at: the event as it happened in the end, and its source as the rule says, before or after; it need not have been there when the period began',
  'trigger.limit': 'how triggerings are counted against a limit: for each effect, over its period, with those that were prevented',
  'trigger.suppressed': 'that an effect that is kept from triggering makes no layer but is counted as having triggered',
  'trigger.layer-created': 'that each triggering makes exactly one layer, which waits until it is put on the stack',
  'trigger.placed': 'that all waiting layers are put on the stack before anybody gets priority, after the state checks',
  'trigger.first-player': 'that the turn-player names who begins when more than one player has waiting layers, then clockwise',
  'trigger.order': 'that each player puts their own waiting layers on the stack in the order they like: the one put last resolves first',
  'trigger.targets': 'that targets and modes of a triggered layer are chosen as it is put on the stack, among what is legal then',
  'trigger.ceases': 'that a triggered layer without a legal target or mode is gone before it reaches the stack',

  'trigger.look-back':
    'for which events the game is looked at as it was right before them, and that an object that leaves then sees what leaves with it',
  'trigger.rearm': 'when a trigger on a state may trigger again: not while its layer is waiting or on the stack',

  'event.at-once':
    'which events happen together: each is gone through replacement first, then all that are left occur as one, and only then triggers look',

  'continuous.apply':
    'which objects a continuous effect changes: those fixed as it began if it came from a layer, otherwise those that fit now',
  'continuous.stage': 'the order in which kinds of changes are made, and that all of one kind are made before the next kind',
  'continuous.timestamp':
    'the order among changes of one kind: by when each effect began, and what gives an object or an effect a new moment',

  'combat.step': 'the order of combat steps, in which of them players get priority, and what ends the chain',
  'combat.hit': 'that a hit needs damage that was dealt in the end, after all prevention',
  'turn.step': 'the order of phases and steps, when each begins, and what ends with it',
  'turn.attackers':
    'which creatures may be declared as attackers, that all of them are tapped and then attack at once, and that none need be declared',
  'check.performed': 'that state checks come before every priority, again and again until none applies',
  'check.loop': 'that checks are made again and again until none applies, and once more after triggers have been put on the stack',
  'check.keep': 'who says which of several objects stays, and that the others go together with all else that the checks find',
  'game.over': 'that the game ends as soon as the check for it applies, and that nothing happens after it'
}
