/**
 * Cards that nothing tells apart: of several in one hand that a player may play, one is walked, for the others lead to the same games
 * under other names.
 * @module
 */
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import type { ObservationOf } from '../../model/trace/observation.js'
import type { Option } from '../../model/trace/option.js'

/** The cards that a scenario puts into a hand together with others of the same name: each with the first of them. */
export const alikeIn = ({ objects }: Pick<WireScenario, 'objects'>): ReadonlyMap<string, string> => {
  const groups = new Map<string, string[]>()
  for (const { id, ...rest } of objects) {
    if (rest.zone !== 'hand') continue
    const what = JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
    const group = groups.get(what) ?? []
    groups.set(what, group)
    group.push(id)
  }
  return new Map([...groups].flatMap(([what, ids]) => (ids.length > 1 ? ids.map(id => [id, what] as const) : [])))
}

/**
 * The places of the options that are walked: of cards alike the first that the scenario lists.
 * @param isUntouched whether nothing has happened to a card yet
 */
export const walkedOptions = (
  alike: ReadonlyMap<string, string>,
  order: ReadonlyMap<string, number>,
  options: readonly Option[],
  isUntouched: (id: string) => boolean
): readonly number[] => {
  const places = [...options.keys()]
  if (alike.size === 0) return places
  const first = new Map<string, { readonly at: number; readonly place: number }>()
  const others: number[] = []
  for (const place of places) {
    const option = options[place]!
    const what = option.option === 'play' && isUntouched(option.object) ? alike.get(option.object) : undefined
    if (what === undefined || option.option !== 'play') {
      others.push(place)
      continue
    }
    const at = order.get(option.object) ?? 0
    const known = first.get(what)
    if (!known || at < known.at) first.set(what, { at, place })
  }
  return [...others, ...[...first.values()].map(({ place }) => place)].sort((a, b) => a - b)
}

/** A choice as a script has it, without the engine's own name for a stack object. */
export const decisionOf = (player: string, decision: Decision['decision'], option: Option): Decision => {
  const { layer: _layer, ...choose } = option as Option & { readonly layer?: string }
  return { player, decision, choose }
}

/** The places of the options that are told apart: of interchangeable triggerings the first. */
export const distinctPlaces = (
  prompt: Pick<ObservationOf<'prompt'>, 'player' | 'decision'> & { readonly options: readonly Option[] }
): readonly number[] => {
  const { player, decision, options } = prompt
  const places = [...options.keys()]
  if (decision !== 'trigger-order') return places
  const seen = new Set<string>()
  return places.filter(place => {
    const text = JSON.stringify(decisionOf(player, decision, options[place]!).choose)
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
}
