/**
 * Scenarios that begin with the declaration of attackers: what they must be, since no turn goes through that step.
 * @module
 */
import type { Card } from './card.js'
import { namedAs, startingIn } from './in-force.js'
import { DECLARE_ATTACKERS } from './names.js'
import { piecesOf } from './pieces.js'
import type { StartEffect, WireScenario } from './scenario.js'

/** What can be attacked beside players: then whom a creature attacks would be a choice, which this version has not. */
const ATTACKED: readonly unknown[] = ['planeswalker', 'battle']

const namesAttacked = (types: unknown): boolean => Array.isArray(types) && types.some(type => ATTACKED.includes(type))

/** The types that come with what a piece of data moves, creates or lets enter. */
const broughtBy = (brought: unknown): unknown => (brought as { readonly types?: unknown } | undefined)?.types

/** Whether something that can be attacked may be there: by the types of a card, or by those that a text gives. */
const mayBeAttacked = ({ types, abilities }: Card): boolean =>
  namesAttacked(types) || piecesOf(abilities).some(piece => [piece['addTypes'], broughtBy(piece['with'])].some(namesAttacked))

/** The object whose controller an effect changes that lasts already; `null` if it is not one object, nothing if the effect changes none. */
const takenBy = (
  effect: StartEffect,
  objects: WireScenario['objects'],
  cards: readonly Card[]
): { readonly taken: string | null } | undefined => {
  const its = objects.find(({ id }) => id === effect.source)
  const step = startingIn(cards.find(({ name }) => name === its?.card)?.abilities, effect.ability)?.effect
  if (step?.kind !== 'continuous' || !step.change.some(each => 'controller' in each)) return undefined
  const ref = 'ref' in step.who ? step.who.ref : ''
  const [, kind, name = ''] = /^(target|chosen):(.*)$/.exec(ref) ?? []
  if (ref === 'self') return { taken: effect.source }
  return { taken: kind === 'target' || kind === 'chosen' ? (namedAs(effect, kind)[name] ?? null) : null }
}

/** What is wrong with a situation: where, and why. */
type Wrong = readonly [place: string, why: string]

/** Why a situation can't begin with the declaration of attackers, or speaks of it where it does not; nothing if it is sound. */
export const wrongAboutAttackers = (
  { start, until, players, objects }: Pick<WireScenario, 'start' | 'until' | 'players' | 'objects'>,
  cards: readonly Card[]
): Wrong | undefined => {
  if (until.end === 'boundary' && until.phase === DECLARE_ATTACKERS)
    return ['until/phase', `no turn comes to "${DECLARE_ATTACKERS}"; a scenario begins with it`]
  if (start.phase !== DECLARE_ATTACKERS)
    return (
      start.arrived && [
        'start/arrived',
        `it is asked only where attackers are declared; begin with "${DECLARE_ATTACKERS}", or leave it out`
      ]
    )
  if (start.at !== 'begin') return ['start/at', 'creatures would be attacking already, which no scenario says; let it be "begin"']
  if (until.end !== 'quiescent')
    return ['until/end', 'what follows the declaration of attackers is not in this version; let it be "quiescent"']
  if (players.length > 2) return ['players', 'whom of several players a creature attacks is not in this version; seat two']
  if (cards.some(mayBeAttacked))
    return ['objects', 'that a creature attacks a planeswalker or battle is not in this version; leave them out']
  const strange = start.arrived?.find(id => !objects.some(object => object.id === id && object.zone === 'arena'))
  if (strange !== undefined) return ['start/arrived', `there is no object "${strange}" in the arena`]
  const sudden = start.effects?.findIndex(effect => {
    const found = takenBy(effect, objects, cards)
    return found !== undefined && (found.taken === null || !start.arrived?.includes(found.taken))
  })
  return sudden === undefined || sudden < 0
    ? undefined
    : [
        `start/effects/${sudden}`,
        'it changes who controls an object, and nothing says since when; name the object as its one target, and in "start/arrived"'
      ]
}
