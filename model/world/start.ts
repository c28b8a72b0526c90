/** The world at the start of a scenario. @module */
import { LIFELINK } from '../scenario/names.js'
import { vital as vitalOf } from '../rules/checks-of-objects.js'
import { isControlReported } from '../rules/events.js'
import type { TrustedBase } from '../base/base.js'
import type { WireScenario } from '../scenario/scenario.js'
import type { Zone } from '../scenario/names.js'
import { piecesOf } from '../scenario/pieces.js'
import type { Piece } from '../scenario/pieces.js'
import { applications, appliesAsEvent, record } from './applying.js'
import { controllerOf } from './control.js'
import { heldSinceTheTurnBegan, noteControllers } from './holding.js'
import { beginningInForce } from './in-force.js'
import { gainedBy, lostBy, modified } from './staging.js'
import type { Facts, World, WorldObject } from './world.js'
import { DEADLY } from './world.js'

/** An event pattern, where a piece has one. */
const eventOf = ({ event }: Piece): string | undefined =>
  typeof event === 'object' && event !== null && 'event' in event && typeof event.event === 'string' ? event.event : undefined

const forbidsTargets = (piece: Piece): boolean => piece.rule === 'cant' && eventOf(piece) === 'target'

const changesControl = ({ change }: Piece): boolean =>
  Array.isArray(change) && change.some(each => typeof each === 'object' && each !== null && 'controller' in each)

const factsOf = (base: TrustedBase, scenario: WireScenario, takesBack: boolean): Facts => {
  const texts = scenario.cards.map(card => card.abilities)
  const pieces = piecesOf(texts)
  const some = (holds: (piece: Piece) => boolean): boolean => pieces.some(holds)
  const has = (field: string): boolean => some(piece => field in piece)
  const vital = vitalOf({ facts: { base } })
  const takes = some(changesControl)
  const modifies = some(({ kind }) => kind === 'continuous')
  const ofTargets = pieces.filter(({ event }) => event === 'target').length
  const forbidding = pieces.filter(forbidsTargets).length
  return {
    derived: { controllerOf, modified, lostBy, gainedBy },
    base,
    scenario,
    cards: Object.fromEntries(scenario.cards.map(card => [card.name, card])),
    looksBack: has('ordinal') || has('happened') || has('total'),
    modifies,
    dates: modifies || /"role"/.test(JSON.stringify(scenario.cards)),
    reportsApplications: modifies && appliesAsEvent(base),
    takesBack,
    copies: has('copyOf'),
    loses: has('loses') || has('losesAll'),
    grants: has('grants'),
    takes,
    mortal:
      scenario.cards.some(card => card[vital] !== undefined) ||
      some(({ number, numbers }) => number === vital || (typeof numbers === 'object' && numbers !== null && vital in numbers)),
    lessens: some(({ rule }) => rule === 'prevents-less'),
    links: some(({ gains, id, kind }) => gains === LIFELINK || (kind === 'marker' && id === LIFELINK)),
    deadly: some(({ gains, id, kind }) => gains === DEADLY || (kind === 'marker' && id === DEADLY)),
    reportsControl: takes && isControlReported({ facts: { base } }),
    countsResolutions: has('resolved'),
    movesUntil: has('until'),
    doesOnce: has('doOnce'),
    asksWhatWasDone: has('did'),
    speaksOfWays: has('via'),
    forbidsTargets: forbidding > 0,
    asksWho: some(({ event, by }) => typeof event === 'string' && by !== undefined),
    watchesTriggerings: some(({ event }) => event === 'triggered'),
    watchesTargets: ofTargets > forbidding,
    full: Object.fromEntries(scenario.players.flatMap(({ id, life, damage = 0 }) => (life === undefined ? [] : [[id, life + damage]]))),
    teams: Object.fromEntries(scenario.players.flatMap(({ id, team }) => (team === undefined ? [] : [[id, team]])))
  }
}

/**
 * The world that a scenario begins with.
 * @param takesBack what a ban does to what it comes too late for: takes it back, or lets it be
 * @throws Error if an object has a card that the scenario does not bring
 */
export const startWorld = (base: TrustedBase, scenario: WireScenario, takesBack = false): World => {
  const facts = factsOf(base, scenario, takesBack)
  const objects: Record<string, WorldObject> = {}
  const ids = new Set(scenario.objects.map(({ id }) => id))
  const zones: Partial<Record<Zone, string[]>> = {}
  scenario.objects.forEach((each, index) => {
    const card = facts.cards[each.card]
    if (!card) throw new Error(`object ${each.id} has the card ${each.card}, which the scenario does not bring`)
    objects[each.id] = {
      id: each.id,
      card: each.card,
      owner: each.owner,
      controller: each.controller ?? each.owner,
      zone: each.zone,
      counters: each.counters ?? {},
      statuses: each.statuses ?? [],
      damage: each.damage ?? 0,
      declared: [],
      incarnation: 1,
      since: index,
      token: each.token ?? card.types.includes('token'),
      ...(each.copy && { copy: true as const }),
      ...(each.commander && { commander: true as const }),
      ...(each.attachedTo !== undefined && { attachedTo: each.attachedTo }),
      ...(each.attachedTo !== undefined && ids.has(each.attachedTo) && { hostIncarnation: 1 })
    }
    ;(zones[each.zone] ??= []).push(each.id)
  })
  const world: World = {
    facts,
    players: scenario.players.map(seat => seat.id),
    defeated: [],
    numbers: Object.fromEntries(
      scenario.players.map(seat => [seat.id, { ...seat.numbers, ...(seat.life !== undefined && { life: seat.life }) }])
    ),
    objects,
    zones,
    lastKnown: {},
    lasting: [],
    waiting: [],
    away: [],
    tooLate: [],
    stamped: {},
    applied: {},
    started: {},
    history: [],
    triggerings: [],
    triggered: {},
    stopped: [],
    grouped: [],
    activated: {},
    uses: {},
    skippedOrdinals: {},
    usedShield: {},
    sampled: {},
    stack: [],
    resolving: undefined,
    pending: [],
    offStack: [],
    drewFromEmptyLibrary: [],
    dealtDeathtouch: [],
    movedCommanders: [],
    byCommander: {},
    held: {},
    steady: {},
    resolved: {},
    done: [],
    turn: { player: scenario.start.turnPlayer, number: 1, phase: scenario.start.phase },
    combat: undefined,
    chain: 0,
    link: 0,
    time: scenario.objects.length,
    occurred: 0
  }
  return heldSinceTheTurnBegan(applyingFromTheStart(beginningInForce(world)))
}

/** What applies from the start on is not told: nothing has happened yet. */
export const applyingFromTheStart = (world: World): World =>
  noteControllers(applications(world).reduce((now, application) => record(now, application), world))
