/**
 * What the options of a game are, whatever an engine calls its things and in whatever order it lists them: so that a game that is played
 * again can be led the same way.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import { mapIds } from '../../model/trace/ids.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'

/** An option, told alike in each game. */
export interface Told {
  readonly text: string
  /** As the engine has it. */
  readonly raw: string
  /** Something in it is told from its like by nothing but the engine's own name for it. */
  readonly isDoubtful: boolean
}

/** Reads one game. */
export interface Reader {
  see(o: Observation): void
  /** The distinct options of the prompt seen last, with their places, in the order shown. */
  options(prompt: ObservationOf<'prompt'>): readonly (Told & { readonly place: number })[]
}

/** The parts of an observation in which a name may come up, each for itself: what happens at once comes in no order. */
const piecesOf = (o: Observation): readonly Observation[] => {
  switch (o.see) {
    case 'event': {
      const { cause: _cause, ...rest } = o
      return o.events.map(event => ({ ...rest, events: [event] }))
    }
    case 'prompt': {
      const { about: _about, ...rest } = o
      return o.options.map(option => ({ ...rest, options: [option] }))
    }
    default:
      return [o]
  }
}

const namesIn = (o: Observation): ReadonlySet<string> => {
  const found = new Set<string>()
  mapIds(o, id => found.add(id))
  return found
}

/**
 * Readers of the games of one scenario. A name that the engine made is told by what came with it when it came up first, and by its place
 * among those that came up alike.
 */
export const readers = ({ players, objects }: Pick<WireScenario, 'players' | 'objects'>): (() => Reader) => {
  const handles = [...players, ...objects].map(({ id }) => id)
  const kinds = new Map<string, number>()
  /** A number for what a name is, the same in all games. */
  const kindOf = (what: string): number => {
    const known = kinds.get(what) ?? kinds.size
    kinds.set(what, known)
    return known
  }
  return () => {
    const told = new Map<string, string>(handles.map(id => [id, id]))
    const doubtful = new Set<string>()
    const counts = new Map<number, number>()
    const say = (o: Observation, self?: string): string =>
      JSON.stringify(mapIds(o, id => (id === self ? { self: true } : (told.get(id) ?? { unknown: true }))))
    const define = (o: Observation): void => {
      const fresh = piecesOf(o).flatMap(piece =>
        [...namesIn(piece)].filter(id => !told.has(id)).map(id => ({ id, kind: kindOf(say(piece, id)) }))
      )
      // In a prompt their order says nothing; an engine that gives the same names again lets them be told by these.
      if (o.see === 'prompt') fresh.sort((a, b) => (a.id < b.id ? -1 : 1))
      const named: { readonly id: string; readonly kind: number; readonly name: string }[] = []
      for (const { id, kind } of fresh) {
        if (named.some(each => each.id === id)) continue
        const count = counts.get(kind) ?? 0
        counts.set(kind, count + 1)
        named.push({ id, kind, name: `~${kind}.${count}` })
      }
      for (const { id, kind, name } of named) {
        told.set(id, name)
        if (o.see === 'prompt' && named.filter(each => each.kind === kind).length > 1) doubtful.add(id)
      }
    }
    return {
      see: o => {
        if (o.see !== 'answer' && o.see !== 'end') define(o)
      },
      options: prompt => {
        const all = piecesOf(prompt).map((piece, place) => ({
          place,
          text: say(piece),
          raw: JSON.stringify(piece),
          isDoubtful: [...namesIn(piece)].some(id => doubtful.has(id))
        }))
        return all.filter(({ text }, place) => all.findIndex(each => each.text === text) === place)
      }
    }
  }
}
