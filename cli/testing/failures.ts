/**
 * What can go wrong, each with the command that brings it about. The guide "When things go wrong" has a row for each.
 * @module
 */
import { mkdirSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { sayAddress } from '../../engine/protocol/address.js'
import { eachLine, listening } from '../../engine/protocol/testing/listening.js'
import { packageRoot } from '../../fixtures/loader.js'
import { duel, folder, written } from './files.js'

/** A failure: the arguments of the command, and its exit code. */
export interface Failure {
  readonly name: string
  readonly args: () => readonly string[] | Promise<readonly string[]>
  readonly code: 2 | 3
}

const fixture = (): string => readFileSync(join(packageRoot(), 'fixtures', 'fab', '6.4', 'feign-death.json'), 'utf8')

const script = join(packageRoot(), 'engine', 'protocol', 'testing', 'engine.mjs')

/** The fake engine with a fault plays a scenario. */
const engine = (fault: string, ...more: readonly string[]): Failure => ({
  name: `an engine that ${fault}`,
  args: () => ['run', written(JSON.stringify(duel)), '--engine', `"${process.execPath}" "${script}" ${fault}`, ...more],
  code: 3
})

/** An engine that is connected to, and what it does with the connection. */
const connected = (name: string, act: (socket: Socket, line: string) => void): Failure => ({
  name: `an engine that ${name}`,
  args: async () => {
    const { address } = await listening(socket => eachLine(socket, line => act(socket, line)))
    return ['run', written(JSON.stringify(duel)), '--connect', sayAddress(address)]
  },
  code: 3
})

const started = (command: string): Failure => ({
  name: `the command ${command}`,
  args: () => ['run', written(JSON.stringify(duel)), '--engine', command],
  code: 3
})

const file = (name: string, text: () => string | Buffer): Failure => ({ name, args: () => ['run', written(text())], code: 2 })

const wrong = (name: string, args: () => readonly string[]): Failure => ({ name, args, code: 2 })

const DEEP = 1_000

/** In the order of the guide. */
export const FAILURES: readonly Failure[] = [
  started('stacklaw-no-such-program'),
  started('node "engine.mjs'),
  engine('exits-at-once'),
  engine('closes-output'),
  engine('dies-mid-scenario'),
  engine('hangs', '--timeout', '300'),
  engine('hangs-at-once', '--start-timeout', '300'),
  engine('not-json'),
  engine('not-utf8'),
  engine('not-rpc'),
  engine('long-line'),
  engine('million-events'),
  engine('deep'),
  engine('floods', '--timeout', '60000'),
  engine('schema'),
  engine('goes-on'),
  engine('strange-handle'),
  engine('unknown-id'),
  engine('answers-twice'),
  engine('rpc-error'),
  engine('escapes'),
  engine('wrong-version'),
  {
    name: 'an address where nothing listens',
    args: async () => {
      const { address, close } = await listening(() => undefined)
      await close()
      return ['run', written(JSON.stringify(duel)), '--connect', sayAddress(address)]
    },
    code: 3
  },
  connected('closes the connection', socket => socket.end('{"jsonrpc":"2.0",')),
  connected('logs to the connection', socket => void socket.write('a kit has come\u0007\n')),

  wrong('a file that is not there', () => ['run', '/nowhere/scenario.json']),
  wrong('a folder for a file', () => ['run', folder()]),
  file('an empty file', () => ''),
  file('a truncated file', () => fixture().slice(0, 900)),
  file('a file that is not UTF-8', () => Buffer.from([0x7b, 0xff, 0xfe])),
  file('a file of another version', () => fixture().replace('scenario@1', 'scenario@9')),
  file('a file without a version', () => '{}'),
  file('a misspelt field', () => fixture().replace('"zone"', '"zome"')),
  file('a field named __proto__', () => fixture().replace('{', '{ "__proto__": { "polluted": true },')),
  file('a file nested too deeply', () => '['.repeat(DEEP) + ']'.repeat(DEEP)),
  file('a card that there is not', () => fixture().replace('"card": "Ember Bolt"', '"card": "Ember Bold"')),
  wrong('a scenario beyond the claims', () => {
    const path = join(packageRoot(), 'fixtures', 'fab', '6.4', 'feign-death.json')
    return ['run', path, '--engine', `"${process.execPath}" "${script}" none`]
  }),

  wrong('a report folder that is a file', () => ['certify', '--out', written('', 'report')]),
  wrong('a report folder below a file', () => ['certify', '--out', join(written('', 'report'), 'below')]),
  wrong('a folder where a report must go', () => {
    const out = folder()
    mkdirSync(join(out, 'report.html'))
    return ['certify', '--out', out]
  }),
  wrong('a file where failing games must go', () => ['certify', '--out', join(written('', 'found'), '..')]),
  wrong('a trace in a folder that is not there', () => ['run', written(fixture()), '--trace', '/nowhere/trace.json']),
  wrong('a trace that is a folder', () => ['run', written(fixture()), '--trace', folder()]),
  wrong('a project in a folder that is not empty', () => ['init', 'python', join(written('', 'mine'), '..')])
]
