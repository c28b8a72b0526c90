/** What the last run came to, remembered in `.stacklaw/`, so that the next begins with what failed and with what was never run. @module */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readText } from '../../fixtures/text.js'
import { nameOfUnit } from '../../properties/campaign/ahead.js'
import type { Campaign } from '../../properties/campaign/certify.js'
import type { Plan, Unit } from '../../properties/campaign/plan.js'
import { RANDOM } from '../../properties/campaign/narrow.js'
import type { RulesetReport } from '../../properties/campaign/report.js'
import { sayEngine } from '../options.js'
import type { EngineAt } from '../options.js'

/** The folder, in the one that a command is typed in. */
export const MEMORY = '.stacklaw'

const FILE = 'last-run.json'
const FORMAT = 'stacklaw/last-run@1'

const Remembered = z.strictObject({ failed: z.array(z.string()), played: z.array(z.string()) })

const MemoryFile = z.strictObject({
  format: z.literal(FORMAT),
  /** By engine, as it is named on the command line, then by ruleset. */
  engines: z.record(z.string(), z.record(z.string(), Remembered))
})
type MemoryFile = z.infer<typeof MemoryFile>

/** What is remembered of an engine, by ruleset. */
export type Memory = Readonly<Record<string, z.infer<typeof Remembered>>>

/** The name by which an engine is remembered. */
const nameOf = (at: EngineAt | undefined): string => (at ? sayEngine(at) : 'reference')

/** So many engines are remembered. */
const MOST_ENGINES = 20

const read = (): MemoryFile => {
  try {
    return MemoryFile.parse(JSON.parse(readText(join(MEMORY, FILE))))
  } catch {
    // what is not there, or not as it was written, is nothing to go by
    return { format: FORMAT, engines: {} }
  }
}

/** What is remembered of an engine. */
export const remembered = (at: EngineAt | undefined): Memory => read().engines[nameOf(at)] ?? {}

/** The units to begin with: what failed last, then what was not played then; none where nothing is remembered. */
export const firstOf = (plan: Plan, memory: Memory): readonly Unit[] => {
  const last = memory[plan.rulebook.id]
  if (!last) return []
  const { fixtures } = plan.settings.suite
  const checks = new Map<string, string>([
    ...fixtures.map(({ scenario }, at) => [`fixture ${at}`, scenario.id] as const),
    ...plan.explored.map(({ scenario }, at) => [`exploration ${at}`, `explored/${scenario.id}`] as const)
  ])
  const [failed, played] = [new Set(last.failed), new Set(last.played)]
  const among = (fits: (check: string) => boolean): readonly Unit[] =>
    plan.units.filter(unit => {
      const check = checks.get(nameOfUnit(unit))
      return check !== undefined && fits(check)
    })
  return [...among(check => failed.has(check)), ...among(check => !played.has(check) && !failed.has(check))]
}

/** The checks that failed last, by ruleset. */
export const failedLast = (memory: Memory): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(memory).map(([ruleset, { failed }]) => [ruleset, failed]))

const isPlayed = ({ verdict }: { readonly verdict: string }): boolean => verdict !== 'untested' && verdict !== 'unsupported'

/** What is to be played to see the failures again: fixtures and explorations by name, and the word for random games. */
const failedIn = ({ checks, found = [] }: RulesetReport): readonly string[] => {
  const bad = checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
  const fixtures = new Set(checks.filter(({ kind }) => kind === 'fixture' || kind === 'corpus').map(({ name }) => name))
  return [
    ...bad.filter(({ kind }) => kind === 'fixture' || kind === 'exploration').map(({ name }) => name),
    ...bad.flatMap(({ failedIn: situations = [] }) => situations.map(({ situation }) => situation).filter(name => fixtures.has(name))),
    ...(found.length > 0 ? [RANDOM] : [])
  ]
}

/** Remembers what a run came to. What it did not play is as it was. Where nothing can be written nothing is remembered. */
export const remember = (at: EngineAt | undefined, campaigns: readonly Campaign[]): void => {
  const memory = read()
  const { [nameOf(at)]: before = {}, ...others } = memory.engines
  const now = Object.fromEntries(
    campaigns.map(({ report }) => {
      const { id, checks } = report
      const last = before[id] ?? { failed: [], played: [] }
      const played = new Set(checks.filter(isPlayed).map(({ name }) => name))
      const failed = new Set([
        ...last.failed.filter(
          name => !played.has(name) && (name !== RANDOM || !report.checks.some(({ randomCases = 0 }) => randomCases > 0))
        ),
        ...failedIn(report)
      ])
      const known = new Set([...checks.map(({ name }) => name), RANDOM])
      const kept = (names: Iterable<string>): string[] => [...new Set(names)].filter(name => known.has(name))
      return [id, { failed: kept(failed), played: kept([...last.played, ...played]) }]
    })
  )
  const kept = Object.entries(others).slice(0, MOST_ENGINES - 1)
  try {
    mkdirSync(MEMORY, { recursive: true })
    writeFileSync(join(MEMORY, '.gitignore'), '*\n')
    const file = join(MEMORY, FILE)
    const own = `${file}.${process.pid}`
    writeFileSync(
      own,
      `${JSON.stringify({ format: FORMAT, engines: { [nameOf(at)]: { ...before, ...now }, ...Object.fromEntries(kept) } })}\n`
    )
    renameSync(own, file)
  } catch {
    // a folder that nobody may write to is no failure of the run
  }
}
