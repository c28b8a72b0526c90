/**
 * What came of the faults that were planted in decisions of the rules: how many of the lot fell on each, and which game killed them.
 * @module
 */
import { outcomeOf } from '../mutation/figures.js'

/** A result that was put in the place of what is decided, in words; others are told by their number. */
const IN_WORDS = new Map([
  ['() => false', 'always no'],
  ['() => true', 'always yes'],
  ['result => !result', 'yes as no'],
  ['() => []', 'always none'],
  ['result => result.slice(1)', 'without the first'],
  ['result => result.slice(0, -1)', 'without the last'],
  ['result => result.toReversed()', 'in reverse order'],
  ['() => 0', 'always 0'],
  ['result => result + 1', 'one more'],
  ['result => Math.max(0, result - 1)', 'one less']
])

/** A fault of a decision by its name: the entry, and which of its others it is made as. */
const OTHERWISE = /^(\S+), made otherwise \((\d+) of (\d+)\)$/

/** A fault of syntax by its name: the file, the declaration, and what of it is changed. */
const SYNTAX = /^model\/rules\/(\S+)\.ts (\w+): ([^]*)$/

/** What a fault lies in, and what it is; nothing of one that lies elsewhere. */
const placeOf = ({ name, kind }, othersOf) => {
  if (kind === 'decision') {
    const [, entry, place, of] = OTHERWISE.exec(name)
    const other = othersOf(entry)[place - 1]
    return { entry, what: IN_WORDS.get(String(other)?.replace(/^\((\w+)\)/, '$1')) ?? `another answer (${place} of ${of})` }
  }
  const found = SYNTAX.exec(name)
  return found ? { entry: `${found[1]}.${found[2]}`, what: found[3] } : undefined
}

/** The game that killed a fault, in words. It is named with the level at which it was seen. */
export const gameOf = by => {
  const game = by.replace(/ (full|outcome)$/, '')
  if (game.startsWith('by hand ')) return 'a trace of the tests of the judge'
  const [, ruleset, situation] = /^(\S+) ((?:scene|corner|situation) [^]*)$/.exec(game) ?? []
  if (ruleset !== undefined) return `the judge's ${situation} (${ruleset})`
  const [, faulty, how, id] = /^(\S+) (on|sees|seen from) (\S+)$/.exec(game) ?? []
  if (faulty === undefined) return game
  if (!faulty.includes('=')) return `${id}, as the faulty engine ${faulty} plays it`
  return how === 'sees' ? `${id}, as a game with ${faulty} sees it` : `${id}, played with ${faulty}`
}

/**
 * @param {{ faults: { name: string, kind: string, killed?: boolean, sign?: string, by?: string }[] } | undefined} figures
 * @param {Map<string, string>} equivalent the faults that no game could tell, each with the reason
 * @param {(entry: string) => readonly Function[]} othersOf what else the result of an entry could have been
 * @returns {Map<string, { what: string, outcome: string, sign?: string, by?: string }[]>} by the declaration that they lie in
 */
export const faultsIn = (figures, equivalent, othersOf) => {
  const found = new Map()
  for (const fault of figures?.faults ?? []) {
    const place = placeOf(fault, othersOf)
    if (place === undefined) continue
    const { sign, by } = fault
    const told = { what: place.what, outcome: outcomeOf(fault, equivalent), ...(sign && { sign }), ...(by && { by: gameOf(by) }) }
    found.set(place.entry, [...(found.get(place.entry) ?? []), told])
  }
  return found
}

/** The faults of each decision: its own, and those of what only helps it and others of its file. */
export const withFaults = (sources, faults, isEntry) => {
  const helpers = Object.keys(sources).filter(name => !isEntry(name))
  const helps = (helper, { file }, name) => sources[helper].askedIn.some(each => each.file === file && name.endsWith(`.${each.name}`))
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      {
        ...source,
        faults: [
          ...(faults.get(name) ?? []),
          ...helpers.filter(helper => helps(helper, source, name)).flatMap(helper => faults.get(helper) ?? [])
        ]
      }
    ])
  )
}
