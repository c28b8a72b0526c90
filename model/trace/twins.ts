/**
 * Twins: pending triggered stack objects of one effect and one player. They may be put on the stack in either order, and whether anybody is
 * asked for it is left to an engine.
 * @see mtg:603.3b
 * @module
 */
import type { Observation, ObservationOf } from './observation.js'
import type { Option } from './option.js'

type Layer = Pick<ObservationOf<'triggered'>, 'layer' | 'controller' | 'effect'>

const isTwin = (a: Layer, b: Layer): boolean =>
  a.controller === b.controller && a.effect.source === b.effect.source && a.effect.ability === b.effect.ability && a.effect.n === b.effect.n

/** The stack objects of a trace that were pending together with a twin. */
export const twinsIn = (trace: readonly Observation[]): ReadonlySet<string> => {
  const twins = new Set<string>()
  let pending: readonly Layer[] = []
  for (const o of trace) {
    if (o.see === 'layer' || o.see === 'ceased') pending = pending.filter(({ layer }) => layer !== o.layer)
    if (o.see !== 'triggered') continue
    const alike = pending.filter(layer => isTwin(layer, o))
    if (alike.length > 0) for (const { layer } of [...alike, o]) twins.add(layer)
    pending = [...pending, o]
  }
  return twins
}

const effectOf = (option: Option): string =>
  option.option === 'trigger' ? JSON.stringify([option.effect.source, option.effect.ability, option.effect.n]) : JSON.stringify(option)

/** What of a prompt says whether there is something to decide. */
type Asked = Pick<ObservationOf<'prompt'>, 'decision'> & { readonly options: readonly Option[] }

/** The options of a prompt, of twins the first only, and without the names of their stack objects. */
export const withoutTwins = ({ decision, options }: Asked): readonly Option[] => {
  if (decision !== 'trigger-order') return options
  const firsts = new Map<string, Option>()
  for (const option of options) {
    const effect = effectOf(option)
    if (!firsts.has(effect)) firsts.set(effect, option)
  }
  return [...firsts.values()].map(option => (option.option === 'trigger' ? { option: option.option, effect: option.effect } : option))
}

/** Whether a prompt leaves nothing to decide: it has one option, or all of them are twins. */
export const isForced = (prompt: Asked): boolean => withoutTwins(prompt).length === 1
