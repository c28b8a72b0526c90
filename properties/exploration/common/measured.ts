/**
 * A small game on which tools that explore are compared: two players, K cards each, R preventions, four effects that trigger at most L
 * times a turn, LIFE life. Here it is by itself, as plain data and a function, searched with a text for each state.
 * @module
 */
/** How large it is. */
export interface Size {
  readonly cards: number
  readonly preventions: number
  readonly limit: number
  readonly life: number
}

export const SIZES = {
  XS: { cards: 1, preventions: 2, limit: 1, life: 3 },
  S: { cards: 2, preventions: 2, limit: 1, life: 4 },
  M: { cards: 3, preventions: 2, limit: 1, life: 5 }
} as const satisfies Readonly<Record<string, Size>>
export type SizeName = keyof typeof SIZES

/** What every tool must find. */
export interface Counts {
  readonly states: number
  readonly transitions: number
  readonly depth: number
  readonly terminal: number
}

/** The counts on which tools that share nothing agree. */
export const EXPECTED: Readonly<Record<SizeName, Counts>> = {
  XS: { states: 1_395, transitions: 1_959, depth: 29, terminal: 47 },
  S: { states: 26_788, transitions: 42_153, depth: 41, terminal: 569 },
  M: { states: 262_282, transitions: 433_936, depth: 53, terminal: 2_810 }
}

export type Pair = readonly [number, number]
export type Four = readonly [number, number, number, number]

/** A state of the game. Players are 0, whose turn it is, and 1; effects 0 and 2 deal damage, 1 and 3 give life, two of each player. */
export interface Measured {
  /** Somebody has priority, an event may be replaced, triggered effects are placed, or it is over. */
  readonly phase: 'priority' | 'replace' | 'place' | 'end'
  readonly holder: number
  readonly passes: number
  /** From the bottom: the player, and an action, a ping or a gain. */
  readonly stack: readonly string[]
  readonly cards: Pair
  readonly uses: Four
  readonly pending: Four
  readonly life: Pair
  readonly event: { readonly target: number; readonly amount: number; readonly applied: number } | null
}

export const beginning = ({ cards, life }: Size): Measured => ({
  phase: 'priority',
  holder: 0,
  passes: 0,
  stack: [],
  cards: [cards, cards],
  uses: [0, 0, 0, 0],
  pending: [0, 0, 0, 0],
  life: [life, life],
  event: null
})

export const textOf = ({ phase, holder, passes, stack, cards, uses, pending, life, event }: Measured): string =>
  `${phase} ${holder} ${passes} ${stack.join()} ${cards.join()} ${uses.join()} ${pending.join()} ${life.join()} ${event ? `${event.target} ${event.amount} ${event.applied}` : ''}`

const changed = <T extends Pair | Four>(numbers: T, at: number, by: number): T =>
  numbers.map((number, place) => (place === at ? number + by : number)) as unknown as T

/** Once an event is over: what has triggered is placed, then the turn-player has priority. */
const settled = (state: Measured): Measured => ({
  ...state,
  phase: state.pending.some(count => count > 0) ? 'place' : 'priority',
  holder: 0,
  passes: 0
})

const dealt = (state: Measured, { limit }: Size): Measured => {
  const { target, amount } = state.event!
  const hurt = { ...state, event: null, life: changed(state.life, target, -Math.min(amount, state.life[target]!)) }
  if (hurt.life[target] === 0) return { ...hurt, phase: 'end' }
  if (amount === 0) return settled(hurt)
  const triggers = state.uses.map(uses => (uses < limit ? 1 : 0))
  return settled({
    ...hurt,
    uses: state.uses.map((uses, at) => uses + triggers[at]!) as unknown as Four,
    pending: state.pending.map((count, at) => count + triggers[at]!) as unknown as Four
  })
}

const resolved = (state: Measured, { life }: Size): Measured => {
  const top = state.stack.at(-1)!
  const player = Number(top[0])
  const rest: Measured = { ...state, stack: state.stack.slice(0, -1), holder: 0, passes: 0 }
  if (top.endsWith('gain')) return { ...rest, life: state.life[player]! < life ? changed(state.life, player, 1) : state.life }
  return { ...rest, phase: 'replace', event: { target: 1 - player, amount: top.endsWith('action') ? 2 : 1, applied: 0 } }
}

/** The states that follow. */
export const following = (state: Measured, size: Size): readonly Measured[] => {
  const { phase, holder, passes, stack, cards, pending, event } = state
  switch (phase) {
    case 'priority': {
      const passed: Measured =
        passes === 0
          ? { ...state, holder: 1 - holder, passes: 1 }
          : stack.length === 0
            ? { ...state, phase: 'end', holder: 0, passes: 0 }
            : resolved(state, size)
      if (cards[holder] === 0) return [passed]
      return [{ ...state, passes: 0, stack: [...stack, `${holder} action`], cards: changed(cards, holder, -1) }, passed]
    }
    case 'replace': {
      const { amount, applied } = event!
      const preventions =
        amount === 0 ? [] : Array.from({ length: size.preventions }, (_, at) => 1 << at).filter(bit => (applied & bit) === 0)
      return [
        ...preventions.map(bit => ({ ...state, event: { ...event!, amount: amount - 1, applied: applied | bit } })),
        dealt(state, size)
      ]
    }
    case 'place': {
      const player = pending[0] + pending[1] > 0 ? 0 : 1
      return [2 * player, 2 * player + 1]
        .filter(effect => pending[effect]! > 0)
        .map(effect =>
          settled({
            ...state,
            pending: changed(pending, effect, -1),
            stack: [...stack, `${player} ${effect % 2 === 0 ? 'ping' : 'gain'}`]
          })
        )
    }
    case 'end':
      return []
  }
}

/** Searches all states, breadth first, each known by its text. */
export const searched = (size: Size): Counts => {
  const known = new Set<string>()
  let level = [beginning(size)]
  known.add(textOf(level[0]!))
  let transitions = 0
  let terminal = 0
  let depth = 0
  for (;;) {
    const next: Measured[] = []
    for (const state of level) {
      const found = following(state, size)
      transitions += found.length
      if (found.length === 0) terminal++
      for (const each of found) {
        const text = textOf(each)
        if (known.has(text)) continue
        known.add(text)
        next.push(each)
      }
    }
    if (next.length === 0) return { states: known.size, transitions, depth, terminal }
    depth++
    level = next
  }
}
