/**
 * Concepts: what the charts' transitions mean, whatever the game calls it. A rulebook maps each to its rules.
 * @module
 */
export const CONCEPTS = [
  // priority
  'priority.given',
  'priority.pass',
  'priority.act',
  'priority.all-passed',
  'priority.none',
  // stack
  'stack.add',
  'stack.top-resolves',
  'stack.layer-leaves',
  'stack.fails',
  // resolution
  'resolution.step',
  'resolution.choice',
  'resolution.starts-effect',
  // replacement of one event
  'replacement.active',
  'replacement.first-player',
  'replacement.choice',
  'replacement.apply',
  'replacement.once',
  'replacement.order-of-classes',
  'replacement.event-occurs',
  'replacement.nothing-occurs',
  'replacement.complete',
  'replacement.sub-event',
  // events
  'damage.life',
  // prevention
  'prevention.apply',
  'prevention.unstated-amount',
  'prevention.allocate',
  'prevention.less',
  'prevention.unpreventable',
  'prevention.fixed',
  'prevention.shield',
  // triggers
  'trigger.condition-met',
  'trigger.limit',
  'trigger.suppressed',
  'trigger.layer-created',
  'trigger.placed',
  'trigger.first-player',
  'trigger.order',
  'trigger.targets',
  'trigger.ceases',
  'trigger.look-back',
  'trigger.rearm',
  'event.at-once',
  // continuous effects
  'continuous.apply',
  'continuous.stage',
  'continuous.timestamp',
  // combat and turn
  'combat.step',
  'combat.hit',
  'turn.step',
  'turn.attackers',
  'check.performed',
  'check.loop',
  'check.keep',
  'game.over'
] as const

/**
 * An idea that every ruleset has under rules of its own; charts and invariants name it, and a rulebook says which rules it is.
 * @public
 */
export type Concept = (typeof CONCEPTS)[number]
