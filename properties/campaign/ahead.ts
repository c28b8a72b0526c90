/**
 * Units played before they are asked for, so that whatever can play is never idle.
 * @module
 */
import type { Unit } from './plan.js'
import type { Outcome, Player } from './player.js'

/** So many units may have been begun and not yet asked for: a campaign may end before them. */
const MOST_WAITING = 400

const nameOf = ({ kind, at }: Unit): string => `${kind} ${at}`

/** A player that plays ahead. */
export interface Ahead {
  /** Gives what came of a unit. Those of the list are asked for in their order; others are begun before them. */
  readonly play: Player
  /** Begins nothing more, and waits for what is in flight. */
  readonly close: () => Promise<void>
}

/**
 * A player that begins the units of a list before they are asked for.
 * @param width how many are in flight at once
 */
export const ahead = (player: Player, units: readonly Unit[], width: number): Ahead => {
  const places = new Map(units.map((unit, at) => [nameOf(unit), at]))
  const begun = new Map<string, Promise<Outcome>>()
  const urgent: (() => void)[] = []
  const inFlight = new Set<Promise<unknown>>()
  let next = 0
  let isOver = false
  const begin = (unit: Unit): Promise<Outcome> => {
    const playing = player(unit)
    const settled: Promise<unknown> = playing
      .catch(() => undefined)
      .then(() => {
        inFlight.delete(settled)
        fill()
      })
    inFlight.add(settled)
    return playing
  }
  const fill = (): void => {
    while (inFlight.size < width && !isOver) {
      const first = urgent.shift()
      if (first) first()
      else if (next < units.length && begun.size < MOST_WAITING) {
        const unit = units[next++]!
        begun.set(nameOf(unit), begin(unit))
      } else return
    }
  }
  return {
    play: async unit => {
      fill()
      const name = nameOf(unit)
      const playing = begun.get(name)
      if (playing) {
        begun.delete(name)
        return playing
      }
      const place = places.get(name)
      if (place !== undefined) next = Math.max(next, place + 1)
      return new Promise((resolve, reject) => {
        urgent.push(() => void begin(unit).then(resolve, reject))
        fill()
      })
    },
    close: async () => {
      isOver = true
      while (inFlight.size > 0) await Promise.all(inFlight)
    }
  }
}
