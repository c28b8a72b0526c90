/** What the fields of scenarios, cards and their abilities mean. @module */
import type { Fields } from './fields.js'

/** What lasts, and what is done, has these fields wherever it stands. */
const again = {
  uses: 'After so many events, or triggerings, the effect ends: “the next time”.',
  given: 'A state that must hold as the event comes about; part of the condition itself.',
  also: 'What the effect does besides, as events of its own.',
  optional: 'Whoever controls it may decline: “you may”.'
}

const targets = 'What is targeted as the stack object goes on the stack, in order.'
const steps = 'What is done, in printed order.'

export const SCENARIO_WORDS: Readonly<Record<string, Fields>> = {
  '*': {
    format: 'The format of the file, with its version.',
    ruleset: 'The ruleset by which it is played: fab, mtg, mtg-2010, ga or ga-older, or one of your own.',
    players: 'Everyone seated, clockwise.',
    start: 'Where in the turn the situation begins.',
    objects: 'The objects at the start. Each zone is ordered as the list is, a deck from its top; timestamps follow the list.',
    until: 'When the scenario ends. A decided game ends it always.',
    cards: 'The cards that are defined here.',
    script:
      'The decisions that are taken, in order, and what they wait for. Every other prompt gets its default: decline, else the first option.',
    standing:
      'How firmly the outcome stands: normative (the text says so), interpretation (a reading of it), undefined (the text is open).',
    reason: 'Why it is not normative.',
    as: 'A name for what comes of it, for "did", "result" and "when" further on. What a "choose" has picked is "chosen:…", and nothing else is.',
    instead: 'Self-replacements of this instruction: under a condition its event becomes another one.',
    all: 'All objects that fit, at once where the game does sweeps at once.',
    because: 'The rule that forces the step, such as fab:6.4.6.',
    so: 'What follows, in a sentence of your own.',
    turnPlayer: 'Whose turn it is.',
    effects: 'Effects that last already, in the order in which they have started: each is what a text of an object starts.',
    arrived:
      'Objects that have come under their controller’s control in this turn, where attackers are declared: only with haste may they attack.',
    at: '"open" (the default): the beginning of the phase has passed and its player has priority. "begin": the phase begins with the scenario.'
  },
  Scenario: {
    id: 'Ruleset, folder and name: fab/replacement/one-less.',
    title: 'What the situation shows, in a few words.',
    purpose: 'What tells a right engine from a wrong one, in a sentence.',
    rules: 'The rules that the outcome shows.',
    negative: 'Those of "rules" that nearly act and do not: near misses.',
    explore: 'Every legal choice is walked, not only the script; for small scenarios.',
    source: 'What the fixture rests on.',
    cards: 'Cards of this scenario alone. Other names are conformance cards of the ruleset, or cards that other fixtures define.',
    expect: 'What must be observed; without it nothing is expected.',
    derivation: 'How the outcome follows from the rules, step by step.'
  },
  'Scenario.start': { phase: 'The name of the phase, as the ruleset has it.' },
  StartEffect: {
    source: 'The object whose text has started it.',
    ability: 'The id that the text gives it where it starts it ("start").',
    controller: 'Whose effect it is; the controller of the source, unless given.',
    after: 'It began right after this object came to be where it is; after all objects, unless given.',
    named: 'What its references stand for, as the text writes them: { "target:victim": "bear" }.',
    numbers: 'The results that it took with it as it started, by name.'
  },
  Source: {
    example: 'A worked example of the text, by its rule.',
    question: 'A question on which games differ, such as D07.',
    defect: 'A defect of a real engine, such as B12.',
    rule: 'A rule alone.'
  },
  Seat: {
    id: 'The player’s handle.',
    life: 'What is left of their life at the start; of a team each seat gives the team’s.',
    numbers: 'Other numbers at the start: action points, resources, poison.',
    damage: 'What of their life has been lost before: life never recovers above "life" and this together.',
    team: 'The team; players of one team have one life total.'
  },
  StartObject: {
    id: 'The object’s handle, by which script and expectation speak of it.',
    card: 'The name of its card.',
    zone: 'Where it is. The arena is the battlefield or field of other games.',
    owner: 'The player whose it is.',
    controller: 'Who controls it, if that is not its owner.',
    counters: 'Counters on it, by kind.',
    statuses: 'Tapped, frozen, face-down, marked or phased-out.',
    attachedTo: 'The object or player that it is attached to.',
    damage: 'Damage marked on it.',
    token: 'It is a token, whatever its types say.',
    copy: 'It is a copy of a card or spell, and no card.',
    commander: 'It is its owner’s commander.'
  },
  Until: {
    end: 'What ends the scenario.',
    phase: 'The name of the phase before whose beginning it ends.',
    player: 'Whose phase.',
    count: 'After so many events; each of several at once counts, and so do begin, play and activate.'
  },
  'Until end=quiescent': { end: 'All players passed in succession on an empty stack, with nothing pending and no combat chain open.' },
  'Until end=boundary': {
    end: 'Just before the phase of the player would begin for the first time after the start, with the events that come before it done.'
  },
  'Until end=game-over': { end: 'As the game is decided.' },
  'Until end=events': { end: 'After a number of events, even in the midst of a resolution.' },
  Card: {
    name: 'The name. In a ruleset a name stands for one card.',
    types: 'Types, subtypes and supertypes in lower case. An object can be played if one of them says so, such as instant or attack.',
    power: 'Printed power: damage of an attack or creature.',
    toughness: 'Printed toughness (Magic).',
    defense: 'Printed defense.',
    cost: 'Printed cost. It is a number to be read only: playing a card asks for nothing that is not an extra cost.',
    life: 'Printed life of an object that has life, such as an ally.',
    level: 'Printed level of a champion (Grand Archive).',
    attaches: 'What it may be attached to.',
    text: 'What the card says to readers and to engines that code it by hand: neither more nor less than its abilities.',
    abilities: 'Its abilities as data.'
  },
  'Card.attaches': { players: 'Players, seen from its controller.' },
  Filter: {
    zone: 'The zone; the arena, unless it is given.',
    zones: 'Several zones, in any of which it is.',
    types: 'It has all of these types.',
    anyType: 'It has one of these types at least.',
    notTypes: 'It has none of these types.',
    supertypes: 'It has all of these supertypes, which stand among its types.',
    name: 'Its name is this one.',
    nameIncludes: 'Its name has this in it.',
    controller: 'Who controls it, seen from the controller of the effect.',
    owner: 'Who owns it, seen likewise.',
    is: 'It is what the reference stands for.',
    other: 'It is not the object whose ability this is.',
    number: 'One of its numbers compares so.',
    counters: 'Its counters of a kind are so many.',
    status: 'It has this status.',
    marker: 'It has the ability of this id, such as a keyword.',
    token: 'Whether it is a token.',
    attachedTo: 'It is attached to what the reference stands for.'
  },
  'Filter.number': {
    name: 'Which number.',
    base: 'Before effects that add, subtract or multiply.',
    op: 'How it compares.',
    value: 'With what it is compared.'
  },
  'Filter.counters': { kind: 'The kind of counter.', op: 'How their number compares.', value: 'With what it is compared.' },
  Amount: {
    number: 'A number of an object.',
    of: 'Whose.',
    base: 'The number before effects that add, subtract or multiply.',
    last: 'As the object last was, if it has left the arena or the stack.',
    player: 'A number of a player.',
    counters: 'How many counters of this kind are on an object.',
    count: 'How many objects fit.',
    result: 'How much came about of the named result.',
    sum: 'All of these together.',
    difference: 'The first less the second.',
    product: 'The first times the second.',
    quotient: 'The first divided by the second; by nothing it has no value.',
    round: 'How what is left over is rounded: the text says it.',
    total: 'What the events of this pattern that have occurred in the period come to together.',
    this: 'The period.',
    event: '"amount": the number of the event that is replaced or was answered.'
  },
  Ability: {
    id: 'Its name within the card, by which traces, "loses" and quotation marks in texts speak of it.',
    targets,
    steps,
    functions: 'The zones in which it functions; the arena, and the stack while its card resolves, unless it is given.',
    cost: 'What must be paid: instructions that the payer carries out on their own things.',
    speed:
      'When it may be activated: like an instant (the default), like an action of one’s own main phase, or as one that makes resources.',
    limit: 'How often it may be activated.',
    effect: 'The effect that lasts while the ability functions.',
    if: 'The effect is there only while this holds.',
    name: 'The name by which "declared" asks whether it was paid.'
  },
  'Ability kind=resolution': { kind: 'What the card does as its stack object resolves.' },
  'Ability kind=activated': { kind: 'Whoever controls the object may pay the cost and put a stack object on the stack.' },
  'Ability kind=triggered': { kind: 'A triggered ability: it waits for its condition and then puts a stack object on the stack.' },
  'Ability kind=static': { kind: 'A static ability: its effect lasts while the ability functions.' },
  'Ability kind=marker': {
    kind: 'A keyword without meaning of its own, to see abilities come and go; but `deathtouch`, and `lifelink` where the game knows it, mean something to the rules.'
  },
  'Ability kind=extra-cost': { kind: 'An additional cost that may be paid as the card is played.' },
  limit: { times: 'How often at most.', per: 'In which period.' },
  Target: {
    as: 'The name of the target: "target:NAME" stands for it.',
    what: 'What may be chosen: objects that fit one of the filters, or players.',
    optional: 'None need be chosen.',
    count: 'So many different ones; after the first they are named NAME-2, NAME-3 and so on.',
    upTo: 'As many of them as one likes, or none.',
    divided: 'What is divided among them as they are declared, one at least for each; what falls to each is the result of its name.'
  },
  'Target.what': { players: 'Players, seen from the controller.' },
  Acted: {
    players: 'Players, seen from the controller.',
    targets: 'All that are targets by this name; an amount that reads its result is what falls to each.'
  },
  'Step.what': { targets: 'All objects that are targets by this name.' },
  'Step.on': { targets: 'All objects that are targets by this name; an amount that reads its result is what falls to each.' },
  'Step.instead': { if: 'When: asked as the event is made.', change: 'What the event becomes.' },
  'Step do=damage': {
    do: 'Deals damage, as one event with a part for each that it is dealt to.',
    to: 'What it is dealt to.',
    amount: 'How much to each.',
    type: 'The type of damage.',
    source: 'What deals it; the object whose ability this is, unless given.'
  },
  'Step do=damage-each': {
    do: 'Deals damage to several by an amount of its own each, as one event.',
    parts: 'To what, and how much.',
    source: 'What deals it, unless a part says otherwise.'
  },
  'Step.parts': { to: 'What it is dealt to.', amount: 'How much.', type: 'The type of damage.', source: 'What deals this part.' },
  'Step do=draw': { do: 'Draws cards, one after another.', player: 'Who draws.', count: 'How many.' },
  'Step do=discard': {
    do: 'Discards.',
    player: 'Who discards.',
    count: 'How many of their choice.',
    what: 'Which card, if it is settled.'
  },
  'Step do=gain': { do: 'A player gains points.', player: 'Who.', of: 'Of which number.', amount: 'How many.' },
  'Step do=lose': { do: 'A player loses points.', player: 'Who.', of: 'Of which number.', amount: 'How many.' },
  'Step do=destroy': { do: 'Destroys, which puts an object into its owner’s graveyard.', what: 'Which objects.' },
  'Step do=sacrifice': { do: 'Its controller sacrifices an object.', what: 'Which objects.' },
  'Step do=reveal': { do: 'Shows a card to all; it stays where it is.', what: 'Which objects.' },
  'Step do=move': {
    until: 'An event: right after it has happened, what was moved returns to the zone that it came from, if it is still where it was put.',
    do: 'Puts an object into another zone of its owner, or into the arena.',
    what: 'Which objects.',
    to: 'Into which zone.',
    position: 'On top of the deck, or under it.',
    with: 'What comes with it into the arena.'
  },
  'Step do=counters': {
    do: 'Puts counters on objects, or takes them away.',
    on: 'On which objects.',
    counter: 'The kind of counter.',
    delta: 'How many; below zero they are taken away.'
  },
  'Step do=status': {
    do: 'Gives a status or takes it: taps, untaps, freezes, turns face-down.',
    what: 'Which objects.',
    status: 'Which status.',
    on: 'Whether they have it afterwards.'
  },
  'Step do=create': {
    do: 'Creates tokens in the arena.',
    card: 'The card that says what they are.',
    player: 'Who creates and controls them.',
    count: 'How many; one, unless given.',
    with: 'What comes with them.'
  },
  'Step do=contest': {
    do: 'Players clash, or the like: each reveals their top card, and the greater number wins.',
    name: 'The kind of contest.',
    with: 'The other player.'
  },
  'Step do=negate': { do: 'Negates (counters) a stack object: it leaves the stack without resolving.', what: 'Which stack object.' },
  'Step do=attach': { do: 'Attaches an object.', what: 'Which object.', to: 'To what; without it, it becomes unattached.' },
  'Step do=heal': { do: 'Removes all damage marked on objects.', what: 'Which objects.' },
  'Step do=win': { do: 'A player wins the game.', player: 'Who.' },
  'Step do=defeat': { do: 'A player loses the game.', player: 'Who.' },
  'Step do=start': {
    do: 'Starts an effect that lasts.',
    effect: 'Which effect.',
    ability: 'The id by which traces speak of it.',
    for: 'How long it lasts.',
    fixed: 'Numbers that are worked out as it starts: what triggers later takes them with it, each as the result of its name.'
  },
  'Step do=choose': {
    do: 'A player picks among objects or players as this is carried out; "chosen:NAME" stands for what was picked.',
    from: 'Among what.',
    by: 'Who picks; the controller, unless given.',
    count: 'How many; one, unless given.'
  },
  'Step.from': { players: 'Among players, seen from the controller.', event: '"revealed": among the cards that the contest revealed.' },
  'Step do=may': {
    do: 'A player may carry the instructions out, all of them or none.',
    steps,
    by: 'Who decides; the controller, unless given.'
  },
  'Step do=unless': {
    do: 'Something is done unless a player carries other instructions out.',
    steps: 'What the player may carry out.',
    by: 'Which player.',
    otherwise: 'What is done if they do not.'
  },
  'Step do=if': {
    do: 'Something is done if a condition holds now.',
    if: 'The condition.',
    then: 'What is done if it holds.',
    else: 'What is done if it does not.'
  },
  'Step do=each-player': { do: 'Each player in turn order carries the instructions out; in them "you" is that player.', steps },
  'Step do=repeat': { do: 'The instructions are carried out several times.', times: 'How often.', steps },
  'Step do=modes': {
    do: 'Modes: some are chosen as the stack object goes on the stack, and only these are carried out.',
    pick: 'How many are chosen, worked out as they are; no more than there are, unless one may be chosen again.',
    again: 'The same mode may be chosen more than once, and is then carried out as often.',
    modes: 'Among which.'
  },
  'Step.modes': { id: 'The name of the mode.', targets, steps },
  'Step do=when': {
    do: 'Triggers on what has been done here (“when you do”), or once this ability has resolved so many times.',
    did: 'The result on which it triggers.',
    oneOrMore: 'Once for all results that came about at once.',
    holds: 'The state of the game on which it triggers, as the instruction is carried out.',
    resolved: 'How often this ability must have resolved.',
    ability: 'The id by which traces speak of it.',
    targets,
    steps
  },
  'Step.resolved': { times: 'How often.', per: 'In which period.' },
  Condition: {
    exists: 'There is an object that fits.',
    atLeast: 'So many at least; one, unless given.',
    compare: 'Two amounts compare so.',
    did: 'The named result came about.',
    declared: 'The additional cost of this name was paid.',
    of: 'For which object; the object whose ability it is, unless given.',
    during: 'It is this phase, or this step of combat.',
    whose: 'Of whose turn.',
    happened: 'An event of this pattern has occurred in the period.',
    this: 'The period.',
    not: 'This does not hold.',
    all: 'All of these hold.',
    any: 'One of these holds at least.'
  },
  Pattern: {
    event: 'The kind of event.',
    source: 'What causes it: the source of damage, what attacks.',
    target: 'What it happens to: what is damaged or attacked.',
    object: 'What moves, is played, destroyed, tapped, or gets counters.',
    player: 'Who draws, discards, plays, gains or loses, or whose phase begins.',
    amount: 'How great its number is.',
    type: 'The type of damage.',
    hit: 'Only damage by which an attack hits.',
    from: 'The zone that it comes from.',
    to: 'The zone that it goes to.',
    counter: 'The kind of counter.',
    reaches: 'The number of counters crosses this one from below.',
    status: 'Which status.',
    on: 'Whether the status comes or goes; whether it becomes attached or unattached.',
    of: 'Which number is gained or lost.',
    name: 'The phase or step that begins, the kind of contest, or the property that is changed.',
    op: 'What is done to the property.',
    result: 'How the contest ended for the player.',
    cause: 'The event that the triggering answers.',
    by: 'Who puts the counters, destroys or sacrifices.',
    via: 'Only what this ability of the object brought about: “this way”.'
  },
  'Pattern.amount': { op: 'How it compares.', value: 'With what.' },
  Subject: { player: 'A player, seen from the controller of the effect.', ref: 'What a reference stands for.' },
  Change: {
    amount: 'Its number becomes this one; { "event": "amount" } reads what it was.',
    instead: 'These instructions are carried out in its place; none means that nothing happens.',
    with: 'The object enters with this.',
    target: 'It happens to someone or something else.',
    part: 'How much damage happens to another at most: of each event, or of the shield. The rest happens as it would.',
    shield: 'The part is used up over any number of events: “the next 2 damage”.',
    to: 'The object goes to another zone.'
  },
  Granted: {
    id: 'Its name, by which traces speak of it.',
    effect: 'The effect that lasts while the object has it.',
    if: 'The effect is there only while this holds.'
  },
  'Granted kind=triggered': { kind: 'A triggered ability: it waits for its condition and then puts a stack object on the stack.' },
  'Granted kind=static': { kind: 'A static ability: its effect lasts while the object has it.' },
  Fixed: { as: 'The name: in the effect the result of this name stands for the number.', amount: 'How it is worked out.' },
  Brought: {
    counters: 'Counters that come with it.',
    status: 'A status that it has as it comes.',
    numbers: 'Numbers that it has of its own from then on.',
    types: 'Types that it has of its own besides from then on.',
    copyOf: 'It comes as a copy of this.',
    under: 'It comes under the control of this player.'
  },
  'Brought.counters': { kind: 'The kind of counter.', count: 'How many.', set: 'In place of those of this kind that would have come.' },
  Effect: {
    ...again,
    event: 'The events that it speaks of.',
    ordinal: 'Which occurrences of the event in a period it speaks of: “the first time each turn”.',
    targets,
    steps
  },
  'Effect kind=replacement': {
    kind: 'Replaces an event with a modified one.',
    class: 'The class, by which the ruleset orders replacements; "standard" unless the text makes it another.',
    change: 'What the event becomes.'
  },
  ordinal: { nth: 'Which ones, counted from 1.', per: 'In which period they are counted.' },
  'Effect kind=prevention': {
    kind: 'Prevents damage.',
    amount: 'How much of one event, or of the shield; "all" if the text states none.',
    shield: 'The amount is used up over any number of events.',
    each: 'Each that is protected has the amount for itself.'
  },
  'Effect kind=trigger': {
    kind: 'Puts a triggered stack object on the stack as its condition comes about.',
    trigger: 'When it triggers.',
    cantBeNegated: 'Its stack object can’t be negated.'
  },
  'Effect kind=continuous': {
    kind: 'Modifies objects for as long as it lasts.',
    who: 'Which objects.',
    change: 'What becomes of them.',
    while: 'Only those for which this holds, asked all the time.'
  },
  'Effect.who': {
    ref: 'What a reference stands for.',
    all: 'All objects that fit.',
    next: 'The next object that an event of this pattern brings.'
  },
  'Effect kind=rule': {
    kind: 'Changes the rules of the game; it replaces no event.',
    rule: 'How.',
    amount: 'How much less is prevented.',
    of: 'Only abilities of such objects.',
    uses: 'Only for the next so many of these events.',
    times: 'How many more times.',
    what: 'Which objects.',
    counter: 'The kind of counter.',
    most: 'How many they can have.'
  },
  Trigger: {
    on: 'The event that it waits for.',
    when: 'The state that it waits for.',
    given: 'A state that is part of the condition: “during your action phase”.',
    if: 'The condition after the comma; the ruleset says when it is asked, and asked again.',
    unless: 'Likewise, and it must not hold.',
    limit: 'At most so many times in the period.',
    ordinal: 'Which occurrences of the event in a period: “the second time each turn”.',
    oneOrMore: 'Once for all events that happen at once.',
    each: 'Once for each counter of the event.',
    keyworded: 'A keyword stands for event and condition.',
    doOnce: 'It triggers only while the named result has not come about in the period: “do this only once each turn”.'
  },
  'Trigger.doOnce': { did: 'The result that counts.', per: 'In which period.' },
  Modification: {
    number: 'One of its numbers is changed.',
    op: 'What is done to the number; with "-base" it is done to the base number.',
    round: 'How what is left over of a division is rounded: the text says it.',
    by: 'By how much, or to what.',
    addTypes: 'It has these types besides.',
    removeTypes: 'It has not these types.',
    addSupertypes: 'It has these supertypes besides; they stand among its types.',
    removeSupertypes: 'It has not these supertypes.',
    gains: 'It has the ability of this id.',
    grants: 'It has this ability besides, with the text that is written here.',
    loses: 'It has not the ability of this id.',
    losesAll: '"abilities": it has none of its abilities.',
    controller: 'This player controls it.',
    copyOf: 'It becomes a copy of this.'
  },
  Duration: {
    while: 'For as long as this holds.',
    endOfNextTurnOf: 'Until the next turn of this player, or of the player who controls this object, ends.'
  },
  Decision: { decision: 'The kind of decision that is asked.' },
  Expectation: {
    ignoreEvents: 'Kinds of event that are left out of the comparison, beside begin, play and activate.',
    ignore: 'Kinds of observation that are left out, where the rules leave open which there are.',
    alike: 'Groups of stack objects that triggered and that nothing tells apart: they come onto the stack in any order.',
    watch: 'Compare these as well, which are otherwise left out.',
    only: 'The kinds of observation that are compared; all others are left out.',
    onlyEvents: 'The kinds of event that are compared; all others are left out.',
    trace: 'Exactly what is observed of the kinds that are compared, in order. Without it nothing of the trace is compared.',
    final: 'Fields of the state at the end.',
    readings: 'Fields of the state at moments of the game, in the order in which they come.',
    outcomes: 'Every end that the decisions of all players can lead to, whatever the script takes: these, and no other.'
  },
  ExpectedOutcome: {
    why: 'How the game ends.',
    winner: 'Who wins it.',
    players: 'The life of players, by the player’s id.',
    objects: 'Where objects are, whose they are and what counters they have, by the object’s id.'
  },
  'ExpectedOutcome.players': { life: 'Their life at the end.' },
  'ExpectedOutcome.objects': {
    zone: 'Where it is at the end.',
    controller: 'Who controls it.',
    counters: 'How many counters of each kind it has; 0 for none.'
  },
  Reading: { state: 'What the state must be then.' },
  Question: {
    question: 'D and a number: the games differ. C and a number: they must not.',
    title: 'What is asked, in a few words.',
    decides: 'The values of the structure that decide it, such as placement.first.',
    shows: 'The kinds of observation that show the difference; all, unless given.',
    sides: 'Rulesets, grouped: those of a group are alike in what shows the difference.',
    games: 'The answers, by ruleset.'
  },
  'Question.start': { role: 'What the phase is for: start, main or end.' },
  'Question.until': {
    end: 'What ends the situation.',
    role: 'What the phase is for before whose beginning it ends.',
    player: 'Whose phase.',
    count: 'After so many events.'
  },
  Answer: {
    purpose: 'What tells a right engine from a wrong one in this game.',
    rules: 'The rules that the outcome shows.',
    expect: 'What must be observed in this game.',
    derivation: 'How it follows from the rules of this game.'
  },
  cards: { deck: 'Names of the cards to code first: between them they use every feature.', cards: 'The conformance cards of the ruleset.' },
  WireScenario: {
    id: 'The id of the scenario, for messages.',
    cards: 'Every card that the situation uses, tokens that may be created among them.'
  },
  'WireScenario.start': { phase: 'The name of the phase, as the ruleset has it.' }
}
