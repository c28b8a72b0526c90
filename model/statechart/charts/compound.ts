/**
 * A compound event: its parts happen one after another, in an order that a player gives. All of it is given before the first part
 * happens; an engine that asks for the next part each time gives the same player the same choice, and is not held to it.
 * @see fab-context:1.8.6d
 * @module
 */
import type { Option } from '../../trace/option.js'
import type { GameEvent } from '../../trace/event.js'
import { ask, happen } from '../frames.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import type { ModelState } from '../state.js'
import { pop, update } from '../state.js'

type C = Context<'compound'>

const subject = (event: GameEvent | undefined): string => {
  if (event === undefined) return ''
  if (event.event === 'damage') return event.parts[0]?.target ?? ''
  return 'object' in event && event.object !== undefined ? event.object : ''
}

const isChosen = ({ data: { ordered, parts, placed = 0 } }: C): boolean => !ordered && parts.length - placed > 1

/** Whether what is answered is only the next place in the order. */
const isPlaced = ({ data: { parts, placed = 0 } }: C): boolean => placed > 0 || parts.length > 2

/** Gives one of the parts without a place the next one. */
const place = (state: ModelState, { data: { parts, selves, placed = 0 } }: C, index: number): ModelState => {
  const at = placed + index
  const ahead = <T>(all: readonly T[]): readonly T[] => [
    ...all.slice(0, placed),
    ...all.slice(at, at + 1),
    ...all.slice(placed).toSpliced(index, 1)
  ]
  return update<'compound'>(state, { parts: ahead(parts), selves: ahead(selves), placed: placed + 1 })
}

const answered = ({ returned }: C): number => (returned?.kind === 'option' ? returned.index : 0)

/** Lets one part happen. */
const perform = (state: ModelState, { data }: C, at: number): ModelState => {
  const event = data.parts[at]
  if (!event) return state
  const rest = update<'compound'>(state, {
    ...(data.placed !== undefined && { placed: data.placed - 1 }),
    parts: data.parts.filter((_, place) => place !== at),
    selves: data.selves.filter((_, place) => place !== at)
  })
  return happen(rest, event, {
    selves: data.selves[at] ?? [],
    ...(data.cause && { cause: data.cause }),
    ...(data.origin && { origin: data.origin }),
    ...(data.within !== undefined && { within: data.within })
  })
}

export const compound: Part<'compound'> = {
  chart: {
    id: 'compound',
    initial: 'next',
    final: ['done'],
    states: ['next', 'asked', 'performing', 'done'],
    transitions: [
      { id: 'compound.order', from: 'next', on: 'silent', guard: 'to-be-ordered', to: 'asked', concept: 'resolution.choice' },
      { id: 'compound.ordered', from: 'asked', on: 'silent', guard: 'none-placed', to: 'performing', concept: 'resolution.choice' },
      { id: 'compound.placed', from: 'asked', on: 'silent', guard: 'several-left', to: 'next', concept: 'resolution.choice' },
      { id: 'compound.part', from: 'next', on: 'silent', guard: 'in-order', to: 'performing', concept: 'resolution.step' },
      { id: 'compound.performed', from: 'performing', on: 'silent', to: 'next', concept: 'resolution.step' },
      { id: 'compound.done', from: 'next', on: 'silent', guard: 'none-left', to: 'done', concept: 'resolution.step' }
    ]
  },
  guards: {
    'to-be-ordered': isChosen,
    'several-left': isPlaced,
    'none-placed': ({ data }) => (data.placed ?? 0) === 0,
    'in-order': c => c.data.parts.length > 0 && !isChosen(c),
    'none-left': ({ data }) => data.parts.length === 0
  },
  moves: {
    'compound.order': ({ data }) =>
      silently(state =>
        ask(
          state,
          data.chooser,
          'part-order',
          data.parts.slice(data.placed ?? 0).map<Option>(part => ({ option: 'object', object: subject(part) }))
        )
      ),
    'compound.ordered': c => silently(state => perform(state, c, answered(c))),
    'compound.placed': c => silently(state => place(state, c, answered(c))),
    'compound.part': c =>
      c.data.free
        ? c.data.parts.map((_, at) => ({ go: (state: ModelState) => perform(state, c, at) }))
        : silently(state => perform(state, c, 0)),
    'compound.performed': ({ data, returned }) =>
      silently(state =>
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
      ),
    'compound.done': ({ data }) =>
      silently(state =>
        pop(state, {
          kind: 'happened',
          happened: data.happened,
          amount: data.amount,
          ...(data.times !== undefined && { times: data.times })
        })
      )
  }
}
