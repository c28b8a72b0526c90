/**
 * Whether two games of one engine are the same, whatever it calls its things.
 * @module
 */
import type { WireScenario } from '../../../model/scenario/scenario.js'
import { mapIds } from '../../../model/trace/ids.js'
import type { IdKind } from '../../../model/trace/ids.js'
import type { Observation } from '../../../model/trace/observation.js'

/** Plain data with the keys of every object in order. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, inOrder(each)])
  )
}

/** What has no order of its own: triggerings of one event, and events that happen at once. */
const unordered = (o: Observation): boolean => o.see === 'triggered' || o.see === 'suppressed'

const byText = <T>(list: readonly T[], text: (each: T) => string): readonly T[] =>
  list
    .map(each => ({ each, key: text(each) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ each }) => each)

/**
 * Each observation as text in which ids that are not the scenario's handles are numbered by their first mention. Two games are
 * the same if their texts are.
 */
export const canonical = (scenario: WireScenario, trace: readonly Observation[]): readonly string[] => {
  const handles = new Set([...scenario.objects.map(o => o.id), ...scenario.players.map(p => p.id)])
  const isHandle = (id: string, kind: IdKind): boolean => kind === 'thing' && handles.has(id)
  const masked = (o: Observation): string => JSON.stringify(mapIds(o, (id, kind) => (isHandle(id, kind) ? id : '~')))
  const sorted: Observation[] = []
  for (let i = 0; i < trace.length;) {
    let to = i + 1
    while (unordered(trace[i]!) && to < trace.length && unordered(trace[to]!)) to++
    const run = trace.slice(i, to).map(o => inOrder(o) as Observation)
    sorted.push(
      ...byText(run, masked).map(o =>
        o.see === 'event' ? { ...o, events: [...byText(o.events, event => masked({ see: 'event', events: [event] }))] } : o
      )
    )
    i = to
  }
  const names = new Map<string, string>()
  const name = (id: string, kind: IdKind): string => {
    if (isHandle(id, kind)) return id
    const key = `${kind} ${id}`
    if (!names.has(key)) names.set(key, `~${names.size + 1}`)
    return names.get(key)!
  }
  return sorted.map(o => JSON.stringify(inOrder(mapIds(o, name))))
}

/** The place of the first observation in which two games differ, or at which one of them has ended; none if they are the same. */
export const firstDifference = (
  scenario: WireScenario,
  one: readonly Observation[],
  other: readonly Observation[]
): { readonly step: number; readonly one: string | undefined; readonly other: string | undefined } | undefined => {
  const a = canonical(scenario, one)
  const b = canonical(scenario, other)
  for (let step = 0; step < Math.max(a.length, b.length); step++) if (a[step] !== b[step]) return { step, one: a[step], other: b[step] }
  return undefined
}
