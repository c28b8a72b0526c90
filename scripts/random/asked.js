/**
 * Which faulty engines could play a game otherwise than the reference engine does: those of which an exchanged rule, asked in that game,
 * answers otherwise. One play of the reference engine tells it of all of them. What is planted at the boundaries of tasks can't be
 * asked beside the sound engine, so that such an engine always could.
 * @module
 */
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { defaultRules } from '../../dist/engine/reference/rules/index.js'

/** Whether a value is told whole as text: data without functions, maps, sets and what is not there. */
const isText = value => {
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  return (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && Object.values(value).every(isText)
}

const isSame = (one, other) =>
  Object.is(one, other) || (typeof one === typeof other && isText(one) && isText(other) && JSON.stringify(one) === JSON.stringify(other))

/** Whether a faulty rule answers as the right one did; one that breaks down does not. */
const answersAlike = (rule, given, answer) => {
  try {
    return isSame(rule(...given), answer)
  } catch {
    return false
  }
}

/**
 * The reference engine, which asks the rules of faulty engines beside its own.
 * @param base the trusted base of the ruleset
 * @param faulty the faulty engines, by what they exchange
 */
export const askedOf = (base, faulty) => {
  const always = faulty.filter(({ patch }) => patch).map(({ name }) => name)
  const named = new Set(always)
  const asking = ([name, right]) => {
    const others = faulty.filter(each => !each.patch && each.rules[name])
    if (others.length === 0) return [name, right]
    const asked = (...given) => {
      const answer = right(...given)
      for (const each of others) if (!named.has(each.name) && !answersAlike(each.rules[name], given, answer)) named.add(each.name)
      return answer
    }
    return [name, asked]
  }
  return {
    engine: inProcess(createReference(base, Object.fromEntries(Object.entries(defaultRules).map(asking)))),
    /** The names of those that could have played otherwise what was played since this was asked last. */
    take: () => {
      const taken = new Set(named)
      named.clear()
      for (const name of always) named.add(name)
      return taken
    }
  }
}
