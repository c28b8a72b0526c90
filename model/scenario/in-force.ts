/**
 * Effects that last already as a scenario begins: the instruction of a card's text that has started each, and what it stands in for.
 * @module
 */
import { piecesOf } from './pieces.js'
import type { StartEffect, WireScenario } from './scenario.js'
import type { Step } from './step.js'

/** An instruction that starts an effect. */
export type StartStep = Extract<Step, { do: 'start' }>

/** The instruction in a card's text that starts the effect of this id. */
export const startingIn = (abilities: unknown, ability: string): StartStep | undefined =>
  piecesOf(abilities).find(piece => piece['do'] === 'start' && piece['ability'] === ability) as StartStep | undefined

/** The instruction that has started an effect of the situation. */
export const startStepOf = ({ objects, cards }: WireScenario, { source, ability }: StartEffect): StartStep | undefined => {
  const object = objects.find(({ id }) => id === source)
  return startingIn(cards.find(({ name }) => name === object?.card)?.abilities, ability)
}

/** What stands for the names of one kind, by the name alone. */
export const namedAs = ({ named = {} }: StartEffect, prefix: 'target' | 'chosen'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, id]) => (name.startsWith(`${prefix}:`) ? [[name.slice(prefix.length + 1), id] as const] : []))
  )
