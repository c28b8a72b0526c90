/** What tells one triggered stack object from another. @module */
import type { StackObject, OwnScope, Pending } from '../../world/index.js'

const reading = new WeakMap<Pending['text'], boolean>()

/** Whether the text speaks of what triggered it; if not, it does not matter which event did. */
const readsEvent = (text: Pending['text']): boolean => {
  const known = reading.get(text)
  if (known !== undefined) return known
  const reads = /"event:|\{"event":"amount"\}/.test(JSON.stringify(text))
  reading.set(text, reads)
  return reads
}

/** What words stand for, but the event; of what only the event has named, a text that does not speak of that knows nothing. */
const withoutEvent = (scope: Pending['scope']): Pending['scope'] => {
  const { event: _, known = {}, ...read } = scope as OwnScope
  const meant = [read.self, ...Object.values(read.targets), ...Object.values(read.chosen).flat()].filter(id => known[id] !== undefined)
  return meant.length === 0 ? read : ({ ...read, known: Object.fromEntries(meant.map(id => [id, known[id]!])) } as Pending['scope'])
}

/** What a stack object's words stand for, without the event that triggered it where no word speaks of that. */
export const scopeRead = ({ scope, text }: Pick<Pending, 'scope' | 'text'>): Pending['scope'] => {
  if (readsEvent(text)) return scope
  return withoutEvent(scope)
}

/** Of an event of which a text speaks of the player alone, nothing else tells one stack object from another. */
const playerAlone = ({ scope, text }: Pick<Pending, 'scope' | 'text'>): unknown => {
  const { event } = scope
  const words = JSON.stringify(text)
  const isAlone = event !== undefined && 'player' in event && !/"event:(?!player")|\{"event":"amount"\}/.test(words)
  return isAlone ? { ...withoutEvent(scope), event: event.player } : scope
}

const made = new WeakMap<Pending | StackObject, string>()

/** What tells a stack object from others, its name apart; those with the same contents are interchangeable. */
export const contentsOf = (of: Pending | StackObject): string => {
  const known = made.get(of)
  if (known !== undefined) return known
  const contents = JSON.stringify({
    ...of,
    id: undefined,
    stackObject: undefined,
    unseen: undefined,
    scope: readsEvent(of.text) ? playerAlone(of) : scopeRead(of)
  })
  made.set(of, contents)
  return contents
}
