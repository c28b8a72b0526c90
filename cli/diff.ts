/** `stacklaw diff`. @module */
import { statSync } from 'node:fs'
import type { Command } from 'commander'
import { readText } from '../fixtures/text.js'
import { findRulebook } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { RulebookDifference } from '../model/rulebook/difference.js'
import { differencesBetweenRulebooks } from '../model/rulebook/difference.js'
import { InputProblem, parseJson, sayIssue } from '../model/scenario/problem.js'
import { count } from '../model/trace/text.js'
import { Report, REPORT_FORMAT } from '../properties/campaign/report.js'
import { CHANGES, circumstances, differencesOf, isWorse } from '../reports/difference.js'
import type { Otherwise } from '../reports/difference.js'
import { concernedBy } from './difference/concerned.js'
import type { Concerned } from './difference/concerned.js'
import { gameOf } from './difference/game.js'
import { fixturesBetween, isKit, readKit } from './difference/kit.js'
import { partingFixtures } from './difference/parting.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { progress } from './progress.js'
import { bold, citing, dim, print, printJson, safe, verdictWord } from './screen.js'

/** What is compared with something of its kind. */
type Kind = 'ruleset' | 'kit' | 'report'

const kindOf = (name: string): Kind => {
  const found = statSync(name, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    if (isKit(name)) return 'kit'
    throw new InputProblem(
      `${name} is a folder that holds no copy of the kit; name a report.json, a ruleset or a folder with a copy of it.`
    )
  }
  if (found) return 'report'
  if (findRulebook(name)) return 'ruleset'
  if (/[./\\]/.test(name)) throw new InputProblem(`There is no file ${name}; check the path.`)
  rulebookOf(name)
  return 'ruleset'
}

const readReport = (file: string): Report => {
  const value = parseJson(readText(file), file)
  const format = typeof value === 'object' && value !== null ? (value as { format?: unknown }).format : undefined
  if (format !== REPORT_FORMAT)
    throw new InputProblem(`${file}: /format is ${JSON.stringify(format) ?? 'missing'}; a report.json has "${REPORT_FORMAT}".`)
  const parsed = Report.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}.`)
  return parsed.data
}

/** How many there are of a kind, in words; nothing of none. */
const of = (kind: Otherwise['what'], all: readonly Otherwise[]): readonly string[] => {
  const some = all.filter(({ what }) => what === kind).length
  return some === 0 ? [] : [count(some, kind)]
}

const diffReports = (one: string, other: string, json: boolean): ExitCode => {
  const [before, after] = [readReport(one), readReport(other)]
  const found = differencesOf(before, after)
  const apart = circumstances(before, after)
  if (json) printJson({ kind: 'report', circumstances: apart, differences: found })
  else
    print(
      ...apart.map(sentence => dim(safe(sentence))),
      ...CHANGES.flatMap(change => {
        const some = found.filter(each => each.change === change)
        return some.length === 0
          ? []
          : [
              bold(`${change}: ${(['ruleset', 'rule', 'check'] as const).flatMap(what => of(what, some)).join(', ')}`),
              ...some.map(
                ({ ruleset, what, name, before: then, after: now }) =>
                  `  ${what} ${safe(name)}${what === 'check' ? dim(` (${safe(ruleset)})`) : ''}: ${[then, now].map(verdict => (verdict === undefined ? 'not there' : verdictWord(verdict))).join(', then ')}`
              )
            ]
      }),
      CHANGES.map(change => `${found.filter(each => each.change === change).length} ${change}`).join(', ')
    )
  return isWorse(found) ? EXIT.doesNot : EXIT.holds
}

/** So much of a value is told. */
const VALUE_LENGTH = 100
const sayValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text
}

const sayValues = (values: RulebookDifference['values']): readonly string[] =>
  values.map(({ path, before, after, rules: given }) => `  ${path} is ${sayValue(before)}, then ${sayValue(after)}${citing(given)}`)

const sayRulebooks = (id: string, { rules, values }: RulebookDifference): readonly string[] => [
  bold(`${id}: ${count(rules.length, 'rule')} and ${count(values.length, 'value')} of the structure differ`),
  ...rules.map(each => `  rule ${each.id} is ${each.change === 'changed' ? `told otherwise: ${each.fields.join(', ')}` : each.change}`),
  ...sayValues(values)
]

/** What a change concerns, a line each. */
const sayConcerned = ({ fixtures, claims, pages }: Concerned): readonly string[] =>
  Object.entries({ 'fixtures that cite these rules': fixtures, 'answers that rest on them': claims, 'pages that tell them': pages }).map(
    ([what, names]) => `  ${what}: ${names.map(safe).join(', ') || 'none'}`
  )

/** How much there is of a ruleset. */
const sizeOf = ({ rules, context = [], claims }: Rulebook): Readonly<Record<string, number>> => ({
  rules: rules.length,
  'neighbouring rules': context.length,
  'answered questions': claims.length
})

const sayParts = (parts: readonly string[], size: Readonly<Record<string, number>>): string =>
  parts.map(part => `${size[part]} ${part}`).join(', ')

/** Two games share no rule, so that of their rules nothing but the number is compared. */
const diffGames = (before: Rulebook, after: Rulebook, values: RulebookDifference['values'], json: boolean): ExitCode => {
  const both = [before, after].map(book => ({ ruleset: book.id, size: sizeOf(book) }))
  if (json) printJson({ kind: 'game', games: both, values })
  else
    print(
      `${before.id} and ${after.id} are two games, not editions of one: no rule of one is a rule of the other, so that their structures are compared and their rules only counted.`,
      ...both.map(({ ruleset, size }) => `  ${ruleset}: ${sayParts(Object.keys(size), size)}`),
      bold(`${count(values.length, 'value')} of the structure differ`),
      ...sayValues(values),
      dim(`"npx stacklaw compare FILE" plays one situation under both.`)
    )
  return EXIT.doesNot
}

const diffRulesets = async (one: string, other: string, json: boolean): Promise<ExitCode> => {
  const [before, after] = [rulebookOf(one), rulebookOf(other)]
  const differences = differencesBetweenRulebooks(before, after)
  if (gameOf(before) !== gameOf(after)) return diffGames(before, after, differences.values, json)
  const bar = progress('fixtures')
  const fixtures = await partingFixtures(before, after, (done, total, what) => bar.step(done, total, what)).finally(() => bar.stop())
  const those = (how: (typeof fixtures)[number]['how']): readonly string[] =>
    fixtures.filter(each => each.how === how).map(({ fixture }) => fixture)
  if (json)
    printJson({
      kind: 'ruleset',
      ...differences,
      fixtures: { alike: those('alike'), parts: those('parts'), doesNotFit: those('does-not-fit') }
    })
  else
    print(
      ...sayRulebooks(`${one} and ${other}`, differences),
      bold(
        `${count(fixtures.length, 'fixture')} of ${one}, played under ${other} as well: ${those('parts').length} part, ${those('alike').length} come out alike, ${those('does-not-fit').length} do not fit`
      ),
      ...those('parts').map(id => `  ${id}`)
    )
  return differences.rules.length + differences.values.length + those('parts').length === 0 ? EXIT.holds : EXIT.doesNot
}

const diffKits = async (one: string, other: string, json: boolean): Promise<ExitCode> => {
  const [before, after] = [await readKit(one), await readKit(other)]
  const both = before.rulebooks.flatMap(rulebook => {
    const now = after.rulebooks.find(({ id }) => id === rulebook.id)
    if (!now) return []
    const difference = differencesBetweenRulebooks(rulebook, now)
    return [{ id: rulebook.id, ...difference, concerned: concernedBy(difference, now, after) }]
  })
  const ids = (kit: typeof before): readonly string[] => kit.rulebooks.map(({ id }) => id)
  const rulesets = {
    new: ids(after).filter(id => !ids(before).includes(id)),
    gone: ids(before).filter(id => !ids(after).includes(id))
  }
  const fixtures = fixturesBetween(before.fixtures, after.fixtures)
  const changed = both.filter(({ rules, values }) => rules.length + values.length > 0)
  if (json) printJson({ kind: 'kit', versions: [before.version, after.version], rulesets, changed, fixtures })
  else
    print(
      dim(`stacklaw ${safe(before.version)}, then ${safe(after.version)}`),
      ...rulesets.new.map(id => `ruleset ${safe(id)} is new`),
      ...rulesets.gone.map(id => `ruleset ${safe(id)} is gone`),
      ...changed.flatMap(each => [...sayRulebooks(each.id, each), ...sayConcerned(each.concerned)]),
      bold(`${count(fixtures.length, 'fixture')} differ`),
      ...fixtures.map(({ id, change }) => `  ${safe(id)} is ${change === 'changed' ? 'another one' : change}`)
    )
  return rulesets.new.length + rulesets.gone.length + changed.length + fixtures.length === 0 ? EXIT.holds : EXIT.doesNot
}

const DIFF: Readonly<Record<Kind, (one: string, other: string, json: boolean) => ExitCode | Promise<ExitCode>>> = {
  report: diffReports,
  ruleset: diffRulesets,
  kit: diffKits
}

export const diffCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('diff')
    .summary('tell what differs between two reports, rulesets or kits')
    .description(
      'Two reports: which rules and checks came to a better or a worse verdict, and which are new or gone. Two rulesets or editions: which rules and which values of the structure differ, and which fixtures of the first part under the second; of two games, which values of the structure differ. Two folders with a copy of the kit: which rules, values and fixtures differ.'
    )
    .argument('<before>', 'a report.json, a ruleset, or a folder with a copy of the kit')
    .argument('<after>', 'another one of the same kind')
    .option('--json', 'print as JSON: {kind, …}', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw diff last/report.json reports/out/report.json\n  npx stacklaw diff ga-older ga\n  npx stacklaw diff ../stacklaw-before .\n\nExit codes: 0 nothing is worse (of reports), or nothing differs (of rulesets and kits); 1 something is, or does; 2 bad input.'
    )
    .action(async (one: string, other: string, { json }: { json: boolean }) => {
      const [kind, second] = [kindOf(one), kindOf(other)]
      if (kind !== second) throw new InputProblem(`${one} is a ${kind} and ${other} a ${second}; name two of one kind.`)
      done(await DIFF[kind](one, other, json))
    })
}
