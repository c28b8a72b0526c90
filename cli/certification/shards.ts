/** A run in parts: which units each part plays, and what comes of them. @module */
import { breakdownsAfter, MOST_BREAKDOWNS } from '../../properties/campaign/certify.js'
import { plainOutcome } from '../../properties/campaign/plain-outcome.js'
import type { PlainOutcome } from '../../properties/campaign/plain-outcome.js'
import { nameOfUnit } from '../../properties/campaign/ahead.js'
import type { Plan, Unit } from '../../properties/campaign/plan.js'
import type { Outcome, Player } from '../../properties/campaign/player.js'
import { kindsOf } from '../../properties/campaign/random.js'
import { blockOf, candidatesAmong } from '../../properties/campaign/sieve.js'

/** What came of some units, by their names. */
export type PlayedUnits = Readonly<Record<string, PlainOutcome>>

/** So many units stay together: whether an engine is given up is seen in a row of them. */
const TOGETHER = 25

/** Of the units of each kind so many stay together: walks take long, and of a block of games the first that fails in a way is told. */
const togetherOf = (kind: Unit['kind'], { runs }: Plan): number => {
  if (kind === 'exploration') return 1
  const block = blockOf(runs)
  return kind === 'game' ? block * Math.max(1, Math.round(TOGETHER / block)) : TOGETHER
}

/** The units of a plan in pieces that stay together. */
const piecesOf = (plan: Plan): readonly (readonly Unit[])[] => {
  const pieces = new Map<string, Unit[]>()
  for (const unit of plan.units) {
    const name = `${unit.kind} ${Math.floor(unit.at / togetherOf(unit.kind, plan))}`
    const piece = pieces.get(name) ?? []
    pieces.set(name, piece)
    piece.push(unit)
  }
  return [...pieces.values()]
}

/** Deals the units of one plan after the other out to so many parts. */
export const shardsOf = (count: number): ((plan: Plan) => readonly (readonly Unit[])[]) => {
  let next = 0
  return plan => {
    const parts = Array.from({ length: count }, (): Unit[] => [])
    for (const piece of piecesOf(plan)) parts[next++ % count]!.push(...piece)
    return parts
  }
}

/** Who ends units being played. */
export interface Watching {
  readonly stop: () => boolean
}

/**
 * Plays units of a plan and keeps what comes of them: all that the whole run may ask for of them. What comes after the place where the
 * whole run has ended at the latest is left out.
 */
export const playUnits = async (plan: Plan, units: readonly Unit[], player: Player, { stop }: Watching): Promise<PlayedUnits> => {
  const outcomes: Record<string, PlainOutcome> = {}
  const keep = (unit: Unit, outcome: Outcome): void => void (outcomes[nameOfUnit(unit)] = plainOutcome(outcome, plan.rulebook))
  const candidates = candidatesAmong(plan.runs)
  const smaller: Promise<void>[] = []
  let breakdowns = 0
  let before: Unit | undefined
  for (const unit of units) {
    if (stop()) break
    const outcome = await player(unit)
    keep(unit, outcome)
    const isNext = before?.kind === unit.kind && before.at + 1 === unit.at
    breakdowns = breakdownsAfter(isNext ? breakdowns : 0, outcome)
    before = unit
    if (breakdowns >= MOST_BREAKDOWNS) break
    if (unit.kind !== 'game') continue
    if (outcome.kind !== 'played') break
    const failing = outcome.note?.failing
    const first = failing ? candidates.first(unit.at, kindsOf(failing)) : []
    if (first.length > 0) {
      const least: Unit = { kind: 'least', at: unit.at, failing: first }
      smaller.push(player(least).then(found => keep(least, found)))
    }
    if (candidates.isEnough()) break
  }
  await Promise.all(smaller)
  return outcomes
}
