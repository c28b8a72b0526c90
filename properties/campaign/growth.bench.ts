/**
 * How the cost of following a game grows with effects that do not concern it, with players, with decisions that are not shown, and with
 * its length.
 */
import { bench, describe } from 'vitest'
import { autonomous } from '../../engine/autonomous.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Card } from '../../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import { play, scripted } from './play.js'

const base = createBase(rulebooks.fab)

const bolt: Card = {
  name: 'Heavy Bolt',
  types: ['instant'],
  text: 'Deal 1 damage to the opposing hero.',
  abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 1 }] }]
}

const lamp: Card = {
  name: 'Idle Lamp',
  types: ['item'],
  text: 'Whenever you draw a card, gain 1 life.',
  abilities: [
    {
      kind: 'triggered',
      id: 'lamp',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'draw', player: 'you' } },
        steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
      }
    }
  ]
}

const chalice = conformanceCards('fab').get('Blood Chalice')!

/** Bolts that one player plays one by one, others' items that do not concern them, and items that each trigger on every bolt. */
interface Size {
  readonly bolts?: number
  readonly idle?: number
  readonly triggers?: number
  readonly players?: number
  /** How many of the bolts are played; all, unless given. */
  readonly played?: number
}

const several = (count: number, id: string, card: Card, zone: 'hand' | 'arena', owner: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${id}${at}`, card: card.name, zone, owner }))

const gameOf = ({ bolts = 1, idle = 0, triggers = 1, players = 2, played = bolts }: Size) => {
  const scenario: WireScenario = {
    format: SCENARIO_FORMAT,
    id: 'fab/growth',
    ruleset: 'fab',
    players: Array.from({ length: players }, (_, at) => ({ id: String.fromCharCode(65 + at), life: 40 })),
    start: { turnPlayer: 'A', phase: 'action' },
    objects: [
      ...several(bolts, 'bolt', bolt, 'hand', 'A'),
      ...several(idle, 'lamp', lamp, 'arena', 'B'),
      ...several(triggers, 'chalice', chalice, 'arena', 'B')
    ],
    until: { end: 'quiescent' },
    cards: [bolt, lamp, chalice]
  }
  const script: readonly Decision[] = Array.from({ length: played }, (_, at) => ({
    player: 'A',
    decision: 'priority',
    choose: { option: 'play', object: `bolt${at}` }
  }))
  return { scenario, script }
}

/** A game followed by the charts; it tells how wide the frontier was and that nothing was refused. */
const following = async (name: string, size: Size, level: Level = 'full', hidden: readonly 'trigger-order'[] = []) => {
  const { scenario, script } = gameOf(size)
  const engine = autonomous(atLevel(inProcess(createReference(base)), level), hidden)
  const trace: readonly Observation[] = (await play(engine, scenario, scripted(script))).trace
  const model = createModel(base, { level, autonomous: hidden })
  const follow = (): number => {
    let frontier = model.start({ ...scenario })
    let widest = frontier.states.length
    for (const o of trace) {
      const next = model.accept(frontier, o)
      if (next.kind === 'refused') throw new Error(`${name}: ${next.message}`)
      frontier = next.frontier
      widest = Math.max(widest, frontier.states.length)
    }
    return widest
  }
  process.stdout.write(`growth, ${name}: at most ${follow()} states over ${trace.length} observations\n`)
  return { name, follow }
}

const growing = async (title: string, cases: readonly ReturnType<typeof following>[]): Promise<void> => {
  const prepared = await Promise.all(cases)
  describe(title, () => {
    for (const { name, follow } of prepared) bench(name, () => void follow(), { time: 500 })
  })
}

await growing(
  'effects that do not concern the event',
  [10, 100, 1000].map(idle => following(`${idle} idle effects`, { idle }))
)
await growing(
  'players',
  [2, 4, 8].map(players => following(`${players} players`, { players }))
)
await growing(
  'decisions that are not shown',
  [2, 3, 4, 5].map(triggers => following(`the order of ${triggers} triggers`, { triggers }, 'full', ['trigger-order']))
)
await growing(
  'and the order of triggers where only outcomes are shown',
  [2, 3, 4].map(triggers => following(`${triggers} triggers at outcome`, { triggers }, 'outcome', ['trigger-order']))
)
await growing(
  'triggers that one event concerns',
  [30, 100, 300].map(triggers => following(`${triggers} triggers`, { triggers }))
)
await growing(
  'options of a prompt',
  [100, 1000, 5000].map(cards => following(`${cards} cards in hand`, { bolts: cards, played: 1 }))
)
await growing(
  'the length of the game',
  [1, 5, 25].map(bolts => following(`${bolts} bolts`, { bolts }))
)
