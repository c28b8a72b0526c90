/**
 * The page of the engines of others that were tried: made from the statement and the figures of a run (`tried.json`), the list of
 * known failures, and the adapter's own files.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs'
import { linksFrom, places } from './places.js'
import { code, count, front, md, page, table } from './text.js'

const root = new URL('../../', import.meta.url)

/** The engines, each by the folder of its adapter. */
const FOLDERS = ['examples/manabrew/']

const REASON = /^(defect|not implemented|uncertain) ([a-z0-9-]+:[A-Za-z0-9.-]+): (.+)$/

/**
 * A reason of a list of known failures, read.
 * @returns what the failure is, the rule that it is about, and what is wrong, in a sentence
 * @throws Error if the reason has another form
 */
export const readReason = reason => {
  const found = REASON.exec(reason)
  if (!found) throw new Error(`a known failure needs "defect", "not implemented" or "uncertain", a rule and a sentence: ${reason}`)
  const [, kind = '', rule = '', says = ''] = found
  return { kind, rule, says }
}

/** The fixture that a known failure is about; none where no game brought the situation about. */
const fixtureOf = ({ check, situation }) => (check.startsWith('chart/') ? situation : check.replace(/^explored\//, ''))

/**
 * What is wrong, each thing once, in the order of the list, with the fixtures that show it.
 * @param {readonly { readonly check: string, readonly situation?: string | undefined, readonly reason: string }[]} failures
 * @returns {{ kind: string, rule: string, says: string, fixtures: string[] }[]}
 */
export const findingsOf = failures => {
  const found = new Map()
  for (const failure of failures) {
    const finding = readReason(failure.reason)
    const key = JSON.stringify(finding)
    if (!found.has(key)) found.set(key, { ...finding, fixtures: new Set() })
    const fixture = fixtureOf(failure)
    if (fixture !== undefined) found.get(key).fixtures.add(fixture)
  }
  return [...found.values()].map(finding => ({ ...finding, fixtures: [...finding.fixtures] }))
}

/** How much there is in a game: objects, and decisions that are scripted. */
const sizeOf = ({ objects, script, players }) => objects.length + script.length + players.length

/** The smallest game of some fixtures. */
export const smallestOf = (names, fixtures) =>
  names
    .map(name => fixtures.get(name))
    .filter(Boolean)
    .sort((a, b) => sizeOf(a.scenario) - sizeOf(b.scenario) || a.scenario.id.localeCompare(b.scenario.id))[0]

const json = path => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

/** Lines of a folder's source that are neither blank nor comments. */
const linesOf = folder =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.rs'))
    .flatMap(name => readFileSync(new URL(`${folder}${name.replaceAll('\\', '/')}`, root), 'utf8').split('\n'))
    .filter(line => line.trim() !== '' && !line.trim().startsWith('//')).length

const engineBlocks = (folder, knowledge) => {
  const { engine, ruleset, fixtures: counts } = json(`${folder}tried.json`)
  const findings = findingsOf(json(`${folder}known-failures.json`).failures)
  const book = knowledge.books.find(({ rulebook }) => rulebook.id === ruleset)
  const fixtures = new Map(book.examples.map(example => [example.scenario.id, example]))
  const { rule, to } = linksFrom(places.engines, knowledge)
  const game = names => {
    const { file, scenario } = smallestOf(names, fixtures)
    return `${to(places.example(scenario.rules[0], scenario.id), md(scenario.title))}<br>${code(`npx stacklaw run ${file} --engine CMD`)}`
  }
  const rows = kind =>
    findings
      .filter(finding => finding.kind === kind)
      .map(({ rule: id, says, fixtures: names }) => [rule(id), md(says), names.length ? game(names) : ''])
  const played = Object.entries(counts).flatMap(([verdict, number]) => (verdict === 'unsupported' ? [] : [number]))
  const total = Object.values(counts).reduce((a, b) => a + b, 0)
  const section = (title, found, ...says) =>
    found.length === 0 ? [] : [`### ${title}`, ...says, table(['rule', 'what it does', 'the smallest game that shows it'], found)]
  return [
    `## ${md(engine.name)} ${md(engine.version)}`,
    `A Magic engine in Rust, from the crates registry; the adapter is ${code(folder.replace(/\/$/, ''))}, ${count(linesOf(`${folder}src/`), 'line')} of Rust that are neither blank nor comments, ${linesOf(`${folder}src/translate/`)} of them the translator. It translates the abilities of the kit’s cards to the engine’s language of cards, so that each situation is played with its own cards. What is said here is said of this version of this engine alone. It is a port, and nothing is said of the engine that it was ported from.`,
    `**Claimed**: the ruleset ${code(ruleset)} at the level ${code(engine.level)}, with the features ${engine.features.map(code).join(', ')}. Taken by itself, without asking: ${engine.autonomous.map(code).join(', ')}.`,
    `**Played**: ${played.reduce((a, b) => a + b, 0)} of ${count(total, 'fixture')}.`,
    table(
      ['fixtures', 'number'],
      Object.entries(counts).map(([verdict, number]) => [md(verdict), String(number)])
    ),
    ...section(
      'Defects',
      rows('defect'),
      'Each is derived from the rule in the fixture; the game is on the page of its rule, with its derivation.'
    ),
    ...section('Not implemented', rows('not implemented')),
    ...section(
      'Uncertain',
      rows('uncertain'),
      'It fails, and it is open whether the engine, the script of the card or the adapter is at fault.'
    )
  ]
}

/** @returns {[string, string]} */
export const enginesPage = knowledge => [
  places.engines,
  page(
    front('Engines tried so far'),
    '# Engines tried so far',
    'Engines that others wrote, certified with this kit. A failure is called a defect only where the rule says so and neither card nor adapter can be what is wrong; each is told with the smallest game that shows it, so that anyone can look.',
    'The figures are those of the last run, which CI repeats where the engine can be built.',
    FOLDERS.flatMap(folder => engineBlocks(folder, knowledge))
  )
]
