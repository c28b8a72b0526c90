/**
 * Questions: one situation, and what each game makes of it.
 * @module
 */
import { z } from 'zod'
import { Card } from './card.js'
import { Handle, RuleId } from './names.js'
import { Script } from './script.js'
import type { Scenario } from './scenario.js'
import { DerivationStep, Expectation, FixtureStanding, Seat, SCENARIO_FORMAT, StartObject } from './scenario.js'

/** The version of the question format. */
export const QUESTION_FORMAT = 'stacklaw/question@1'

/** What a phase is for, whatever each game calls it. */
export const PhaseRole = z.enum(['start', 'main', 'end'])
export type PhaseRole = z.infer<typeof PhaseRole>

/** Where the situation begins: as in a scenario, but with what the phase is for in place of its name. */
const QuestionStart = z.strictObject({ turnPlayer: Handle, role: PhaseRole, at: z.enum(['begin', 'open']).exactOptional() })

/** When it ends, likewise. */
const QuestionUntil = z.discriminatedUnion('end', [
  z.strictObject({ end: z.literal('quiescent') }),
  z.strictObject({ end: z.literal('boundary'), role: PhaseRole, player: Handle }),
  z.strictObject({ end: z.literal('game-over') }),
  z.strictObject({ end: z.literal('events'), count: z.int().min(1) })
])

/** What one game makes of the situation, derived by hand from its rules. */
export const Answer = z
  .strictObject({
    /** The test purpose in this game. */
    purpose: z.string().min(1),
    standing: FixtureStanding,
    /** Why it is not normative. */
    reason: z.string().exactOptional(),
    rules: z.array(RuleId).min(1),
    script: Script,
    expect: Expectation,
    derivation: z.array(DerivationStep).min(1)
  })
  .meta({ id: 'Answer' })
export type Answer = z.infer<typeof Answer>

/** The kinds of observation of which a comparison can be made; `priority`: who has priority, and what they may do. */
const Observed = z.enum([
  'event',
  'priority',
  'prompt',
  'layer',
  'resolve',
  'left',
  'proposed',
  'applied',
  'triggered',
  'suppressed',
  'ceased',
  'end'
])

/** A question file. */
export const Question = z
  .strictObject({
    format: z.literal(QUESTION_FORMAT),
    /** `D` and a number: the games differ. `C` and a number, for control: they must not. */
    question: z.string().regex(/^[CD]\d\d$/, 'must be C or D and two digits'),
    title: z.string().min(1),
    players: z.array(Seat).min(2).max(8),
    start: QuestionStart,
    objects: z.array(StartObject),
    until: QuestionUntil,
    cards: z.array(Card),
    /** The values of the structure that decide it, each by its path: `placement.first`. */
    decides: z.array(z.string().regex(/^[a-z]+\.[a-zA-Z]+$/, 'must be the path of a value, such as placement.first')),
    /** The kinds of observation that show the difference; all, unless it is given. */
    shows: z.array(Observed).min(1).exactOptional(),
    /** Rulesets, grouped: those of a group are alike in what shows the difference, those of different groups are not. */
    sides: z.array(z.array(z.string()).min(1)).min(1),
    /** The answers, by ruleset. */
    games: z.record(z.string(), Answer)
  })
  .meta({ id: 'Question', title: 'Stacklaw question' })
export type Question = z.infer<typeof Question>

/**
 * The scenario of a question in one game.
 * @param phaseOf what that game calls the phase that is for this
 * @returns `undefined` if the question has no answer for the game
 */
export const scenarioOfQuestion = (question: Question, ruleset: string, phaseOf: (role: PhaseRole) => string): Scenario | undefined => {
  const answer = question.games[ruleset]
  return answer && { ...situationOfQuestion(question, ruleset, phaseOf), ...answer }
}

/** A question's situation as a scenario of one game, whether or not that game's answer is known. */
export const situationOfQuestion = (question: Question, ruleset: string, phaseOf: (role: PhaseRole) => string): Scenario => {
  const { title, players, objects, cards, until } = question
  const { role, ...start } = question.start
  return {
    format: SCENARIO_FORMAT,
    id: `${ruleset}/questions/${question.question.toLowerCase()}`,
    title,
    purpose: title,
    standing: 'undefined',
    rules: [],
    source: { question: question.question },
    ruleset,
    players,
    start: { ...start, phase: phaseOf(role) },
    objects,
    until: until.end === 'boundary' ? { end: 'boundary', phase: phaseOf(until.role), player: until.player } : until,
    cards,
    script: []
  }
}
