/**
 * The moments of a game in which aspects meet: an event with all that happened at once, a stack object from its triggering until it has
 * left, an object for as long as it is there. A trace at level `full` is folded, one observation after the other.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { EffectRef, GameEvent, NamedEvent } from '../../model/trace/event.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { isForced } from '../../model/trace/twins.js'
import { ASPECTS } from './aspect.js'
import type { Aspect } from './aspect.js'
import type { CarrierKey } from './carrier.js'
import { keyOf } from './carrier.js'
import type { Text } from './text.js'
import { textsOf } from './text.js'

/** An aspect at a moment: from which observation on, and what carries it. */
export interface Taking {
  readonly since: number
  readonly carriers: ReadonlySet<CarrierKey>
}

/** What takes part in one event, stack object or object. */
export type Moment = ReadonlyMap<Aspect, Taking>

type Growing = Map<Aspect, { since: number; carriers: Set<CarrierKey> }>

/** Aspects with what carries them. */
type Parts = ReadonlyMap<Aspect, ReadonlySet<CarrierKey>>

const NONE: Parts = new Map()

const merged = (...all: readonly Parts[]): Parts => {
  const parts = new Map<Aspect, Set<CarrierKey>>()
  for (const each of all) for (const [aspect, carriers] of each) parts.set(aspect, new Set([...(parts.get(aspect) ?? []), ...carriers]))
  return parts
}

const partsOf = (text: Text): Parts =>
  merged(...text.parts.map(({ aspect, path }) => new Map([[aspect, new Set([keyOf({ of: 'text', card: text.card, path })])]])))

const carriersIn = (parts: Parts): ReadonlySet<CarrierKey> => new Set([...parts.values()].flatMap(each => [...each]))

interface Thing {
  readonly card: string
  zone: string
  owner: string
  controller: string
  /** What is the case of it for now. */
  readonly lasting: Map<Aspect, Set<CarrierKey>>
  readonly moment: Growing
}

interface Running {
  readonly moment: Growing
  readonly text: Text | undefined
  readonly own: Parts
  readonly controller: string
}

/** The zone that each kind of event takes its object to, unless it says so itself. */
const GOES: Readonly<Record<string, string>> = {
  destroy: 'graveyard',
  sacrifice: 'graveyard',
  discard: 'graveyard',
  play: 'stack',
  draw: 'hand'
}

const INTO: Readonly<Record<string, Aspect>> = {
  graveyard: 'to-graveyard',
  hand: 'to-hand',
  deck: 'to-deck',
  banished: 'to-banished'
}

const EVENTS: ReadonlySet<string> = new Set(Object.keys(ASPECTS.event))

/** The objects that an event happens to or comes from. */
const objectsOf = (event: GameEvent): readonly string[] => {
  switch (event.event) {
    case 'damage':
      return [event.source, ...event.parts.map(({ target }) => target)]
    case 'attack':
      return [event.object, event.target]
    case 'attach':
      return event.to === undefined ? [event.object] : [event.object, event.to]
    case 'target':
      return [event.object]
    default:
      return 'object' in event && event.object !== undefined ? [event.object] : []
  }
}

const DECISIONS: Readonly<Record<string, Aspect>> = {
  'trigger-order': 'order-of-triggers',
  replacement: 'order-of-replacements',
  timestamp: 'order-of-replacements',
  'part-order': 'order-of-replacements',
  'first-player': 'who-first',
  allocate: 'who-first',
  divide: 'who-first'
}

/** What takes part in a game so far. */
export interface Folding {
  see(o: Observation): void
  /** Every moment so far. */
  moments(): readonly Moment[]
}

/** A folding of one game, from its beginning. */
export const foldingOf = (scenario: WireScenario): Folding => {
  const cards = new Map<string, Card>(scenario.cards.map(card => [card.name, card]))
  const texts = new Map([...cards].map(([name, card]) => [name, textsOf(card)] as const))
  const allTexts = [...texts.values()].flat()
  const things = new Map<string, Thing>()
  const moments: Growing[] = []
  const layers = new Map<string, Running>()
  /** Moments of events by the engine's names for these. */
  const events = new Map<string, Growing>()
  const eventParts = new Map<string, Parts>()
  /** In which turn the effects were started that are, by source and ability. */
  const started = new Map<string, number>()
  const targeted = new Map<string, readonly string[]>()
  let resolving: string | undefined
  let turn = 0
  let turnPlayer = scenario.start.turnPlayer
  let at = -1
  const third = scenario.players.slice(2).map(({ id }) => keyOf({ of: 'player', id }))

  const newMoment = (): Growing => {
    const moment: Growing = new Map()
    moments.push(moment)
    return moment
  }
  const join = (moment: Growing, parts: Parts): void => {
    for (const [aspect, carriers] of parts) {
      const taking = moment.get(aspect)
      if (taking) for (const carrier of carriers) taking.carriers.add(carrier)
      else moment.set(aspect, { since: at, carriers: new Set(carriers) })
    }
  }
  const say = (moment: Growing, aspect: Aspect, carriers: Iterable<CarrierKey>): void =>
    join(moment, new Map([[aspect, new Set(carriers)]]))

  for (const { id, card, zone, owner, controller = owner, counters, statuses = [], attachedTo, ...kind } of scenario.objects) {
    const carrier = new Set([keyOf({ of: 'object', id })])
    const lasting = new Map<Aspect, Set<CarrierKey>>()
    const is = (aspect: Aspect): void => void lasting.set(aspect, carrier)
    if (Object.values(counters ?? {}).some(count => count > 0)) is('countered')
    if (statuses.length > 0) is('turned')
    if (controller !== owner) is('control')
    if (attachedTo !== undefined) is('attach')
    if (kind.token) is('create')
    if (kind.copy) is('copy')
    if (kind.commander) is('commander')
    things.set(id, { card, zone, owner, controller, lasting, moment: newMoment() })
  }
  for (const { id, attachedTo } of scenario.objects) {
    const host = attachedTo === undefined ? undefined : things.get(attachedTo)
    host?.lasting.set('attach', new Set([keyOf({ of: 'object', id })]))
  }

  /** An effect's text; that of an activated ability where a stack object is one. An effect may be called as the ability that starts it. */
  const textOf = ({ source, ability }: EffectRef, isActivated = false): Text | undefined => {
    const isIt = (text: Text): boolean =>
      text.ability === ability &&
      (isActivated ? text.kind === 'activated' : !['resolution', 'activated', 'extra-cost', 'marker'].includes(text.kind))
    const card = things.get(source)?.card
    return (card === undefined ? undefined : texts.get(card)?.find(isIt)) ?? allTexts.find(isIt)
  }
  const nameOf = ({ source, ability }: EffectRef): string => `${source} ${ability}`

  const effectParts = (ref: EffectRef, isActivated = false): Parts => {
    const text = textOf(ref, isActivated)
    if (!text) return NONE
    const parts = partsOf(text)
    const all = carriersIn(parts)
    const since = started.get(nameOf(ref))
    return merged(
      parts,
      since !== undefined && since < turn ? new Map([['over-turns', all]]) : NONE,
      ref.n === undefined ? NONE : new Map([['twice', all]])
    )
  }

  /** The effects that work now and that no observation tells of: of rules, and continuous ones. */
  const active = (): readonly { readonly text: Text; readonly source: string | undefined }[] => [
    ...[...things].flatMap(([source, { card, zone }]) =>
      (texts.get(card) ?? [])
        .filter(({ kind, zones }) => (kind === 'rule' || kind === 'continuous') && zones.includes(zone))
        .map(text => ({ text, source }))
    ),
    ...[...started.keys()].flatMap(name => {
      const [source = '', ability = ''] = name.split(' ')
      const text = textOf({ source, ability })
      return text && (text.kind === 'rule' || text.kind === 'continuous') ? [{ text, source }] : []
    })
  ]

  const fits = (text: Text, source: string | undefined, id: string): boolean => {
    const thing = things.get(id)
    const who = text.who as
      { readonly ref?: string; readonly all?: { readonly types?: readonly string[]; readonly zone?: string } } | undefined
    if (!thing || !who) return false
    if (who.ref === 'self') return source === id
    if (who.ref !== undefined) return (targeted.get(`${source} ${text.ability}`) ?? [id]).includes(id)
    if (who.all === undefined) return true
    const types = cards.get(thing.card)?.types ?? []
    return (who.all.types ?? []).every(type => types.includes(type)) && thing.zone === (who.all.zone ?? 'arena')
  }

  /** Continuous effects that may be applied to an object. */
  const continuousOn = (id: string): Parts =>
    merged(...active().flatMap(({ text, source }) => (text.kind === 'continuous' && fits(text, source, id) ? [partsOf(text)] : [])))

  /** Effects of rules about a kind of event. */
  const rulesAbout = (kinds: ReadonlySet<string>): Parts =>
    merged(
      ...active().flatMap(({ text }) => (text.kind === 'rule' && text.about !== undefined && kinds.has(text.about) ? [partsOf(text)] : []))
    )

  const lastingOf = (id: string): Parts => merged(things.get(id)?.lasting ?? NONE, continuousOn(id))

  const circumstances = (controller: string | undefined, carriers: ReadonlySet<CarrierKey>): Parts => {
    const parts = new Map<Aspect, ReadonlySet<CarrierKey>>()
    if (third.length > 0) parts.set('several-players', new Set(third))
    if (controller !== undefined && controller !== turnPlayer) parts.set('others-turn', carriers)
    return parts
  }

  const causeOf = (
    cause: ObservationOf<'event'>['cause']
  ): { readonly parts: Parts; readonly running: Running | undefined; readonly rule?: string } => {
    if (cause === undefined) return { parts: NONE, running: undefined }
    if ('layer' in cause) {
      const running = layers.get(cause.layer)
      return { parts: running?.own ?? NONE, running }
    }
    if ('effect' in cause) return { parts: effectParts(cause.effect), running: resolving === undefined ? undefined : layers.get(resolving) }
    const running = ['cost', 'resolution'].includes(cause.rule) && resolving !== undefined ? layers.get(resolving) : undefined
    return { parts: NONE, running, rule: cause.rule }
  }

  /** What an event does to the objects as this fold knows them. */
  const change = (event: NamedEvent, carriers: ReadonlySet<CarrierKey>, moment: Growing): void => {
    const mine = new Set(carriers)
    if (event.event === 'create') {
      const lasting = new Map<Aspect, Set<CarrierKey>>([['create', mine]])
      if (event.copyOf !== undefined) lasting.set('copy', mine)
      if (event.counters) lasting.set('countered', mine)
      if (event.status) lasting.set('turned', mine)
      if (event.under !== undefined && event.under !== event.player) lasting.set('control', mine)
      things.set(event.object, {
        card: event.card,
        zone: 'arena',
        owner: event.player,
        controller: event.under ?? event.player,
        lasting,
        moment: newMoment()
      })
      say(moment, 'create', mine)
      return
    }
    const id = 'object' in event ? event.object : undefined
    const thing = id === undefined ? undefined : things.get(id)
    if (!thing) return
    const to = 'to' in event && typeof event.to === 'string' && event.event !== 'attach' ? event.to : GOES[event.event]
    if (event.event === 'attach') {
      if (event.to === undefined) thing.lasting.delete('attach')
      else {
        thing.lasting.set('attach', mine)
        things.get(event.to)?.lasting.set('attach', mine)
      }
      say(moment, 'attach', mine)
    } else if (event.event === 'counters') {
      if (event.delta > 0) thing.lasting.set('countered', mine)
    } else if (event.event === 'status') {
      if (event.on) thing.lasting.set('turned', mine)
      else thing.lasting.delete('turned')
    } else if (event.event === 'control') {
      thing.controller = event.player
      if (event.player === thing.owner) thing.lasting.delete('control')
      else thing.lasting.set('control', mine)
    } else if (event.event === 'apply' && event.property === 'controller' && event.gains !== undefined) {
      thing.controller = event.gains
      if (event.gains !== thing.owner) thing.lasting.set('control', mine)
    } else if (to !== undefined) {
      if (to === 'arena' && thing.zone !== 'stack') say(moment, 'into-arena', mine)
      if (thing.zone === 'arena') say(moment, 'from-arena', mine)
      const into = INTO[to]
      if (into && thing.zone !== 'stack' && event.event !== 'draw') say(moment, into, mine)
      if (thing.zone !== 'stack' || to !== 'arena')
        for (const aspect of ['countered', 'turned', 'control', 'attach', 'copy'] as const) thing.lasting.delete(aspect)
      if (to === 'arena') thing.lasting.set('into-arena', mine)
      if (event.event === 'move') {
        if (event.counters) thing.lasting.set('countered', mine)
        if (event.status) thing.lasting.set('turned', mine)
        if (event.copyOf !== undefined) thing.lasting.set('copy', mine)
        if (event.under !== undefined) {
          thing.controller = event.under
          if (event.under !== thing.owner) thing.lasting.set('control', mine)
        }
      }
      thing.zone = to
      if ('becomes' in event && event.becomes !== undefined) things.set(event.becomes, thing)
    }
  }

  const happen = (o: ObservationOf<'event'>): void => {
    const { parts, running, rule } = causeOf(o.cause)
    const pending = o.events.flatMap(({ id }) => (id === undefined ? [] : (events.get(id) ?? [])))
    const [moment = newMoment()] = pending
    const base = merged(parts, ...pending.map(each => new Map([...each].map(([aspect, { carriers }]) => [aspect, carriers]))))
    const ids = new Set(o.events.flatMap(objectsOf))
    const objects = [...ids].filter(id => things.has(id))
    const found = carriersIn(base)
    // what no text brought about is carried by what it happened to
    const fallback = new Set(objects.filter(id => scenario.objects.some(each => each.id === id)).map(id => keyOf({ of: 'object', id })))
    const carriers = found.size > 0 ? found : fallback
    const kinds = new Set(o.events.map(({ event }) => event as string))
    const named: Parts = new Map(
      [...kinds]
        .flatMap(kind => (kind === 'win' ? ['defeat'] : [kind]))
        .filter(kind => EVENTS.has(kind))
        .map(kind => [kind as Aspect, carriers])
    )
    const several = o.events.length > 1 || o.events.some(event => event.event === 'damage' && event.parts.length > 1)
    const beside = merged(
      named,
      ...objects.map(lastingOf),
      rulesAbout(kinds),
      circumstances(running?.controller ?? playerOf(o.events[0]!), carriers),
      several ? new Map([['at-once', carriers]]) : NONE,
      rule === 'check' ? new Map([['check', carriers]]) : NONE,
      rule === 'turn' || rule === 'combat' ? new Map([['turn-action', carriers]]) : NONE
    )
    join(moment, merged(base, beside))
    for (const event of o.events) change(event, carriers, moment)
    const all: Parts = new Map([...moment].map(([aspect, taking]) => [aspect, taking.carriers]))
    if (running) join(running.moment, merged(parts, named, ...objects.map(lastingOf), pickKinds(all)))
    for (const id of objects) {
      const thing = things.get(id)!
      join(thing.moment, merged(lastingOf(id), parts, named))
    }
    for (const { id } of o.events)
      if (id !== undefined) {
        events.set(id, moment)
        eventParts.set(id, merged(named, ...objects.map(lastingOf), pickKinds(all)))
      }
  }

  /** What of an event's moment is of the event itself: what it did, and under which circumstances. */
  const pickKinds = (parts: Parts): Parts => new Map([...parts].filter(([aspect]) => OF_EVENT.has(aspect)))

  const playerOf = (event: NamedEvent): string | undefined => {
    if ('player' in event) return event.player
    const [object] = objectsOf(event)
    return object === undefined ? undefined : things.get(object)?.controller
  }

  const layerOf = (id: string, text: Text | undefined, own: Parts, controller: string): Running => {
    const running: Running = { moment: newMoment(), text, own, controller }
    layers.set(id, running)
    join(running.moment, merged(own, circumstances(controller, carriersIn(own))))
    if (text) join(running.moment, rulesAbout(new Set([...text.makes, ...(text.about === undefined ? [] : [text.about])])))
    return running
  }

  const see = (o: Observation): void => {
    at += 1
    switch (o.see) {
      case 'event': {
        const [begun] = o.events
        if (o.events.every(({ event }) => event === 'begin')) {
          if (begun?.event === 'begin' && begun.what === 'turn') {
            turn += 1
            turnPlayer = begun.player
          }
          return
        }
        return happen(o)
      }
      case 'proposed': {
        const moment = newMoment()
        events.set(o.event, moment)
        const running = resolving === undefined ? undefined : layers.get(resolving)
        const carriers = carriersIn(running?.own ?? NONE)
        const kinds = new Set([o.what.event])
        const named: Parts = EVENTS.has(o.what.event) ? new Map([[o.what.event as Aspect, carriers]]) : NONE
        return join(
          moment,
          merged(named, ...objectsOf(o.what).map(lastingOf), rulesAbout(kinds), circumstances(running?.controller, carriers))
        )
      }
      case 'applied': {
        const parts = effectParts(o.effect)
        const moment = events.get(o.to) ?? newMoment()
        join(moment, parts)
        const running = resolving === undefined ? undefined : layers.get(resolving)
        if (running) join(running.moment, parts)
        if (o.becomes) {
          events.set(o.becomes.event, moment)
          if (EVENTS.has(o.becomes.what.event)) say(moment, o.becomes.what.event as Aspect, carriersIn(parts))
        }
        return
      }
      case 'triggered': {
        const parts = effectParts(o.effect)
        const moment = o.by === undefined ? undefined : events.get(o.by)
        if (moment) join(moment, parts)
        const running = layerOf(o.layer, textOf(o.effect), parts, o.controller)
        if (o.by !== undefined) join(running.moment, eventParts.get(o.by) ?? NONE)
        if (o.answers !== undefined) {
          const answered = layers.get(o.answers)
          if (answered) {
            join(running.moment, answered.own)
            join(answered.moment, parts)
          }
        }
        join(running.moment, lastingOf(o.effect.source))
        return
      }
      case 'suppressed': {
        const moment = (o.by === undefined ? undefined : events.get(o.by)) ?? newMoment()
        const parts = effectParts(o.effect)
        return join(moment, merged(parts, o.suppressor ? effectParts(o.suppressor) : NONE))
      }
      case 'layer': {
        const known = layers.get(o.layer)
        const card = things.get(o.layer)?.card
        const isActivated = o.kind === 'activated'
        const text = o.effect ? textOf(o.effect, isActivated) : texts.get(card ?? '')?.find(({ kind }) => kind === 'resolution')
        const extra = o.effect ? [] : (texts.get(card ?? '') ?? []).filter(({ kind }) => kind === 'extra-cost').map(partsOf)
        const parts = merged(o.effect ? effectParts(o.effect, isActivated) : text ? partsOf(text) : NONE, ...extra)
        const running = known && o.kind === 'triggered' ? known : layerOf(o.layer, text, parts, o.controller)
        if (layers.size > 0 && [...layers.keys()].some(id => id !== o.layer && isWaiting.has(id)))
          say(running.moment, 'answered', carriersIn(parts))
        isWaiting.add(o.layer)
        const chosen = Object.values(o.targets ?? {})
        if (chosen.length > 0) join(running.moment, merged(...chosen.map(lastingOf)))
        if (o.kind === 'card') say(running.moment, 'play', carriersIn(parts))
        if (o.kind === 'activated') say(running.moment, 'activate', carriersIn(parts))
        for (const name of text?.starts ?? []) targeted.set(`${o.effect?.source ?? o.layer} ${name}`, chosen)
        return
      }
      case 'resolve': {
        resolving = o.layer
        const running = layers.get(o.layer)
        const source = running?.text ? [...things].find(([id]) => id === o.layer)?.[0] : undefined
        for (const name of running?.text?.starts ?? []) {
          const from = source ?? sources.get(o.layer)
          if (from !== undefined && !started.has(`${from} ${name}`)) started.set(`${from} ${name}`, turn)
        }
        return
      }
      case 'left': {
        const running = layers.get(o.layer)
        if (running && o.how === 'failed') say(running.moment, 'no-target', carriersIn(running.own))
        if (running && o.how === 'negated') say(running.moment, 'negate', carriersIn(running.own))
        isWaiting.delete(o.layer)
        if (resolving === o.layer) resolving = undefined
        return
      }
      case 'ceased': {
        const running = layers.get(o.layer)
        if (running && o.why === 'no-target') say(running.moment, 'no-target', carriersIn(running.own))
        return
      }
      case 'prompt': {
        if (isForced(o) || o.decision === 'priority') return
        const about = o.about?.layer ?? (o.about?.event === undefined ? resolving : undefined)
        const running = about === undefined ? undefined : layers.get(about)
        const moment = o.about?.event === undefined ? running?.moment : events.get(o.about.event)
        const aspect = DECISIONS[o.decision]
        const chosen = o.options.flatMap(option => (option.option === 'trigger' || option.option === 'effect' ? [option.effect] : []))
        const parts = merged(...chosen.map(effect => effectParts(effect)))
        const where = moment ?? newMoment()
        if (aspect) {
          say(where, aspect, chosen.length > 0 ? carriersIn(parts) : carriersIn(running?.own ?? NONE))
          join(where, parts)
          if (o.decision === 'trigger-order')
            for (const option of o.options)
              if (option.option === 'trigger' && option.layer !== undefined)
                join(layers.get(option.layer)?.moment ?? where, new Map([[aspect, carriersIn(parts)]]))
        }
        if (running && running.controller !== o.player) say(running.moment, 'others-choice', carriersIn(running.own))
        return
      }
      case 'answer':
      case 'end':
        return
    }
  }
  const isWaiting = new Set<string>()
  /** Of which object each stack object is, where it is none itself. */
  const sources = new Map<string, string>()
  return {
    see: o => {
      if ((o.see === 'triggered' || o.see === 'layer') && o.effect) sources.set(o.layer, o.effect.source)
      see(o)
    },
    moments: () => moments
  }
}

/** Aspects that an event has of itself. */
const OF_EVENT: ReadonlySet<Aspect> = new Set<Aspect>([
  'at-once',
  'check',
  'turn-action',
  'into-arena',
  'from-arena',
  'to-graveyard',
  'to-hand',
  'to-deck',
  'to-banished',
  'create',
  'attach'
])
