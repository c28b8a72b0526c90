/** Faults of the trusted base: the evaluator, the matchers, and values of the rulebook. @module */
import { createBase } from '../../../model/base/base.js'
import type { BaseFunctions } from '../../../model/base/base.js'
import { condition } from '../../../model/base/condition.js'
import { refersTo } from '../../../model/base/amount.js'
import { matchesFilter } from '../../../model/base/filter.js'
import { matchesEvent, matchesTriggering } from '../../../model/base/pattern.js'
import type { Phase, Structure } from '../../../model/rulebook/structure.js'
import type { GameEvent } from '../../../model/trace/event.js'
import type { Filter } from '../../../model/scenario/amount.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import type { BaseFault, BaseFaults } from './fault.js'

const faulty = (fault: string, patch: Partial<BaseFunctions>): BaseFault => ({ fault, base: rulebook => createBase(rulebook, patch) })

const without = <T extends object>(whole: T, key: keyof T): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as T

/** A matcher of events that does not look at a field of the pattern. */
const blindTo = (fault: string, field: keyof Pattern, on?: Pattern['event']): BaseFault =>
  faulty(fault, {
    matchesEvent: (base, pattern, event, view, scope) =>
      matchesEvent(base, on === undefined || pattern.event === on ? without(pattern, field) : pattern, event, view, scope)
  })

/** A matcher of triggerings that does not look at a field of the pattern. */
const blindToTriggering = (fault: string, field: keyof Pattern): BaseFault =>
  faulty(fault, {
    matchesTriggering: (base, pattern, triggering, view, scope) => matchesTriggering(base, without(pattern, field), triggering, view, scope)
  })

/** A matcher of objects that does not look at a field of the filter. */
const filterBlindTo = (fault: string, field: keyof Filter): BaseFault =>
  faulty(fault, {
    matchesFilter: (base, filter, object, view, scope, zones) => matchesFilter(base, without(filter, field), object, view, scope, zones)
  })

/** What is no entering for a matcher, though it is one. */
const entersNotBy = (fault: string, isNone: (event: GameEvent) => boolean): BaseFault =>
  faulty(fault, {
    matchesEvent: (base, pattern, event, view, scope) =>
      !(pattern.event === 'enter' && isNone(event)) && matchesEvent(base, pattern, event, view, scope)
  })

/** A value of the rulebook that is another. */
const valued = <P extends keyof Structure, N extends keyof Structure[P]>(
  fault: string,
  part: P,
  name: N,
  change: (value: Structure[P][N] extends { readonly value: infer V } ? V : never) => unknown
): BaseFault => ({
  fault,
  base: rulebook => {
    const values = rulebook.structure[part]
    const cited = values[name] as { readonly value: never }
    const changed = { ...values, [name]: { ...cited, value: change(cited.value) } }
    return createBase({ ...rulebook, structure: { ...rulebook.structure, [part]: changed } })
  }
})

/** Phases of which some are otherwise. */
const phased = (fault: string, name: string, change: (phase: Phase) => Phase): BaseFault =>
  valued(fault, 'turn', 'phases', phases => phases.map(phase => (phase.name === name ? change(phase) : phase)))

const skipping =
  (action: Phase['actions'][number]) =>
  (phase: Phase): Phase => ({ ...phase, actions: phase.actions.filter(each => each !== action) })

const silent = (phase: Phase): Phase => ({ ...phase, priority: false })

const open = ({ holds: _holds, ...phase }: Phase): Phase => ({ ...phase, priority: true })

export const baseFaults: BaseFaults = {
  'matcher-takes-any-beginning': blindTo('the matcher takes the beginning of any phase for the one that is meant', 'name', 'begin'),
  'matcher-takes-ends-for-beginnings': blindTo('the matcher does not tell a status or attachment that begins from one that ends', 'on'),
  'matcher-forgets-this-way': blindTo('the matcher does not ask whether something happened "this way"', 'via'),
  'matcher-forgets-where-from': blindTo('the matcher does not look at the zone that is left', 'from'),
  'matcher-forgets-where-to': blindTo('the matcher does not look at the zone that is entered', 'to'),
  'matcher-forgets-the-object': blindTo('the matcher does not look at what an event happens to', 'object'),
  'matcher-drops-player': blindTo('the matcher does not look at which player does something', 'player'),
  'matcher-forgets-how-many': blindTo('the matcher takes any number of counters for the one that is reached', 'reaches'),
  'triggering-of-any-cause': blindToTriggering('the matcher of triggerings does not look at what caused them', 'cause'),
  'triggering-of-any-player': blindToTriggering('the matcher of triggerings does not look at whose they are', 'player'),
  'filter-takes-cards-for-tokens': filterBlindTo('the matcher of objects does not tell cards from tokens', 'token'),
  'filter-drops-controller': filterBlindTo('the matcher of objects does not look at who controls them', 'controller'),
  'filter-ignores-types': filterBlindTo('the matcher of objects does not look at their types', 'types'),
  'filter-ignores-numbers': filterBlindTo('the matcher of objects does not look at their numbers', 'number'),
  'decisions-forgotten': faulty('what a player decided on is not remembered', {
    condition: (base, c, view, scope) => !('did' in c) && condition(base, c, view, scope)
  }),
  'host-forgotten': faulty('what something was attached to is forgotten once it is gone', {
    refersTo: (ref, view, scope) => (ref === 'host' && !view.object(scope.self) ? [] : refersTo(ref, view, scope))
  }),
  'rulebook-looks-as-it-is': valued('what enters is looked at as it is elsewhere', 'replacement', 'entering', () => 'as-it-is'),
  'rulebook-forward-only': valued(
    'earlier classes are not offered again after an application',
    'replacement',
    'revisit',
    () => 'forward-only'
  ),
  'rulebook-self-replacement-last': valued('what replaces its own instruction comes last', 'replacement', 'passes', ([first, ...rest]) => [
    ...rest,
    first
  ]),
  'rulebook-prevention-apart': valued('prevention comes in a pass of its own, after the replacements', 'replacement', 'passes', passes =>
    passes.flatMap(pass => pass.classes.map(each => ({ ...pass, classes: [each] })))
  ),
  'rulebook-effects-order-themselves': valued(
    'the controllers of the effects order them',
    'replacement',
    'orderer',
    () => 'selected-player-laps'
  ),
  'rulebook-shields-divided-by-their-controller': valued(
    'the controller of a shield says what it takes',
    'prevention',
    'allocator',
    () => 'effect-controller'
  ),
  'rulebook-one-off-used-up': valued(
    'unpreventable damage uses a one-off prevention up, or does not where it should',
    'prevention',
    'unpreventableUsesOneOff',
    value => !value
  ),
  'rulebook-numbers-stop-at-zero': valued('no number goes below zero', 'numbers', 'floor', () => 'zero'),
  'rulebook-unstated-is-this-turn': valued('what has no duration lasts for this turn', 'continuous', 'defaultDuration', () => 'turn'),
  'rulebook-open-sets': valued('what comes later joins those that an effect modifies', 'continuous', 'startedSet', () => 'open'),
  'rulebook-no-untapping': phased('nothing untaps', 'untap', skipping('untap')),
  'rulebook-priority-in-untap': phased('players get priority in the untap step', 'untap', open),
  'rulebook-silent-upkeep': phased('nobody gets priority in the upkeep step', 'upkeep', silent),
  'rulebook-no-draw': phased('no card is drawn for the turn', 'draw', skipping('draw')),
  'rulebook-silent-draw': phased('nobody gets priority in the draw step', 'draw', silent),
  'rulebook-draws-with-priority': phased('players get priority in every draw phase', 'draw', open),
  'rulebook-silent-second-main': phased('nobody gets priority in the second main phase', 'postcombat-main', silent),
  'rulebook-silent-end': phased('nobody gets priority in the end step', 'end', silent),
  'rulebook-damage-stays': phased('damage does not wear off', 'cleanup', skipping('wear-off-damage')),
  'rulebook-this-turn-stays': phased('what lasts this turn goes on', 'cleanup', skipping('expire-this-turn')),
  'rulebook-priority-in-cleanup': phased('players get priority in every cleanup', 'cleanup', open),
  'rulebook-no-wake-up': phased('nothing wakes up', 'wake-up', skipping('untap')),
  'rulebook-no-checks-for-life': valued('players without life stay', 'checks', 'list', list => list.filter(each => each !== 'player-dead')),
  'rulebook-keyworded-as-written': valued('a keyworded trigger looks at what else is written', 'triggers', 'keyworded', () => 'as-written'),
  'rulebook-each-time': valued(
    'a delayed trigger with a duration triggers each time',
    'triggers',
    'delayedWithDuration',
    () => 'each-time'
  ),
  'rulebook-traits-otherwise': valued(
    'whether triggers have the traits of their source is told wrongly',
    'triggers',
    'traits',
    value => !value
  ),
  'rulebook-targets-lost-otherwise': valued('targets are lost at another time', 'targets', 'lostAt', value =>
    value === 'check' ? 'resolution' : 'check'
  ),
  'created-does-not-enter': entersNotBy('what is created does not enter', event => event.event === 'create'),
  'moved-does-not-enter': entersNotBy('only what is created enters', event => event.event !== 'create'),
  'entering-puts-no-counters': valued(
    'counters that something enters with are not put on it',
    'events',
    'countersOnEntering',
    () => 'not-put'
  )
}
