/**
 * The engine: two players and cards that deal damage. Put yours in its place, or grow this one.
 *
 * `play` is a generator: it stops where a player is asked, gives what was observed since it stopped last, and is sent the place of
 * the option chosen. Ids are the scenario's own.
 */
import type { ImplementationUnderTest, Observation, Option, Session, WireScenario } from 'stacklaw'

/** How much damage each card that it knows deals to the hero of its choice. The kit's fixtures/fab/cards.json has more. */
const CARDS: Readonly<Record<string, number>> = { Spark: 1, 'Ember Bolt': 3 }

type End = Extract<Observation, { see: 'end' }>
type Playing = Generator<Observation[], Observation[], number>

/** Whether it can play a scenario; what it cannot, it says, and is not judged by it. */
const supported = ({ players, objects, start, until }: WireScenario): boolean =>
  players.length === 2 &&
  objects.every(({ card }) => card in CARDS) &&
  start.phase === 'action' &&
  start.at !== 'begin' &&
  (until.end === 'quiescent' || until.end === 'game-over')

function* play({ players, objects, start, until }: WireScenario): Playing {
  const life = new Map(players.map(seat => [seat.id, seat.life ?? 20]))
  const things = new Map(objects.map(object => [object.id, { ...object }]))
  /** The cards on the stack and what they were aimed at, the top one last. */
  const stack: { card: string; target: string }[] = []
  let seen: Observation[] = []

  const other = (player: string): string => players.find(({ id }) => id !== player)!.id
  function* ask(player: string, decision: 'priority' | 'target', options: Option[]): Generator<Observation[], Option, number> {
    const observations: Observation[] = [...seen, { see: 'prompt', player, decision, options }]
    seen = []
    return options[yield observations]!
  }
  const options = (player: string): Option[] => [
    { option: 'pass' },
    ...[...things.values()]
      .filter(({ zone, owner }) => zone === 'hand' && owner === player)
      .map(({ id }): Option => ({ option: 'play', object: id }))
  ]
  const end = (fields: Pick<End, 'why' | 'winner'>): Observation[] => [
    ...seen,
    {
      see: 'end',
      ...fields,
      state: {
        players: Object.fromEntries([...life].map(([id, left]) => [id, { life: left }])),
        objects: Object.fromEntries([...things].map(([id, { zone, owner }]) => [id, { zone, controller: owner }]))
      }
    }
  ]
  const resolve = ({ card, target }: { card: string; target: string }): void => {
    const thing = things.get(card)!
    const amount = CARDS[thing.card]!
    life.set(target, Math.max(0, life.get(target)! - amount))
    seen.push({ see: 'event', events: [{ event: 'damage', source: card, parts: [{ target, amount }] }], cause: { layer: card } })
    thing.zone = 'graveyard'
    const move = { event: 'move', object: card, from: 'stack', to: 'graveyard' } as const
    seen.push({ see: 'event', events: [move], cause: { rule: 'resolution' } })
  }

  // Players with priority act or pass; when both have passed, the top of the stack resolves, or the scenario ends.
  let player = start.turnPlayer
  let passed = false
  while (true) {
    const dead = players.find(({ id }) => life.get(id)! <= 0)?.id
    if (dead !== undefined) {
      seen.push({ see: 'event', events: [{ event: 'defeat', player: dead }], cause: { rule: 'check' } })
      return end({ why: 'game-over', winner: other(dead) })
    }
    const chosen = yield* ask(player, 'priority', options(player))
    if (chosen.option === 'play') {
      const heroes = players.map(({ id }): Option => ({ option: 'player', player: id }))
      const aimed = yield* ask(player, 'target', heroes)
      things.get(chosen.object)!.zone = 'stack'
      seen.push({ see: 'event', events: [{ event: 'play', player, object: chosen.object }] })
      stack.push({ card: chosen.object, target: aimed.option === 'player' ? aimed.player : player })
      passed = false
    } else if (!passed) {
      player = other(player)
      passed = true
    } else {
      const top = stack.pop()
      if (!top) return end({ why: until.end === 'quiescent' ? 'quiescent' : 'unsupported' })
      resolve(top)
      player = start.turnPlayer
      passed = false
    }
  }
}

const session = (playing: Playing, { value }: IteratorResult<Observation[], Observation[]>): Session => ({
  observations: value,
  answer: async option => session(playing, playing.next(option)),
  close: async () => undefined
})

const unsupported: Session = {
  observations: [{ see: 'end', why: 'unsupported', state: { players: {}, objects: {} } }],
  answer: async () => unsupported,
  close: async () => undefined
}

export const engine: ImplementationUnderTest = {
  /** What the engine is and claims. Scenarios beyond it are not sent; claim more as it learns more. */
  statement: {
    name: 'my-engine',
    version: '0.1.0',
    rulesets: ['fab'],
    // of the scenario language, for an engine that reads abilities from the scenario
    features: [],
    // those that it knows by name
    cards: { fab: Object.keys(CARDS) },
    // how much it shows: outcome, stack or full
    level: 'outcome',
    // kinds of decision that it takes without asking
    autonomous: []
  },
  start: async scenario => {
    if (!supported(scenario)) return unsupported
    const playing = play(scenario)
    return session(playing, playing.next())
  },
  shutdown: async () => undefined
}
