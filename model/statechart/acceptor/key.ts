/** When two model states are the same: ids and orders that say nothing are forgotten. @module */
import type { World } from '../../world/index.js'
import type { ModelState } from '../state.js'

const stable = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${name}:${stable(each)}`)
    .join()}}`
}

const sorted = (values: readonly unknown[]): readonly string[] => values.map(stable).sort()

/** Zones whose order is of the game. */
const ORDERED: readonly string[] = ['deck']

const memo = new WeakMap<World, string>()

const worldKey = (world: World): string => {
  const known = memo.get(world)
  if (known !== undefined) return known
  const { facts, players: _players, history, pending, lasting, zones, objects, time: _time, occurred, ...rest } = world
  const timeless = <T extends { readonly since: number }>({ since, ...other }: T) => (facts.modifies ? { ...other, since } : other)
  const key = stable({
    ...rest,
    history: facts.looksBack ? sorted(history) : [],
    pending: sorted(pending.map(({ layer, ...other }) => ({ ...other, layer }))),
    lasting: facts.modifies ? lasting : sorted(lasting.map(timeless)),
    zones: Object.fromEntries(Object.entries(zones).map(([zone, ids]) => [zone, ORDERED.includes(zone) ? ids : [...ids].sort()])),
    objects: Object.fromEntries(Object.entries(objects).map(([id, object]) => [id, timeless(object)])),
    occurred: facts.scenario.until.end === 'events' ? occurred : 0
  })
  memo.set(world, key)
  return key
}

/** States with the same key explain the trace alike and go on alike. */
export const keyOf = (state: ModelState): string => {
  const frames = state.frames.map(frame => (frame.chart === 'replacement' ? { ...frame, data: { ...frame.data, stakes: [] } } : frame))
  const text = `${stable(frames)}|${worldKey(state.world)}|${state.over ?? ''}|${state.unsupported ?? ''}`
  const order: string[] = []
  const canonical = text.replace(/~[ELO]\d+/g, id => {
    if (!order.includes(id)) order.push(id)
    return `~${order.indexOf(id)}`
  })
  const names = order.map(id => state.names[id] ?? '')
  const renamed = Object.entries(state.names)
    .filter(([id]) => !id.startsWith('~'))
    .sort()
  return `${canonical}|${stable(names)}|${stable(renamed)}`
}
