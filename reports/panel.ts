/**
 * What a person sees beside each step of a game: the stack, what is pending, the event being replaced, the players, the charts.
 * @module
 */
import { labelsOf } from '../model/telling/labels.js'
import type { Speaking } from '../model/telling/words.js'
import type { GameEvent } from '../model/trace/event.js'
import { isVisible } from '../model/trace/level.js'
import type { Level, Observation } from '../model/trace/observation.js'
import { oneLine } from '../model/trace/text.js'
import { sayObservation } from '../model/trace/words.js'
import { sayEffect } from '../model/trace/words/effect.js'
import type { Vocabulary } from '../model/trace/words/vocabulary.js'
import type { Evidence, Holding, Moment } from '../properties/campaign/report.js'

/** The fields of a panel that are shown, in their order; `note` says of which step they are told if it is an earlier one. */
export const SHOWN = ['stack', 'pending', 'event', 'players', 'charts', 'note'] as const
export type Shown = (typeof SHOWN)[number]

/** And `at`: the states of charts, as `chart.state`, by which they are found in the drawings; the innermost comes last. */
export const FIELDS = [...SHOWN, 'at'] as const
export type Field = (typeof FIELDS)[number]

/** Lines for each field. */
export type Panel = Readonly<Record<Field, readonly string[]>>

/** What is known of the game at a step. `undefined`: nobody has shown it. */
interface Known {
  readonly stack: readonly string[] | undefined
  readonly pending: readonly string[] | undefined
  readonly event: GameEvent | null | undefined
  readonly players: Readonly<Record<string, Holding>> | undefined
  readonly charts: readonly (readonly string[])[] | undefined
  readonly more: number
  /** The step, from 1, of which is told what the engine does not show itself, if it is an earlier one. */
  readonly asOf?: number
}

const UNKNOWN: Known = { stack: undefined, pending: undefined, event: undefined, players: undefined, charts: undefined, more: 0 }

/** The observation that shows a field, if the engine's level shows it at all. */
const SHOWN_BY: Readonly<Partial<Record<Field, Observation['see']>>> = { stack: 'layer', pending: 'triggered', event: 'proposed' }

const shows = (level: Level, field: Field): boolean => {
  const see = SHOWN_BY[field]
  return see !== undefined && isVisible(see, level)
}

const without = (layers: readonly string[] | undefined, layer: string): readonly string[] => (layers ?? []).filter(each => each !== layer)

/** What an observation itself shows, where the charts no longer tell. */
const shown = (known: Known, o: Observation, level: Level): Known => {
  switch (o.see) {
    case 'layer':
      return { ...known, stack: [o.layer, ...without(known.stack, o.layer)], pending: without(known.pending, o.layer) }
    case 'left':
      return { ...known, stack: without(known.stack, o.layer) }
    case 'triggered':
      return { ...known, pending: [...without(known.pending, o.layer), o.layer] }
    case 'ceased':
      return { ...known, pending: without(known.pending, o.layer) }
    case 'proposed':
      return { ...known, event: o.what }
    case 'applied':
      return { ...known, event: o.becomes?.what ?? null }
    case 'event':
      return shows(level, 'event') ? { ...known, event: null } : known
    default:
      return known
  }
}

/** What the charts hold; a field that a moment leaves out is as before. */
const told = ({ stack, pending, event, players, charts, more }: Known, moment: Moment): Known => ({
  stack: moment.stack ?? stack,
  pending: moment.pending ?? pending,
  event: moment.event === undefined ? event : moment.event,
  players: moment.players ?? players,
  charts: moment.charts ?? charts,
  more: moment.more ?? more
})

/** How the things of a game are called: objects by their cards, stack objects with the effect that they come from. */
interface Called {
  readonly thing: (id: string) => string
  readonly event: (event: GameEvent) => string
  readonly words: Vocabulary
}

const calledIn = ({ objects = [], trace }: Pick<Evidence, 'objects' | 'trace'>, rulebook?: Speaking): Called => {
  const { thing, named, words } = labelsOf({ objects }, trace, rulebook)
  const from = new Map<string, string>()
  for (const o of trace)
    if ((o.see === 'layer' || o.see === 'triggered') && o.effect !== undefined)
      from.set(o.layer, `${o.layer} (from ${sayEffect({ ...o.effect, source: thing(o.effect.source) })})`)
  return {
    thing: id => from.get(id) ?? thing(id),
    event: event => sayObservation(named({ see: 'event', events: [event] }), undefined, words),
    words
  }
}

const sayHolding = (player: string, { numbers, zones, deck }: Holding, { thing, words }: Called): string =>
  [
    `${player}: ${Object.entries(numbers)
      .map(([name, value]) => `${name.replace('-', ' ')} ${value}`)
      .join(', ')}`,
    ...Object.entries(zones).map(([zone, ids]) => `${words.zone(zone)}: ${ids.map(thing).join(', ')}`),
    ...(deck > 0 ? [`${words.zone('deck')}: ${deck}`] : [])
  ].join('; ')

const sayFrames = (frames: readonly string[]): string => frames.map(frame => frame.replace('.', ': ')).join(' › ')

/** Where several explanations remain, what they share is said once. */
const sayCharts = ([first = [], ...others]: readonly (readonly string[])[], more: number): readonly string[] => {
  if (others.length === 0) return [sayFrames(first) || 'the game is over']
  const parting = first.findIndex((frame, i) => others.some(other => other[i] !== frame))
  const shared = parting < 0 ? first : first.slice(0, parting)
  const ways = [first, ...others].map(frames => sayFrames(frames.slice(shared.length)) || 'here')
  return [
    ...(shared.length > 0 ? [sayFrames(shared)] : []),
    ...ways.map((way, i) => `${i === 0 ? 'then' : 'or'} ${way}`),
    ...(more > 0 ? [`or ${more} more ways to explain the trace`] : [])
  ]
}

/** `Pending abilities`. */
export const pendingLayers = ({ layer }: Pick<Vocabulary, 'layer'>): string => `Pending ${layer.replace(/y$/, 'ie')}s`

/** What an engine of the level never shows, which is known from the charts alone. */
const hidden = (level: Level, words: Vocabulary): string => {
  switch (level) {
    case 'outcome':
      return 'All this is'
    case 'stack':
      return `${pendingLayers(words)}, event, players and charts are`
    case 'full':
      return 'Players and charts are'
  }
}

const sayLayers = (layers: readonly string[], none: string, thing: Called['thing']): readonly string[] =>
  layers.length === 0 ? [none] : layers.map(thing)

const say = (known: Known, level: Level, called: Called): Panel => {
  const { stack, pending, event, players, charts, more, asOf } = known
  const lines: Readonly<Record<Field, readonly string[] | undefined>> = {
    stack: stack && sayLayers(stack, 'empty', called.thing),
    pending: pending && sayLayers(pending, 'none', called.thing),
    event: event === undefined ? undefined : [event === null ? 'none' : called.event(event)],
    players: players && Object.entries(players).map(([player, its]) => sayHolding(player, its, called)),
    charts: charts && sayCharts(charts, more),
    at: [...new Set((charts ?? []).flat())],
    note: asOf === undefined ? [] : [`${hidden(level, called.words)} as of step ${asOf}, the last that the charts explain`]
  }
  const unknown = (name: Field): readonly string[] => [SHOWN_BY[name] === undefined ? 'not followed' : 'not shown by the engine']
  return Object.fromEntries(FIELDS.map(name => [name, (lines[name] ?? unknown(name)).map(oneLine)])) as unknown as Panel
}

/** What is known before anything has been shown. */
const atFirst = (level: Level): Known => ({
  ...UNKNOWN,
  ...(shows(level, 'stack') && { stack: [] }),
  ...(shows(level, 'pending') && { pending: [] }),
  ...(shows(level, 'event') && { event: null })
})

/** A panel for each observation, in the words of a rulebook: from the moments as far as they go, then from what the engine shows. */
export const panelsOf = (
  { objects, trace, moments = [] }: Pick<Evidence, 'objects' | 'trace' | 'moments'>,
  level: Level,
  rulebook?: Speaking
): readonly Panel[] => {
  const called = calledIn({ trace, ...(objects && { objects }) }, rulebook)
  let known = atFirst(level)
  return trace.map((o, step) => {
    const moment = moments[step]
    known = moment ? told(known, moment) : { ...shown(known, o, level), ...(moments.length > 0 && { asOf: moments.length }) }
    return say(known, level, called)
  })
}

/** The same, each panel told by what it changes: a third of the text. */
export const changesOf = (panels: readonly Panel[]): readonly Partial<Panel>[] =>
  panels.map((panel, step) => {
    const before = panels[step - 1]
    const changed = FIELDS.filter(field => JSON.stringify(panel[field]) !== JSON.stringify(before?.[field]))
    return Object.fromEntries(changed.map(field => [field, panel[field]]))
  })
