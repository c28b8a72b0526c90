/**
 * Encounters: what is seen only where certain cards meet, which chance alone seldom brings together.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { Piece } from '../../model/scenario/pieces.js'

/** A card in the middle, the cards that it must meet, and whose these are. */
export interface Encounter {
  readonly core: Card
  readonly partners: readonly Card[]
  /** Whether the partners are the core's owner's, or another player's. */
  readonly owner: 'same' | 'other'
}

const field = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? (value as Piece)[name] : undefined)

const has = (card: Card, test: (piece: Piece) => boolean): boolean => [...piecesOf(card.abilities)].some(test)

/** The events of the triggers with a limit. */
const limitedOn = (card: Card): readonly unknown[] =>
  [...piecesOf(card.abilities)].flatMap(piece => ('limit' in piece ? [field(piece['on'], 'event')] : []))

/** Whether an effect of a class is about damage to one of these players. */
const aboutDamageTo = (who: 'you' | 'opponent', kind: string) => (card: Card) =>
  has(
    card,
    piece =>
      piece['kind'] === kind &&
      (kind === 'prevention' || piece['class'] === 'standard') &&
      field(piece['event'], 'event') === 'damage' &&
      field(field(piece['event'], 'target'), 'player') === who
  )

const targetsObject = (piece: Piece): boolean =>
  Array.isArray(piece['targets']) && piece['targets'].some(target => JSON.stringify(field(target, 'what')).includes('types'))

const isTriggerOn = (piece: Piece, event: string): boolean => field(field(piece['trigger'], 'on'), 'event') === event

const modifiesNumber = (card: Card): boolean =>
  has(card, piece => Array.isArray(piece['change']) && piece['change'].some(change => field(change, 'number') !== undefined))

interface Rule {
  readonly core: (card: Card) => boolean
  /** Absent: the core needs only what brings its event about. */
  readonly partner?: (card: Card, core: Card) => boolean
  readonly owner?: 'other'
  /** How much more often than others; 1 unless given. */
  readonly weight?: number
}

/** Each line is one thing to be seen. */
const RULES: readonly Rule[] = [
  // A triggering that is prevented uses up a limit.
  {
    core: card => has(card, piece => piece['rule'] === 'suppress'),
    partner: (card, core) =>
      limitedOn(card).some(event => has(core, piece => piece['rule'] === 'suppress' && field(piece['event'], 'event') === event)),
    weight: 4
  },
  // Points of prevention are declared.
  {
    core: card => has(card, piece => piece['do'] === 'damage-each'),
    partner: card => has(card, piece => piece['kind'] === 'prevention'),
    weight: 4
  },
  // A mode is declared as a layer is placed.
  { core: card => has(card, piece => piece['do'] === 'modes') && !has(card, piece => 'functions' in piece), weight: 2 },
  // A layer finds no target as it is placed.
  { core: card => has(card, piece => 'trigger' in piece && targetsObject(piece)), weight: 2 },
  // A target leaves before the layer resolves.
  {
    core: card => card.abilities.some(ability => ability.kind === 'resolution' && targetsObject(ability)),
    partner: card => card.abilities.some(ability => ability.kind === 'activated' && has(card, piece => piece['what'] === 'self')),
    weight: 2
  },
  // A state is over before its layer resolves.
  {
    core: card => has(card, piece => 'trigger' in piece && 'when' in (piece['trigger'] as Piece)),
    partner: card => card.types.includes('instant') && has(card, piece => piece['do'] === 'gain' && piece['of'] === 'life'),
    weight: 2
  },
  // A continuous effect finds the object that it waits for.
  {
    core: card => has(card, piece => piece['kind'] === 'continuous' && field(piece['who'], 'next') !== undefined),
    partner: (card, core) =>
      has(core, piece => {
        const types = field(piece['object'], 'anyType')
        return Array.isArray(types) && types.some(type => card.types.includes(String(type))) && card.types.includes('attack')
      }),
    weight: 3
  },
  // Something applies to so many events.
  { core: card => has(card, piece => piece['kind'] === 'prevention' && 'uses' in piece), weight: 9 },
  // Two players' effects of one class meet on one event.
  { core: aboutDamageTo('you', 'replacement'), partner: aboutDamageTo('opponent', 'replacement'), owner: 'other', weight: 3 },
  // Something triggers on an event that an effect has modified.
  {
    core: card => aboutDamageTo('you', 'replacement')(card) || aboutDamageTo('you', 'prevention')(card),
    partner: card => has(card, piece => isTriggerOn(piece, 'damage')),
    weight: 5
  },
  // Effects of two classes meet on one event.
  { core: aboutDamageTo('you', 'replacement'), partner: aboutDamageTo('you', 'prevention'), weight: 4 },
  // An occurrence is counted.
  { core: card => has(card, piece => 'ordinal' in piece), weight: 6 },
  // What an instruction started triggers so many times.
  {
    core: card => has(card, piece => field(piece['effect'], 'kind') === 'trigger' && field(piece['effect'], 'uses') !== undefined),
    weight: 4
  },
  // Two effects on one number follow each other.
  {
    core: modifiesNumber,
    partner: modifiesNumber,
    weight: 3
  },
  // A shield meets several events, and what makes it prevent less.
  {
    core: card => has(card, piece => piece['kind'] === 'prevention' && piece['shield'] === true),
    partner: card => has(card, piece => piece['rule'] === 'prevents-less' || piece['rule'] === 'unpreventable'),
    weight: 6
  },
  // Layers of several players are placed at once.
  {
    core: card => has(card, piece => isTriggerOn(piece, 'damage')),
    partner: card => has(card, piece => isTriggerOn(piece, 'damage')),
    owner: 'other',
    weight: 4
  }
]

/** The encounters of one kind, and how often they are to be. */
export interface Encounters {
  readonly weight: number
  readonly all: readonly Encounter[]
}

/** The encounters that some cards allow, by what is to be seen; those that need cards which are not there are left out. */
export const encountersOf = (cards: readonly Card[]): readonly Encounters[] =>
  RULES.map(({ core, partner, owner, weight = 1 }) => ({
    weight,
    all: cards.filter(core).flatMap((card): readonly Encounter[] => {
      const partners = partner ? cards.filter(each => each !== card && partner(each, card)) : []
      return partner && partners.length === 0 ? [] : [{ core: card, partners, owner: owner ?? 'same' }]
    })
  })).filter(({ all }) => all.length > 0)
