/**
 * The canonical order of options, which depends on the scenario alone and never on an engine's ids.
 * @module
 */
import type { Option } from '../../model/trace/option.js'
import type { WireScenario } from '../../model/scenario/scenario.js'

const KINDS: readonly Option['option'][] = [
  'pass',
  'no',
  'done',
  'yes',
  'mode',
  'player',
  'object',
  'part',
  'effect',
  'trigger',
  'play',
  'activate',
  'number'
]

/** The place of every handle in the scenario: players first, then objects; what the engine named comes last. */
const places = (scenario: WireScenario): ReadonlyMap<string, number> =>
  new Map([...scenario.players, ...scenario.objects].map((each, i) => [each.id, i]))

type Key = readonly (number | string)[]

const keyOf = (option: Option, place: ReadonlyMap<string, number>): Key => {
  const kind = KINDS.indexOf(option.option)
  const at = (id: string): number => place.get(id) ?? place.size
  switch (option.option) {
    case 'play':
      return [kind, at(option.object)]
    case 'activate':
      return [kind, at(option.object), option.ability]
    case 'object':
      return [kind, at(option.object)]
    case 'player':
      return [kind, at(option.player)]
    case 'effect':
    case 'trigger':
      return [kind, at(option.effect.source), option.effect.ability, option.effect.n ?? 1]
    case 'part':
      return [kind, at(option.target), option.type ?? '']
    case 'mode':
      return [kind, option.mode]
    case 'number':
      return [kind, option.value]
    default:
      return [kind]
  }
}

const compareKeys = (a: Key, b: Key): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const x = a[i] ?? 0
    const y = b[i] ?? 0
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}

/** The places of the options in canonical order; options that are alike keep the engine's order. */
export const canonicalOrder = (scenario: WireScenario, options: readonly Option[]): readonly number[] => {
  const place = places(scenario)
  return options
    .map((option, i) => ({ i, key: keyOf(option, place) }))
    .sort((a, b) => compareKeys(a.key, b.key) || a.i - b.i)
    .map(({ i }) => i)
}

/** The default decision: decline what is optional, else the first option in canonical order. */
export const defaultOption = (scenario: WireScenario, options: readonly Option[]): number => canonicalOrder(scenario, options)[0] ?? 0
