/**
 * The state in which a scenario begins.
 * @module
 */
import type { Ability } from '../../model/scenario/card.js'
import { wrongAboutAttackers } from '../../model/scenario/attackers.js'
import { DECLARE_ATTACKERS, Zone } from '../../model/scenario/names.js'
import type { PlayerNumber } from '../../model/scenario/names.js'
import { piecesOf, type Piece } from '../../model/scenario/pieces.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Id } from '../../model/trace/event.js'
import { push, runOf, unsupported, type Context, type Run } from './context.js'
import { openPhase } from './machine/turn/turn.js'
import { recordSettled } from './machine/turn/attackers.js'
import { recordControl } from './machine/events/control.js'
import { recordAll } from './machine/continuous/refresh.js'
import { sampleStates } from './machine/triggers/trigger.js'
import { beginInForce } from './in-force.js'
import { objectsFrom, type Objects } from './objects.js'
import type { Player, World } from './state.js'
import { replacesTargeting } from './targeting.js'
import { cardOf } from './cards.js'
import { fields } from './fields.js'

/** The life of a player to whom the scenario gives none. */
const DEFAULT_LIFE = 20

const playersOf = (scenario: WireScenario): readonly Player[] =>
  scenario.players.map(({ id, life, numbers, team }) => {
    const all: Record<PlayerNumber, number> = { life: DEFAULT_LIFE, 'action-points': 0, resources: 0, poison: 0, speed: 0, ...numbers }
    return { id, out: false, numbers: life === undefined ? all : { ...all, life }, ...fields({ team }) }
  })

/** Whether a card is one of those of tokens. @see fab-context:1.3.2b */
const isTokenCard = ({ cards }: WireScenario, name: string): boolean =>
  cards.some(card => card.name === name && card.types.includes('token'))

const objectsOf = (scenario: WireScenario): Objects =>
  objectsFrom(
    scenario.objects.map(({ id, card, zone, owner, controller, counters, statuses, damage, attachedTo, token, copy, commander }, at) => ({
      id,
      card,
      zone,
      owner,
      controller: controller ?? owner,
      counters: counters ?? {},
      statuses: statuses ?? [],
      damage: damage ?? 0,
      inc: 0,
      declared: [],
      token: token === true || isTokenCard(scenario, card),
      since: at,
      came: at - scenario.objects.length,
      ...(attachedTo !== undefined && { attachedTo, ...(scenario.objects.some(each => each.id === attachedTo) && { hostInc: 0 }) }),
      ...fields({ copy }),
      ...(commander && { commander })
    }))
  )

const zonesOf = (scenario: WireScenario): Readonly<Record<Zone, readonly Id[]>> => {
  const zones = Object.fromEntries(Zone.options.map(zone => [zone, [] as Id[]])) as Record<Zone, Id[]>
  for (const object of scenario.objects) zones[object.zone].push(object.id)
  return zones
}

const worldOf = (scenario: WireScenario): World => ({
  scenario,
  players: playersOf(scenario),
  objects: objectsOf(scenario),
  zones: zonesOf(scenario),
  past: {},
  tokens: [],
  copies: [],
  stack: [],
  pending: [],
  skipping: [],
  lasting: [],
  waiting: [],
  away: [],
  late: [],
  stamps: {},
  applications: {},
  controlled: {},
  turn: 1,
  turnPlayer: scenario.start.turnPlayer,
  phase: scenario.start.phase,
  chain: null,
  log: [],
  triggerings: [],
  marks: { turn: 0, link: 0, chain: 0 },
  counts: { turn: {}, game: {} },
  held: {},
  gathering: [],
  next: { event: 1, stackObject: 1, frame: 1, token: 1, time: scenario.objects.length }
})

/** What the scenario holds that the engine does not know; `undefined` if nothing. */
const unknownIn = (ctx: Context, scenario: WireScenario): string | undefined => {
  const lacking = scenario.objects.find(object => cardOf(scenario, object.card) === undefined)
  if (lacking) return `the card ${lacking.card}, which is not among the scenario's cards`
  if (scenario.objects.some(object => object.zone === 'stack')) return 'objects that begin on the stack'
  const asksOwner = ctx.structure.triggers.hiddenSource.value === 'owner-may'
  if (asksOwner && scenario.cards.some(card => card.abilities.some(isUnknownTrigger))) return 'effects in a deck that trigger unseen'
  const text = JSON.stringify(scenario.cards)
  if (text.includes('"event":"prevented"')) return 'patterns of prevented events'
  if (wrongAboutAttackers(scenario, scenario.cards)) return 'such a declaration of attackers'
  if (replacesTargeting(scenario)) return 'replacement of target events'
  return unknownCopy(scenario)
}

/** Copies are made by what stack objects start, of one object each, and by entering. */
const unknownCopy = (scenario: WireScenario): string | undefined => {
  const copying = (piece: Piece): boolean => Array.isArray(piece['change']) && piece['change'].some((each: Piece) => 'copyOf' in each)
  for (const { abilities } of scenario.cards) {
    if (abilities.some(ability => ability.kind === 'static' && copying(ability.effect as unknown as Piece)))
      return 'copies by a static ability'
    for (const piece of piecesOf(abilities)) {
      if (!copying(piece)) continue
      if (!('ref' in (piece['who'] as object))) return 'copies of an effect on several objects'
      if ('while' in piece) return 'copies with a condition'
    }
  }
  return undefined
}

/** A trigger of a hidden source about which its owner can't be asked: in a deck not even they see it. @see fab-context:5.4.7b */
const isUnknownTrigger = (ability: Ability): boolean => ability.kind === 'triggered' && ability.functions?.includes('deck') === true

/** A run that is about to play a scenario. */
export const initial = (ctx: Context, scenario: WireScenario): Run => {
  const run = runOf(ctx, { world: worldOf(scenario), agenda: null, frames: {}, prompt: null })
  const unknown = unknownIn(ctx, scenario)
  if (unknown !== undefined) {
    unsupported(run, unknown)
    return run
  }
  beginInForce(run)
  recordAll(run)
  recordControl(run)
  if (scenario.start.phase === DECLARE_ATTACKERS) recordSettled(run)
  if (scenario.start.at === 'begin') push(run, { do: 'begin-phase', phase: scenario.start.phase })
  else {
    // a state that the situation begins with triggers at once, before any check looks at it
    if (ctx.rules.samplesAlways(ctx.structure)) sampleStates(run)
    openPhase(run, scenario.start.phase)
  }
  return run
}
