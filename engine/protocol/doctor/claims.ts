/**
 * An engine's statement, held against what the kit knows.
 * @module
 */
import { STRUCTURAL } from '../../../model/scenario/features.js'
import { firstBreach, pointer } from '../../../model/scenario/problem.js'
import { Level } from '../../../model/trace/observation.js'
import { DecisionKind } from '../../../model/trace/option.js'
import { printable } from '../errors.js'
import { METHODS } from '../messages.js'
import { nearest } from '../../../model/scenario/near.js'

/** What this kit knows, for engines to claim. */
export interface Known {
  readonly rulesets: readonly string[]
  readonly features: readonly string[]
  /** The names of all cards of a ruleset: conformance cards, and those that fixtures define. */
  readonly cards: (ruleset: string) => readonly string[]
}

/** A claim that cannot be right: where, as a JSON pointer, what came there, and what to change. */
export interface ClaimProblem {
  readonly at: string
  readonly came: string
  readonly change: string
}

const { result: Introduction } = METHODS.initialize

const FIELDS = Object.keys(Introduction.shape)

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

const quoted = (word: string): string => JSON.stringify(printable(word))

/** How many known words a sentence lists. */
const LISTED = 12

/** What to write instead of a word that is not known. */
const instead = (word: string, known: readonly string[], what: string): string => {
  const near = nearest(word, known)
  if (near !== undefined) return `did you mean ${quoted(near)}?`
  const more = known.length > LISTED ? ' …' : ''
  return `name ${what} that this kit knows (${known.slice(0, LISTED).join(', ')}${more}), or leave it out`
}

/** Problems of a list of words: those not known, and those named twice. */
const wordProblems = (at: string, words: readonly string[], known: readonly string[], what: string): readonly ClaimProblem[] =>
  words.flatMap((word, i) => {
    const place = `${at}/${i}`
    if (!known.includes(word))
      return [{ at: place, came: `${quoted(word)} is not ${what} of this kit`, change: instead(word, known, what) }]
    return words.indexOf(word) < i ? [{ at: place, came: `${quoted(word)} is named twice`, change: 'name it once' }] : []
  })

const fieldProblems = (statement: Fields): readonly ClaimProblem[] =>
  Object.keys(statement)
    .filter(key => !FIELDS.includes(key))
    .map(key => ({
      at: pointer([key]),
      came: `there is no field ${quoted(key)} in the answer to initialize`,
      change: instead(
        key,
        FIELDS.filter(field => !Object.hasOwn(statement, field)),
        'a field'
      )
    }))

const levelProblems = ({ level }: Fields): readonly ClaimProblem[] =>
  typeof level === 'string' ? wordProblems('/level', [level], Level.options, 'a level').map(each => ({ ...each, at: '/level' })) : []

const cardProblems = ({ cards, rulesets }: Fields, known: Known): readonly ClaimProblem[] =>
  isRecord(cards)
    ? Object.entries(cards).flatMap(([ruleset, names]) => {
        const at = `/cards${pointer([ruleset])}`
        const claimed = strings(rulesets)
        if (!claimed.includes(ruleset))
          return [{ at, came: `cards of ${quoted(ruleset)}, which is not in rulesets`, change: instead(ruleset, claimed, 'a ruleset') }]
        return known.rulesets.includes(ruleset) ? wordProblems(at, strings(names), known.cards(ruleset), `a card of ${ruleset}`) : []
      })
    : []

/** Every scenario needs this feature, so without it the others claim nothing; but beside cards that are named, those of the set-up do. */
const CORE = 'core'

const coreProblems = ({ features, cards }: Fields): readonly ClaimProblem[] => {
  const namesCards = isRecord(cards) && Object.values(cards).some(names => strings(names).length > 0)
  const claimed = strings(features).filter(feature => !(namesCards && STRUCTURAL.some(each => each === feature)))
  return claimed.length > 0 && !strings(features).includes('*') && !claimed.includes(CORE)
    ? [{ at: '/features', came: `features without ${quoted(CORE)}, which every scenario needs`, change: `claim ${quoted(CORE)} too` }]
    : []
}

/** What of an engine's claims cannot be right: words that this kit does not know, or that are named twice, and features without the core. */
export const wrongWords = (statement: object, known: Known): readonly ClaimProblem[] => {
  const fields = { ...statement } as Fields
  return [
    ...wordProblems('/rulesets', strings(fields['rulesets']), known.rulesets, 'a ruleset'),
    ...wordProblems('/features', strings(fields['features']), ['*', ...known.features], 'a feature'),
    ...coreProblems(fields),
    ...cardProblems(fields, known),
    ...levelProblems(fields),
    ...wordProblems('/autonomous', strings(fields['autonomous']), DecisionKind.options, 'a kind of decision')
  ]
}

/** A problem in one sentence. */
export const sayClaim = ({ at, came, change }: ClaimProblem): string => `${came}, at ${at} of what it claims; ${change}`

/**
 * What is wrong with the answer to `initialize`: unknown or misspelt fields, rulesets, features, cards, levels and decisions, and
 * what else breaks its schema.
 */
export const claimProblems = (statement: unknown, known: Known): readonly ClaimProblem[] => {
  const fields = isRecord(statement) ? statement : {}
  const problems = [...fieldProblems(fields), ...wrongWords(fields, known)]
  const parsed = Introduction.safeParse(statement)
  if (parsed.success || problems.length > 0) return problems
  const { path, message } = firstBreach(parsed.error, statement)
  return [{ at: pointer(path), came: message.replace(/\.$/, ''), change: 'send what the schema has there: npx stacklaw schema protocol' }]
}
