/** Further faulty engines of Grand Archive, and those of the older edition of its page. @module */
import { everyBaseFault, everyFault } from './faults/every.js'
import { commonModeWith, mutantsWith } from './faults/fault.js'
import { mutantsOf, structuresOf } from './mutant.js'
import type { Mutant } from './mutant.js'

const mutant = mutantsOf('ga')
const otherwise = structuresOf('ga')

const mutantsOfGa: readonly Mutant[] = [
  mutant('ga-recovers-what-was-not-lost', 'ga-context:GL.recover', 'recovering raises life above what the champion began with', {
    lifeGained: (_structure, amount) => amount
  }),
  mutant('ga-recovers-everything', 'ga-context:GL.recover', 'recovering removes all damage, however much is to be recovered', {
    lifeGained: (_structure, _amount, missing) => Math.max(0, missing)
  }),
  mutant('ga-champion-takes-no-counters', 'ga-context:DM.13', 'damage leaves nothing on a champion that could be recovered', {
    numberAfter: (_structure, value, delta) => (delta < 0 ? value : value + delta)
  }),
  otherwise('ga-counters-change-power-alone', 'ga-context:CT', 'buff and debuff counters change no life', structure => ({
    ...structure,
    continuous: { ...structure.continuous, counted: { ...structure.continuous.counted, value: ['power'] } }
  })),
  otherwise('ga-discards-down-to-seven', 'ga-context:GZ.hand.2', 'the turn player discards down to seven cards', structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase =>
      phase.role === 'end' ? { ...phase, actions: [...phase.actions, 'discard-down' as const] } : phase
    )
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  })
]

export const gaTextMutants: readonly Mutant[] = [
  ...mutantsWith('ga', everyFault, {
    'options-not-offered': 'ga:1.1',
    'one-pass-is-enough': ['ga-context:TP.5', 'ga-context:TP.11', 'ga-context:TO.3'],
    'controller-after-resolving': 'ga-context:TP.7',
    'unstated-ends-with-the-turn': 'ga-context:CE.2',
    'written-condition-triggers': 'ga:2.1',
    'only-cards-negated': 'ga:9',
    'oldest-layer-first': ['ga:4.1', 'ga-context:TP.6', 'ga-context:GL.negate'],
    'always-otherwise': 'ga:5.2',
    'never-otherwise': 'ga:5.2',
    'triggers-on-the-past': 'ga:7',
    'delayed-triggers-for-good': 'ga:8',
    'drawn-at-once': 'ga:8',
    'draws-replaced-as-a-whole': 'ga-context:DR.2',
    'placed-without-target': 'ga:8',
    'when-you-do-undone': ['ga:11', 'ga-context:GL.reflexive'],
    'last-instruction-first': ['ga:11', 'ga-context:RS.2'],
    'priority-in-every-phase': ['ga-context:TO.1', 'ga-context:TO.2'],
    'points-not-declared': 'ga-context:DS.3.6',
    'turn-player-orders-replacements': 'ga-context:DS.3.6',
    'begins-with-the-controller': 'ga-context:SS.1',
    'no-life-needed': 'ga-context:SBC-T.1',
    'lethal-damage-must-exceed': 'ga-context:SBC-T.2',
    'restriction-ignored': 'ga-context:GE.5',
    'parts-in-sequence': 'ga-context:GE.8',
    'triggers-though-replaced': 'ga-context:RE.1',
    'inactive-applied': 'ga-context:RE.3',
    'applied-twice': ['ga-context:RE.3.1', 'ga-context:RE.4.2'],
    'prevents-more-than-dealt': 'ga-context:DP.3',
    'shield-never-worn': 'ga-context:DP.5.1',
    'next-time-not-counted': 'ga-context:DP.5.2',
    'unpreventable-prevented': 'ga-context:DP.7',
    'done-at-least-once': 'ga-context:DM.9',
    'no-look-back': 'ga-context:GL.last-known-information'
  }),
  ...mutantsOfGa,
  ...commonModeWith('ga', everyBaseFault, {
    'matcher-drops-player': ['ga:1', 'ga-context:EP.2'],
    'matcher-takes-any-beginning': 'ga-context:EP.1.1',
    'matcher-forgets-where-to': 'ga-context:GE.6',
    'matcher-forgets-the-object': 'ga:10',
    'matcher-sees-no-inner-move': 'ga-context:GL.last-known-information',
    'filter-drops-controller': 'ga:4.1',
    'filter-ignores-types': 'ga:5.1',
    'filter-ignores-numbers': 'ga:4',
    'evaluator-greater-is-strict': 'ga:5.2',
    'rulebook-effects-order-themselves': 'ga-context:DS.3.6',
    'rulebook-one-off-used-up': 'ga-context:DP.5.2',
    'rulebook-numbers-stop-at-zero': 'ga-context:DM.6',
    'rulebook-keyworded-as-written': 'ga:2.1',
    'rulebook-each-time': 'ga:8',
    'rulebook-traits-otherwise': 'ga:12',
    'rulebook-targets-lost-otherwise': 'ga:9'
  }),
  ...mutantsWith('ga-older', everyFault, {
    'placed-for-another': 'ga-older:1',
    'keyworded-looks': 'ga-older:2',
    'if-not-looked-at': 'ga-older:3',
    'own-leaving-unseen': 'ga-older:1',
    'oldest-layer-first': 'ga-older:4',
    'dead-modes': 'ga-older:5',
    'placed-without-target': 'ga-older:5',
    'triggers-on-the-past': 'ga-older:7',
    'delayed-triggers-for-good': ['ga-older:8', 'ga-older:7'],
    'only-cards-negated': 'ga-older:9',
    'turn-player-places-last': 'ga-older:10',
    'last-instruction-first': 'ga-older:11'
  }),
  ...commonModeWith('ga-older', everyBaseFault, {
    'rulebook-keyworded-as-written': 'ga-older:2',
    'rulebook-each-time': 'ga-older:8',
    'rulebook-traits-otherwise': 'ga-older:1',
    'rulebook-targets-lost-otherwise': 'ga-older:4'
  })
]
