/**
 * A situation that a person has changed, held against the schema.
 * @module
 */
import { z } from 'zod'
import { wrongAboutAttackers } from '../model/scenario/attackers.js'
import { phasesNamed } from '../model/rulebook/structure.js'
import { Card } from '../model/scenario/card.js'
import { sayIssue } from '../model/scenario/problem.js'
import { situation } from '../model/scenario/scenario.js'
import type { Read } from './edited.js'

/** What the editor shows and takes. */
const Situation = z.strictObject({ ...situation, cards: z.array(Card) })

const parsed = (text: string): { readonly value: unknown } | { readonly wrong: string } => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { wrong: `This is no JSON: ${(error as Error).message}.` }
  }
}

/** Names that the situation uses and does not have. */
const missingIn = (
  { ruleset, cards, objects, players, start, until }: z.infer<typeof Situation>,
  bookOf: Parameters<Read>[2]
): string | undefined => {
  const seats = players.map(({ id }) => id)
  const object = objects.find(({ card }) => !cards.some(({ name }) => name === card))
  if (object) return `there is no card "${object.card}", which the object "${object.id}" is; define it under "cards"`
  const owned = objects.find(({ owner }) => !seats.includes(owner))
  if (owned) return `there is no player "${owned.owner}", who owns "${owned.id}"`
  if (!seats.includes(start.turnPlayer)) return `there is no player "${start.turnPlayer}", whose turn it is`
  const ids = [...seats, ...objects.map(({ id }) => id)]
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return `"${twice}" is taken; give each player and object its own id`
  const phases = phasesNamed(bookOf(ruleset).structure)
  if (!phases.includes(start.phase)) return `${ruleset} has no phase "${start.phase}"; it has ${phases.join(', ')}`
  const wrong = wrongAboutAttackers({ players, start, objects, until }, cards)
  return wrong && `${wrong[0]}: ${wrong[1]}`
}

/** Reads the text of the editor. */
export const readEdited: Read = (text, before, bookOf) => {
  const json = parsed(text)
  if ('wrong' in json) return json
  const read = Situation.safeParse(json.value)
  if (!read.success) return { wrong: `${sayIssue(read.error, json.value)}.` }
  try {
    const wrong = missingIn(read.data, bookOf)
    return wrong === undefined ? { example: { ...before, ...read.data, way: [] } } : { wrong: `${wrong}.` }
  } catch (error) {
    return { wrong: `${(error as Error).message}.` }
  }
}
