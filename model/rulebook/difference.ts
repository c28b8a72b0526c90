/** What differs between two rulebooks: rules by their ids, and values of the structure. @module */
import type { RuleId } from '../scenario/names.js'
import type { Rule } from './rule.js'
import type { Rulebook } from './rulebook.js'
import { everyRule } from './rulebook.js'
import type { Cited } from './structure.js'

/** A rule that is told otherwise, new or gone. The id is without the ruleset, which editions do not share. */
export interface RuleDifference {
  readonly id: string
  readonly change: 'new' | 'gone' | 'changed'
  /** What of it is told otherwise. */
  readonly fields: readonly (keyof Rule)[]
}

/** A value of the structure that differs. */
export interface ValueDifference {
  /** For example `placement.first`. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
  /** The rules that give it on either side. */
  readonly rules: readonly RuleId[]
}

/** What differs between two rulebooks. */
export interface RulebookDifference {
  readonly rules: readonly RuleDifference[]
  readonly values: readonly ValueDifference[]
}

const localId = (id: RuleId): string => id.slice(id.indexOf(':') + 1)

/** Neighbouring rules have ids of a prefix of their own, which must not be taken for those of the text. */
const keyOf = ({ id }: Rule, { id: ruleset }: Rulebook): string => (id.startsWith(`${ruleset}:`) ? localId(id) : `context ${localId(id)}`)

const FIELDS = ['title', 'statement', 'standing', 'reason', 'unchecked'] as const satisfies readonly (keyof Rule)[]

const rulesBetween = (before: Rulebook, after: Rulebook): readonly RuleDifference[] => {
  const then = new Map(everyRule(before).map(rule => [keyOf(rule, before), rule]))
  const now = new Map(everyRule(after).map(rule => [keyOf(rule, after), rule]))
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((id): readonly RuleDifference[] => {
    const [a, b] = [then.get(id), now.get(id)]
    if (!a) return [{ id, change: 'new', fields: [] }]
    if (!b) return [{ id, change: 'gone', fields: [] }]
    const fields = FIELDS.filter(field => a[field] !== b[field])
    return fields.length === 0 ? [] : [{ id, change: 'changed', fields }]
  })
}

type Values = Readonly<Record<string, Readonly<Record<string, Cited<unknown>>>>>

const valuesOf = ({ structure }: Rulebook): Values => structure as unknown as Values

const valuesBetween = (before: Rulebook, after: Rulebook): readonly ValueDifference[] => {
  const [then, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap(part =>
    [...new Set([...Object.keys(then[part] ?? {}), ...Object.keys(now[part] ?? {})])].flatMap(name => {
      const [a, b] = [then[part]?.[name], now[part]?.[name]]
      if (JSON.stringify(a?.value) === JSON.stringify(b?.value)) return []
      return [
        { path: `${part}.${name}`, before: a?.value, after: b?.value, rules: [...new Set([...(a?.rules ?? []), ...(b?.rules ?? [])])] }
      ]
    })
  )
}

/** What differs between two rulebooks, in the order of the first. */
export const differencesBetweenRulebooks = (before: Rulebook, after: Rulebook): RulebookDifference => ({
  rules: rulesBetween(before, after),
  values: valuesBetween(before, after)
})
