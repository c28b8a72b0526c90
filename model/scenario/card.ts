/**
 * Cards and their abilities, as data.
 * @module
 */
import { z } from 'zod'
import { Effect, TriggerEffect } from './schema/language.js'
import { AbilityId, LocalName, TypeName, Who, Zone } from './names.js'
import { choosesModesTwice } from './modal.js'
import { Condition, Filter } from './schema/computed.js'
import { Instructions, Step } from './schema/language.js'

const functions = { functions: z.array(Zone).min(1).exactOptional() }

/** What must be paid: instructions that its payer carries out on their own things. */
export const Cost = z.array(Step).min(1)

/**
 * One ability of a card.
 *
 * - `resolution`: what the card on the stack does.
 * - `activated`: a cost, then a stack object.
 * - `triggered`: a static ability that generates a triggered effect.
 * - `static`: a static ability that generates any other lasting effect.
 * - `marker`: a keyword without meaning of its own, to see abilities come and go; `deathtouch` and `lifelink` mean something to the rules of
 *   games that know them.
 * - `extra-cost`: an additional cost that may be paid as the card is played; `declared` tests it.
 */
export const Ability = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('resolution'), id: AbilityId, ...Instructions.shape }),
    z.strictObject({
      kind: z.literal('activated'),
      id: AbilityId,
      cost: Cost.exactOptional(),
      speed: z.enum(['instant', 'action', 'resource']).exactOptional(),
      limit: z.strictObject({ times: z.int().min(1), per: z.enum(['turn', 'game']) }).exactOptional(),
      ...Instructions.shape,
      ...functions
    }),
    z.strictObject({ kind: z.literal('triggered'), id: AbilityId, effect: TriggerEffect, ...functions }),
    z.strictObject({ kind: z.literal('static'), id: AbilityId, effect: Effect, if: Condition.exactOptional(), ...functions }),
    z.strictObject({ kind: z.literal('marker'), id: AbilityId }),
    z.strictObject({ kind: z.literal('extra-cost'), id: AbilityId, name: LocalName, cost: Cost })
  ])
  .meta({ id: 'Ability' })
export type Ability = z.infer<typeof Ability>

/**
 * A card: its printed properties, its abilities as data, and a readable text of our own.
 * @public
 */
export const Card = z
  .strictObject({
    name: z.string().min(1).max(64),
    types: z.array(TypeName).min(1),
    power: z.int().min(0).exactOptional(),
    toughness: z.int().exactOptional(),
    defense: z.int().min(0).exactOptional(),
    cost: z.int().min(0).exactOptional(),
    life: z.int().min(0).exactOptional(),
    level: z.int().min(0).exactOptional(),
    /** What it may be attached to: objects of these kinds, or players. */
    attaches: z
      .array(z.union([z.strictObject({ players: Who }), Filter]))
      .min(1)
      .exactOptional(),
    text: z.string(),
    abilities: z.array(Ability)
  })
  .refine(card => new Set(card.abilities.map(a => a.id)).size === card.abilities.length, {
    message: 'two abilities of the card have the same id; give each its own',
    path: ['abilities']
  })
  .refine(card => card.level === undefined || card.types.includes('champion'), {
    message: 'only a champion has a level: leave it out, or add the type "champion"',
    path: ['level']
  })
  .refine(card => !card.abilities.some(choosesModesTwice), {
    message: 'a text has one choice of modes, which is named as it goes on the stack; give the other to another ability',
    path: ['abilities']
  })
  .meta({ id: 'Card' })
export type Card = z.infer<typeof Card>

/** The version of the card file format. */
export const CARDS_FORMAT = 'stacklaw/cards@1'

/** A file of conformance cards. */
export const CardFile = z.strictObject({
  format: z.literal(CARDS_FORMAT),
  ruleset: z.string(),
  /** Names of some dozens of the cards that between them use every feature: those to code by hand first. */
  deck: z.array(z.string()).exactOptional(),
  cards: z.array(Card)
})
export type CardFile = z.infer<typeof CardFile>
