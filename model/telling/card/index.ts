/**
 * Cards in readable text, made from their abilities by templates of our own.
 * @module
 */
import type { Words } from '../words.js'
import type { Ability, Card } from '../../scenario/card.js'
import type { Zone } from '../../scenario/names.js'
import { capital } from '../capital.js'
import { sayCondition } from './condition.js'
import { sayEffectText, sayTrigger } from './effect.js'
import type { Speech } from './speech.js'
import { sentence } from './speech.js'
import { sayCost, sayInstructions, tell } from './step.js'

const elsewhere = (functions: readonly Zone[] | undefined, words: Words): string =>
  functions === undefined || functions.includes('arena')
    ? ''
    : `While this is in the ${functions.map(zone => words.zone(zone)).join(' or ')}: `

const times = (limit: { readonly times: number; readonly per: string } | undefined): string =>
  limit === undefined ? '' : `${limit.times === 1 ? 'Once' : `${limit.times} times`} each ${limit.per}, `

/**
 * What an ability does, in words: what the kit reads in its data, whatever the card’s own text says.
 * @param words what the game calls things
 */
export const readAbility = (ability: Ability, words: Words): string => {
  const speech: Speech = { words, named: {} }
  switch (ability.kind) {
    case 'resolution':
      return sayInstructions(ability, speech)
    case 'activated': {
      const cost = ability.cost ? `, ${sayCost(ability.cost, speech)}` : ''
      return `${elsewhere(ability.functions, words)}${times(ability.limit)}${capital(ability.speed ?? 'instant')}${cost}: ${sayInstructions(ability, speech)}`
    }
    case 'triggered':
      return `${elsewhere(ability.functions, words)}${sentence(sayTrigger(ability.effect, speech, tell))}`
    case 'static': {
      const given = ability.if ? `while ${sayCondition(ability.if, speech)}, ` : ''
      return `${elsewhere(ability.functions, words)}${sentence(`${given}${sayEffectText(ability.effect, speech, tell)}`)}`
    }
    case 'marker':
      return sentence(ability.id)
    case 'extra-cost':
      return sentence(`as you play this, you may pay for “${ability.name}”: ${sayCost(ability.cost, speech)}`)
  }
}

/** What all abilities of a card do; empty if it has none. */
export const readAbilities = (card: Pick<Card, 'abilities'>, words: Words): string =>
  card.abilities.map(ability => readAbility(ability, words)).join(' ')

/** The card’s own text, or, where it has none, what its abilities do. */
export const textOf = (card: Pick<Card, 'abilities' | 'text'>, words: Words): string =>
  card.text.trim() === '' ? readAbilities(card, words) : card.text

/** `Action Attack, power 3, cost 0`. */
export const typeLine = ({ types, power, toughness, defense, cost, life, level }: Card): string => {
  const numbers = Object.entries({ power, toughness, defense, cost, life, level }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`]
  )
  return [types.map(capital).join(' '), ...numbers].join(', ')
}
