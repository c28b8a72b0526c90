/** Faults of the trusted base: values of the rulebook, in engine and model at once. @module */
import type { Phase, Structure } from '../../../model/rulebook/structure.js'
import type { WrongBase } from '../fault.js'
import { createBase } from '../../../model/base/base.js'
import { structured } from '../fault.js'
import type { Family } from '../fault.js'

/** A structure whose end-of-turn procedure begins with one of its actions. */
const beginningWith =
  (first: Phase['actions'][number]) =>
  (structure: Structure): Structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase =>
      phase.actions.includes(first) ? { ...phase, actions: [first, ...phase.actions.filter(each => each !== first)] } : phase
    )
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  }

/** A structure that gives priority in some phases, too. */
const givingPriority =
  (...names: readonly string[]) =>
  (structure: Structure): Structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase => (names.includes(phase.name) ? { ...phase, priority: true } : phase))
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  }

/** A value of the rulebook that is another. */
const valued = <P extends keyof Structure, N extends keyof Structure[P]>(
  fault: string,
  part: P,
  name: N,
  change: (value: Structure[P][N] extends { readonly value: infer V } ? V : never) => unknown
): WrongBase => ({
  fault,
  base: rulebook => {
    const values = rulebook.structure[part]
    const cited = values[name] as { readonly value: never }
    const changed = { ...values, [name]: { ...cited, value: change(cited.value) } }
    return createBase({ ...rulebook, structure: { ...rulebook.structure, [part]: changed } })
  }
})

/** Phases of which some are otherwise. */
const phased = (fault: string, name: string, change: (phase: Phase) => Phase): WrongBase =>
  valued(fault, 'turn', 'phases', phases => phases.map(phase => (phase.name === name ? change(phase) : phase)))

const skipping =
  (action: Phase['actions'][number]) =>
  (phase: Phase): Phase => ({ ...phase, actions: phase.actions.filter(each => each !== action) })

const open = ({ holds: _holds, ...phase }: Phase): Phase => ({ ...phase, priority: true })

const silent = (phase: Phase): Phase => ({ ...phase, priority: false })

export const valuesFaults: Family = {
  'rulebook-life-is-recovered': {
    ...valued('life that is gained takes back what was lost, and no more', 'numbers', 'lifeGained', () => 'recovered'),
    breaks: { mtg: 'mtg-context:119.3' }
  },
  'rulebook-one-main-phase': {
    ...valued('there is no second main phase', 'turn', 'phases', phases => phases.filter(({ name }) => name !== 'postcombat-main')),
    breaks: { mtg: 'mtg-context:500.1' }
  },
  'rulebook-lands-at-any-time': {
    ...valued('a land is played whenever its player has priority', 'zones', 'slowTypes', types => types.filter(type => type !== 'land')),
    breaks: { mtg: 'mtg-context:305.1' }
  },
  'rulebook-shield-pays-prevented': {
    ...structured("the rulebook's value for what a shield is charged is wrong", structure => ({
      ...structure,
      prevention: { ...structure.prevention, shieldPays: { ...structure.prevention.shieldPays, value: 'prevented' } }
    })),
    breaks: { fab: 'fab:6.4.10g' }
  },
  'rulebook-suppressed-free': {
    ...structured("the rulebook's value for whether prevented triggerings count is wrong", structure => ({
      ...structure,
      triggers: { ...structure.triggers, suppressedCounts: { ...structure.triggers.suppressedCounts, value: false } }
    })),
    breaks: { fab: 'fab:6.6.5f' }
  },
  'rulebook-riders-after': {
    ...structured("the rulebook's value for when a prevention's further modification happens is wrong", structure => ({
      ...structure,
      replacement: { ...structure.replacement, riders: { ...structure.replacement.riders, value: 'after-prevention' } }
    })),
    breaks: { fab: 'fab:6.4.1a' }
  },
  'rulebook-prevention-first': {
    ...structured("the rulebook's order of classes is wrong", structure => {
      const passes = structure.replacement.passes.value
      const early = passes.filter(pass => pass.classes.includes('prevention'))
      const rest = passes.filter(pass => !pass.classes.includes('prevention'))
      return {
        ...structure,
        replacement: { ...structure.replacement, passes: { ...structure.replacement.passes, value: [...early, ...rest] } }
      }
    }),
    breaks: { fab: 'fab:6.5.4' }
  },
  'rulebook-actor-loses-priority': {
    ...structured("the rulebook's value for who has priority after acting is wrong", structure => ({
      ...structure,
      priority: { ...structure.priority, afterActing: { ...structure.priority.afterActing, value: 'turn-player' } }
    })),
    breaks: { fab: 'fab-context:1.11.5' }
  },
  'rulebook-delayed-once': {
    ...structured("the rulebook's value for how often a delayed effect triggers is wrong", structure => ({
      ...structure,
      triggers: { ...structure.triggers, delayedWithDuration: { ...structure.triggers.delayedWithDuration, value: 'once' } }
    })),
    breaks: { fab: 'fab:6.6.1a', 'mtg-2010': 'mtg-2010:trigger.12' }
  },
  'rulebook-points-lost-first': {
    ...structured('the end-of-turn procedure begins with the loss of points', structure => beginningWith('reset-action-points')(structure)),
    breaks: { fab: 'fab-context:4.4.3' }
  },
  'rulebook-points-kept': {
    ...structured('points are not lost as the turn ends', structure => {
      const { phases } = structure.turn
      const value = phases.value.map(phase => ({ ...phase, actions: phase.actions.filter(each => each !== 'reset-action-points') }))
      return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
    }),
    breaks: { fab: 'fab-context:4.4.3' }
  },
  'rulebook-turn-ends-first': {
    ...structured('what lasts this turn ends before the end-of-turn procedure', structure => beginningWith('expire-this-turn')(structure)),
    breaks: { fab: 'fab-context:4.4.4' }
  },
  'rulebook-priority-everywhere': {
    ...structured('there is priority in every phase', givingPriority('start', 'end')),
    breaks: { fab: 'fab-context:1.11.3' }
  },
  'rulebook-priority-in-the-start-phase': {
    ...structured('there is priority in the Start Phase', givingPriority('start')),
    breaks: { fab: 'fab-context:4.2' }
  },
  'rulebook-priority-in-the-end-phase': {
    ...structured('there is priority in the End Phase', givingPriority('end')),
    breaks: { fab: 'fab-context:4.4' }
  },
  'rulebook-layers-without-types': {
    ...structured('a triggered stack object has none of the types of its source', structure => ({
      ...structure,
      triggers: { ...structure.triggers, traits: { ...structure.triggers.traits, value: false } }
    })),
    breaks: { fab: 'fab-context:2.6.4' }
  },
  'rulebook-no-action-point': {
    ...structured('the turn-player gets no action point', structure => {
      const { phases } = structure.turn
      const value = phases.value.map(phase => ({ ...phase, actions: phase.actions.filter(each => each !== 'gain-action-point') }))
      return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
    }),
    breaks: { fab: 'fab-context:4.3' }
  },
  'counters-change-power-alone': {
    ...structured('buff and debuff counters change no life', structure => ({
      ...structure,
      continuous: { ...structure.continuous, counted: { ...structure.continuous.counted, value: ['power'] } }
    })),
    breaks: { ga: 'ga-context:CT' }
  },
  'discards-down-to-seven': {
    ...structured('the turn player discards down to seven cards', structure => {
      const { phases } = structure.turn
      const value = phases.value.map(phase =>
        phase.role === 'end' ? { ...phase, actions: [...phase.actions, 'discard-down' as const] } : phase
      )
      return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
    }),
    breaks: { ga: 'ga-context:GZ.hand.2' }
  },
  'rulebook-self-replacement-last': {
    ...valued('what replaces its own instruction comes last', 'replacement', 'passes', ([first, ...rest]) => [...rest, first]),
    breaks: { mtg: ['mtg-context:614.15', 'mtg-context:616.1a'] }
  },
  'rulebook-control-among-others': {
    ...valued('under whose control something enters is settled among the rest', 'replacement', 'passes', passes =>
      passes
        .filter(({ classes }) => !classes.includes('control'))
        .map((pass, at, { length }) => (at === length - 1 ? { ...pass, classes: [...pass.classes, 'control'] } : pass))
    ),
    breaks: { mtg: 'mtg-context:616.1b' }
  },
  'rulebook-copy-before-control': {
    ...valued('what something enters as is settled before under whose control it does', 'replacement', 'passes', passes => [
      ...passes.filter(({ classes }) => classes.includes('self') || classes.includes('copy')),
      ...passes.filter(({ classes }) => !classes.includes('self') && !classes.includes('copy'))
    ]),
    breaks: { mtg: ['mtg-context:616.1b', 'mtg-context:616.1c'] }
  },
  'rulebook-control-before-self': {
    ...valued(
      'under whose control something enters is settled before what a spell says of its own instruction',
      'replacement',
      'passes',
      passes => [
        ...passes.filter(({ classes }) => classes.includes('control')),
        ...passes.filter(({ classes }) => !classes.includes('control'))
      ]
    ),
    breaks: { mtg: ['mtg-context:616.1a', 'mtg-context:616.1b'] }
  },
  'rulebook-prevention-apart': {
    ...valued('prevention comes in a pass of its own, after the replacements', 'replacement', 'passes', passes =>
      passes.flatMap(pass => pass.classes.map(each => ({ ...pass, classes: [each] })))
    ),
    breaks: { mtg: 'mtg-context:616.1e' }
  },
  'rulebook-effects-order-themselves': {
    ...valued('the controllers of the effects order them', 'replacement', 'orderer', () => 'selected-player-laps'),
    breaks: { mtg: 'mtg-context:616.1', ga: 'ga-context:DS.3.6' }
  },
  'rulebook-shields-divided-by-their-controller': {
    ...valued('the controller of a shield says what it takes', 'prevention', 'allocator', () => 'effect-controller'),
    breaks: { mtg: 'mtg-context:615.7' }
  },
  'rulebook-one-off-used-up': {
    ...valued(
      'unpreventable damage uses a one-off prevention up, or does not where it should',
      'prevention',
      'unpreventableUsesOneOff',
      value => !value
    ),
    breaks: { ga: 'ga-context:DP.5.2' }
  },
  'rulebook-numbers-stop-at-zero': {
    ...valued('no number goes below zero', 'numbers', 'floor', () => 'zero'),
    breaks: { mtg: 'mtg-context:107.1b', ga: 'ga-context:DM.6' }
  },
  'rulebook-unstated-is-this-turn': {
    ...valued('what has no duration lasts for this turn', 'continuous', 'defaultDuration', () => 'turn'),
    breaks: { mtg: 'mtg-context:611.2a' }
  },
  'rulebook-open-sets': {
    ...valued('what comes later joins those that an effect modifies', 'continuous', 'startedSet', () => 'open'),
    breaks: { mtg: 'mtg-context:611.2c' }
  },
  'rulebook-no-untapping': {
    ...phased('nothing untaps', 'untap', skipping('untap')),
    breaks: { mtg: ['mtg-context:502.3', 'mtg-context:117.3a'] }
  },
  'rulebook-priority-in-untap': {
    ...phased('players get priority in the untap step', 'untap', open),
    breaks: { mtg: 'mtg-context:502.4' }
  },
  'rulebook-silent-upkeep': { ...phased('nobody gets priority in the upkeep step', 'upkeep', silent), breaks: { mtg: 'mtg:603.2b' } },
  'rulebook-no-draw': { ...phased('no card is drawn for the turn', 'draw', skipping('draw')), breaks: { mtg: 'mtg-context:504.1' } },
  'rulebook-silent-draw': { ...phased('nobody gets priority in the draw step', 'draw', silent), breaks: { mtg: 'mtg-context:504.2' } },
  'rulebook-silent-second-main': {
    ...phased('nobody gets priority in the second main phase', 'postcombat-main', silent),
    breaks: { mtg: 'mtg-context:505.1' }
  },
  'rulebook-silent-end': { ...phased('nobody gets priority in the end step', 'end', silent), breaks: { mtg: 'mtg-context:513.1' } },
  'rulebook-damage-stays': {
    ...phased('damage does not wear off', 'cleanup', skipping('wear-off-damage')),
    breaks: { mtg: 'mtg-context:514.2' }
  },
  'rulebook-priority-in-cleanup': {
    ...phased('players get priority in every cleanup', 'cleanup', open),
    breaks: { mtg: 'mtg-context:514.3' }
  },
  'rulebook-keyworded-as-written': {
    ...valued('a keyworded trigger looks at what else is written', 'triggers', 'keyworded', () => 'as-written'),
    breaks: { ga: 'ga:2.1', 'ga-older': 'ga-older:2' }
  },
  'rulebook-each-time': {
    ...valued('a delayed trigger with a duration triggers each time', 'triggers', 'delayedWithDuration', () => 'each-time'),
    breaks: { ga: 'ga:8', 'ga-older': 'ga-older:8' }
  },
  'rulebook-traits-otherwise': {
    ...valued('whether triggers have the traits of their source is told wrongly', 'triggers', 'traits', value => !value),
    breaks: { 'mtg-2010': 'mtg-2010:trigger.3', ga: 'ga:12', 'ga-older': 'ga-older:1' }
  },
  'rulebook-targets-lost-otherwise': {
    ...valued('targets are lost at another time', 'targets', 'lostAt', value => (value === 'check' ? 'resolution' : 'check')),
    breaks: { ga: 'ga:9', 'ga-older': 'ga-older:4' }
  },
  'entering-puts-no-counters': {
    ...valued('counters that something enters with are not put on it', 'events', 'countersOnEntering', () => 'not-put'),
    breaks: { mtg: 'mtg-context:122.6' }
  }
}
