/** How an observation fits what a state allows. @module */
import type { Observation } from '../../trace/observation.js'
import { damageApart } from '../../trace/apart.js'
import type { Match, Pattern } from '../part.js'
import { grouped } from '../effects/grouped.js'
import { ANY, couldBe, everyFit, fitSet, unify } from '../unify.js'
import { namesIn } from '../names.js'

/** The ways in which an observation fits. */
export interface Matches {
  readonly ways: readonly Match[]
  /** There are more ways than are followed. */
  readonly exceeded: boolean
}

/** The most ways in which one observation is fitted to one pattern: all orders of six things have 720. */
export const MOST_WAYS = 1024

const NONE: Matches = { ways: [], exceeded: false }

/** The distinct options of a prompt, and which of them each place of its list shows. */
const distinct = (options: readonly unknown[]): { readonly options: readonly unknown[]; readonly places: readonly number[] } => {
  const texts = options.map(option => JSON.stringify(option))
  const places = new Map([...new Set(texts)].map((text, place) => [text, place]))
  return {
    options: [...grouped(options, option => JSON.stringify(option)).values()].map(([first]) => first),
    places: texts.map(text => places.get(text)!)
  }
}

/** Which of the engine's names stand for which of the model's. */
export type Names = Match['names']
type Then = (names: Names, order: readonly number[]) => boolean

const isTrigger = (option: unknown): boolean => (option as { option?: unknown }).option === 'trigger'

const namesStackObject = (option: unknown): boolean => (option as { layer?: unknown }).layer !== undefined

/**
 * Fits options where as many are not listed as are told apart. Triggered-layers of one effect may be listed each, though any will do,
 * or together, by an engine that does not name the stack object of an option.
 */
const fitUneven = (wanted: readonly unknown[], came: readonly unknown[], names: Names, then: Then): boolean => {
  const covers = (place: number, now: Names): boolean =>
    came.some(each => isTrigger(each) && !namesStackObject(each) && unify(wanted[place], each, now) !== undefined)
  const from = (at: number, now: Names, order: readonly number[]): boolean => {
    if (at === came.length) return wanted.every((_, place) => order.includes(place) || covers(place, now)) && then(now, order)
    return wanted.some((option, place) => {
      if (order.includes(place) && !(isTrigger(option) && namesStackObject(came[at]))) return false
      return everyFit(option, came[at], now, next => from(at + 1, next, [...order, place]))
    })
  }
  return from(0, names, [])
}

/** Fits the options of a prompt; the order tells for each place of its list the option of the pattern. */
const fitOptions = (wanted: readonly unknown[], came: readonly unknown[], names: Names, then: Then): boolean => {
  let isEven = false
  const enough = fitSet(wanted, came, names, (now, order) => {
    isEven = true
    return then(now, order)
  })
  if (isEven) return enough
  const { options, places } = distinct(came)
  return fitUneven(wanted, options, names, (now, order) =>
    then(
      now,
      places.map(place => order[place]!)
    )
  )
}

/**
 * The events of a pattern, damage to several as that to each, which an engine names as it likes; none, if it is no pattern of events.
 */
export const eachOf = ({ events }: Pattern): readonly unknown[] => {
  if (!Array.isArray(events)) return []
  return events.flatMap((event: unknown) => {
    const each = damageApart(event)
    return each.length > 1 ? each.map(one => ({ ...(one as object), 'id?': ANY })) : each
  })
}

/** Fits some of the events of a pattern, and gives those that are left. */
export const fitSome = (
  wanted: readonly unknown[],
  came: readonly unknown[],
  names: Names,
  then: (names: Names, left: readonly unknown[]) => boolean
): boolean => {
  const [first, ...rest] = came
  if (first === undefined) return then(names, wanted)
  return wanted.some((each, at) => everyFit(each, first, names, now => fitSome(wanted.toSpliced(at, 1), rest, now, then)))
}

const textOf = ({ names, order }: Match): string => `${JSON.stringify([...namesIn(names)].sort())} ${order.join()}`

/** Whether the effect that an observation names is another one than that of the pattern: then no more need be looked at. */
const isOfOther = (pattern: Pattern, came: Observation, names: Names): boolean => {
  const effect = pattern['effect'] as { readonly source?: unknown; readonly ability?: unknown } | undefined
  return (
    came.see === 'triggered' &&
    ((typeof effect?.ability === 'string' && effect.ability !== came.effect.ability) ||
      (typeof effect?.source === 'string' && !couldBe(effect.source, came.effect.source, names)))
  )
}

/** Every way in which the observation fits the pattern. */
export const matches = (pattern: Pattern, came: Observation, names: Names): Matches => {
  if (pattern.see !== came.see || isOfOther(pattern, came, names)) return NONE
  const found: Match[] = []
  const keep = (fit: Names, order: readonly number[] = []): boolean => {
    found.push({ names: fit, order })
    return found.length > MOST_WAYS
  }
  if (came.see === 'prompt') {
    const { options: wanted, ...rest } = pattern
    const { options, ...other } = came
    everyFit(rest, other, names, now => fitOptions(wanted as readonly unknown[], options, now, keep))
  } else everyFit(pattern, came, names, keep)
  if (found.length < 2) return { ways: found, exceeded: false }
  return { ways: [...new Map(found.map(match => [textOf(match), match])).values()], exceeded: found.length > MOST_WAYS }
}
