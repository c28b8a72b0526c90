/**
 * Up to which observation a game differs from the same one without something, other than by the absence of that.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { EffectRef, NamedEvent } from '../../model/trace/event.js'
import type { Observation, ReportedState } from '../../model/trace/observation.js'
import { isForced } from '../../model/trace/twins.js'
import { abilityKey } from './without.js'
import type { Without } from './without.js'

/** What of a thing's own doing changes which fields of the state at the end: those are no difference. */
interface Touched {
  /** Objects of which no field is compared, since they came or went. */
  readonly wholly: Set<string>
  /** Fields: `A life`, `one counters`. */
  readonly fields: Set<string>
}

/** An observation that is compared, and its place. */
interface Line {
  readonly at: number
  readonly text: string
}

const touch = (event: NamedEvent, { wholly, fields }: Touched): void => {
  switch (event.event) {
    case 'damage':
      for (const { target } of event.parts) for (const field of ['life', 'damage', 'numbers']) fields.add(`${target} ${field}`)
      return
    case 'gain':
    case 'lose':
      return void fields.add(`${event.player} ${event.of}`)
    case 'counters':
      return void fields.add(`${event.object} counters`)
    case 'status':
      return void fields.add(`${event.object} statuses`)
    case 'heal':
      return void fields.add(`${event.object} damage`)
    case 'control':
      return void fields.add(`${event.object} controller`)
    case 'apply':
      for (const field of ['numbers', 'types', 'markers', 'controller']) fields.add(`${event.object} ${field}`)
      return
    default:
      if ('object' in event && event.object !== undefined) wholly.add(event.object)
  }
}

const mentions = (value: unknown, id: string): boolean => JSON.stringify(value).includes(`"${id}"`)

/** Names that the engine has given run on, and are no others in another game: they are said by what they stand for. */
const GIVEN = /^[a-z]+:\d+$/

/** What is compared of a trace. */
const linesOf = (
  scenario: WireScenario,
  trace: readonly Observation[],
  { abilities, id: gone }: Pick<Without, 'abilities' | 'id'>,
  touched: Touched
): readonly Line[] => {
  const cards = new Map(scenario.objects.map(({ id, card }) => [id, card]))
  const labels = new Map<string, string>()
  const ownLayers = new Set<string>()
  const isOwn = (effect: EffectRef | undefined): boolean =>
    effect !== undefined && (effect.source === gone || abilities.has(abilityKey(cards.get(effect.source) ?? '', effect.ability)))
  const named = (value: unknown): unknown =>
    typeof value === 'string'
      ? (labels.get(value) ?? (GIVEN.test(value) ? '' : value))
      : Array.isArray(value)
        ? value.map(named)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([key]) => key !== 'id' && key !== 'within' && key !== 'becomes' && key !== 'by' && key !== 'n')
                .map(([key, each]) => [key, named(each)])
            )
          : value
  const lines: Line[] = []
  const isGone = (o: unknown): boolean => gone !== undefined && mentions(o, gone)
  trace.forEach((o, at) => {
    const say = (what: unknown): void => {
      if (!isGone(what)) lines.push({ at, text: JSON.stringify(named(what)) })
    }
    switch (o.see) {
      case 'event': {
        for (const event of o.events) {
          if (event.event === 'create') {
            cards.set(event.object, event.card)
            if (GIVEN.test(event.object)) labels.set(event.object, `new ${event.card}`)
          }
          if ('becomes' in event && event.becomes !== undefined && 'object' in event) {
            cards.set(event.becomes, cards.get(event.object ?? '') ?? '')
            labels.set(event.becomes, labels.get(event.object ?? '') ?? event.object ?? '')
          }
        }
        const { cause } = o
        const own =
          cause !== undefined &&
          (('layer' in cause && ownLayers.has(cause.layer)) || ('effect' in cause && isOwn(cause.effect)) || isGone(cause))
        if (own) return o.events.forEach(event => touch(event, touched))
        for (const event of o.events) {
          if (event.event === 'prevented' && isOwn(event.effect)) continue
          if (event.event === 'apply' && isOwn(event.effect)) touch(event, touched)
          else if (event.event === 'activate' && abilities.has(abilityKey(cards.get(event.object) ?? '', event.ability))) continue
          else if (event.event !== 'begin') say([event, cause ?? null])
        }
        return
      }
      case 'triggered':
      case 'layer': {
        labels.set(o.layer, o.effect ? `${o.effect.source} ${o.effect.ability}` : o.layer)
        const card = cards.get(o.layer)
        const isOfCard = o.see === 'layer' && o.kind === 'card' && card !== undefined
        if (isOwn(o.effect) || o.layer === gone || (isOfCard && abilities.has(abilityKey(card, 'card')))) ownLayers.add(o.layer)
        if (isOfCard && ofResolution(scenario, card, abilities)) ownLayers.add(o.layer)
        if (!isOwn(o.effect)) say({ ...o, targets: undefined, modes: undefined })
        return
      }
      case 'resolve':
      case 'left':
      case 'ceased':
        if (!ownLayers.has(o.layer)) say(o)
        return
      case 'applied':
        if (!isOwn(o.effect)) say({ see: o.see, effect: o.effect, becomes: o.becomes?.what ?? null, prevented: o.prevented })
        return
      case 'suppressed':
        if (!isOwn(o.effect) && !isOwn(o.suppressor)) say(o)
        return
      case 'prompt':
        if (o.decision === 'priority' || isForced(o) || isOwn(o.about?.effect) || ownLayers.has(o.about?.layer ?? '')) return
        return say([o.player, o.decision])
      case 'proposed':
      case 'answer':
      case 'end':
        return
    }
  })
  return lines
}

/** Whether the text that a card carries out as it resolves is among these. */
const ofResolution = (scenario: WireScenario, card: string, abilities: ReadonlySet<string>): boolean =>
  scenario.cards
    .find(({ name }) => name === card)
    ?.abilities.some(({ kind, id }) => kind === 'resolution' && abilities.has(abilityKey(card, id))) ?? false

/** Fields of the state at the end, those left out that the thing itself has changed. */
const stateOf = (state: ReportedState, { wholly, fields }: Touched, gone: string | undefined): ReadonlyMap<string, string> => {
  const all = [...Object.entries(state.players), ...Object.entries(state.objects)]
  return new Map(
    all
      .filter(([id]) => id !== gone && !wholly.has(id) && !GIVEN.test(id))
      .flatMap(([id, of]) => Object.entries(of).map(([field, value]) => [`${id} ${field}`, JSON.stringify(value)] as const))
      .filter(([name]) => !fields.has(name))
  )
}

/** The greatest length of what is compared line by line; longer games are compared by what they begin and end alike. */
const MOST_LINES = 400

/** The place of the last line of the first game that differs from the second: -1 if none does. */
const lastDifferent = (one: readonly Line[], other: readonly Line[]): number => {
  let [from, to, otherTo] = [0, one.length, other.length]
  while (from < to && from < otherTo && one[from]!.text === other[from]!.text) from++
  while (to > from && otherTo > from && one[to - 1]!.text === other[otherTo - 1]!.text) [to, otherTo] = [to - 1, otherTo - 1]
  if (from === to && from === otherTo) return -1
  // what the other game has more comes before the line that follows
  return to > from && to - from <= MOST_LINES ? one[to - 1]!.at : (one[to]?.at ?? one.at(-1)?.at ?? 0)
}

/** A game as it was played. */
export interface Shown {
  readonly scenario: WireScenario
  readonly trace: readonly Observation[]
}

/**
 * The place of the last observation from which on the two games differ, other than by what has been taken out and what it has done itself.
 * The state at the end counts as the last observation.
 * @returns -1 if they do not differ
 */
export const differsUntil = (whole: Shown, less: Shown, gone: Without): number => {
  const touched: Touched = { wholly: new Set(), fields: new Set() }
  const [one, other] = [linesOf(whole.scenario, whole.trace, gone, touched), linesOf(less.scenario, less.trace, gone, touched)]
  const [end, otherEnd] = [whole.trace.at(-1), less.trace.at(-1)]
  if (end?.see === 'end' && otherEnd?.see === 'end') {
    if (end.why !== otherEnd.why) return whole.trace.length
    const [state, otherState] = [stateOf(end.state, touched, gone.id), stateOf(otherEnd.state, touched, gone.id)]
    const names = new Set([...state.keys(), ...otherState.keys()])
    for (const name of names)
      if (state.get(name) !== otherState.get(name) && state.has(name) && otherState.has(name)) return whole.trace.length
  }
  return lastDifferent(one, other)
}
