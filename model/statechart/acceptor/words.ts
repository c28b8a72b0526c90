/** Patterns and observations in words. @module */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Plain data of a pattern: tests are left out, ids are the engine's where it has named them. */
export const plain = (pattern: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (typeof pattern === 'string') return names[pattern] ?? (pattern.startsWith('~') ? 'new' : pattern)
  if (Array.isArray(pattern)) return pattern.map(each => plain(each, names))
  if (!isRecord(pattern)) return pattern
  const fields = Object.entries(pattern).filter(([, value]) => value !== undefined && typeof value !== 'function')
  return Object.fromEntries(fields.map(([name, value]) => [name.replace(/\?$/, ''), plain(value, names)]))
}

const ref = (effect: unknown): string =>
  isRecord(effect) ? `${String(effect.source)}/${String(effect.ability)}${effect.n === undefined ? '' : ` (${String(effect.n)})`}` : 'an effect'

const list = (value: unknown): string => {
  if (isRecord(value) && !Array.isArray(value) && 'source' in value && 'ability' in value) return ref(value)
  if (Array.isArray(value)) return value.map(list).join(' and ')
  if (isRecord(value)) return Object.entries(value).map(([name, each]) => `${name} ${list(each)}`).join(' ')
  return String(value)
}

const event = (value: unknown): string => {
  if (!isRecord(value)) return 'an event'
  const { event: kind, id: _id, within: _within, becomes: _becomes, ...fields } = value
  return `${String(kind)}${Object.keys(fields).length > 0 ? ` (${Object.entries(fields).map(([name, each]) => `${name} ${list(each)}`).join(', ')})` : ''}`
}

const option = (value: unknown): string => {
  if (!isRecord(value)) return String(value)
  const { option: kind, ...fields } = value
  return [String(kind), ...Object.values(fields).map(list)].join(' ')
}

/** One observation, or one pattern made plain, in words. */
export const say = (o: unknown): string => {
  if (!isRecord(o)) return 'nothing'
  switch (o.see) {
    case 'event':
      return `the event ${(o.events as readonly unknown[]).map(event).join(' with ')}`
    case 'prompt':
      return `${String(o.player)} is asked for ${String(o.decision)}: ${(o.options as readonly unknown[]).map(option).join(', ')}`
    case 'answer':
      return `the answer ${String(o.option)}`
    case 'end':
      return `the end (${String(o.why)})`
    case 'layer':
      return `the ${String(o.kind)}-layer ${String(o.layer)} of ${String(o.controller)}${o.effect === undefined ? '' : `, from ${ref(o.effect)}`}, is put on the stack`
    case 'resolve':
      return `the layer ${String(o.layer)} begins to resolve`
    case 'left':
      return `the layer ${String(o.layer)} leaves the stack (${String(o.how)})`
    case 'proposed':
      return `${event(o.what)} is about to happen`
    case 'applied': {
      const becomes = isRecord(o.becomes) ? `becomes ${event(o.becomes.what)}` : 'is replaced by nothing'
      return `${ref(o.effect)} of ${String(o.player)} is applied and the event ${becomes}${o.prevented === undefined ? '' : `, ${String(o.prevented)} prevented`}`
    }
    case 'triggered':
      return `${ref(o.effect)} triggers`
    case 'suppressed':
      return `${ref(o.effect)} is kept from triggering (${String(o.why)})`
    case 'ceased':
      return `the pending layer ${String(o.layer)} ceases (${String(o.why)})`
    default:
      return 'nothing'
  }
}
