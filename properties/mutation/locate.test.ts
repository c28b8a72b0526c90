import { expect, it } from 'vitest'
import type { Fixture } from '../../fixtures/loader.js'
import type { Named } from '../campaign/suspects.js'
import { locate } from './locate.js'
import type { Outcome } from './locate.js'

const fixture = (id: string, ...rules: readonly string[]): Fixture => ({ file: id, scenario: { id, rules } }) as unknown as Fixture
const outcome = (fails: boolean, named: Named = []): Outcome => ({ fails, named: () => named })

const shown = fixture('shown', 'fab:6.4.1', 'fab:6.4.2')
const ofFirst = fixture('of the first', 'fab:6.4.1')
const ofSecond = fixture('of the second', 'fab:6.4.2')
const ofAnother = fixture('of another', 'fab:6.4.3')
const all = [shown, ofFirst, ofSecond, ofAnother]

/** What comes of one fixture that fails, if of the others some fail; and which of these were played. */
const located = async (failing: readonly Fixture[], known = outcome(true)) => {
  const played: Fixture[] = []
  const rules = await locate(all, new Map([[shown, known]]), async each => {
    played.push(each)
    return outcome(failing.includes(each))
  })
  return { rules, played }
}

it('where no game fails, no rule is suspect and nothing is played', async () => {
  expect(await located([], outcome(false))).toEqual({ rules: [], played: [] })
})

it('plays what tells the suspects apart, and nothing else', async () => {
  expect((await located([ofFirst])).played).toEqual([ofFirst, ofSecond])
})

it('goes by what came of that', async () => {
  expect((await located([ofFirst])).rules).toEqual(['fab:6.4.1', 'fab:6.4.2'])
  expect((await located([ofSecond])).rules).toEqual(['fab:6.4.2', 'fab:6.4.1'])
})

it('where nothing may be played, goes by what is known', async () => {
  expect(await locate(all, new Map([[shown, outcome(true)]]))).toEqual(['fab:6.4.1', 'fab:6.4.2'])
  expect(await locate(all, new Map([[shown, outcome(true, [['fab:6.4.2']])]]))).toEqual(['fab:6.4.2', 'fab:6.4.1'])
})
