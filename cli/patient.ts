/**
 * What the doctor examines an adapter with: the names that the kit knows, and scenarios within an engine's claims.
 * @module
 */
import { splitCommand } from '../engine/protocol/command.js'
import type { Known } from '../engine/protocol/doctor/claims.js'
import type { Patient } from '../engine/protocol/doctor/visit.js'
import { launch } from '../engine/protocol/process.js'
import type { Limits } from '../engine/protocol/wire.js'
import type { Statement } from '../engine/port.js'
import { everyCard } from '../fixtures/cards.js'
import { conformanceCards, fixturesOf, toWire } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { FEATURES } from '../model/scenario/features.js'
import { SCENARIO_FORMAT } from '../model/scenario/scenario.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import { cardsFor } from '../properties/arbitraries/situation.js'
import { isPlayed } from '../properties/arbitraries/swarm.js'
import { missingFor, usableCards } from '../properties/campaign/claims.js'

const known: Known = {
  rulesets: Object.values(rulebooks).map(rulebook => rulebook.id),
  features: FEATURES,
  cards: ruleset => [rulebooks[ruleset]].flatMap(rulebook => (rulebook ? [...everyCard(rulebook).keys()] : []))
}

/** A situation of one card that the engine claims, for engines that claim no fixture: each player holds one. */
const plain = ({ id, structure }: Rulebook, statement: Statement): readonly WireScenario[] => {
  const all = conformanceCards(id)
  const usable = usableCards(statement, id, all.values())
  const card = usable.find(each => each.types.includes('instant')) ?? usable.find(isPlayed) ?? usable[0]
  const phase = structure.turn.phases.value.find(each => each.priority)?.name
  if (!card || phase === undefined) return []
  const zone = isPlayed(card) ? 'hand' : 'arena'
  const seats = ['ann', 'bob']
  return [
    {
      format: SCENARIO_FORMAT,
      id: `${id}/doctor/plain`,
      ruleset: id,
      players: seats.map(seat => ({ id: seat, life: 20 })),
      start: { turnPlayer: 'ann', phase },
      objects: seats.map(owner => ({ id: `card-of-${owner}`, card: card.name, zone, owner })),
      until: { end: 'quiescent' },
      cards: [...cardsFor([card.name], all)]
    }
  ]
}

/** Scenarios within an engine's claims, those with the fewest objects first. */
const claimed = (statement: Statement): readonly WireScenario[] =>
  Object.values(rulebooks)
    .filter(rulebook => statement.rulesets.includes(rulebook.id))
    .flatMap(rulebook => {
      const fixtures = fixturesOf(rulebook.id)
        .map(({ scenario, file }) => toWire(scenario, file))
        .filter(scenario => scenario.objects.length > 0)
      return [...fixtures, ...plain(rulebook, statement)]
    })
    .filter(scenario => missingFor(statement, scenario).length === 0)
    .sort((a, b) => a.objects.length - b.objects.length)

/**
 * An adapter to be examined, by its command.
 * @throws AdapterError if the command line cannot be taken apart
 */
export const patientOf = (command: string, limits: Limits): Patient => {
  const words = splitCommand(command)
  return { command, start: (output, linger) => launch(words, output, linger), limits, known, scenarios: claimed }
}
