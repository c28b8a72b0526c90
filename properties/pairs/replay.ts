/**
 * The decisions of a game taken again in another situation, as far as they go: each where its player is asked for such a decision at the
 * same place of the game.
 * @module
 */
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Option } from '../../model/trace/option.js'
import type { Observer, Policy } from '../campaign/play.js'
import { defaultOption } from '../campaign/order.js'

/** Whether a stack object is left out of account. */
export type LeftOut = (layer: ObservationOf<'layer'>) => boolean

/** Follows where a game is: how many turns, phases and steps have begun, and what is on the stack. */
const placing = (isLeftOut: LeftOut) => {
  let begun = 0
  const stack = new Map<string, string>()
  return {
    see(o: Observation): void {
      if (o.see === 'event') begun += o.events.filter(({ event }) => event === 'begin').length
      if (o.see === 'layer' && !isLeftOut(o)) stack.set(o.layer, o.effect ? `${o.effect.source} ${o.effect.ability}` : o.layer)
      if (o.see === 'left') stack.delete(o.layer)
    },
    at: ({ player, decision }: ObservationOf<'prompt'>): string =>
      decision === 'priority' ? `${player} ${begun} ${[...stack.values()].join()}` : `${player} ${decision}`
  }
}

/** An option by what it does: stack objects have no names that two games share. */
const sayOption = ({ ...option }: Option & { layer?: string }): string => {
  delete option.layer
  return JSON.stringify(option)
}

/** The decisions of a trace by the place where they were taken. */
export const decisionsOf = (trace: readonly Observation[], isLeftOut: LeftOut): ReadonlyMap<string, readonly string[]> => {
  const place = placing(isLeftOut)
  const taken = new Map<string, string[]>()
  trace.forEach((o, at) => {
    place.see(o)
    const answer = trace[at + 1]
    if (o.see !== 'prompt' || o.options.length < 2 || answer?.see !== 'answer') return
    const key = place.at(o)
    taken.set(key, [...(taken.get(key) ?? []), sayOption(o.options[answer.option]!)])
  })
  return taken
}

/** Takes these decisions in another game, the default where none fits. One policy plays one game, and sees it. */
export const takingAgain = (
  decisions: ReadonlyMap<string, readonly string[]>,
  isLeftOut: LeftOut
): { readonly policy: Policy; readonly observer: Observer } => {
  const left = new Map([...decisions].map(([key, options]) => [key, [...options]]))
  const place = placing(isLeftOut)
  const policy: Policy = {
    waiting: [],
    choose: (prompt, scenario) => {
      if (prompt.options.length < 2) return { option: 0, then: policy }
      const offered = prompt.options.map(sayOption)
      const queue = left.get(place.at(prompt)) ?? []
      // passes that were made while what is left out lay on the stack are none here
      const isPass = (option: string): boolean => option === '{"option":"pass"}'
      const found = queue.findIndex(option => offered.includes(option) && !isPass(option))
      const at = found >= 0 ? found : queue.findIndex(option => offered.includes(option))
      if (at < 0) return { option: defaultOption(scenario, prompt.options), then: policy }
      const [option] = queue.splice(0, at + 1).slice(-1)
      return { option: offered.indexOf(option!), then: policy }
    }
  }
  return {
    policy,
    observer: {
      see: o => {
        place.see(o)
        return true
      }
    }
  }
}
