/** What stands of earlier runs: what a game told while it is the same, and what faults have survived. @module */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * What came of faults before, of those that a game told which is what it was, under the same judge with the same fault: it tells them again.
 * @param last what was written down
 * @param games as they are played now
 */
export const standing = (last, games, judge) => {
  const now = new Set(games.map(({ id, hash }) => `${id} ${hash}`))
  return last?.judge === judge ? last.faults.filter(({ killed, by, hash }) => killed && now.has(`${by} ${hash}`)) : []
}

/**
 * The games that faults have survived under the same judge: what no game tells is judged by new ones alone.
 * @param file where they are kept, of one judge
 */
export const survivals = file => {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const of = name => known.filter(({ faults }) => faults.includes(name)).map(({ hashes }) => hashes)
  return {
    /** The games that any of these faults has not been judged by. */
    unseen: (games, names) => {
      const seen = names.map(name => new Set(of(name).flat()))
      return games.filter(({ hash }) => !seen.every(each => each.has(hash)))
    },
    add: (faults, games) => {
      known.push({ faults, hashes: games.map(({ hash }) => hash) })
      writeFileSync(file, JSON.stringify(known))
    }
  }
}
