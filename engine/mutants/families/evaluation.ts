/** Faults of the trusted base: the evaluator and the matchers, in engine and model at once. @module */
import { amount, refersTo } from '../../../model/base/amount.js'
import { matchesEvent, matchingParts } from '../../../model/base/pattern.js'
import { matchesFilter } from '../../../model/base/filter.js'
import { condition } from '../../../model/base/condition.js'
import { rulebooks } from '../../../model/rulebook/index.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import type { WrongBase } from '../fault.js'
import type { Filter } from '../../../model/scenario/amount.js'
import type { GameEvent } from '../../../model/trace/event.js'
import { faulty } from '../fault.js'
import type { Family } from '../fault.js'

/** A matcher of events that does not look at a field of the pattern. */
const blindTo = (fault: string, field: keyof Pattern, on?: Pattern['event']): WrongBase =>
  faulty(fault, {
    matchesEvent: (base, pattern, event, view, scope) =>
      matchesEvent(base, on === undefined || pattern.event === on ? without(pattern, field) : pattern, event, view, scope)
  })

const without = <T extends object>(whole: T, key: keyof T): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as T

/** A matcher of objects that does not look at a field of the filter. */
const filterBlindTo = (fault: string, field: keyof Filter): WrongBase =>
  faulty(fault, {
    matchesFilter: (base, filter, object, view, scope, zones) => matchesFilter(base, without(filter, field), object, view, scope, zones)
  })

/** A matcher of objects that looks in some of the zones that a text speaks of. */
const filterLookingIn = (fault: string, some: (zones: readonly Zone[]) => readonly Zone[]): WrongBase =>
  faulty(fault, {
    matchesFilter: (base, filter, object, view, scope, zones) =>
      matchesFilter(base, filter.zones ? { ...filter, zones: some(filter.zones) } : filter, object, view, scope, zones)
  })

/** What is no entering for a matcher, though it is one. */
const entersNotBy = (fault: string, isNone: (event: GameEvent) => boolean): WrongBase =>
  faulty(fault, {
    matchesEvent: (base, pattern, event, view, scope) =>
      !(pattern.event === 'enter' && isNone(event)) && matchesEvent(base, pattern, event, view, scope)
  })

/** Whatever counters do, however the pattern says how many. */
const ANY_COUNTERS: Pick<Pattern, 'amount'> = { amount: { op: '!=', value: 0 } }

export const evaluationFaults: Family = {
  'matcher-takes-removal-for-putting': {
    ...faulty('the matcher takes counters that are removed for counters that are put on', {
      matchesEvent: (base, pattern, event, view, scope) =>
        matchesEvent(base, pattern.event === 'counters' ? { ...ANY_COUNTERS, ...pattern } : pattern, event, view, scope)
    }),
    breaks: { fab: 'fab:6.4.2', mtg: 'mtg:603.2' }
  },
  'name-in-part': {
    ...faulty('what a text names is looked for in part of a name', {
      matchesFilter: (base, { name, ...filter }, object, view, scope, zones) =>
        (name === undefined || object.name.includes(name)) && matchesFilter(base, filter, object, view, scope, zones)
    }),
    breaks: { fab: 'fab-context:5.3.4', mtg: 'mtg-context:608.2c' }
  },
  'name-by-its-first-word': {
    ...faulty('what a text names is found by the first word of its name', {
      matchesFilter: (base, { name, ...filter }, object, view, scope, zones) =>
        (name === undefined || object.name.split(' ')[0] === name.split(' ')[0]) && matchesFilter(base, filter, object, view, scope, zones)
    }),
    breaks: { fab: 'fab-context:5.3.4', mtg: 'mtg-context:608.2c' }
  },
  'given-never-connected': {
    ...faulty('abilities that effects give are connected with none, though one effect has given both', {
      matchesEvent: (base, pattern, event, view, scope) =>
        (pattern.via === undefined || scope.given === undefined) && matchesEvent(base, pattern, event, view, scope)
    }),
    breaks: { fab: ['fab-context:1.7.6', 'fab-context:1.7.6c'] }
  },
  'evaluator-counts-no-counters': {
    ...faulty('the evaluator reads every count of counters as 0', {
      amount: (base, a, view, scope) => (typeof a === 'object' && 'counters' in a ? 0 : amount(base, a, view, scope))
    }),
    breaks: { fab: 'fab:6.4.10i' }
  },
  'evaluator-counts-times': {
    ...faulty('the evaluator counts how often something has happened where it is to add up', {
      amount: (base, a, view, scope) =>
        typeof a === 'object' && 'total' in a
          ? view.history(a.this).filter(event => base.matchesEvent(a.total, event, view, scope)).length
          : amount(base, a, view, scope)
    }),
    breaks: { fab: 'fab:6.4.6', mtg: 'mtg-context:608.2h' }
  },
  'evaluator-rounds-the-other-way': {
    ...faulty('the evaluator rounds up what is to be rounded down, and down what is to be rounded up', {
      amount: (base, a, view, scope) =>
        amount(base, typeof a === 'object' && 'quotient' in a ? { ...a, round: a.round === 'up' ? 'down' : 'up' } : a, view, scope)
    }),
    breaks: { mtg: 'mtg-context:608.2c' }
  },
  'matcher-looks-in-the-first-zone': {
    ...filterLookingIn('the matcher of objects looks in the first of several zones alone', zones => zones.slice(0, 1)),
    breaks: { fab: 'fab:6.2.3c', mtg: 'mtg-context:608.2h' }
  },
  'matcher-looks-in-the-last-zone': {
    ...filterLookingIn('the matcher of objects looks in the last of several zones alone', zones => zones.slice(-1)),
    breaks: { fab: 'fab:6.2.3c', mtg: 'mtg-context:608.2h' }
  },
  'matcher-ignores-source': {
    ...faulty('the matcher of damage does not look at its source', {
      matchingParts: (base, pattern, event, view, scope) => {
        const { source: _source, ...rest } = pattern
        return matchingParts(base, rest, event, view, scope)
      }
    }),
    breaks: { fab: 'fab:6.4.10d', mtg: 'mtg-context:615.9' }
  },
  'matcher-takes-any-operation': {
    ...faulty('the matcher does not look at what an effect does to a property', {
      matchesEvent: (base, pattern, event, view, scope) => {
        const { op: _op, ...rest } = pattern
        return matchesEvent(base, rest, event, view, scope)
      }
    }),
    breaks: { fab: ['fab:6.3.7', 'fab:6.2.5'] }
  },
  'matcher-ignores-shielded': {
    ...faulty('the matcher of damage does not look at whom it is dealt to', {
      matchingParts: (base, pattern, event, view, scope) => {
        const { target: _target, ...rest } = pattern
        return matchingParts(base, rest, event, view, scope)
      }
    }),
    breaks: { fab: 'fab:6.4.10a' }
  },
  'evaluator-greater-is-strict': {
    ...faulty('the evaluator takes "or greater" for "greater"', {
      compare: (left, op, right) =>
        op === '>' || op === '>='
          ? left > right
          : op === '<'
            ? left < right
            : op === '<='
              ? left <= right
              : op === '='
                ? left === right
                : left !== right
    }),
    breaks: { fab: 'fab:6.6.3', mtg: 'mtg:603.4', ga: 'ga:5.2' }
  },
  'matcher-ignores-damage-type': {
    ...faulty('the matcher of damage does not look at its type', {
      matchingParts: (base, pattern, event, view, scope) => {
        const { type: _type, ...rest } = pattern
        return matchingParts(base, rest, event, view, scope)
      }
    }),
    breaks: { fab: 'fab:6.4.10c' }
  },
  'matcher-takes-the-batch': {
    ...faulty('the matcher takes all parts of a damage event as soon as one fits', {
      matchingParts: (base, pattern, event, view, scope) => (matchingParts(base, pattern, event, view, scope).length > 0 ? event.parts : [])
    }),
    breaks: { fab: 'fab:6.4.10e' }
  },
  'matcher-forgets-hit': {
    ...faulty('the matcher takes any damage for a hit', {
      matchingParts: (base, pattern, event, view, scope) => {
        const { hit: _hit, ...rest } = pattern
        return matchingParts(base, rest, event, view, scope)
      }
    }),
    breaks: { fab: 'fab:6.6.5b' }
  },
  'matcher-drops-player': {
    ...faulty('the matcher does not look at which player does something', {
      matchesEvent: (base, pattern, event, view, scope) => {
        const { player: _player, ...rest } = pattern
        return matchesEvent(base, event.event === 'contest' ? pattern : rest, event, view, scope)
      }
    }),
    breaks: {
      fab: 'fab:6.6.5b',
      mtg: ['mtg:603.2', 'mtg-context:503.1'],
      'mtg-2010': 'mtg-2010:trigger.1',
      ga: ['ga:1', 'ga-context:EP.2']
    }
  },
  'filter-ignores-types': {
    ...faulty('the matcher of objects does not look at their types', {
      matchesFilter: (base, filter, object, view, scope, zones) => {
        const { types: _types, anyType: _anyType, ...rest } = filter
        return matchesFilter(base, rest, object, view, scope, zones)
      }
    }),
    breaks: { fab: 'fab:6.6.3', mtg: 'mtg:603.2c', 'mtg-2010': 'mtg-2010:sba.14', ga: 'ga:5.1' }
  },
  'filter-drops-controller': {
    ...faulty('the matcher of objects does not look at who controls them', {
      matchesFilter: (base, filter, object, view, scope, zones) => {
        const { controller: _controller, ...rest } = filter
        return matchesFilter(base, rest, object, view, scope, zones)
      }
    }),
    breaks: { fab: 'fab:6.4.2a', mtg: 'mtg:603.2d', ga: 'ga:4.1' }
  },
  'condition-forgets-declared': {
    ...faulty('no additional cost is ever found to have been paid', {
      condition: (base, c, view, scope) => !('declared' in c) && condition(base, c, view, scope)
    }),
    breaks: { fab: 'fab:6.4.7b' }
  },
  'condition-forgets-history': {
    ...faulty('conditions on what has happened are never met', {
      condition: (base, c, view, scope) => !('happened' in c) && condition(base, c, view, scope)
    }),
    breaks: { fab: 'fab:6.4.7' }
  },
  'condition-takes-any-declaration': {
    ...faulty('what another card on the stack declared is taken for an own declaration', {
      condition: (base, c, view, scope) =>
        'declared' in c
          ? view.inZone('stack').some(object => object.declared.includes(c.declared)) || condition(base, c, view, scope)
          : condition(base, c, view, scope)
    }),
    breaks: { fab: 'fab-context:1.7.6' }
  },
  'reference-to-nothing-is-self': {
    ...faulty('a reference to a choice that was not made stands for the source', {
      refersTo: (ref, view, scope) => {
        const found = refersTo(ref, view, scope)
        return ref.startsWith('chosen:') && found.length === 0 ? [scope.self] : found
      }
    }),
    breaks: { fab: 'fab-context:1.7.6b', mtg: 'mtg-context:609.3' }
  },
  'condition-failed-is-done': {
    ...faulty('an effect that has failed is taken for one that was done', {
      condition: (base, c, view, scope) => 'did' in c || condition(base, c, view, scope)
    }),
    breaks: { fab: 'fab-context:1.8.9' }
  },
  'tokens-put-into-graveyards': {
    ...faulty('a token that ceases as it leaves is taken for one put into a graveyard', {
      matchesEvent: (base, pattern, event, view, scope) => matchesEvent({ ...base, rulebook: rulebooks.mtg }, pattern, event, view, scope)
    }),
    breaks: { fab: 'fab-context:3.0.12a' }
  },
  'matcher-sees-no-inner-move': {
    ...faulty('a pattern of moves does not speak of the move in a composite event', {
      matchesEvent: (base, pattern, event, view, scope) =>
        (pattern.event !== 'move' || event.event === 'move') && matchesEvent(base, pattern, event, view, scope)
    }),
    breaks: { fab: 'fab-context:1.9.3b', mtg: 'mtg:603.6c', 'mtg-2010': 'mtg-2010:trigger.10', ga: 'ga-context:GL.last-known-information' }
  },
  'evaluator-forgets-what-is-gone': {
    ...faulty('an object that is gone is read as it is now', {
      amount: (base, a, view, scope) => {
        if (typeof a !== 'object' || !('last' in a)) return amount(base, a, view, scope)
        const { last: _last, ...now } = a
        return amount(base, now, view, scope)
      }
    }),
    breaks: { fab: 'fab-context:1.2.3', mtg: 'mtg-context:608.2h' }
  },
  'matcher-asks-for-no-doer': {
    ...blindTo('the matcher takes what anybody does, or nobody, for what the pattern says a player does', 'by'),
    breaks: { mtg: 'mtg:603.2' }
  },
  'matcher-takes-any-beginning': {
    ...blindTo('the matcher takes the beginning of any phase for the one that is meant', 'name', 'begin'),
    breaks: { mtg: 'mtg:603.7a', ga: 'ga-context:EP.1.1' }
  },
  'matcher-takes-ends-for-beginnings': {
    ...blindTo('the matcher does not tell a status or attachment that begins from one that ends', 'on'),
    breaks: { mtg: 'mtg:603.2f' }
  },
  'matcher-forgets-this-way': {
    ...blindTo('the matcher does not ask whether something happened "this way"', 'via'),
    breaks: { mtg: ['mtg:603.11', 'mtg-context:607.1'] }
  },
  'matcher-forgets-where-from': {
    ...blindTo('the matcher does not look at the zone that is left', 'from'),
    breaks: { mtg: 'mtg:603.10a' }
  },
  'matcher-forgets-where-to': {
    ...blindTo('the matcher does not look at the zone that is entered', 'to'),
    breaks: { mtg: 'mtg:603.6c', 'mtg-2010': 'mtg-2010:trigger.8', ga: 'ga-context:GE.6' }
  },
  'matcher-forgets-the-object': {
    ...blindTo('the matcher does not look at what an event happens to', 'object'),
    breaks: { mtg: 'mtg:603.6c', ga: 'ga:10' }
  },
  'matcher-forgets-how-many': {
    ...blindTo('the matcher takes any number of counters for the one that is reached', 'reaches'),
    breaks: { mtg: 'mtg:603.2f' }
  },
  'filter-takes-cards-for-tokens': {
    ...filterBlindTo('the matcher of objects does not tell cards from tokens', 'token'),
    breaks: { mtg: 'mtg:603.2' }
  },
  'filter-ignores-numbers': { ...filterBlindTo('the matcher of objects does not look at their numbers', 'number'), breaks: { ga: 'ga:4' } },
  'decisions-forgotten': {
    ...faulty('what a player decided on is not remembered', {
      condition: (base, c, view, scope) => !('did' in c) && condition(base, c, view, scope)
    }),
    breaks: { mtg: 'mtg-context:118.12' }
  },
  'created-does-not-enter': {
    ...entersNotBy('what is created does not enter', event => event.event === 'create'),
    breaks: { mtg: ['mtg:603.6a', 'mtg:603.2d', 'mtg-context:614.12'] }
  },
  'moved-does-not-enter': {
    ...entersNotBy('only what is created enters', event => event.event !== 'create'),
    breaks: { mtg: 'mtg:603.6a' }
  }
}
