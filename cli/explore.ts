/** `stacklaw explore`. @module */
import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { createModel } from '../model/statechart/index.js'
import { count } from '../model/trace/text.js'
import { STOPPED } from '../properties/campaign/explore.js'
import { compared, cutOf, reachedBy } from '../properties/exploration/compared.js'
import type { Compared, Hearing } from '../properties/exploration/compared.js'
import type { Outcome, Walk } from '../properties/exploration/walk.js'
import { trustedBase } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { withScenario } from './opened.js'
import { CONNECT, demandUseful, ENGINE, START_TIMEOUT, TIMEOUT } from './options.js'
import type { Named, Times } from './options.js'
import { bold, print, printJson, safe, verdictWord } from './screen.js'
import { apartFrom, cutsOf, rate, sayFound, sayOutcomes, sayStated, sayWalk } from './walked.js'

interface Options extends Named, Times {
  readonly mutant?: string
  readonly limit: number
  readonly json: boolean
}

/** The most states of a walk, unless another number is given. */
const LIMIT = 100_000

const limit = (text: string): number => {
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < 1) throw new InvalidArgumentError('Give the most states that are walked, from 1.')
  return value
}

/** How often it is told how far a walk has come, in milliseconds. */
const INTERVAL = 1_000

/** Tells on standard error how far the walks have come; `seconds`: how long each has taken so far. */
const telling = (): { readonly hear: Hearing; readonly seconds: Record<'charts' | 'engine', number> } => {
  const seconds = { charts: 0, engine: 0 }
  const began: Partial<Record<'charts' | 'engine', number>> = {}
  let told = performance.now()
  return {
    seconds,
    hear: (who, { states, transitions, outcomes }) => {
      const now = performance.now()
      seconds[who] = (now - (began[who] ??= now)) / 1000
      if (now - told < INTERVAL) return
      told = now
      const speed = rate(states, seconds[who])
      process.stderr.write(`${who}: ${states} states, ${transitions} transitions, ${outcomes} outcomes so far; ${speed} states a second\n`)
    }
  }
}

const verdictOf = ({ stray, missing, model, engine }: Compared): 'pass' | 'fail' | 'inconclusive' =>
  stray.length + missing.length > 0 ? 'fail' : model.cut !== undefined || cutOf(engine) !== undefined ? 'inconclusive' : 'pass'

const outcomeJson = ({ text, ending, decisions, states }: Outcome): unknown => ({ text, ...ending, decisions, states })
const walkJson = ({ reached, ...walk }: Walk, seconds: number): unknown => ({
  ...walk,
  seconds,
  statesPerSecond: rate(walk.states, seconds),
  reached: reached.map(outcomeJson)
})

/** Ctrl-C ends the walks with what there is. */
const stopping = (): { readonly isStopped: () => boolean; readonly end: () => void } => {
  let stopped = false
  const stop = (): void => void (stopped = true)
  process.once('SIGINT', stop)
  return { isStopped: () => stopped, end: () => void process.removeListener('SIGINT', stop) }
}

const run = async (file: string, options: Options): Promise<ExitCode> => {
  demandUseful(options)
  return withScenario(file, options, async ({ scenario, wire, rulebook, iut }) => {
    // what can be reached does not depend on what an engine shows or decides by itself
    const model = createModel(trustedBase(rulebook), { level: 'full', autonomous: [] })
    const { hear, seconds } = telling()
    const { isStopped, end } = stopping()
    const pause = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
    const found = await compared(iut, model, wire, { limit: options.limit, isStopped, hear, pause }).finally(end)
    const { model: allowed, engine, stray, missing } = found
    const verdict = verdictOf(found)
    const cuts = cutsOf(found)
    const stated = scenario.expect?.outcomes
    const holds = stated === undefined || apartFrom(stated, found).hold
    if (options.json)
      printJson({
        scenario: scenario.id,
        engine: iut.statement.name,
        verdict,
        cut: cuts,
        charts: walkJson(allowed, seconds.charts),
        walked:
          engine.kind === 'states'
            ? walkJson(engine.walk, seconds.engine)
            : { games: engine.games.games, seconds: seconds.engine, reached: engine.games.reached.map(outcomeJson) },
        stray: stray.map(outcomeJson),
        missing: missing.map(outcomeJson),
        ...(stated !== undefined && { stated: { outcomes: stated, holds } })
      })
    else
      print(
        bold(safe(scenario.title)),
        sayWalk('charts', allowed, seconds.charts),
        sayFound(engine, seconds.engine),
        '',
        bold(allowed.cut === undefined ? 'What the rules let come about, each with the fewest decisions' : 'What was found so far'),
        ...sayOutcomes(allowed.reached.length > 0 ? allowed.reached : reachedBy(engine)),
        ...(stray.length > 0 ? ['', bold('What the engine reaches and the rules do not allow'), ...sayOutcomes(stray)] : []),
        ...(missing.length > 0 ? ['', bold('What the rules allow and the engine does not reach'), ...sayOutcomes(missing)] : []),
        '',
        ...cuts.map(cut => `not all was walked, ${safe(cut)}`),
        `outcomes: ${verdictWord(verdict)} - ${
          verdict === 'pass'
            ? `engine and charts reach the same ${count(allowed.reached.length, 'outcome')}`
            : verdict === 'fail'
              ? `${count(stray.length, 'outcome')} of the engine that the rules do not allow, ${missing.length} that it does not reach`
              : 'nothing differs as far as was walked'
        }`,
        ...(stated === undefined
          ? []
          : [
              '',
              ...sayStated(stated, found),
              `stated: ${verdictWord(holds ? 'pass' : 'fail')} - ${holds ? `these are the ${count(stated.length, 'outcome')} that the fixture states` : 'the outcomes are not those that the fixture states'}`
            ])
      )
    if (isStopped() || cuts.some(cut => cut.endsWith(STOPPED))) return EXIT.interrupted
    return verdict === 'pass' && holds ? EXIT.holds : EXIT.doesNot
  })
}

export const exploreCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('explore')
    .summary('walk every decision of a scenario, and tell what can come about')
    .description(
      'Walks every decision of a scenario file, in the charts and in an engine, and tells each outcome that can be reached with the fewest decisions that lead to it. A state is a point at which a player decides; what nobody decides lies between two of them. Of cards in a hand that nothing tells apart one is played. The reference engine, which is walked without --engine or --connect, forks in this process and its states are merged; any other engine is played from the start for every way to decide.'
    )
    .argument('<file>', 'a scenario file')
    .option(...ENGINE)
    .option(...CONNECT)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .option('--mutant <name>', 'walk this faulty engine')
    .option(
      '--limit <n>',
      'the most states that are walked on each side, or the most answers to an engine that is played from the start',
      limit,
      LIMIT
    )
    .option('--json', 'print as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw explore fixtures/fab/6.4/optional-applied.json\n  npx stacklaw explore fixtures/fab/6.5/four-players.json --engine "CMD" --limit 5000\n\nExit codes: 0 engine and charts reach the same, 1 they do not, or not all was walked, 2 usage or invalid input, 3 adapter failure, 130 stopped by Ctrl-C with what there was.'
    )
    .action(async (file: string, options: Options) => done(await run(file, options)))
}
