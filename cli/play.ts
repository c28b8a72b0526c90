/** `stacklaw play`. @module */
import type { Command } from 'commander'
import { sayFault } from '../model/scenario/file-fault.js'
import { InputProblem } from '../model/scenario/problem.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { CONNECT, demandUseful, ENGINE, engineAt, port, START_TIMEOUT, TIMEOUT } from './options.js'
import type { Named, Times } from './options.js'
import { withScenario } from './opened.js'
import { pageOf } from './playing/page.js'
import { listenWith } from './playing/server.js'
import { print } from './screen.js'

interface Options extends Named, Times {
  readonly port?: number
}

/** Waits for Ctrl-C or a signal to end. */
const untilStopped = (): Promise<void> =>
  new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
  })

const play = async (file: string, options: Options): Promise<ExitCode> => {
  demandUseful(options)
  return withScenario(file, options, async ({ scenario: { title, purpose, rules }, wire, iut }) => {
    const { name, level, autonomous } = iut.statement
    const page = pageOf({ ...wire, title, purpose, rules, way: [] }, name, { level, autonomous }, engineAt(options) !== undefined)
    const stopped = untilStopped()
    const { server, address } = await listenWith(iut, page, options.port).catch((error: unknown) => {
      throw new InputProblem(`The page cannot be served (${sayFault(error)}); name another --port, or none for any that is free.`)
    })
    print(`Play it at ${address}`, 'Only this machine reaches it, and only by this address. Ctrl-C ends it.')
    await stopped
    server.close()
    server.closeAllConnections()
    return EXIT.holds
  })
}

export const playCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('play')
    .summary('play a scenario by hand in a browser')
    .description(
      'Serves a page on which a person plays the scenario choice by choice, against the reference engine or one of their own: what may be chosen, what happened with the rules, and where the statecharts stand. The page is served from 127.0.0.1 behind a random token.'
    )
    .argument('<file>', 'a scenario file')
    .option(...ENGINE)
    .option(...CONNECT)
    .option('--port <port>', 'the port to listen on; any that is free, unless given', port)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .addHelpText(
      'after',
      '\nExit codes: 0 it was played until Ctrl-C; 2 bad input.\n\nExamples:\n  npx stacklaw play fixtures/fab/6.4/feign-death.json\n  npx stacklaw play situation.json --engine "python3 engine.py"'
    )
    .action(async (file: string, options: Options) => done(await play(file, options)))
}
