/**
 * Scripts: the decisions taken in a scenario, and what they wait for, so that nobody counts passes.
 * @module
 */
import { z } from 'zod'
import { DecisionKind } from '../trace/option.js'
import { AbilityId, Handle } from './names.js'

/** A decision of the script: the next prompt of this kind to this player is answered with the option that has these fields. */
export const Decision = z
  .strictObject({
    player: z.string().describe('Who decides: a player of the scenario, or "nature" for what chance brings.'),
    decision: DecisionKind,
    choose: z
      .record(z.string(), z.unknown())
      .describe('Fields of the option to take, such as { "option": "play", "object": "spark" }; fields left out match anything.')
  })
  .meta({
    id: 'Decision',
    description: 'One decision. It waits until its player is asked for its kind of decision with an option that has these fields.'
  })
export type Decision = z.infer<typeof Decision>

/** Something that is on the stack at times: a card by its id, or the stack object of an ability. */
export const OnStack = z
  .union([
    Handle.describe('A card of the scenario.'),
    z
      .strictObject({
        source: Handle.describe('The object whose ability it is; any, if it is left out.').exactOptional(),
        ability: AbilityId.describe('The id of the ability, as its card or the instruction that starts it gives it.')
      })
      .describe('What an activated or triggered ability puts on the stack.')
  ])
  .meta({ id: 'OnStack', description: 'A card by its id, or the stack object of an ability by source and ability.' })
export type OnStack = z.infer<typeof OnStack>

/** A moment of a game. Each kind says what comes about by then. */
const moments = [
  z.strictObject({
    until: z.literal('resolved').describe('It has left the stack: resolved, failed, negated, or (an attack) moved to the combat chain.'),
    what: OnStack.describe(
      'What has left. In a script it may be left out: then it is what the last "play" or "activate" before it put on the stack.'
    ).exactOptional()
  }),
  z.strictObject({ until: z.literal('empty').describe('Players have priority, or a phase begins, and nothing is on the stack.') }),
  z.strictObject({
    until: z.literal('turn').describe('A turn begins.'),
    player: Handle.describe('Whose turn; anyone’s, if it is left out.').exactOptional()
  }),
  z.strictObject({
    until: z.literal('phase').describe('A phase begins.'),
    name: z.string().describe('The name of the phase, as the ruleset has it.'),
    player: Handle.describe('Whose phase; anyone’s, if it is left out.').exactOptional()
  }),
  z.strictObject({
    until: z.literal('step').describe('A step of combat begins.'),
    name: z.string().describe('The name of the step, as the ruleset has it.')
  })
] as const

/**
 * What a script waits for. Until it has come about, every prompt gets its default: whoever has priority passes.
 *
 * - `resolved`: something has left the stack.
 * - `empty`: players have priority, or a phase begins, and nothing is on the stack.
 * - `turn`, `phase`, `step`: one begins.
 */
export const Wait = z
  .discriminatedUnion('until', moments)
  .meta({ id: 'Wait', description: 'Until this has come about, every prompt gets its default: whoever has priority passes.' })
export type Wait = z.infer<typeof Wait>

export const ScriptEntry = z.union([Decision, Wait])
export type ScriptEntry = z.infer<typeof ScriptEntry>

export const isWait = (entry: ScriptEntry): entry is Wait => 'until' in entry

export const isDecision = (entry: ScriptEntry): entry is Decision => !isWait(entry)

/** What a decision puts on the stack, if it plays or activates something. */
const putBy = ({ choose: { option, object, ability } }: Decision): OnStack | undefined => {
  if (typeof object !== 'string') return undefined
  if (option === 'play') return object
  return option === 'activate' && typeof ability === 'string' ? { source: object, ability } : undefined
}

/**
 * A script in which each wait for something to resolve says for what: for what the last decision before it put on the stack.
 * @returns a wait as it is where no decision before it put anything there
 */
export const spelledOut = (script: readonly ScriptEntry[]): readonly ScriptEntry[] => {
  let last: OnStack | undefined
  return script.map(entry => {
    if (isDecision(entry)) {
      last = putBy(entry) ?? last
      return entry
    }
    return entry.until === 'resolved' && entry.what === undefined && last !== undefined ? { ...entry, what: last } : entry
  })
}

/** A script without the decisions that an engine takes by itself. */
export const withoutAutonomous = (script: readonly ScriptEntry[], autonomous: readonly DecisionKind[]): readonly ScriptEntry[] =>
  spelledOut(script).filter(entry => isWait(entry) || !autonomous.includes(entry.decision))

/** A script: decisions, and what they wait for, in order. */
export const Script = z
  .array(ScriptEntry)
  .check(({ value, issues }) => {
    spelledOut(value).forEach((entry, at) => {
      if (!isWait(entry) || entry.until !== 'resolved' || entry.what !== undefined) return
      issues.push({
        code: 'custom',
        input: value[at],
        path: [at, 'what'],
        message:
          'no decision before it plays or activates anything; say what is to resolve: "what": a card’s id, or { "source": …, "ability": … }'
      })
    })
  })
  .meta({ id: 'Script', description: 'Decisions in order, and what they wait for. All other prompts get their default.' })

/** The same moments in an expectation, each with what must be the case as it comes. */
export const momentsWith = <S extends z.ZodRawShape>(shape: S) => {
  const [resolved, empty, turn, phase, step] = moments
  const what = OnStack.describe('What has left the stack.')
  return z.discriminatedUnion('until', [
    resolved.extend({ what, ...shape }),
    empty.extend(shape),
    turn.extend(shape),
    phase.extend(shape),
    step.extend(shape)
  ])
}
