/**
 * A game on the terminal: the situation, the cards, the story, and where it ended.
 * @module
 */
import { findRule } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import { conceptsOfSteps } from '../model/statechart/index.js'
import type { Model } from '../model/statechart/index.js'
import { readAbilities, textOf, typeLine } from '../model/telling/card/index.js'
import type { Words } from '../model/telling/words.js'
import type { Names } from '../model/telling/names.js'
import { namesOf } from '../model/telling/names.js'
import { openingOf, outcomeOf, startOf } from '../model/telling/situation.js'
import { tellGame } from '../model/telling/story/index.js'
import type { Told } from '../model/telling/story/index.js'
import { listBriefly } from '../model/trace/brief.js'
import type { Observation } from '../model/trace/observation.js'
import { bold, dim, safe } from './screen.js'

/** What is told of a game. */
export interface Game {
  readonly scenario: WireScenario
  readonly trace: readonly Observation[]
  readonly rulebook: Rulebook
  /** What explains each step. */
  readonly model: Model
}

/** What went wrong at a step, told where it did. */
export interface Remark {
  /** The place in the trace. */
  readonly step: number
  /** Fit for a terminal already. */
  readonly lines: readonly string[]
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', bold(title), ...lines.map(line => `  ${line}`)]

const situation = (scenario: WireScenario, names: Names): readonly string[] => {
  const sides = startOf(scenario, names)
  const width = Math.max(...sides.flatMap(side => side.held.map(({ zone }) => zone.length)), 0)
  return [
    openingOf(scenario, names),
    ...sides.flatMap(({ player, numbers, held }) => [
      `${bold(player)}${numbers.length === 0 ? '' : `: ${numbers.join(', ')}`}`,
      ...(held.length === 0 ? [dim('  nothing in any zone')] : []),
      ...held.map(({ zone, things }) => `  ${dim(zone.padEnd(width))}  ${safe(listBriefly(things, ', '))}`)
    ])
  ]
}

const cards = ({ cards, objects }: WireScenario, words: Words, abilities: boolean): readonly string[] => {
  const used = new Set(objects.map(object => object.card))
  // cards that are only created come after those of the start
  const known = [...cards].sort((a, b) => Number(used.has(b.name)) - Number(used.has(a.name)))
  return known.flatMap(card => {
    const text = safe(textOf(card, words))
    return [
      `${safe(card.name)} ${dim(`(${safe(typeLine(card))})`)}${text === '' ? '' : `: ${text}`}`,
      ...(abilities && card.abilities.length > 0 ? [dim(`  as the kit reads its abilities: ${safe(readAbilities(card, words))}`)] : [])
    ]
  })
}

/** How far each level is set in. */
const STEP = '  '

const waiting = (told: Told, next: Told | undefined, pad: string, stack: string): readonly string[] => {
  // of several changes in a row only the last is told
  const say = (title: string, now: readonly string[] | undefined, then: readonly string[] | undefined): readonly string[] =>
    now === undefined || then !== undefined ? [] : [dim(`${pad}${title}: ${now.length === 0 ? 'empty' : listBriefly(now, ' / ')}`)]
  return [...say('pending', told.pending, next?.pending), ...say(`${stack}, from the top`, told.stack, next?.stack)]
}

const entry = (told: Told, next: Told | undefined, width: number, stack: string): readonly string[] => {
  const place = dim(String(told.from + 1).padStart(width))
  const rules = told.rules.length === 0 ? '' : `  ${dim(`[${told.rules.join(', ')}]`)}`
  const said = safe(told.text)
  const text = told.kind === 'passage' ? bold(said) : told.kind === 'pass' ? dim(said) : said
  const pad = ' '.repeat(width + 4 + STEP.length * told.depth)
  return [`${place}  ${STEP.repeat(told.depth)}${text}${rules}`, ...waiting(told, next, pad, stack)]
}

/** Lines that tell a game's situation and cards, and then what happened, with remarks where they belong. */
export const tell = (
  game: Game,
  options: { readonly abilities?: boolean; readonly remarks?: readonly Remark[] } = {}
): readonly string[] => {
  const { scenario, trace, rulebook, model } = game
  const names = namesOf(scenario, trace, rulebook)
  const told = tellGame(scenario, trace, rulebook, conceptsOfSteps(model, scenario, trace))
  const width = String(trace.length).length + 2
  const { remarks = [] } = options
  const after = (from: number, to: number): readonly string[] =>
    remarks.filter(({ step }) => step >= from && step <= to).flatMap(({ lines }) => lines.map(line => `${' '.repeat(width)}${line}`))
  return [
    ...section('The situation', situation(scenario, names)),
    ...section('The cards', cards(scenario, names.words, options.abilities ?? false)),
    '',
    bold('What happens'),
    ...told.flatMap((each, i) => [
      ...entry(each, told[i + 1], width, names.words.zone('stack')),
      ...after(each.from, i === told.length - 1 ? Infinity : each.to)
    ]),
    ...section('Where it ends', outcomeOf(scenario, trace, names).map(safe)),
    ...section('The rules cited', rulesCited(told))
  ]
}

const rulesCited = (told: readonly Told[]): readonly string[] => {
  const ids = [...new Set(told.flatMap(({ rules }) => rules))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const width = Math.max(0, ...ids.map(id => id.length))
  return ids.map(id => `${id.padEnd(width)}  ${dim(findRule(id)?.title ?? '')}`)
}
