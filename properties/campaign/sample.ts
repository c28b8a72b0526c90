/**
 * Evidence of a verdict, cut from a game.
 * @module
 */
import type { Observation } from '../../model/trace/observation.js'
import { saidApart } from '../../model/trace/differing.js'
import type { Option } from '../../model/trace/option.js'
import { sayObservation } from '../../model/trace/words.js'
import { sayOption } from '../../model/trace/words/effect.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { sayPattern, saySince } from '../../model/statechart/index.js'
import type { Expected, Model, Refused } from '../../model/statechart/index.js'
import { labelsOf } from '../../model/telling/labels.js'
import type { Speaking } from '../../model/telling/words.js'
import type { Vocabulary } from '../../model/trace/words/vocabulary.js'
import type { Case } from './case.js'
import { momentsOf } from './moments.js'
import type { Evidence } from './report.js'

/** The most observations that a report shows of one game. */
const MOST = 400

/** What decides a verdict. */
export interface Decides {
  readonly step: number
  readonly expected: readonly string[]
  readonly came: string
}

/** The step that decides, with what came before it, and how the charts saw it. */
export const evidence = (
  model: Model | undefined,
  scenario: WireScenario,
  trace: readonly Observation[],
  decides: Decides,
  more: Partial<Pick<Evidence, 'replay' | 'derivation' | 'atStake' | 'broken'>> = {}
): Evidence => {
  const until = Math.min(trace.length, decides.step + 1)
  const from = Math.max(0, until - MOST)
  const used = new Set(scenario.objects.map(object => object.card))
  const moments = model ? momentsOf(model, scenario, trace.slice(0, until), from) : []
  return {
    scenario: scenario.id,
    cards: scenario.cards.filter(card => used.has(card.name)),
    players: scenario.players,
    start: scenario.start,
    objects: scenario.objects,
    trace: trace.slice(from, until),
    ...(moments.length > 0 && { moments: [...moments] }),
    ...(decides.step < trace.length && { step: decides.step - from }),
    expected: [...decides.expected],
    came: decides.came,
    ...more
  }
}

/** Says observations of a game in the words of its rulebook, each thing by its card. */
export const sayerOf = (scenario: Pick<WireScenario, 'objects'>, trace: readonly Observation[], rulebook?: Speaking) => {
  const { named, thing, words } = labelsOf(scenario, trace, rulebook)
  return {
    /** What a player, an object or a stack object is called. */
    named: thing,
    /** One that came, or that was expected. */
    say: (o: Observation | undefined): string => sayOrNothing(o && named(o), words),
    /** What came in place of what was expected; the two never read the same. */
    sayApart: (expected: Observation | undefined, came: Observation | undefined): string =>
      saidApart([{ words: sayOrNothing(expected && named(expected), words), of: expected }], {
        words: sayOrNothing(came && named(came), words),
        of: came
      }),
    /** One option of a prompt. */
    option: (option: Option): string => {
      const o = named({ see: 'prompt', player: '', decision: 'choose', options: [option] })
      return o.see === 'prompt' ? sayOption(o.options[0]!) : ''
    },
    /** What the charts would have accepted. */
    allowed: ({ what, pattern }: Pick<Expected, 'what' | 'pattern'>): string =>
      isTold(pattern) ? sayPattern(named(pattern as Observation), words) : what
  }
}

/** What the charts refused, and what they would have accepted, in the words of the rulebook. */
export const sayRefusal = (
  { scenario, played: { trace } }: { readonly scenario: WireScenario; readonly played: Pick<Case['played'], 'trace'> },
  { step, refused }: { readonly step: number; readonly refused: Refused },
  rulebook: Speaking
): { readonly expected: readonly string[]; readonly came: string; readonly message: string } => {
  const { allowed, say } = sayerOf(scenario, trace, rulebook)
  const { see } = trace[step] ?? {}
  const expected = [...new Set(refused.expected.map(allowed))]
  const told = refused.expected.map(each => ({ words: allowed(each), of: each.pattern }))
  const came = see === undefined || see === 'end' ? refused.came : saidApart(told, { words: say(trace[step]), of: trace[step] })
  const since = refused.since ? ` ${saySince(refused.since)}` : ''
  return { expected, came, message: `step ${step + 1}: the rules allow here: ${sayAllowed(expected)}. What came: ${came}.${since}` }
}

/** Of what would have been allowed so much is told in a sentence. */
const MOST_ALLOWED = 4

/** What would have been allowed, in a sentence; `nothing` if nothing would. */
export const sayAllowed = (expected: readonly string[]): string => {
  const more = expected.length - MOST_ALLOWED
  return `${expected.slice(0, MOST_ALLOWED).join('; or ') || 'nothing'}${more > 0 ? `; or ${more} more` : ''}`
}

/** Whether a pattern speaks of things, in the fields of an observation. */
const isTold = (pattern: unknown): boolean =>
  typeof pattern === 'object' && pattern !== null && 'see' in pattern && pattern.see !== 'answer' && pattern.see !== 'end'

/** An observation in words, or that there was none. */
export const sayOrNothing = (o: Observation | undefined, words?: Vocabulary): string =>
  o ? sayObservation(o, undefined, words) : 'nothing more'
