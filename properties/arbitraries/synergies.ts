/**
 * Synergies: what is seen only where certain cards meet, which chance alone seldom brings together.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { Piece } from '../../model/scenario/pieces.js'
import {
  aboutDamageTo,
  bringsFromHand,
  dealsLittle,
  dealsTwiceToOne,
  field,
  has,
  isPermanent,
  isShield,
  isTriggerOn,
  limitedOn,
  mayHold,
  modifiesNumber,
  preventsForAll,
  preventsSome,
  resolves,
  seesApplications,
  seesOf,
  startsOnAll,
  targetsObject,
  typesOfAll
} from './traits.js'

/** Cards that another must meet, and where. */
export interface Partners {
  readonly cards: readonly Card[]
  /** Whether they are the core's owner's, or another player's. */
  readonly owner: 'same' | 'other'
  /** In hand although they are not played from there; where cards of their kind are unless given. */
  readonly zone?: 'hand'
  /** How many there are at least. */
  readonly least: number
}

/** A card in the middle, and the cards that it must meet. */
export interface Synergy {
  readonly core: Card
  readonly partners: readonly Partners[]
}

/** Cards that the core must meet. */
interface Meets {
  readonly card: (card: Card, core: Card) => boolean
  readonly owner?: 'other'
  readonly zone?: 'hand'
  /** How many at least; 1 unless given. */
  readonly least?: number
}

interface Rule {
  readonly core: (card: Card) => boolean
  /** Absent: the core needs only what brings its event about. */
  readonly meets?: readonly Meets[]
  /** How much more often than others; 1 unless given. */
  readonly weight?: number
}

/** Each line is one thing to be seen. */
const RULES: readonly Rule[] = [
  // A triggering that is prevented uses up a limit.
  {
    core: card => has(card, piece => piece['rule'] === 'suppress'),
    meets: [
      {
        card: (card, core) =>
          limitedOn(card).some(event => has(core, piece => piece['rule'] === 'suppress' && field(piece['event'], 'event') === event))
      }
    ],
    weight: 8
  },
  // Points of prevention are declared: the damage has two parts that one effect could prevent.
  { core: dealsTwiceToOne, meets: [{ card: preventsSome }], weight: 4 },
  { core: card => has(card, piece => piece['do'] === 'damage-each'), meets: [{ card: preventsForAll }], weight: 4 },
  // A mode is declared as a stack object is placed.
  { core: card => has(card, piece => piece['do'] === 'modes') && !has(card, piece => 'functions' in piece), weight: 2 },
  // A stack object finds no target as it is placed.
  { core: card => has(card, piece => 'trigger' in piece && targetsObject(piece)), weight: 7 },
  // A target leaves before the stack object resolves.
  {
    core: card => card.abilities.some(ability => ability.kind === 'resolution' && targetsObject(ability)),
    meets: [{ card: card => card.abilities.some(ability => ability.kind === 'activated' && has(card, piece => piece['what'] === 'self')) }],
    weight: 4
  },
  // A state is over before its stack object resolves.
  {
    core: card => has(card, piece => 'trigger' in piece && 'when' in (piece['trigger'] as Piece)),
    meets: [{ card: card => resolves(card) && has(card, piece => piece['do'] === 'gain' && piece['of'] === 'life') }],
    weight: 4
  },
  // A continuous effect finds the object that it waits for.
  {
    core: card => has(card, piece => piece['kind'] === 'continuous' && field(piece['who'], 'next') !== undefined),
    meets: [
      {
        card: (card, core) =>
          has(core, piece => {
            const types = field(piece['object'], 'anyType')
            return Array.isArray(types) && types.some(type => card.types.includes(String(type))) && card.types.includes('attack')
          })
      }
    ],
    weight: 3
  },
  // An effect begins to apply to several objects at once, and it is told.
  {
    core: card => has(card, piece => startsOnAll(piece)),
    meets: [{ card: seesApplications }, { card: (card, core) => typesOfAll(core).some(type => card.types.includes(type)), least: 2 }],
    weight: 5
  },
  // Effects of several stages begin to apply to what enters, and it is told.
  {
    core: card => bringsFromHand(card).length > 0,
    meets: [
      { card: (card, core) => bringsFromHand(core).some(type => card.types.includes(type)), zone: 'hand' },
      { card: (card, core) => isPermanent(card) && typesOfAll(card).some(type => bringsFromHand(core).includes(type)), least: 2 },
      { card: seesApplications }
    ],
    weight: 6
  },
  // Something applies to so many events.
  { core: card => has(card, piece => piece['kind'] === 'prevention' && 'uses' in piece), weight: 16 },
  // Two players' effects of one class meet on one event.
  {
    core: aboutDamageTo('you', 'replacement'),
    meets: [{ card: aboutDamageTo('opponent', 'replacement'), owner: 'other' }],
    weight: 3
  },
  // Something triggers on an event that an effect has modified.
  {
    core: card => aboutDamageTo('you', 'replacement')(card) || aboutDamageTo('you', 'prevention')(card),
    meets: [{ card: card => has(card, piece => isTriggerOn(piece, 'damage')) }],
    weight: 5
  },
  // Effects of two classes meet on one event.
  { core: aboutDamageTo('you', 'replacement'), meets: [{ card: aboutDamageTo('you', 'prevention') }], weight: 6 },
  // An occurrence is counted.
  { core: card => has(card, piece => 'ordinal' in piece), weight: 6 },
  // What an instruction started triggers so many times.
  {
    core: card => has(card, piece => field(piece['effect'], 'kind') === 'trigger' && field(piece['effect'], 'uses') !== undefined),
    weight: 7
  },
  // Two effects on one number follow each other.
  { core: modifiesNumber, meets: [{ card: modifiesNumber }], weight: 3 },
  // A shield meets several events, and what makes it prevent less.
  {
    core: isShield,
    meets: [{ card: card => has(card, piece => piece['rule'] === 'prevents-less' || piece['rule'] === 'unpreventable') }],
    weight: 5
  },
  { core: isShield, meets: [{ card: dealsLittle, owner: 'other', least: 2 }], weight: 6 },
  // What is attached to something speaks of it.
  {
    core: card => card.attaches !== undefined && card.abilities.length > 0,
    meets: [{ card: (card, core) => mayHold(core, card) }],
    weight: 3
  },
  // All of the damage is prevented, or none is left of it, for what would trigger on it.
  {
    core: card => aboutDamageTo('you', 'replacement')(card) || aboutDamageTo('you', 'prevention')(card),
    meets: [{ card: dealsLittle, owner: 'other', least: 2 }, { card: card => has(card, piece => isTriggerOn(piece, 'damage')) }],
    weight: 4
  },
  // Stack objects of several players are placed at once: what happens to one player is seen by both.
  {
    core: card => has(card, piece => seesOf(piece, 'you') !== undefined),
    meets: [
      {
        card: (card, core) =>
          has(card, piece => {
            const seen = seesOf(piece, 'opponent') ?? seesOf(piece, 'any')
            return seen !== undefined && has(core, each => seesOf(each, 'you') === seen)
          }),
        owner: 'other'
      }
    ],
    weight: 6
  }
]

/** The synergies of one kind, and how often they are to be. */
export interface Synergies {
  readonly weight: number
  readonly all: readonly Synergy[]
}

/** The synergies that some cards allow, by what is to be seen; those that need cards which are not there are left out. */
export const synergiesOf = (cards: readonly Card[]): readonly Synergies[] =>
  RULES.map(({ core, meets = [], weight = 1 }) => ({
    weight,
    all: cards.filter(core).flatMap((card): readonly Synergy[] => {
      const partners = meets.map(({ card: fits, owner, zone, least = 1 }): Partners => ({
        cards: cards.filter(each => each !== card && fits(each, card)),
        owner: owner ?? 'same',
        least,
        ...(zone && { zone })
      }))
      return partners.some(({ cards: found }) => found.length === 0) ? [] : [{ core: card, partners }]
    })
  })).filter(({ all }) => all.length > 0)
