/** Situations drawn from the cards of a ruleset, the same at every run. @module */
import fc from 'fast-check'
import { conformanceCards } from '../../dist/fixtures/loader.js'
import { ALL_SEATS, hasActionPoints, situation } from '../../dist/properties/arbitraries/situation.js'

const SEED = 13

export const situationsFor = ({ id, structure }, many) => {
  const known = conformanceCards(id)
  const { name: phase } = structure.turn.phases.value.find(({ role }) => role === 'main')
  const drawn = fc.noBias(
    situation({
      ruleset: id,
      cards: [...known.values()],
      known,
      phase,
      players: ALL_SEATS,
      turns: true,
      actionPoints: hasActionPoints(structure)
    })
  )
  return fc.sample(drawn, { numRuns: many, seed: SEED })
}
