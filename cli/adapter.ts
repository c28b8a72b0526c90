/**
 * What the doctor examines an adapter with: the names that the kit knows, and scenarios within an engine's claims.
 * @module
 */
import { sayAddress } from '../engine/protocol/address.js'
import { splitCommand } from '../engine/protocol/command.js'
import { dial } from '../engine/protocol/connection.js'
import type { PlainGame } from '../engine/protocol/doctor/plain.js'
import type { Adapter } from '../engine/protocol/doctor/visit.js'
import { launch } from '../engine/protocol/process.js'
import type { Limits } from '../engine/protocol/wire.js'
import type { Statement } from '../engine/port.js'
import { conformanceCards, fixturesOf, toWire } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import { openPhase } from '../model/rulebook/structure.js'
import type { Structure } from '../model/rulebook/structure.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { Card } from '../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../model/scenario/scenario.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import { cardsFor } from '../properties/arbitraries/situation.js'
import { isSpell } from '../properties/arbitraries/timing.js'
import { missingFor, usableCards } from '../properties/campaign/claims.js'
import { KNOWN } from './claims.js'
import type { EngineAt } from './options.js'

const LIFE = 20

/** The damage that a card deals to a player when it is played, if that is all that it does. */
const damageOf = ({ types, abilities }: Card): { readonly amount: number; readonly aimed: boolean } | undefined => {
  const [only, ...others] = abilities
  if (others.length > 0 || only?.kind !== 'resolution' || only.steps.length !== 1 || !types.includes('instant')) return undefined
  const [step] = only.steps
  const [target, ...more] = only.targets ?? []
  if (step?.do !== 'damage' || typeof step.amount !== 'number') return undefined
  if (step.to === 'opponent' && !target) return { amount: step.amount, aimed: false }
  const what = target?.what ?? []
  const isPlayer = more.length === 0 && what.length === 1 && 'players' in what[0]! && step.to === `target:${target?.as ?? ''}`
  return isPlayer ? { amount: step.amount, aimed: true } : undefined
}

/** Whether nothing of a card does anything unless it is played. */
const isInert = (structure: Structure, card: Card): boolean =>
  isSpell(structure, card) && card.abilities.every(ability => ability.kind === 'resolution')

/** Games of one card that the engine claims, whose end anyone would call right. */
const plainGames = ({ id, structure }: Rulebook, statement: Statement): readonly PlainGame[] => {
  const all = conformanceCards(id)
  const usable = usableCards(statement, id, all.values()).filter(card => isInert(structure, card))
  const phase = openPhase(structure)
  const game = (name: string, card: Card, more: Omit<PlainGame, 'scenario'>): PlainGame => ({
    ...more,
    scenario: {
      format: SCENARIO_FORMAT,
      id: `${id}/doctor/${name}`,
      ruleset: id,
      players: ['ann', 'bob'].map(seat => ({ id: seat, life: LIFE })),
      start: { turnPlayer: 'ann', phase: phase! },
      objects: ['ann', 'bob'].map(owner => ({ id: `card-of-${owner}`, card: card.name, zone: 'hand', owner })),
      until: { end: 'quiescent' },
      cards: [...cardsFor([card.name], all)]
    }
  })
  const [any] = usable
  const bolt = usable
    .flatMap(card => (damageOf(card) ? [{ card, ...damageOf(card)! }] : []))
    .find(({ amount }) => amount > 0 && amount < LIFE)
  const asks = !statement.autonomous.some(decision => decision === 'priority' || decision === 'target')
  return [
    ...(any && phase !== undefined
      ? [
          game('all-pass', any, {
            said: `ann and bob have ${LIFE} life and ${any.name} in hand each, and pass`,
            lives: { ann: LIFE, bob: LIFE },
            held: { 'card-of-ann': true, 'card-of-bob': true },
            damage: 0
          })
        ]
      : []),
    ...(bolt && asks && phase !== undefined
      ? [
          game('bolt', bolt.card, {
            said: `ann plays ${bolt.card.name} ("${bolt.card.text}")${bolt.aimed ? ' at bob' : ''}, and then both pass`,
            deed: { object: 'card-of-ann', ...(bolt.aimed && { at: 'bob' }) },
            lives: { ann: LIFE, bob: LIFE - bolt.amount },
            held: { 'card-of-ann': false, 'card-of-bob': true },
            damage: bolt.amount
          })
        ]
      : [])
  ].filter(({ scenario }) => missingFor(statement, scenario).length === 0)
}

/** A situation of one card that the engine claims, for engines that claim no fixture: each player holds one. */
const plain = ({ id, structure }: Rulebook, statement: Statement): readonly WireScenario[] => {
  const all = conformanceCards(id)
  const usable = usableCards(statement, id, all.values())
  const card = usable.find(each => each.types.includes('instant')) ?? usable.find(each => isSpell(structure, each)) ?? usable[0]
  const phase = openPhase(structure)
  if (!card || phase === undefined) return []
  const zone = isSpell(structure, card) ? 'hand' : 'arena'
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

const plainIn = (statement: Statement): readonly PlainGame[] =>
  Object.values(rulebooks)
    .filter(rulebook => statement.rulesets.includes(rulebook.id))
    .flatMap(rulebook => plainGames(rulebook, statement))

/**
 * An adapter to be examined, by the command that starts it or where it listens already.
 * @throws AdapterError if the command line cannot be taken apart
 */
export const patientOf = (at: EngineAt, limits: Limits): Adapter => ({
  ...begun(at),
  limits,
  known: KNOWN,
  scenarios: claimed,
  plain: plainIn
})

const begun = (at: EngineAt): Pick<Adapter, 'named' | 'medium' | 'start'> => {
  if ('connect' in at)
    return { named: `a connection to ${sayAddress(at.connect)}`, medium: 'connection', start: output => dial(at.connect, output) }
  const words = splitCommand(at.engine)
  return { named: `the command ${at.engine}`, medium: 'pipes', start: (output, linger) => launch(words, output, linger) }
}
