/**
 * Whole cards, composed.
 * @module
 */
import type { Ability, Card } from '../../../model/scenario/card.js'
import { LIFELINK } from '../../../model/scenario/names.js'
import { featuresOfCard } from '../../../model/scenario/features.js'
import { readAbilities } from '../../../model/telling/card/index.js'
import type { Step } from '../../../model/scenario/step.js'
import type { Words } from '../../../model/telling/words.js'
import { condition } from './computed.js'
import { bringsLife, continuous, instructions, prevention, replacement, rule, step, triggered } from './language.js'
import type { Body } from './palette.js'
import { says } from './scope.js'
import type { Scope } from './scope.js'

/** Costs that a player can pay with what they have. */
const cost = (scope: Scope): Ability & { readonly kind: 'extra-cost' } => ({
  kind: 'extra-cost',
  id: 'extra',
  name: 'more',
  cost: [payment({ ...scope, objects: [] }, [['lose'], ['discard']])]
})

/** What all of some things would cost where there are none, the rules do not say: a cost is of the player, or of the object itself. */
const payment = (scope: Scope, kinds: readonly (readonly string[])[]): Step => {
  const paid = step({ ...scope, depth: 0, players: ['you'], parts: new Set() }, scope.draw.pick(kinds))
  return 'what' in paid && typeof paid.what === 'object' ? { ...paid, what: 'self' } : paid
}

const functions = (scope: Scope): { readonly functions?: ('hand' | 'graveyard' | 'banished')[] } =>
  scope.claims('works-elsewhere') && says(scope, 'elsewhere')
    ? { functions: [scope.draw.pick(['graveyard', 'hand', 'banished'] as const)] }
    : {}

const activated = (scope: Scope, id: string): Ability => {
  const { draw, claims } = scope
  const paid =
    claims('costs') && says(scope, 'cost')
      ? payment({ ...scope, objects: ['self'] }, [['lose'], ['discard'], ['sacrifice', 'lose'], ['status', 'lose']])
      : undefined
  // whether what was given up for it is still found, only some rules say
  const within = paid?.do === 'sacrifice' ? { ...scope, objects: [] } : scope
  return {
    kind: 'activated',
    id,
    ...(paid && { cost: [paid] }),
    ...(claims('limits') && { limit: { times: draw.int(1, 2), per: draw.chance(15) ? ('game' as const) : ('turn' as const) } }),
    ...(scope.palette.attacks.length > 0 && draw.chance(25) && { speed: draw.pick(['action', 'instant', 'resource'] as const) }),
    ...instructions(within)
  } as Ability
}

const lasting = (scope: Scope, id: string): Ability => {
  const { draw, claims } = scope
  const effect = draw.way(
    [claims('replacement') ? 5 : 0, () => replacement(scope)],
    [claims('prevention') ? 4 : 0, () => prevention(scope)],
    [claims('continuous') ? 5 : 0, () => continuous(scope)],
    [3, () => rule(scope)]
  )
  return { kind: 'static', id, effect, ...(says(scope, 'static-if') && { if: conditionOf(scope) }), ...functions(scope) }
}

const conditionOf = (scope: Scope) => condition({ ...scope, results: [], declared: [], depth: 0 })

/** What waits for a state gives itself up, which it can only do in the arena. */
const triggerAbility = (scope: Scope, id: string): Ability => {
  const effect = triggered(scope)
  return { kind: 'triggered', id, effect, ...(effect.trigger.when === undefined && functions(scope)) }
}

/** An ability of something that lies in the arena. */
const lyingAbility = (scope: Scope, id: string): Ability => {
  const { draw, claims } = scope
  return draw.way<Ability>(
    [claims('triggers') ? 10 : 0, () => triggerAbility(scope, id)],
    [7, () => lasting(scope, id)],
    [3, () => activated(scope, id)],
    [draw.chance(10) ? 1 : 0, () => ({ kind: 'marker', id: 'mark' })],
    [bringsLife(scope) ? 2 : 0, () => ({ kind: 'marker', id: LIFELINK })]
  )
}

/** What a spell does. */
const spellAbilities = (scope: Scope): readonly Ability[] => {
  const { draw, claims } = scope
  const extra = claims('costs') && says(scope, 'cost') ? [cost(scope)] : []
  // what is done to permanents is not done to a spell, so that its text does not speak of itself
  const within: Scope = { ...scope, objects: [], ...(extra.length > 0 && { declared: ['more'] }) }
  return [...extra, { kind: 'resolution', id: 'a', ...instructions(within, draw.chance(30) ? 2 : 1) } as Ability]
}

/** What is written on a card beside its name. */
const carrying = (name: string, body: Body, abilities: readonly Ability[], words: Words): Card => {
  const card = { name, ...body, types: [...body.types], text: '', abilities: [...abilities] }
  return { ...card, text: readAbilities(card, words) }
}

/** An ability that needs nothing but the core. */
const PLAIN: Ability = { kind: 'resolution', id: 'a', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }

/** Whether an engine claims all that a card needs. */
const isClaimed = (card: Card, { claims }: Scope): boolean => [...featuresOfCard(card)].every(claims)

/** A card that lies in the arena. */
export const lyingCard = (scope: Scope, name: string, body: Body, words: Words): Card => {
  const count = scope.draw.chance(15) ? 2 : 1
  const abilities = Array.from({ length: count }, (_, i) => lyingAbility(scope, i === 0 ? 'a' : 'b'))
  const distinct = abilities.filter(({ id }, i) => abilities.findIndex(each => each.id === id) === i)
  const card = carrying(name, body, distinct, words)
  return isClaimed(card, scope) ? card : carrying(name, body, [], words)
}

/** A card that is played and gone. */
export const spellCard = (scope: Scope, name: string, body: Body, words: Words): Card => {
  const card = carrying(name, body, spellAbilities(scope), words)
  return isClaimed(card, scope) ? card : carrying(name, body, [PLAIN], words)
}
