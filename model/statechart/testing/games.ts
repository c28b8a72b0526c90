/** Models and scenarios of games that check until nothing changes. @module */
import { createBase } from '../../base/base.js'
import { everyRulebook } from '../../rulebook/index.js'
import type { Rulebook } from '../../rulebook/rulebook.js'
import type { Structure } from '../../rulebook/structure.js'
import type { Ability, Card } from '../../scenario/card.js'
import type { Trigger } from '../../scenario/effect.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { Step, Target } from '../../scenario/step.js'
import type { StartObject, WireScenario } from '../../scenario/scenario.js'
import type { Observation, ReportedState } from '../../trace/observation.js'
import { createModel } from '../acceptor/model.js'
import type { Model } from '../acceptor/model.js'
import { event, left, resolves, scenarioOf } from './trace.js'

export const rulebookOf = (ruleset: string): Rulebook => everyRulebook.find(({ id }) => id === ruleset)!

/** The model of a game, of which an engine shows all but priority, targets and the order of replacements; `change` alters values of its structure. */
export const modelOf = (ruleset: string, change: (structure: Structure) => Structure = structure => structure): Model => {
  const rulebook = rulebookOf(ruleset)
  return createModel(createBase({ ...rulebook, structure: change(rulebook.structure) }), {
    level: 'full',
    autonomous: ['priority', 'target', 'replacement']
  })
}

/** P1's main phase with priority. */
export const inMain = (cards: readonly Card[], objects: readonly StartObject[], more: Partial<WireScenario> = {}): WireScenario =>
  scenarioOf(cards, objects, {
    ruleset: 'mtg',
    players: [
      { id: 'P1', life: 20 },
      { id: 'P2', life: 20 }
    ],
    start: { turnPlayer: 'P1', phase: 'precombat-main' },
    ...more
  })

/** An ability that can be activated once. */
export const once = (id: string, steps: readonly Step[], targets?: readonly Target[]): Ability => ({
  kind: 'activated',
  id,
  limit: { times: 1, per: 'turn' },
  ...(targets && { targets: [...targets] }),
  steps: [...steps]
})

/** An ability that triggers on an event. */
export const whenever = (id: string, on: Pattern, steps: readonly Step[], more: Partial<Trigger> = {}): Ability => ({
  kind: 'triggered',
  id,
  effect: { kind: 'trigger', trigger: { on, ...more }, steps }
})

/** P1 activates an ability; nobody shows who passes. */
export const activating = (
  source: string,
  ability: string,
  stackObject: string,
  targets?: Readonly<Record<string, string>>
): readonly Observation[] => [
  event({ event: 'activate', player: 'P1', object: source, ability }),
  { see: 'layer', layer: stackObject, kind: 'activated', controller: 'P1', effect: { source, ability }, ...(targets && { targets }) }
]

/** An effect of an object triggers. */
export const triggers = (source: string, ability: string, stackObject: string, controller = 'P1'): Observation => ({
  see: 'triggered',
  effect: { source, ability },
  controller,
  layer: stackObject
})

/** Its stack object is put on the stack. */
export const placed = (source: string, ability: string, stackObject: string, controller = 'P1'): Observation => ({
  see: 'layer',
  layer: stackObject,
  kind: 'triggered',
  controller,
  effect: { source, ability }
})

/** A stack object resolves, with these observations. */
export const resolving = (stackObject: string, ...during: readonly Observation[]): readonly Observation[] => [
  resolves(stackObject),
  ...during,
  left(stackObject)
]

/** Nothing is left to happen. */
export const quiet = (objects: ReportedState['objects'] = {}, players: ReportedState['players'] = {}): Observation => ({
  see: 'end',
  why: 'quiescent',
  state: { players, objects }
})

export const life = (player: string, amount: number): Observation =>
  event(amount > 0 ? { event: 'gain', player, of: 'life', amount } : { event: 'lose', player, of: 'life', amount: -amount })
