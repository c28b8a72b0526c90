/**
 * What the kit observes of the small game, as states of that game: each observation is folded into a state, and where the game has one it
 * is kept, whether anybody decides there or not. Nothing is worked out that was not observed.
 * @module
 */
import type { GameEvent } from '../../../model/trace/event.js'
import type { Observation, ObservationOf } from '../../../model/trace/observation.js'
import type { EngineNode } from '../engine-space.js'
import type { Next, Node, Space } from '../walk.js'
import type { Counts, Four, Measured, Pair, Size } from './measured.js'
import { beginning, textOf } from './measured.js'
import { SEATS } from './scenario.js'

const seat = (player: string): number => SEATS.indexOf(player as (typeof SEATS)[number])
const seatOf = (object: string): number => seat(object.slice(5, 6))
const with1 = <T extends Pair | Four>(numbers: T, at: number, by: number): T =>
  numbers.map((number, place) => (place === at ? number + by : number)) as unknown as T
const effectOf = (source: string): number => 2 * seatOf(source) + (source.startsWith('spur') ? 0 : 1)

/** The state of the small game, with what is to be known to go on. */
interface Fold {
  readonly now: Measured
  readonly asked?: ObservationOf<'prompt'>
}

/** What follows an event that a player did not survive is no part of the small game. */
const isOver = ({ now }: Fold): boolean => now.phase === 'end'

const damaged = (now: Measured, event: GameEvent): Measured => {
  if (event.event === 'gain') return { ...now, life: with1(now.life, seat(event.player), event.amount) }
  if (event.event !== 'damage') return now
  const { target, amount } = event.parts[0]!
  const life = with1(now.life, seat(target), -Math.min(amount, now.life[seat(target)]!))
  const next = { ...now, life, event: null }
  return life[seat(target)] === 0 ? { ...next, phase: 'end' } : { ...next, phase: 'place' }
}

/** The state after an observation, and whether the small game has a state there. */
const observe = (fold: Fold, o: Observation): { readonly fold: Fold; readonly isState: boolean } => {
  const { now } = fold
  const go = (next: Partial<Measured>, isState = false) => ({ fold: { now: { ...now, ...next } }, isState })
  if (isOver(fold) && o.see === 'triggered') return { fold, isState: false }
  switch (o.see) {
    case 'prompt': {
      const isPriority = o.decision === 'priority'
      const next: Measured = isPriority
        ? { ...now, phase: 'priority', holder: seat(o.player), event: null }
        : o.decision === 'trigger-order'
          ? { ...now, phase: 'place', holder: 0, passes: 0, event: null }
          : now
      return { fold: { now: next, asked: o }, isState: o.decision !== 'replacement' }
    }
    case 'answer': {
      const option = fold.asked?.options[o.option]
      if (option?.option === 'pass') return go({ passes: now.passes + 1 })
      return option?.option === 'play' ? go({ passes: 0 }) : go({})
    }
    case 'layer': {
      const isCard = o.kind === 'card'
      const kind = isCard ? 'action' : o.effect!.source.startsWith('spur') ? 'ping' : 'gain'
      const stack = [...now.stack, `${seat(o.controller)} ${kind}`]
      if (isCard) return go({ stack, cards: with1(now.cards, seat(o.controller), -1) })
      const pending = with1(now.pending, effectOf(o.effect!.source), -1)
      const isMore = pending.some(count => count > 0)
      return go({ stack, pending, phase: isMore ? 'place' : now.phase }, isMore)
    }
    case 'resolve':
      return go({ stack: now.stack.slice(0, -1), holder: 0, passes: 0 })
    case 'proposed': {
      if (o.what.event !== 'damage') return go({})
      const { target, amount } = o.what.parts[0]!
      return go({ phase: 'replace', event: { target: seat(target), amount, applied: 0 } }, true)
    }
    case 'applied': {
      const becomes = o.becomes?.what
      const amount = becomes?.event === 'damage' ? becomes.parts[0]!.amount : 0
      const bit = 1 << Number(o.effect.source.slice(5))
      return go({ event: { ...now.event!, amount, applied: now.event!.applied | bit } }, true)
    }
    case 'event': {
      const next = o.events.reduce(damaged, now)
      return { fold: { ...fold, now: next }, isState: next.phase === 'end' && now.phase !== 'end' }
    }
    case 'triggered': {
      const effect = effectOf(o.effect.source)
      return go({ uses: with1(now.uses, effect, 1), pending: with1(now.pending, effect, 1) })
    }
    case 'end':
      return isOver(fold) ? { fold, isState: false } : go({ phase: 'end', holder: 0, passes: 0 }, true)
    default:
      return go({})
  }
}

/** What is placed without anybody being asked is a state of the small game before it is placed. */
const isPlacing = (fold: Fold, o: Observation): boolean =>
  o.see === 'layer' && o.kind === 'triggered' && !isOver(fold) && fold.now.pending.some(count => count > 0)

/** The states that observations go through from one, and where they end. */
const states = (start: Fold, told: readonly Observation[]): { readonly through: readonly Measured[]; readonly fold: Fold } => {
  const through: Measured[] = []
  let fold = start
  const keep = (state: Measured): void => {
    if (textOf(through.at(-1) ?? start.now) !== textOf(state) || through.length === 0) through.push(state)
  }
  for (const o of told) {
    if (isPlacing(fold, o)) keep({ ...fold.now, phase: 'place', holder: 0, passes: 0 })
    const next = observe(fold, o)
    fold = next.fold
    if (next.isState) keep(fold.now)
  }
  return { through, fold }
}

/** The graph of the small game, as it is found. */
export interface Graph {
  readonly next: Map<string, Set<string>>
  readonly terminal: Set<string>
  first?: string
  /** A state of the kit that stands for two of the small game: there is none. */
  readonly clashes: string[]
}

export const newGraph = (): Graph => ({ next: new Map(), terminal: new Set(), clashes: [] })

/** The counts of a graph. */
export const countsOf = ({ next, first, terminal }: Graph): Counts => {
  const depths = new Map([[first!, 0]])
  for (const [state, depth] of depths) for (const each of next.get(state) ?? []) if (!depths.has(each)) depths.set(each, depth + 1)
  return {
    states: depths.size,
    transitions: [...next.values()].reduce((sum, each) => sum + each.size, 0),
    depth: [...depths.values()].reduce((most, depth) => Math.max(most, depth), 0),
    terminal: terminal.size
  }
}

/** A node with what it is in the small game. */
export interface Projected {
  readonly inner: EngineNode
  readonly fold: Fold
}

/** The same space; what is walked is written into a graph of the small game, forced moves and all. */
export const projected = (space: Space<EngineNode>, size: Size, graph: Graph): Space<Projected> => {
  const known = new Map<string, string>()
  const add = (text: string): Set<string> => {
    const found = graph.next.get(text) ?? new Set()
    graph.next.set(text, found)
    return found
  }
  const nodes = ({ nodes: next, ...rest }: Next<EngineNode>, start: Fold, isFirst: boolean): Next<Projected> => ({
    ...rest,
    nodes: next.map((node): Node<Projected> => {
      const { through, fold } = states(start, node.state.told)
      let before = isFirst ? undefined : textOf(start.now)
      for (const state of through) {
        const text = textOf(state)
        if (before !== undefined && before !== text) add(before).add(text)
        graph.first ??= text
        add(text)
        before = text
      }
      const text = textOf(fold.now)
      if ('over' in node) graph.terminal.add(text)
      if ((known.get(node.key) ?? text) !== text) graph.clashes.push(node.key)
      known.set(node.key, text)
      return { ...node, state: { inner: node.state, fold } }
    })
  })
  return {
    begin: () => nodes(space.begin(), { now: beginning(size) }, true),
    take: ({ inner, fold }, choice) => nodes(space.take(inner, choice), fold, false)
  }
}
