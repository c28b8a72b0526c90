/**
 * Plays small scenarios in the tests of this folder, and tells what was observed in a few words.
 * @module
 */
import { createBase } from '../../../model/base/base.js'
import { everyRulebook } from '../../../model/rulebook/index.js'
import type { Rulebook } from '../../../model/rulebook/rulebook.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Ability, Card } from '../../../model/scenario/card.js'
import { SCENARIO_FORMAT, type StartObject, type Until, type WireScenario } from '../../../model/scenario/scenario.js'
import type { EffectRef, GameEvent } from '../../../model/trace/event.js'
import type { Observation } from '../../../model/trace/observation.js'
import type { Option } from '../../../model/trace/option.js'
import { createReference, type Reference, type Rules, type State } from '../index.js'

const rulebookOf = (id: string): Rulebook => everyRulebook.find(rulebook => rulebook.id === id)!

export const fab = (rules: Partial<Rules> = {}): Reference => createReference(createBase(rulebookOf('fab')), rules)

/** The reference engine for a rulebook, some of its structure exchanged. */
export const engineFor = (id: string, change: (structure: Structure) => Structure = structure => structure): Reference => {
  const rulebook = rulebookOf(id)
  return createReference(createBase({ ...rulebook, structure: change(rulebook.structure) }))
}

/** A card of a test; an instant unless types are given. */
export const card = (name: string, abilities: readonly Ability[], rest: Partial<Card> = {}): Card => ({
  name,
  types: ['instant'],
  text: '',
  ...rest,
  abilities: [...abilities]
})

/** An instant that carries out instructions. */
export const instant = (
  name: string,
  steps: Extract<Ability, { kind: 'resolution' }>['steps'],
  targets?: Extract<Ability, { kind: 'resolution' }>['targets']
): Card => card(name, [{ kind: 'resolution', id: 'do', steps, ...(targets && { targets }) }])

/** Deals damage to the opposing hero. */
export const bolt = (amount: number): Card => instant(`bolt ${amount}`, [{ do: 'damage', to: 'opponent', amount }])

/** An object: `id card zone owner`. */
export const at = (line: string, rest: Partial<StartObject> = {}): StartObject => {
  const [id = '', card = '', zone = '', owner = ''] = line.split(' ')
  return { id, card: card.replaceAll('_', ' '), zone: zone as StartObject['zone'], owner, ...rest }
}

export interface Situation {
  readonly cards: readonly Card[]
  readonly objects: readonly StartObject[]
  readonly phase?: string
  readonly begin?: true
  readonly until?: Until
  readonly players?: WireScenario['players']
}

export const situation = ({ cards, objects, phase = 'action', begin, until = { end: 'quiescent' }, players }: Situation): WireScenario => ({
  format: SCENARIO_FORMAT,
  id: 'test',
  ruleset: 'fab',
  players: players ?? [
    { id: 'A', life: 20, numbers: { 'action-points': 1 } },
    { id: 'B', life: 20 }
  ],
  start: { turnPlayer: 'A', phase, ...(begin && { at: 'begin' }) },
  objects: [...objects],
  until,
  cards: [...cards]
})

/** A choice of the script: the player, and a word of the option chosen. */
export type Choice = string

const wordOf = (option: Option): string => {
  switch (option.option) {
    case 'play':
    case 'activate':
    case 'object':
      return option.object
    case 'player':
      return option.player
    case 'effect':
    case 'trigger':
      return option.effect.source
    case 'mode':
      return option.mode
    case 'part':
      return option.type ?? option.target
    case 'number':
      return String(option.value)
    default:
      return option.option
  }
}

const defaultOf = (options: readonly Option[]): number =>
  Math.max(
    0,
    options.findIndex(option => ['pass', 'no', 'done'].includes(option.option))
  )

export interface Game {
  readonly trace: readonly Observation[]
  /** The trace with the answers, as charts judge it. */
  readonly answered: readonly Observation[]
  readonly states: readonly State[]
  readonly unused: readonly Choice[]
}

/** Plays a scenario: each choice waits until its player is offered its word; all else gets the default. */
export const play = (scenario: WireScenario, script: readonly Choice[] = [], engine: Reference = fab()): Game => {
  let played = engine.start(scenario)
  let left = script
  const trace = [...played.trace]
  const answered = [...played.trace]
  const states = [played.state]
  for (;;) {
    const last = trace[trace.length - 1]
    if (last?.see !== 'prompt') return { trace, answered, states, unused: left }
    const [player, word] = (left[0] ?? '').split(' ')
    const wanted = last.player === player ? last.options.findIndex(option => wordOf(option) === word) : -1
    if (wanted >= 0) left = left.slice(1)
    const option = wanted >= 0 ? wanted : defaultOf(last.options)
    played = engine.step(played.state, option)
    trace.push(...played.trace)
    answered.push({ see: 'answer', option }, ...played.trace)
    states.push(played.state)
  }
}

const effectWord = (effect: EffectRef): string => `${effect.source}/${effect.ability}${effect.n ? `~${effect.n}` : ''}`

/** An event in a few words. */
export const eventWords = (event: GameEvent): string => {
  switch (event.event) {
    case 'damage':
      return `damage ${event.parts.map(part => `${part.target} ${part.amount}`).join(', ')}${event.hit ? ' hit' : ''}`
    case 'gain':
    case 'lose':
      return `${event.event} ${event.player} ${event.amount} ${event.of}`
    case 'draw':
      return `draw ${event.player}${event.object ? ` ${event.object}` : ''}`
    case 'move':
      return `move ${event.object} ${event.to}`
    case 'begin':
      return `begin ${event.name} ${event.player}`
    case 'counters':
      return `counters ${event.object} ${event.delta}`
    case 'apply':
      return `apply ${event.object} ${event.property} ${event.op} ${event.amount ?? event.gains ?? ''}`.trim()
    case 'defeat':
      return `defeat ${event.player}`
    case 'destroy':
    case 'sacrifice':
    case 'reveal':
    case 'status':
    case 'discard':
    case 'create':
    case 'attack':
    case 'play':
    case 'activate':
      return `${event.event} ${event.object ?? ''}`.trim()
    case 'attach':
    case 'heal':
    case 'cease':
      return `${event.event} ${event.object}`
    case 'control':
      return `control ${event.object} ${event.player}`
    case 'win':
      return `win ${event.player}`
    case 'negate':
      return `negate ${event.layer}`
    default:
      return event.event
  }
}

/** What was observed, in a few words each: no priority, plays, activations, nor cards that leave the stack. */
export const words = (game: Game): readonly string[] =>
  game.trace.flatMap(seen => {
    switch (seen.see) {
      case 'event':
        return seen.events
          .filter(each => !['play', 'activate', 'begin'].includes(each.event) && !(each.event === 'move' && each.from === 'stack'))
          .map(eventWords)
      case 'prompt':
        return seen.decision === 'priority' ? [] : [`${seen.player}? ${seen.decision}: ${seen.options.map(wordOf).join(' ')}`]
      case 'applied':
        return [`applied ${effectWord(seen.effect)}${seen.prevented === undefined ? '' : ` prevents ${seen.prevented}`}`]
      case 'triggered':
        return [`triggered ${effectWord(seen.effect)}`]
      case 'suppressed':
        return [`suppressed ${effectWord(seen.effect)} by ${seen.why}`]
      case 'ceased':
        return [`ceased ${seen.why}`]
      case 'layer':
        return seen.kind === 'triggered' ? [`layer ${effectWord(seen.effect!)}`] : []
      case 'left':
        return seen.how === 'resolved' || seen.how === 'moved' ? [] : [`${seen.how} ${seen.layer}`]
      case 'end':
        return seen.why === 'quiescent'
          ? []
          : [`end ${seen.why}${seen.winner ? ` ${seen.winner}` : ''}${seen.note ? `: ${seen.note}` : ''}`]
      case 'resolve':
      case 'proposed':
      case 'answer':
        return []
    }
  })

/** The state that the game reported at its end. */
export const final = (game: Game) => {
  const last = game.trace[game.trace.length - 1]
  if (last?.see !== 'end') throw new Error('the game has not ended')
  return last.state
}

export const life = (game: Game): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(Object.entries(final(game).players).map(([id, numbers]) => [id, numbers.life]))
