import { describe, expect, test } from 'vitest'
import { claimProblems } from './claims.js'
import { nearest } from '../../../model/scenario/near.js'

const known = {
  rulesets: ['fab', 'chess'],
  features: ['core', 'targets', 'prevention'],
  cards: (ruleset: string) => (ruleset === 'fab' ? ['Spark', 'Ember Bolt'] : [])
}
const sound = {
  protocol: 'stacklaw/protocol@1',
  engine: { name: 'x', version: '1' },
  rulesets: ['fab'],
  features: ['core', 'prevention'],
  cards: { fab: ['Spark'] },
  level: 'full',
  autonomous: ['chance']
}

test('structural features are claimed beside cards without "core", and not without cards', () => {
  const all = { ...known, features: ['core', 'seats', 'phasing', 'targets'] }
  expect(claimProblems({ ...sound, features: ['seats', 'phasing'] }, all)).toEqual([])
  expect(claimProblems({ ...sound, features: ['seats', 'targets'] }, all)).toMatchObject([{ at: '/features', change: 'claim "core" too' }])
  for (const cards of [undefined, {}, { fab: [] }])
    expect(claimProblems({ ...sound, cards, features: ['seats'] }, all)).toMatchObject([{ at: '/features' }])
})

test('a sound statement has no problem', () => {
  expect(claimProblems(sound, known)).toEqual([])
  expect(claimProblems({ ...sound, features: ['*'] }, known)).toEqual([])
  expect(claimProblems({ ...sound, features: [] }, known)).toEqual([])
})

/** What differs from the sound statement, where the problem is, what came, what to change. */
const PROBLEMS: readonly (readonly [object, string, RegExp, RegExp])[] = [
  [{ rulesets: ['fab', 'ches'] }, '/rulesets/1', /"ches" is not a ruleset/, /did you mean "chess"\?/],
  [{ rulesets: ['fab', 'tarock'] }, '/rulesets/1', /"tarock"/, /name a ruleset that this kit knows \(fab, chess\)/],
  [{ features: ['Core'] }, '/features/0', /"Core" is not a feature/, /did you mean "core"\?/],
  [{ features: ['core', 'preventoin'] }, '/features/1', /"preventoin"/, /did you mean "prevention"\?/],
  [{ features: ['core', 'core'] }, '/features/1', /"core" is named twice/, /once/],
  [{ features: ['targets'] }, '/features', /features without "core"/, /claim "core" too/],
  [{ cards: { fab: ['ember bolt'] } }, '/cards/fab/0', /not a card of fab/, /did you mean "Ember Bolt"\?/],
  [{ cards: { fba: ['Spark'] } }, '/cards/fba', /cards of "fba", which is not in rulesets/, /did you mean "fab"\?/],
  [{ level: 'ful' }, '/level', /"ful" is not a level/, /did you mean "full"\?/],
  [{ autonomous: ['mods'] }, '/autonomous/0', /"mods" is not a kind of decision/, /did you mean "mode"\?/],
  [{ feature: [] }, '/feature', /no field "feature"/, /name a field|did you mean/],
  [{ maxConcurrent: 0 }, '/maxConcurrent', /./, /schema/],
  [{ engine: 'x' }, '/engine', /it must be an object/, /schema/],
  [{ rulesets: ['\u001b[2J'] }, '/rulesets/0', /\\\\u\{1b\}/, /fab, chess/]
]

describe('claims that cannot be right', () => {
  test.for(PROBLEMS)('%j', ([change, at, came, advice]) => {
    const problems = claimProblems({ ...sound, ...change }, known)
    expect(problems[0]).toEqual({ at, came: expect.stringMatching(came), change: expect.stringMatching(advice) })
  })

  test('a field that is missing and misspelt is one slip', () => {
    const { level: _level, ...rest } = sound
    expect(claimProblems({ ...rest, levle: 'full' }, known)).toEqual([
      { at: '/levle', came: expect.stringContaining('"levle"'), change: 'did you mean "level"?' }
    ])
  })

  test.for([undefined, null, 'full', [], {}])('%j is no statement', value => {
    expect(claimProblems(value, known)).toHaveLength(1)
  })
})

test('the nearest word is near: added, dropped, changed and swapped letters, whatever the case', () => {
  expect(['targetss', 'tagets', 'tarkets', 'tragets', 'TARGETS'].map(word => nearest(word, known.features))).toEqual(
    Array(5).fill('targets')
  )
  expect(nearest('replacement', known.features)).toBeUndefined()
  expect(nearest('x'.repeat(100_000), known.features)).toBeUndefined()
})
