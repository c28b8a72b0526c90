/** What the chart of a compound event reads, and what its transitions do. @module */
import { ordersParts } from '../../rules/asking.js'
import type { Option } from '../../trace/option.js'
import type { GameEvent } from '../../trace/event.js'
import { isGameOver } from '../../world/index.js'
import { ask, happen } from '../frames.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import type { ModelState } from '../state.js'
import { pop, update } from '../state.js'

/** The context of the chart. */
export type OfCompound = Context<'compound'>

const subject = (event: GameEvent | undefined): string => {
  if (event === undefined) return ''
  if (event.event === 'damage') return event.parts[0]?.target ?? ''
  return 'object' in event && event.object !== undefined ? event.object : ''
}

/** Whether a player gives the next of several parts its place. */
export const isChosen = ({ data: { ordered, parts, placed = 0 }, world }: OfCompound): boolean =>
  !ordered && parts.length - placed > 1 && !isGameOver(world)

/** Whether what is answered is only the next place in the order. */
export const isPlaced = ({ data: { parts, placed = 0 } }: OfCompound): boolean => placed > 0 || parts.length > 2

/** Gives one of the parts without a place the next one. */
const place = (state: ModelState, { data: { parts, selves, placed = 0 } }: OfCompound, index: number): ModelState => {
  const at = placed + index
  const ahead = <T>(all: readonly T[]): readonly T[] => [
    ...all.slice(0, placed),
    ...all.slice(at, at + 1),
    ...all.slice(placed).toSpliced(index, 1)
  ]
  return update<'compound'>(state, { parts: ahead(parts), selves: ahead(selves), placed: placed + 1 })
}

const answered = ({ returned }: OfCompound): number => (returned?.kind === 'option' ? returned.index : 0)

/** Lets one part happen. */
const perform = (state: ModelState, { data }: OfCompound, at: number): ModelState => {
  const event = data.parts[at]
  if (!event) return state
  const rest = update<'compound'>(state, {
    ...(data.placed !== undefined && { placed: data.placed - 1 }),
    parts: data.parts.filter((_, each) => each !== at),
    selves: data.selves.filter((_, each) => each !== at)
  })
  return happen(rest, event, {
    selves: data.selves[at] ?? [],
    ...(data.cause && { cause: data.cause }),
    ...(data.origin && { origin: data.origin }),
    ...(data.within !== undefined && { within: data.within })
  })
}

/** Whether what is answered may be the part that happens next. */
export const isNextPart = ({ data }: OfCompound): boolean => (data.placed ?? 0) === 0

/** Whether parts are left to happen: none is once one of them has ended the game. */
export const isAnyPartLeft = ({ data, world }: OfCompound): boolean => data.parts.length > 0 && !isGameOver(world)

export const asksForPart = ({ state, world, data }: OfCompound): ModelState =>
  ask(
    state,
    ordersParts(world, data.chooser, world.turn.player, world.players),
    'part-order',
    data.parts.slice(data.placed ?? 0).map<Option>(part => ({ option: 'object', object: subject(part) }))
  )

export const performsChosen = (context: OfCompound): readonly TransitionEffect[] =>
  internally(state => perform(state, context, answered(context)))

export const places = (context: OfCompound): readonly TransitionEffect[] => internally(state => place(state, context, answered(context)))

/** The next part happens, or any of them where they have no order. */
export const performsNext = (context: OfCompound): readonly TransitionEffect[] =>
  context.data.free
    ? context.data.parts.map((_, at) => ({ next: state => perform(state, context, at) }))
    : internally(state => perform(state, context, 0))

export const counts = ({ data, returned }: OfCompound): readonly TransitionEffect[] =>
  internally(state =>
    update<'compound'>(
      state,
      returned?.kind === 'happened'
        ? {
            happened: data.happened || returned.happened,
            amount: data.amount + returned.amount,
            times: (data.times ?? 0) + (returned.times ?? (returned.happened ? 1 : 0))
          }
        : {}
    )
  )

export const ends = ({ data }: OfCompound): readonly TransitionEffect[] =>
  internally(state =>
    pop(state, {
      kind: 'happened',
      happened: data.happened,
      amount: data.amount,
      ...(data.times !== undefined && { times: data.times })
    })
  )
