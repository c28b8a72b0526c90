/** Where live outcomes contradict what is claimed. @module */
import type { Question } from '../../model/scenario/question.js'
import type { Comparison } from '../../model/trace/compare.js'
import type { Played } from './row.js'
import { claimOf } from './row.js'

const isIn = (group: readonly string[], names: readonly string[]): boolean => names.every(name => group.includes(name))

/** Whether a game is not what is claimed of it; where the rules leave it open, only one that was not played to its end. */
const isContradicted = ({ scenario, verdict }: Played): boolean =>
  (verdict === 'fail' && scenario.standing !== 'undefined') || verdict === 'inconclusive' || verdict === 'error'

/** A game that is not what is claimed of it: the question, the ruleset, the claim, and what came live. */
const ofOutcome = (id: string, { message, name, rulebook, scenario, verdict }: Played): string =>
  `${id}: ${name} does not show what is claimed: "${claimOf(rulebook, id)?.answer ?? scenario.purpose}" Live (${verdict}): ${message}`

const inGroups = ({ groups }: Comparison): string => `Live: ${groups.map(group => group.join(', ')).join(' | ')}`

/**
 * Where games contradict what is claimed of them, a sentence each: an outcome that is another than the one derived, games of one
 * side that differ, games of two sides that are alike.
 */
export const contradictionsOf = (question: Question, games: readonly Played[], comparison: Comparison): readonly string[] => {
  const id = question.question
  const { groups } = comparison
  const judged = new Set(games.filter(game => game.verdict === 'pass').map(({ name }) => name))
  const sides = question.sides.map(side => side.filter(name => judged.has(name)))
  const apart = sides
    .filter(side => side.length > 1 && !groups.some(group => isIn(group, side)))
    .map(side => `${id}: ${side.join(' and ')} are claimed to be alike, and differ. ${inGroups(comparison)}`)
  const together = sides.flatMap(([one], at) =>
    sides.slice(at + 1).flatMap(([other]) => {
      const alike = one !== undefined && other !== undefined && groups.some(group => isIn(group, [one, other]))
      return alike ? [`${id}: ${one} and ${other} are claimed to differ, and are alike. ${inGroups(comparison)}`] : []
    })
  )
  return [...games.filter(isContradicted).map(game => ofOutcome(id, game)), ...apart, ...together]
}
