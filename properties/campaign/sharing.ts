/**
 * Games that share an engine: where one of them breaks it down, so may the others break off that were in flight. Each of these is played
 * again by itself, so that a breakdown is told of the game that it belongs to.
 * @module
 */
import type { Player } from './player.js'

/** A player of which several units may be asked at once. What breaks down beside others is played again, alone. */
export const sharing = (player: Player): Player => {
  const inFlight = new Set<Promise<unknown>>()
  let begun = 0
  /** The last of those that are to be played alone: what comes after waits for it. */
  let alone: Promise<unknown> = Promise.resolve()
  const tracked = <T>(playing: Promise<T>): Promise<T> => {
    const settled: Promise<unknown> = playing.then(
      () => inFlight.delete(settled),
      () => inFlight.delete(settled)
    )
    inFlight.add(settled)
    return playing
  }
  return async unit => {
    for (let waited; waited !== alone;) await (waited = alone)
    const others = inFlight.size
    const mine = ++begun
    const first = await tracked(player(unit))
    const wasAlone = others === 0 && begun === mine
    if (first.kind !== 'broken' || wasAlone) return first
    const before = alone
    const again = (async () => {
      await before
      while (inFlight.size > 0) await Promise.all(inFlight)
      return player(unit)
    })()
    alone = again.catch(() => undefined)
    return again
  }
}
