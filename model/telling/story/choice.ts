/**
 * Decisions: who was asked what, and what they chose.
 * @module
 */
import type { Concept } from '../../rulebook/concept.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import { list } from '../../trace/words/event.js'
import { sayOption } from '../../trace/words/effect.js'
import { askedFor } from '../phrases.js'
import type { Setting, Telling } from './telling.js'
import { add, sentence } from './telling.js'

const answerTo = (trace: readonly Observation[], at: number): ObservationOf<'answer'> | undefined => {
  const next = trace[at + 1]
  return next?.see === 'answer' ? next : undefined
}

/** The player who passes with this prompt. */
const passesAt = (trace: readonly Observation[], at: number): string | undefined => {
  const o = trace[at]
  const answer = answerTo(trace, at)
  return o?.see === 'prompt' && o.decision === 'priority' && answer && o.options[answer.option]?.option === 'pass' ? o.player : undefined
}

/** Passes in a row are one entry. */
const tellPasses = (setting: Setting, before: Telling, at: number): readonly [Telling, number] | undefined => {
  const { trace, names, concepts } = setting
  const passing: string[] = []
  let to = at
  for (let player = passesAt(trace, to); player !== undefined; player = passesAt(trace, (to += 2))) passing.push(names.thing(player))
  if (passing.length === 0) return undefined
  const isExplained = (concepts[at]?.length ?? 0) > 0
  const text = sentence(`${list(passing)} ${passing.length === 1 ? 'passes' : 'pass'}`)
  return [add(setting, before, { kind: 'pass', text, from: at, to: to - 1, concepts: isExplained ? ['priority.pass'] : [] }), to]
}

const MOST = 6

/** The options that were not chosen. */
const othersOf = (options: readonly string[], chosen: number | undefined): string => {
  const rest = options.filter((_, i) => i !== chosen)
  if (rest.length === 0) return ''
  const more = rest.length > MOST ? ` and ${rest.length - MOST} more` : ''
  return ` (other options: ${rest.slice(0, MOST).join(', ')}${more})`
}

/** What is declared as a thing is played or activated is a part of putting it on the stack, not of placing a trigger. */
const conceptsOf = (o: ObservationOf<'prompt'>, before: Telling, concepts: readonly Concept[]): readonly Concept[] => {
  if (concepts.length === 0) return concepts
  if (o.decision === 'priority') return ['priority.act']
  const isPlaced = before.pending.some(({ id }) => id === o.about?.layer) || o.about?.layer === undefined
  return (o.decision === 'target' || o.decision === 'mode') && !isPlaced ? ['stack.add'] : concepts
}

const announced = (option: string): string => option.replace(/^play /, 'announces ').replace(/^activate /, 'activates ')

/** A prompt with its answer. Gives the place of what comes next. */
export const tellPrompt = (setting: Setting, before: Telling, at: number): readonly [Telling, number] => {
  const passes = tellPasses(setting, before, at)
  if (passes) return passes
  const { trace, names } = setting
  const raw = trace[at] as ObservationOf<'prompt'>
  const o = names.named(raw) as ObservationOf<'prompt'>
  const answer = answerTo(trace, at)
  const options = o.options.map(option => sayOption(option, names.effect))
  const said = answer && options[answer.option]
  const local = o.about?.as !== undefined && o.decision === 'choose' ? ` (“${o.about.as}”)` : ''
  const text =
    answer === undefined
      ? `${o.player} ${askedFor(o.decision, names.words)}${local}: ${options.join(', ')}; no answer came`
      : said === undefined
        ? `${o.player} ${askedFor(o.decision, names.words)}${local}: option ${answer.option}, which was not listed (options: ${options.join(', ')})`
        : `${o.player} ${askedFor(o.decision, names.words)}${o.decision === 'priority' ? ` and ${announced(said)}` : `${local}: ${said}`}${othersOf(options, answer.option)}`
  const to = answer ? at + 1 : at
  const concepts = conceptsOf(raw, before, setting.concepts[at] ?? [])
  return [add(setting, before, { kind: 'choice', text: sentence(text), from: at, to, concepts }), to + 1]
}
