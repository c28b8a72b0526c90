/** Games that differ from another one in one observation. Most are wrong; what the model says of each is what is held. @module */

const copy = value => structuredClone(value)

const isDecided = o => o.see === 'answer'

/** Every number in an observation, as a way to make it another one. */
const numbersIn = (value, path = []) =>
  typeof value === 'number'
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => numbersIn(each, [...path, name]))
      : []

const withAt = (value, [name, ...rest], change) => {
  const made = Array.isArray(value) ? [...value] : { ...value }
  made[name] = rest.length === 0 ? change(made[name]) : withAt(made[name], rest, change)
  return made
}

const pick = (all, numbers) => all[Math.floor(numbers() * all.length)]

/** An observation left out; a prompt goes with its answer. */
const leftOut = (trace, numbers) => {
  const at = pick(
    trace.map((_, place) => place).filter(place => place < trace.length - 1 && !isDecided(trace[place])),
    numbers
  )
  return at === undefined ? undefined : trace.toSpliced(at, trace[at].see === 'prompt' ? 2 : 1)
}

/** Two observations that follow each other, the other way round. */
const turned = (trace, numbers) => {
  const at = pick(
    trace
      .map((_, place) => place)
      .filter(place => place + 2 < trace.length && [trace[place], trace[place + 1]].every(o => o.see !== 'prompt' && !isDecided(o))),
    numbers
  )
  return at === undefined ? undefined : trace.toSpliced(at, 2, trace[at + 1], trace[at])
}

/** A number that is one more. */
const counted = (trace, numbers) => {
  const at = pick(
    trace.map((_, place) => place).filter(place => !isDecided(trace[place]) && numbersIn(trace[place]).length > 0),
    numbers
  )
  if (at === undefined) return undefined
  return trace.with(
    at,
    withAt(trace[at], pick(numbersIn(trace[at]), numbers), number => number + 1)
  )
}

/** A prompt with an option less. */
const withoutOption = (trace, numbers) => {
  const at = pick(
    trace.map((_, place) => place).filter(place => trace[place].see === 'prompt' && trace[place].options.length > 1),
    numbers
  )
  if (at === undefined) return undefined
  const { options } = trace[at]
  const answer = trace[at + 1]
  const gone = pick(
    options.map((_, option) => option).filter(option => option !== answer?.option),
    numbers
  )
  const told = trace.with(at, { ...trace[at], options: options.toSpliced(gone, 1) })
  return answer && isDecided(answer)
    ? told.with(at + 1, { ...answer, option: answer.option > gone ? answer.option - 1 : answer.option })
    : told
}

/** Something that comes twice. */
const twice = (trace, numbers) => {
  const at = pick(
    trace.map((_, place) => place).filter(place => place < trace.length - 1 && trace[place].see !== 'prompt' && !isDecided(trace[place])),
    numbers
  )
  return at === undefined ? undefined : trace.toSpliced(at, 0, copy(trace[at]))
}

/** The player of a prompt, or of what is triggered or applied, is another. */
const ofAnother = (trace, numbers) => {
  const players = [...new Set(trace.flatMap(({ player }) => player ?? []))]
  const at = pick(
    trace.map((_, place) => place).filter(place => trace[place].player !== undefined),
    numbers
  )
  const other = at === undefined ? undefined : players.find(player => player !== trace[at].player)
  return other === undefined ? undefined : trace.with(at, { ...trace[at], player: other })
}

const WAYS = [leftOut, turned, counted, withoutOption, twice, ofAnother]

/** So many games that are near to one. */
export const nearMisses = (trace, many, numbers) =>
  Array.from({ length: many }, () => pick(WAYS, numbers)(trace, numbers) ?? leftOut(trace, numbers)).filter(Boolean)
