/**
 * Units played before they are asked for, so that whatever can play is never idle.
 * @module
 */
import type { Unit } from './plan.js'
import type { Outcome, Player } from './player.js'

/** So many units may have been begun and not yet asked for: a campaign may end before them. */
const MOST_WAITING = 400

/** So many breakdowns in a row end what is played before the rest: the engine is likely to be given up. */
const MOST_BROKEN = 3

/** The name of a unit: a game that is made smaller is there once. */
export const nameOfUnit = ({ kind, at }: Unit): string => `${kind} ${at}`

/** A player that plays ahead. */
export interface Ahead {
  /** Gives what came of a unit. Those of the list are asked for in their order; others are begun before them. */
  readonly play: Player
  /** Whether it is known what came of a unit that has not been asked for. */
  readonly isKnown: (unit: Unit) => boolean
  /** Begins nothing more, and waits for what is in flight. */
  readonly close: () => Promise<void>
}

/**
 * A player that begins the units of a list before they are asked for.
 * @param width how many are in flight at once
 * @param first those of the list that are begun before all others
 */
export const ahead = (player: Player, units: readonly Unit[], width: number, first: readonly Unit[] = []): Ahead => {
  const places = new Map(units.map((unit, at) => [nameOfUnit(unit), at]))
  /** What was begun and not yet asked for. */
  const begun = new Map<string, Promise<Outcome>>()
  /** What of it has come to its end. */
  const known = new Set<string>()
  /** What was begun out of its turn. */
  const early = new Set<string>()
  const preferred = [...first]
  let broken = 0
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
  /** Begins a unit that nobody has asked for. */
  const beginAhead = (unit: Unit): string => {
    const name = nameOfUnit(unit)
    const playing = begin(unit)
    begun.set(name, playing)
    playing.then(
      outcome => {
        if (begun.has(name)) known.add(name)
        broken = outcome.kind === 'broken' ? broken + 1 : 0
        if (broken >= MOST_BROKEN) preferred.length = 0
      },
      () => undefined
    )
    return name
  }
  const asked = (unit: Unit): boolean => (places.get(nameOfUnit(unit)) ?? 0) < next
  const fill = (): void => {
    while (inFlight.size < width && !isOver) {
      const preferredUnit = preferred.shift()
      if (preferredUnit) {
        if (!asked(preferredUnit)) early.add(beginAhead(preferredUnit))
        continue
      }
      const asksFor = urgent.shift()
      if (asksFor) asksFor()
      else if (next < units.length && begun.size < MOST_WAITING + early.size) {
        const unit = units[next++]!
        if (!early.has(nameOfUnit(unit))) beginAhead(unit)
      } else return
    }
  }
  return {
    play: async unit => {
      fill()
      const name = nameOfUnit(unit)
      const playing = begun.get(name)
      if (playing) {
        begun.delete(name)
        known.delete(name)
        return playing
      }
      const place = places.get(name)
      if (place !== undefined) next = Math.max(next, place + 1)
      return new Promise((resolve, reject) => {
        urgent.push(() => void begin(unit).then(resolve, reject))
        fill()
      })
    },
    isKnown: unit => known.has(nameOfUnit(unit)),
    close: async () => {
      isOver = true
      while (inFlight.size > 0) await Promise.all(inFlight)
    }
  }
}
