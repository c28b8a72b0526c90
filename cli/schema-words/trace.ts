/** What the fields of observations, events and options mean. @module */
import type { Fields } from './fields.js'

const status = 'The status that it has as it comes; left out, it has none.'
const brought = {
  counters: 'The counters with which it comes; left out, it has none.',
  status,
  numbers: 'The numbers that it has of its own from this event on.',
  types: 'The types that it has of its own besides from this event on.',
  copyOf: 'The object as a copy of which it comes.',
  under: 'The player under whose control it comes, where that is said.'
}
const becomes = 'The new id of the object, where an engine gives one as it changes zones.'

const EVENTS: Readonly<Record<string, Fields>> = {
  'Event event=damage': {
    event: 'Damage is dealt.',
    source: 'What deals it.',
    parts: 'To what, and how much.',
    hit: 'An attack hits by it.'
  },
  'Event.parts': { target: 'What it is dealt to.', amount: 'How much.', type: 'The type of damage; left out, it has none.' },
  'Event event=prevented': {
    event: 'Damage has been prevented, in games in which that is an event.',
    effect: 'What prevented it.',
    amount: 'How much.'
  },
  'Event event=draw': {
    event: 'A player draws. Each card is an event of its own.',
    player: 'Who.',
    count: 'How many; only as a draw of several is proposed.',
    object: 'The card; it may be left out where it is hidden.'
  },
  'Event event=discard': {
    event: 'A player discards a card.',
    player: 'Who.',
    object: 'The card.',
    count: 'How many; only as a discard of several is proposed.',
    to: 'The zone that it goes to, where that is not the graveyard.',
    becomes
  },
  'Event event=move': {
    event: 'An object goes from one zone to another, and no other event says so.',
    object: 'Which.',
    from: 'From where.',
    to: 'To where.',
    position: 'On top of the deck, or under it.',
    ...brought,
    becomes
  },
  'Event event=destroy': {
    event: 'An object is destroyed; its move to the graveyard is part of it.',
    object: 'Which.',
    by: 'The player who does it, where an engine says so; nobody does what a rule does.',
    to: 'The zone that it goes to, where that is not the graveyard.',
    becomes
  },
  'Event event=sacrifice': {
    event: 'An object is sacrificed; its move to the graveyard is part of it.',
    object: 'Which.',
    by: 'The player who does it, where an engine says so: its controller.',
    to: 'The zone that it goes to, where that is not the graveyard.',
    becomes
  },
  'Event event=play': {
    event: 'A card has been played; its move to the stack is part of it.',
    player: 'Who played it.',
    object: 'The card.',
    declared: 'The additional costs that were paid.'
  },
  'Event event=activate': {
    event: 'An ability has been activated.',
    player: 'Who activated it.',
    object: 'Whose ability.',
    ability: 'The id of the ability.'
  },
  'Event event=attack': {
    event: 'An attack becomes the active attack of a new chain link.',
    object: 'The attack.',
    target: 'What it attacks.'
  },
  'Event event=close': { event: 'The combat chain closes.' },
  'Event event=gain': { event: 'A player gains points.', player: 'Who.', of: 'Of which number.', amount: 'How many.' },
  'Event event=lose': {
    event: 'A player loses points, otherwise than by damage.',
    player: 'Who.',
    of: 'Of which number.',
    amount: 'How many.'
  },
  'Event event=counters': {
    event: 'Counters of a kind are put on an object, or taken away.',
    object: 'Which object.',
    counter: 'The kind.',
    delta: 'How many; below zero they are taken away.',
    by: 'The player who does it, where an engine says so; nobody does what a rule does.'
  },
  'Event event=status': {
    event: 'An object gets a status or loses it: it is tapped, untapped, frozen, turned.',
    object: 'Which.',
    status: 'Which status.',
    on: 'Whether it has it now.'
  },
  'Event event=apply': {
    event: 'A continuous effect is applied to an object, or changes how it modifies it.',
    object: 'Which object.',
    effect: 'Which effect.',
    property: 'What of it is changed: a number, types, controller, copy, or an ability.',
    op: 'What is done to it: add, subtract, multiply, divide, set, each also with -base; remove, gain, lose.',
    amount: 'By how much, or to what; only of numbers.',
    gains: 'What the object gets: types, an ability, its controller, or what it is a copy of.'
  },
  'Event event=create': {
    event: 'A token is created in the arena.',
    player: 'Who creates it.',
    object: 'The token’s id.',
    card: 'The card that says what it is.',
    ...brought
  },
  'Event event=contest': {
    event: 'A contest has been held.',
    name: 'The kind of contest.',
    players: 'Between whom.',
    revealed: 'The cards that were revealed.',
    winner: 'Who won; left out, nobody did.'
  },
  'Event event=reveal': { event: 'A card is shown to all.', object: 'Which.' },
  'Event event=target': {
    event: 'Something becomes the target of a stack object.',
    object: 'What: an object or a player.',
    by: 'The stack object.'
  },
  'Event event=negate': { event: 'A stack object is negated (countered).', layer: 'Which.' },
  'Event event=attach': {
    event: 'An object is attached, or comes off.',
    object: 'Which.',
    to: 'To what; left out, it is attached to nothing now.'
  },
  'Event event=heal': { event: 'All damage marked on an object is removed.', object: 'Which.' },
  'Event event=cease': { event: 'A token or copy ceases to exist, by a check.', object: 'Which.' },
  'Event event=control': {
    event: 'Control of an object changes, in games in which applying effects is no event.',
    object: 'Which.',
    player: 'Who controls it now.',
    from: 'Who controlled it.'
  },
  'Event event=shuffle': { event: 'A player shuffles their deck.', player: 'Who.' },
  'Event event=begin': {
    event: 'A turn, a phase or a step of combat begins.',
    what: 'Which of these.',
    name: 'The name of the phase or step; of a turn, "turn".',
    player: 'Whose it is.'
  },
  'Event event=defeat': { event: 'A player loses the game.', player: 'Who.' },
  'Event event=win': { event: 'A player wins the game by an effect.', player: 'Who.' },
  effect: {
    source: 'The object whose ability it is.',
    ability: 'The id of the ability.',
    n: 'Which instance, from 2 on, where the source has started several.'
  }
}

export const TRACE_WORDS: Readonly<Record<string, Fields>> = {
  ...EVENTS,
  NamedEvent: { id: 'The engine’s name for the event.', within: 'The compound event that it is a part of.' },
  suppressor: { source: 'The object whose ability it is.', ability: 'The id of the ability.', n: 'Which instance, from 2 on.' },
  'Observation see=event': {
    see: 'Level outcome: these events occurred, at once.',
    events: 'Which.',
    cause: 'What brought them about; it may be left out.'
  },
  'Observation.cause': {
    layer: 'The stack object whose instructions are carried out.',
    effect: 'An effect that acts without being a stack object.',
    rule: 'The game itself: the turn, a check, combat, a cost, what becomes of a resolved card.'
  },
  'Observation see=prompt': {
    see: 'Level outcome: a player is asked.',
    player: 'Who, or "nature" for chance.',
    decision: 'What kind of decision.',
    options: 'What may be chosen, each once; the answer is the place in this list, from 0.',
    about: 'What the decision is about; it may be left out.'
  },
  'Observation.about': {
    event: 'The event that is to be replaced.',
    layer: 'The stack object that is placed or resolves.',
    effect: 'The effect that is applied or asks.',
    as: 'The name of the target or choice.'
  },
  'Observation see=answer': {
    see: 'Level outcome: what was answered to the prompt before it.',
    option: 'The place of the option, from 0.'
  },
  'Observation see=end': {
    see: 'Level outcome: the scenario is over.',
    why: 'Why it ended; "unsupported" if the engine met what it does not claim.',
    winner: 'Who won, if the game is over.',
    note: 'What an engine says of it for people.',
    state: 'The state that was reached.'
  },
  'Observation see=layer': {
    see: 'Level stack: a stack object is on the stack.',
    layer: 'Its id; a card on the stack has its card’s.',
    kind: 'A card, an activated or a triggered ability.',
    controller: 'Who controls it.',
    effect: 'The ability that it comes from.',
    targets: 'Its targets, by their names.',
    modes: 'The modes that were chosen.'
  },
  'Observation see=resolve': { see: 'Level stack: the top stack object begins to resolve.', layer: 'Which.' },
  'Observation see=left': {
    see: 'Level stack: a stack object has left the stack.',
    layer: 'Which.',
    how: 'Resolved, failed (all its targets gone, or its condition), negated, or moved: an attack that goes to the combat chain.'
  },
  'Observation see=proposed': {
    see: 'Level full: an event is about to occur for which a replacement effect is active.',
    event: 'The engine’s name for it.',
    what: 'The event.',
    within: 'The compound event that it is a part of.'
  },
  'Observation see=applied': {
    see: 'Level full: a replacement or prevention effect is applied to an event.',
    effect: 'Which effect.',
    class: 'The class by which the ruleset orders it.',
    player: 'Who applies it: its controller, or whom the event affects, as the game has it.',
    to: 'The event’s name before.',
    becomes: 'What it is now; null if nothing is left.',
    prevented: 'How much damage was prevented.'
  },
  'Observation.becomes': { event: 'Its name from now on.', what: 'The event.' },
  'Observation see=triggered': {
    see: 'Level full: an effect triggers, and its stack object is pending.',
    effect: 'Which effect.',
    controller: 'Who will control the stack object.',
    layer: 'The stack object’s id.',
    by: 'The event that it answers.',
    answers: 'The pending stack object whose triggering it answers.'
  },
  'Observation see=suppressed': {
    see: 'Level full: a condition was met, and no stack object came of it.',
    effect: 'Which effect.',
    why: 'Its limit is used up, or an effect keeps it from triggering.',
    suppressor: 'The effect that does.',
    by: 'The event that it would answer.'
  },
  'Observation see=ceased': {
    see: 'Level full: a pending stack object is not placed and ceases to exist.',
    layer: 'Which.',
    why: 'It has no legal target or mode, or its controller declined.'
  },
  'Option option=pass': { option: 'To do nothing with priority.' },
  'Option option=play': { option: 'To play a card.', object: 'Which.' },
  'Option option=activate': { option: 'To activate an ability.', object: 'Whose.', ability: 'The id of the ability.' },
  'Option option=player': { option: 'A player.', player: 'Who.' },
  'Option option=object': { option: 'An object, or one of several events or parts by its id.', object: 'Which.' },
  'Option option=effect': { option: 'An effect to apply next.', effect: 'Which.' },
  'Option option=trigger': {
    option: 'A pending stack object to place next.',
    effect: 'The effect that triggered.',
    layer: 'Which of its stack objects, where they differ.'
  },
  'Option option=mode': { option: 'A mode.', mode: 'Its id.' },
  'Option option=part': {
    option: 'The part of the damage to which the next point of prevention goes.',
    target: 'What it is dealt to.',
    type: 'Its type of damage.'
  },
  'Option option=number': { option: 'A number.', value: 'Which.' },
  'Option option=yes': { option: 'To do what is optional.' },
  'Option option=no': { option: 'To decline what is optional.' },
  'Option option=done': { option: 'To choose no more.' },
  ReportedState: { players: 'Numbers of each player: life, action points, resources, poison.', objects: 'Each object, by its id.' },
  'ReportedState.objects': {
    zone: 'Where it is.',
    controller: 'Who controls it.',
    counters: 'Its counters, by kind; {} says that there are none.',
    statuses: 'Its statuses; [] says that there are none.',
    damage: 'Damage marked on it.',
    numbers: 'Its numbers with all effects on it: power, defense, cost, life, toughness, level.',
    types: 'Its types with all effects on it.',
    markers: 'Its abilities that are keywords, by their ids.'
  },
  TraceFile: {
    engine: 'The engine that was observed.',
    level: 'How much was observed.',
    autonomous: 'The kinds of decision that the engine takes by itself, without a prompt.',
    scenario: 'The situation that was played.',
    observations: 'What was observed, answers among it, in order.'
  },
  'TraceFile.engine': { name: 'Its name.', version: 'Its version.' }
}
