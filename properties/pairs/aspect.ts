/**
 * Aspects: the ideas that can meet in one event, stack object, check or object. Each is seen in the texts of a situation or in the words
 * of a trace.
 * @module
 */

/** What an aspect is an aspect of. */
export type Group = 'event' | 'effect' | 'change' | 'trigger' | 'duration' | 'text' | 'decision' | 'zone' | 'object' | 'circumstance'

/** Every aspect by its group, each with what it is called. */
export const ASPECTS = {
  event: {
    damage: 'damage',
    draw: 'draw',
    discard: 'discard',
    destroy: 'destruction',
    sacrifice: 'sacrifice',
    play: 'playing a card',
    activate: 'activation',
    attack: 'attack',
    gain: 'gain of a number',
    lose: 'loss of a number',
    counters: 'counters put or removed',
    status: 'change of a status',
    create: 'token, or its creation',
    reveal: 'reveal',
    attach: 'attachment',
    control: 'control of another’s object',
    negate: 'negation',
    contest: 'contest',
    defeat: 'defeat or victory'
  },
  effect: {
    trigger: 'triggered effect',
    delayed: 'delayed triggered effect',
    reflexive: 'reflexive triggered effect',
    state: 'state trigger',
    meta: 'trigger on a triggering',
    replacement: 'replacement',
    self: 'self-replacement',
    prevention: 'prevention',
    continuous: 'continuous effect',
    cant: '“can’t”',
    suppress: 'triggers suppressed',
    extra: 'further triggers',
    unpreventable: 'damage that can’t be prevented, or not by so much'
  },
  change: {
    amount: 'another amount',
    instead: 'other instructions instead',
    with: 'enters with something',
    redirect: 'another target or zone',
    rider: 'rider of an effect',
    uses: '“the next time”, or a shield',
    number: 'number changed',
    properties: 'types or abilities changed',
    copy: 'copy'
  },
  trigger: {
    limit: 'limit of times',
    ordinal: 'ordinal',
    'one-or-more': '“one or more”, or once for each',
    condition: 'condition of a trigger or replacement'
  },
  duration: {
    'this-turn': 'until a time of this turn',
    longer: 'until a time of a later turn',
    endless: 'without an end, or as long as'
  },
  text: {
    may: '“may”',
    if: '“if” on resolution',
    'each-player': 'each player, or repeated',
    modes: 'modes',
    targets: 'targets',
    choose: 'choice on resolution',
    cost: 'cost, or “unless” somebody pays',
    counted: 'amount that is worked out',
    'looked-back': 'what happened before',
    result: '“this way”, and numbers of results',
    existence: 'condition on what is there',
    comparison: 'condition on a number or a time'
  },
  decision: {
    'order-of-triggers': 'order of triggers chosen',
    'order-of-replacements': 'order of replacements chosen',
    'others-choice': 'another player decides',
    'who-first': 'who is first, or how points are shared'
  },
  zone: {
    elsewhere: 'works outside the arena',
    'into-arena': 'enters the arena from elsewhere',
    'from-arena': 'leaves the arena',
    'to-graveyard': 'goes to a graveyard',
    'to-hand': 'goes to a hand',
    'to-deck': 'goes to a deck',
    'to-banished': 'goes out of the game'
  },
  object: {
    commander: 'commander',
    countered: 'with counters',
    turned: 'with a status',
    twice: 'second instance of an effect'
  },
  circumstance: {
    'several-players': 'three or more players',
    'others-turn': 'in another player’s turn',
    'over-turns': 'over the end of a turn',
    'at-once': 'several at once',
    check: 'state-based check',
    'turn-action': 'action of the turn or of combat',
    'no-target': 'without a legal target',
    answered: 'while something waits on the stack'
  }
} as const satisfies Record<Group, Record<string, string>>

/** The name of an aspect. */
export type Aspect = { [G in Group]: keyof (typeof ASPECTS)[G] & string }[Group]

/** Every aspect with its group and what it is called, in order. */
export const everyAspect: readonly { readonly aspect: Aspect; readonly group: Group; readonly title: string }[] = Object.entries(
  ASPECTS
).flatMap(([group, aspects]) =>
  Object.entries(aspects).map(([aspect, title]) => ({ aspect: aspect as Aspect, group: group as Group, title: title }))
)
