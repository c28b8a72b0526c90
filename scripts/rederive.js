/**
 * Second derivations of fixtures, made without sight of the first:
 *
 *   node scripts/rederive.js packets RULESET [COUNT [I/N]]    what fixtures without one start from, and no word of what is expected;
 *                                                             I/N: the I-th of N lots, for several who derive at once; where only
 *                                                             the outcomes lack, these alone are asked for
 *   node scripts/rederive.js write FILE                       takes derivations (a list, each with its digest) and files them; one of
 *                                                             outcomes alone is added to what is there
 *   node scripts/rederive.js renamed [REVISION]               carries over what a revision (HEAD unless given) has of a situation that
 *                                                             differs in names and texts of cards alone, and in abilities beside
 *                                                             that do nothing there
 *   node scripts/rederive.js check [RULESET]                  what is missing, out of date or not agreed
 *
 * It runs what is built. docs/guides/derive-a-fixture-again.md tells how to write one.
 * @module
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fixturesOf } from '../dist/fixtures/loader.js'
import { disagreements } from '../dist/fixtures/second/agree.js'
import { digestOf, premises } from '../dist/fixtures/second/digest.js'
import { SecondDerivation, SECOND_FORMAT } from '../dist/fixtures/second/format.js'
import { WORDS } from '../dist/fixtures/second/line.js'
import { secondFileOf, secondOf } from '../dist/fixtures/second/load.js'
import { changedNames, stepUnder } from '../dist/fixtures/second/renamed.js'
import { everyRulebook } from '../dist/model/rulebook/index.js'
import { fieldsOf as namedBy } from '../dist/model/scenario/outcome.js'
import { Scenario } from '../dist/model/scenario/scenario.js'
import { readOptions } from './options.js'

const normative = ruleset => fixturesOf(ruleset).filter(({ scenario }) => scenario.standing === 'normative' && scenario.expect)
const all = () => everyRulebook.flatMap(({ id }) => normative(id))
const isCurrent = fixture => secondOf(fixture)?.digest === digestOf(fixture.scenario)
/** Whether the outcomes are said that the fixture states, if it states any. */
const hasOutcomes = fixture => !fixture.scenario.expect.outcomes || secondOf(fixture)?.outcomes !== undefined
const isFresh = fixture => isCurrent(fixture) && hasOutcomes(fixture)

/** Names of the fields of the end state that will be compared, without their values. */
const fieldsOf = ({ expect }) =>
  ['players', 'objects'].flatMap(kind =>
    Object.entries(expect.final?.[kind] ?? {}).flatMap(([id, fields]) => Object.keys(fields).map(field => `${id}.${field}`))
  )

/** What of the run is not compared, in the words of the lines: kinds of event, and kinds of observation. */
const leftOutOf = ({ ignoreEvents = [], ignore = [] }) => [...ignoreEvents, ...ignore.map(kind => WORDS[kind])].join(', ')

/** Names of the fields by which outcomes are told apart, without their values; nothing where a fixture states none. */
const outcomeFields = ({ expect }) => [...new Set((expect.outcomes ?? []).flatMap(outcome => namedBy(outcome).map(({ place }) => place)))]

/** What is asked for beside the situation. */
const asked = fixture => {
  const { scenario } = fixture
  const outcomes = outcomeFields(scenario)
  return [
    ...(isCurrent(fixture)
      ? ['the order and the final fields are there; only the outcomes are asked for']
      : [
          `final fields to say: ${fieldsOf(scenario).join(', ') || 'none'}`,
          `watched beside the usual: ${scenario.expect.watch?.join(', ') ?? 'nothing'}; left out: ${leftOutOf(scenario.expect) || 'nothing'}`
        ]),
    ...(outcomes.length > 0
      ? [`outcomes to say, every end that any decisions of all players can lead to (whatever the script takes), by: ${outcomes.join(', ')}`]
      : [])
  ]
}

/** A line for each field, so that it reads quickly; cards are told by text and abilities. */
const packet = fixture => {
  const { scenario } = fixture
  const { ruleset, players, start, objects, until, cards, script } = premises(scenario)
  const say = value => JSON.stringify(value)
  return [
    `## ${digestOf(scenario)} (${ruleset})`,
    `players: ${say(players)}`,
    `start: ${say(start)}`,
    'objects (in order of zones and timestamps):',
    ...objects.map(object => `- ${say(object)}`),
    'cards:',
    ...cards.map(card => `- ${say(card)}`),
    `script: ${script.map(say).join(' ') || 'none'}`,
    `until: ${say(until)}`,
    ...asked(fixture),
    ''
  ].join('\n')
}

const write = file => {
  const fixtures = all().map(fixture => ({ fixture, digest: digestOf(fixture.scenario) }))
  let filed = 0
  for (const { digest, ...rest } of JSON.parse(readFileSync(file, 'utf8'))) {
    const found = fixtures.filter(each => each.digest === digest)
    // outcomes alone are added to what has been derived of the same situation before
    const before = rest.order ? undefined : found.map(({ fixture }) => fixture).find(isCurrent)
    const parsed = SecondDerivation.safeParse({ ...(before && secondOf(before)), format: SECOND_FORMAT, digest, ...rest })
    if (found.length === 0) console.error(`${digest}: no normative fixture has this digest`)
    else if (!parsed.success)
      console.error(`${digest}: ${parsed.error.issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join('; ')}`)
    else
      for (const { fixture } of found) {
        writeFileSync(secondFileOf(fixture), `${JSON.stringify(parsed.data, null, 2)}\n`)
        filed++
      }
  }
  console.log(`${filed} filed; run \`npx prettier --write\` on them`)
}

/** A file as it was in a revision, if it was there. */
const textAt = (revision, file) => {
  try {
    return execFileSync('git', ['show', `${revision}:${file}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

const renamed = revision => {
  let carried = 0
  for (const fixture of all()) {
    const second = secondOf(fixture)
    const digest = digestOf(fixture.scenario)
    if (!second || second.digest === digest || fixture.file.includes('#')) continue
    const before = textAt(revision, fixture.file)
    const was = before === undefined ? undefined : Scenario.parse(JSON.parse(before))
    // what was derived must be of that very situation
    const names = was && digestOf(was) === second.digest ? changedNames(was, fixture.scenario, second.order) : undefined
    if (!names) console.log(`${fixture.file}: more than names has changed`)
    else {
      const order = second.order.map(step => stepUnder(step, names))
      writeFileSync(secondFileOf(fixture), `${JSON.stringify({ ...second, digest, order }, null, 2)}\n`)
      carried++
    }
  }
  console.log(`${carried} carried over; run \`npx prettier --write\` on them`)
}

const check = rulesets => {
  const count = { missing: 0, stale: 0, 'without outcomes': 0, apart: 0, agreed: 0 }
  for (const fixture of rulesets.flatMap(normative)) {
    const second = secondOf(fixture)
    if (!second) count.missing++
    else if (second.digest !== digestOf(fixture.scenario)) {
      count.stale++
      console.log(`${fixture.file}: the situation has changed since`)
    } else if (!hasOutcomes(fixture)) {
      count['without outcomes']++
      console.log(`${fixture.file}: its outcomes have not been derived again`)
    } else {
      const apart = disagreements(fixture.scenario.expect, second)
      count[apart.length > 0 ? 'apart' : 'agreed']++
      for (const { first, second: again } of apart) console.log(`${fixture.file}\n  first:  ${first}\n  second: ${again}`)
    }
  }
  console.log(
    Object.entries(count)
      .map(([name, n]) => `${n} ${name}`)
      .join(', ')
  )
  if (count.missing + count.stale + count['without outcomes'] + count.apart > 0) process.exitCode = 1
}

const [verb, ...words] = readOptions(import.meta.url, {}, Infinity).positionals
if (verb === 'packets' && words[0]) {
  const [lot = 1, of = 1] = (words[2] ?? '1/1').split('/').map(Number)
  const mine = normative(words[0]).filter(
    fixture => !isFresh(fixture) && parseInt(digestOf(fixture.scenario).slice(0, 8), 16) % of === lot - 1
  )
  console.log(
    mine
      .slice(0, Number(words[1] ?? 20))
      .map(packet)
      .join('\n')
  )
  console.error(`${mine.length} to derive in this lot`)
} else if (verb === 'write' && words[0]) write(words[0])
else if (verb === 'renamed') renamed(words[0] ?? 'HEAD')
else if (verb === 'check') check(words.length > 0 ? words : everyRulebook.map(({ id }) => id))
else {
  console.error('node scripts/rederive.js packets RULESET [COUNT [I/N]] | write FILE | renamed [REVISION] | check [RULESET]')
  process.exitCode = 2
}
