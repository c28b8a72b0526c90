/**
 * Which faulty engines could play a game otherwise than the reference engine does: those of which an exchanged rule, asked in that game,
 * answers otherwise. One play of the reference engine tells it of all of them. What is planted at the boundaries of tasks can't be
 * asked beside the sound engine, so that such an engine always could. And who is still to be asked once the time for a game is over, could.
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

/** So many milliseconds are spent on asking in one game. */
const LONGEST = 20_000

/**
 * The reference engine, which asks the rules of faulty engines beside its own.
 * @param base the trusted base of the ruleset
 * @param faulty the faulty engines, by what they exchange
 * @param longest how long they may be asked in one game, in milliseconds; `now` tells the time
 */
export const askedOf = (base, faulty, { longest = LONGEST, now = () => performance.now() } = {}) => {
  const always = faulty.filter(({ patch }) => patch).map(({ name }) => name)
  const named = new Set(always)
  const spent = { time: 0 }
  const asking = ([name, right]) => {
    const others = faulty.filter(each => !each.patch && each.rules[name])
    if (others.length === 0) return [name, right]
    const asked = (...given) => {
      const answer = right(...given)
      for (const each of others) {
        if (named.has(each.name)) continue
        const from = now()
        if (!answersAlike(each.rules[name], given, answer)) named.add(each.name)
        spent.time += now() - from
        if (spent.time > longest) for (const { name: late } of faulty) named.add(late)
      }
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
      spent.time = 0
      for (const name of always) named.add(name)
      return taken
    }
  }
}
