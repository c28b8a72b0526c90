/** What games and faults come from, told in a few letters. @module */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

const LEFT_OUT = /\.second\.json$|^evidence\.json$|^(figures|equivalent)\.js(on)?$/

const FOLDERS = ['model/', 'engine/', 'fixtures/', 'scripts/mutation/']

export const digestOf = (folders, isRead = () => true) => {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map(each => each.replaceAll('\\', '/'))
      .filter(each => /\.(ts|js|json)$/.test(each) && !LEFT_OUT.test(each) && isRead(folder + each))
      .sort())
      hash.update(`${folder}${name}\0`).update(readFileSync(new URL(folder + name, root)))
  return hash.digest('hex').slice(0, 16)
}

/** The digest of what games and faults come from. */
export const digest = () => digestOf(FOLDERS)

const isTest = name => name.endsWith('.test.ts')

/** The digest of what plays games: of the judge's own tests, by hand, or of a ruleset, in which no test has a part. */
export const digestOfGames = isByHand =>
  digestOf(FOLDERS, name =>
    name.startsWith('scripts/')
      ? /\/(corner-cards|games|hand|hand\.config|near-misses|played|scenes|seed|situations|verdict|walk)\.js$/.test(name)
      : isByHand || !isTest(name)
  )

/** The digest of the judge, and of what plants faults in it: where it is the same, a fault is told by the same games. */
export const digestOfJudge = () =>
  digestOf(['model/', 'scripts/mutation/'], name =>
    name.startsWith('scripts/') ? /\/(build|charts|decisions|seed|syntax|verdict|ways|worker)\.js$/.test(name) : !isTest(name)
  )
