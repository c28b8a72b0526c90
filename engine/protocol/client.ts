/**
 * An engine in another process as an implementation under test.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import { renameThings } from '../../model/trace/ids.js'
import type { Observation } from '../../model/trace/observation.js'
import type { ImplementationUnderTest, Session } from '../port.js'
import type { Address } from './address.js'
import { splitCommand } from './command.js'
import { dial } from './connection.js'
import { adapterError } from './errors.js'
import { KIT } from './kit.js'
import type { EngineLink } from './link.js'
import { PROTOCOL } from './messages.js'
import type { Result } from './messages.js'
import { namesOf, toHandles, wrongName } from './names.js'
import { launch } from './process.js'
import { statementOf } from './statement.js'
import { LIMITS, openWire } from './wire.js'
import type { Limits, Wire } from './wire.js'

/**
 * How an engine is started and how long it may take.
 * @public
 */
export interface ConnectOptions {
  /** Other limits than the usual ones: start 20 s, request 10 s, stop 2 s, line 8 MB, flood 16 MB. A time may be infinite. */
  readonly limits?: Partial<Limits>
  /** Called with a sentence as a process has ended that wrote so much to its standard error that most of it was dropped. */
  readonly noisy?: (sentence: string) => void
}

/** The options of the prompt that awaits an answer. */
const awaited = (observations: readonly Observation[]): number => {
  const last = observations.at(-1)
  return last?.see === 'prompt' ? last.options.length : 0
}

/** An engine over links of some kind: the first is opened now, another after each that broke. */
const introduce = async (
  link: (output: (bytes: Uint8Array) => void) => EngineLink,
  options: ConnectOptions
): Promise<ImplementationUnderTest> => {
  const limits = { ...LIMITS, ...options.limits }
  let sessions = 0
  let closed = false

  const open = async (): Promise<{ wire: Wire; introduction: Result<'initialize'> }> => {
    const wire = openWire(link, limits, options.noisy)
    try {
      const introduction = await wire.request('initialize', { protocol: PROTOCOL, kit: KIT }, limits.start)
      return { wire, introduction }
    } catch (error) {
      await wire.stop()
      throw error
    }
  }
  const first = await open()
  let current = Promise.resolve(first)

  /** The running engine; a broken one is started again once its error has been told. */
  const running = async (): Promise<Wire> => {
    const before = current
    const wire = await before.then(
      opened => opened.wire,
      () => undefined
    )
    if (wire && !wire.broken()) return wire
    const error = wire?.unreported()
    if (error) throw error
    // Of several starts that find it broken, one starts it again and the others share it.
    if (current === before) current = open()
    return (await current).wire
  }

  const start = async (scenario: WireScenario): Promise<Session> => {
    if (closed) throw adapterError('exited', 'the engine has been shut down by the kit')
    const wire = await running()
    const session = `s${++sessions}`
    const started = await wire.request('scenario/start', { session, scenario }, limits.request)
    const wrong = wrongName(started, scenario)
    if (wrong) throw wire.breach('scenario/start', started, wrong)
    const map = namesOf(started)
    const rename = map && toHandles(map)

    const playing = (reported: readonly Observation[]): Session => {
      const observations = rename ? reported.map(each => renameThings(each, rename)) : reported
      return {
        observations,
        answer: async option => {
          const count = awaited(observations)
          if (!(Number.isInteger(option) && option >= 0 && option < count)) {
            throw new RangeError(`option ${option} was to be answered, but ${count} are offered (a bug in the kit)`)
          }
          const answered = await wire.request('scenario/answer', { session, option }, limits.request)
          return playing(answered.observations)
        },
        close: async () => {
          if (!wire.broken()) return void (await wire.request('scenario/close', { session }, limits.request))
          const error = wire.unreported()
          if (error) throw error
        }
      }
    }
    return playing(started.observations)
  }

  return {
    statement: statementOf(first.introduction),
    start,
    shutdown: async () => {
      closed = true
      const opened = await current.catch(() => undefined)
      await opened?.wire.stop()
    }
  }
}

/**
 * Starts an engine's command and introduces the kit to it.
 *
 * The command is started without a shell, in a process group of its own. After a crash or a breach of the protocol the next
 * `start` starts it again. The caller keeps to the statement's `maxConcurrent`.
 * @param command the program and its arguments, quoted as in a shell
 * @throws AdapterError whatever goes wrong with the process or its messages, here and in each session
 * @public
 */
export const connect = async (command: string, options: ConnectOptions = {}): Promise<ImplementationUnderTest> => {
  const words = splitCommand(command)
  return introduce(output => launch(words, output), options)
}

/**
 * Connects to an engine that runs already and introduces the kit to it. After a breach of the protocol the next `start` connects
 * again; `shutdown` closes the connection, and the engine goes on.
 * @throws AdapterError whatever goes wrong with the connection or its messages, here and in each session
 */
export const connectTo = (address: Address, options: ConnectOptions = {}): Promise<ImplementationUnderTest> =>
  introduce(output => dial(address, output), options)
