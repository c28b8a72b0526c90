/**
 * The features that a scenario needs, computed from what it uses. Engines claim features; the conformance profile orders them by how many
 * known cases each unlocks.
 * @module
 */
import type { Card } from './card.js'
import type { Effect, Granted } from './effect.js'
import { DECLARE_ATTACKERS, GAME_STARTS, LIFELINK } from './names.js'
import { piecesOf } from './pieces.js'
import type { WireScenario } from './scenario.js'

/**
 * The features, in the order of the conformance profile: what the first ones unlock most.
 * @public
 */
export const FEATURES = [
  'core',
  'targets',
  'prevention',
  'triggers',
  'options',
  'combat',
  'limits',
  'suppression',
  'costs',
  'delayed-triggers',
  'counters',
  'state-triggers',
  'replacement',
  'redirection',
  'allocation',
  'turns',
  'continuous',
  'next-object',
  'self-replacement',
  'modes',
  'flow',
  'conditional-triggers',
  'meta-triggers',
  'extra-triggers',
  'reflexive',
  'cant',
  'outcome-replacement',
  'contest',
  'entering',
  'defined-properties',
  'status',
  'tokens',
  'attachments',
  'control',
  'copy',
  'works-elsewhere',
  'enters',
  'seats',
  'teams',
  'commanders',
  'phasing',
  'gained-abilities',
  'repeated-modes',
  'sums',
  'several-zones',
  'supertypes',
  'arithmetic',
  'several-targets',
  'partial-redirection',
  'roles',
  'levels',
  'lasting-moves',
  'fixed-values',
  'limited-suppression',
  'doers',
  'entering-control',
  'given-pairs',
  'game-start',
  'effects-in-force',
  'lifelink',
  'inline-states',
  'attackers'
] as const
/**
 * What a scenario may use of the language and an engine may claim.
 * @public
 */
export type Feature = (typeof FEATURES)[number]

/** The features of how a situation is set up, whatever the cards say: an engine that codes its cards by hand claims them, too, or leaves them. */
export const STRUCTURAL = [
  'tokens',
  'attachments',
  'copy',
  'seats',
  'teams',
  'commanders',
  'phasing',
  'effects-in-force'
] as const satisfies readonly Feature[]

/** What is done to a base number but to set it, and division. */
const ARITHMETIC: readonly string[] = ['divide', 'add-base', 'subtract-base', 'multiply-base', 'divide-base']

/** Whether an ability that is given waits for what another one of its object does. */
const isConnected = (granted: unknown): boolean =>
  (granted as Granted | undefined)?.kind === 'triggered' &&
  (granted as Extract<Granted, { kind: 'triggered' }>).effect.trigger.on?.via !== undefined

/** The feature that one piece of a card's data stands for, by its own shape. */
const ofPiece = (piece: Readonly<Record<string, unknown>>): readonly Feature[] => {
  const found: Feature[] = []
  const effect = piece as unknown as Effect
  switch (piece['kind']) {
    case 'prevention':
      found.push('prevention')
      if (piece['each']) found.push('allocation')
      break
    case 'trigger':
      found.push('triggers')
      if (effect.kind === 'trigger') {
        if (effect.trigger.if ?? effect.trigger.unless) found.push('conditional-triggers')
        if (effect.trigger.on?.event === 'triggered') found.push('meta-triggers')
        if (effect.trigger.each) found.push('extra-triggers')
      }
      break
    case 'continuous':
      found.push('continuous')
      break
    case 'replacement':
      if (effect.kind === 'replacement')
        found.push(
          (
            {
              self: 'self-replacement',
              identity: 'entering',
              outcome: 'outcome-replacement',
              standard: 'replacement',
              control: 'entering-control',
              copy: 'copy'
            } as const
          )[effect.class]
        )
      break
    case 'activated':
      if (piece['cost']) found.push('costs')
      break
    case 'extra-cost':
      found.push('costs')
      break
  }
  switch (piece['rule']) {
    case 'prevents-less':
    case 'unpreventable':
      found.push('prevention')
      break
    case 'suppress':
      found.push('suppression')
      if (piece['uses']) found.push('limited-suppression')
      break
    case 'cant':
      found.push('cant')
      break
    case 'extra-triggers':
      found.push('extra-triggers')
      break
  }
  switch (piece['do']) {
    case 'counters':
      found.push('counters')
      break
    case 'status':
      found.push('status')
      break
    case 'create':
      found.push('tokens')
      break
    case 'attach':
      found.push('attachments')
      break
    case 'contest':
      found.push('contest')
      break
    case 'may':
    case 'choose':
      found.push('options')
      break
    case 'unless':
    case 'each-player':
    case 'repeat':
    case 'negate':
    case 'sacrifice':
      found.push('flow')
      break
    case 'damage-each':
      found.push('allocation')
      break
    case 'modes':
      found.push('modes')
      if (piece['again'] || typeof piece['pick'] === 'object') found.push('repeated-modes')
      break
    case 'when':
      found.push('reflexive')
      if (piece['holds']) found.push('inline-states')
      break
    case 'start':
      if ((piece['effect'] as Effect | undefined)?.kind === 'trigger') found.push('delayed-triggers')
      if (typeof piece['for'] === 'object') found.push('flow')
      if (piece['fixed']) found.push('fixed-values')
      break
  }
  const change = piece['kind'] === 'replacement' ? (piece['change'] as object) : {}
  if ('target' in change || 'to' in change) found.push('redirection')
  if ('part' in change) found.push('partial-redirection')
  const brought = 'with' in change ? (change.with as object) : {}
  if (piece['event'] === 'enter' || (piece['do'] && piece['with'] && piece['do'] !== 'contest')) found.push('enters')
  if ('numbers' in brought || 'types' in brought) found.push('defined-properties')
  if (piece['do'] === 'move' && piece['until']) found.push('lasting-moves')
  if (typeof piece['event'] === 'string' && piece['by']) found.push('doers')
  if (piece['happened'] ?? piece['result']) found.push('flow')
  if (piece['targets']) found.push('targets')
  if (Array.isArray(piece['what']) && (piece['count'] ?? piece['upTo'])) found.push('several-targets')
  if (piece['limit'] ?? piece['ordinal']) found.push('limits')
  if (piece['when'] && typeof piece['when'] === 'object') found.push('state-triggers')
  if (piece['next']) found.push('next-object')
  if (piece['instead'] && piece['do']) found.push('self-replacement')
  if (piece['functions']) found.push('works-elsewhere')
  if (piece['controller'] && Object.keys(piece).length === 1) found.push('control')
  if (piece['copyOf']) found.push('copy')
  if (piece['under']) found.push('entering-control')
  if (piece['total'] ?? piece['quotient']) found.push('sums')
  if (piece['event'] === 'apply' && piece['name'] === 'supertypes') found.push('supertypes')
  if (piece['supertypes'] ?? piece['addSupertypes'] ?? piece['removeSupertypes']) found.push('supertypes')
  if (typeof piece['op'] === 'string' && ARITHMETIC.includes(piece['op'])) found.push('arithmetic')
  if (Array.isArray(piece['zones'])) found.push('several-zones')
  if (
    piece['number'] === 'level' ||
    piece['name'] === 'level' ||
    (piece['numbers'] as { level?: unknown } | undefined)?.level !== undefined
  )
    found.push('levels')
  if (piece['grants'] ?? piece['losesAll']) found.push('gained-abilities')
  if (isConnected(piece['grants'])) found.push('given-pairs')
  if (piece['cantBeNegated']) found.push('cant')
  if (piece['gains'] === LIFELINK || (piece['kind'] === 'marker' && piece['id'] === LIFELINK)) found.push('lifelink')
  return found
}

/** A card's features are asked for again and again, and a card never changes. */
const ofCards = new WeakMap<Card, ReadonlySet<Feature>>()

/** The features that a card's abilities need. */
export const featuresOfCard = (card: Card): ReadonlySet<Feature> => {
  const known = ofCards.get(card)
  if (known) return known
  const found = new Set<Feature>()
  for (const piece of piecesOf(card.abilities)) for (const feature of ofPiece(piece)) found.add(feature)
  if (card.types.includes('attack')) found.add('combat')
  if (card.types.includes('role')) found.add('roles')
  if (card.level !== undefined) found.add('levels')
  ofCards.set(card, found)
  return found
}

/** The structural features that a scenario is set up with. */
export const structuralIn = ({ players, objects, start }: Pick<WireScenario, 'players' | 'objects' | 'start'>): readonly Feature[] => {
  const is: Readonly<Record<(typeof STRUCTURAL)[number], boolean>> = {
    tokens: objects.some(object => object.token),
    attachments: objects.some(object => object.attachedTo !== undefined),
    copy: objects.some(object => object.copy),
    seats: players.length > 2,
    teams: players.some(player => player.team !== undefined),
    commanders: objects.some(object => object.commander),
    phasing: objects.some(object => object.statuses?.includes('phased-out')),
    'effects-in-force': start.effects !== undefined
  }
  return STRUCTURAL.filter(feature => is[feature])
}

/**
 * The features that a scenario needs, in the order of the conformance profile; `core` always.
 * @public
 */
export const featuresOf = (scenario: WireScenario): readonly Feature[] => {
  const found = new Set<Feature>(['core'])
  const inPlay = new Set(scenario.objects.map(object => object.card))
  for (const card of scenario.cards) if (inPlay.has(card.name)) for (const feature of featuresOfCard(card)) found.add(feature)
  for (const feature of structuralIn(scenario)) found.add(feature)
  if (scenario.until.end !== 'quiescent' || scenario.start.at === 'begin') found.add('turns')
  if (scenario.start.phase === GAME_STARTS) found.add('game-start')
  if (scenario.start.phase === DECLARE_ATTACKERS) for (const feature of ['status', 'attackers'] as const) found.add(feature)
  return FEATURES.filter(feature => found.has(feature))
}
