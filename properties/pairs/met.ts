/**
 * The pairs that a game meets: both take part together, and matter. Without one of the two, what is observed from then on is otherwise.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import { play } from '../campaign/play.js'
import { carrierOf } from './carrier.js'
import type { CarrierKey } from './carrier.js'
import { differsUntil } from './differing.js'
import type { Shown } from './differing.js'
import { foldingOf } from './moments.js'
import type { Moment } from './moments.js'
import { pairOf } from './pair.js'
import type { Pair } from './pair.js'
import { decisionsOf, takingAgain } from './replay.js'
import { abilityKey, without } from './without.js'

/** Most answers that a game takes without something: one that goes on and on shows nothing. */
const BUDGET = 400

/** A pair that takes part, since when, and what carries one of the two. */
interface Together {
  readonly pair: Pair
  readonly since: number
  readonly carriers: ReadonlySet<CarrierKey>
}

/** Every pair that takes part in a moment, as often as it does. */
const together = function* (moments: readonly Moment[]): Generator<Together> {
  for (const moment of moments) {
    const all = [...moment]
    for (const [at, [one, first]] of all.entries())
      for (const [other, second] of all.slice(at + 1))
        yield {
          pair: pairOf(one, other),
          since: Math.max(first.since, second.since),
          carriers: new Set([...first.carriers, ...second.carriers])
        }
  }
}

/**
 * Up to where a game differs without something, by what it is taken from.
 * @throws EngineFailure never: a situation in which the engine breaks down shows nothing
 */
const untilWithout = async (iut: ImplementationUnderTest, game: Shown, key: CarrierKey): Promise<number> => {
  const gone = without(game.scenario, carrierOf(key))
  if (!gone) return -1
  const cards = new Map(game.scenario.objects.map(({ id, card }) => [id, card]))
  const { policy, observer } = (() => {
    const isLeftOut = (o: { readonly layer: string; readonly effect?: { readonly source: string; readonly ability: string } }): boolean =>
      o.effect === undefined
        ? o.layer === gone.id
        : o.effect.source === gone.id || gone.abilities.has(abilityKey(cards.get(o.effect.source) ?? '', o.effect.ability))
    return takingAgain(decisionsOf(game.trace, isLeftOut), isLeftOut)
  })()
  try {
    const { trace, how } = await play(iut, gone.scenario, policy, observer, BUDGET)
    return how === 'ended' ? differsUntil(game, { scenario: gone.scenario, trace }, gone) : -1
  } catch {
    return -1
  }
}

/** What a game brings of pairs. */
export interface Met {
  /** Those that take part together. */
  readonly together: ReadonlySet<Pair>
  /** Those of them that matter. */
  readonly met: ReadonlySet<Pair>
  /** How many games were played to see whether they do. */
  readonly played: number
}

/**
 * The pairs that a game meets.
 * @param wanted whether it is still asked of a pair whether it matters; of every one unless given
 */
export const metBy = async (iut: ImplementationUnderTest, game: Shown, wanted: (pair: Pair) => boolean = () => true): Promise<Met> => {
  const folding = foldingOf(game.scenario)
  for (const o of game.trace) folding.see(o)
  const until = new Map<CarrierKey, number>()
  const seen = new Set<Pair>()
  const met = new Set<Pair>()
  for (const { pair, since, carriers } of together(folding.moments())) {
    seen.add(pair)
    if (met.has(pair) || !wanted(pair)) continue
    for (const carrier of carriers) {
      if (!until.has(carrier)) until.set(carrier, await untilWithout(iut, game, carrier))
      if (until.get(carrier)! < since) continue
      met.add(pair)
      break
    }
  }
  return { together: seen, met, played: until.size }
}
