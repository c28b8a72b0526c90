/** Values of options. @module */
import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'
import { readAddress, sayAddress } from '../engine/protocol/address.js'
import type { Address } from '../engine/protocol/address.js'
import { FOREVER } from '../engine/protocol/time.js'
import { LIMITS } from '../engine/protocol/wire.js'
import { InputProblem } from '../model/scenario/problem.js'

/** A whole number from 0 on. */
export const natural = (text: string): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value > 2_147_483_647)
    throw new InvalidArgumentError('Give a whole number from 0 to 2147483647.')
  return value
}

/** The number of a random game, from 1. */
export const gameNumber = (text: string): number => {
  const value = natural(text)
  if (value === 0) throw new InvalidArgumentError('Give the number of a game, from 1.')
  return value
}

/** A port to listen on; 0 stands for any that is free. */
export const port = (text: string): number => {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new InvalidArgumentError('Give a port from 0 to 65535.')
  return value
}

/** Fewest and most players: one number, or two with a hyphen between them. */
export const players = (text: string): { readonly least: number; readonly most: number } => {
  const found = /^([2-4])(?:-([2-4]))?$/.exec(text.trim())
  const least = Number(found?.[1])
  const most = Number(found?.[2] ?? found?.[1])
  if (!found || most < least) throw new InvalidArgumentError('Give a number of players from 2 to 4, or a range such as 2-4.')
  return { least, most }
}

/** A time limit in milliseconds; 0 for none. */
export const milliseconds = (text: string): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 3_600_000) throw new InvalidArgumentError('Give milliseconds, from 1 to 3600000, or 0 for no limit.')
  return value === 0 ? FOREVER : value
}

/** The command that starts an engine. */
const command = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('Give the command that starts the engine, such as "python3 adapter.py".')
  return text
}

/** An address of this machine where an engine listens. */
const address = (text: string): Address => {
  const read = readAddress(text)
  if (typeof read === 'string') throw new InvalidArgumentError(read)
  return read
}

/** The option that names an engine. */
export const ENGINE = ['--engine <command>', 'the command that starts the engine', command] as const

/** The option that names an engine that runs already. */
export const CONNECT = [
  '--connect <address>',
  'instead of --engine: where an engine listens that runs already, such as 127.0.0.1:7357; this machine only',
  address
] as const

/** How an engine of one's own is named: the command that starts it, or where it listens. */
export interface Named {
  readonly engine?: string
  readonly connect?: Address
}

/** An engine of one's own. */
export type EngineAt = { readonly engine: string } | { readonly connect: Address }

/**
 * The engine that is named, if one is.
 * @throws InputProblem if two are
 */
export const engineAt = ({ engine, connect }: Named): EngineAt | undefined => {
  if (engine !== undefined && connect !== undefined)
    throw new InputProblem('--engine starts an engine, and --connect takes one that runs already; give one of the two.')
  if (connect !== undefined) return { connect }
  return engine === undefined ? undefined : { engine }
}

/** The option that names an engine, as it is typed. */
export const sayEngine = (at: EngineAt): string =>
  'connect' in at ? `--connect ${sayAddress(at.connect)}` : `--engine ${JSON.stringify(at.engine)}`

/** How long an engine may take, in milliseconds. */
export interface Times {
  /** Until a request is answered. */
  readonly timeout?: number
  /** Until `initialize` is answered, which is when the engine has started. */
  readonly startTimeout?: number
}

/** The option that allows an engine more time for an answer, or less. */
export const TIMEOUT = [
  '--timeout <ms>',
  `how long an answer may take, in milliseconds (${LIMITS.request} unless given, 0 for no limit)`,
  milliseconds
] as const

/** The option that allows an engine more time to start, or less. */
export const START_TIMEOUT = [
  '--start-timeout <ms>',
  `how long it may take to start and answer initialize, in milliseconds (${LIMITS.start}, or --timeout if that is more; 0 for no limit)`,
  milliseconds
] as const

/** A number of jobs. */
const jobs = (text: string): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > MOST_JOBS)
    throw new InvalidArgumentError(`Give how many processes work at once, from 1 to ${MOST_JOBS}.`)
  return value
}

const MOST_JOBS = 256

/** The option that says how many processes of the kit work at once. */
export const JOBS = [
  '--jobs <n>',
  'how many processes work at once, each with an engine of its own (as many as the machine has cores, unless given); what comes out is the same',
  jobs,
  availableParallelism()
] as const

/** One of several parts of a run. */
export interface Shard {
  /** Which, from 1. */
  readonly index: number
  readonly of: number
}

/** `2/4`: the second of four. */
const shard = (text: string): Shard => {
  const found = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim())
  const [index, of] = [Number(found?.[1]), Number(found?.[2])]
  if (!found || index < 1 || index > of) throw new InvalidArgumentError('Give which part of how many, such as 2/4 for the second of four.')
  return { index, of }
}

/** The option that asks for one part of a run. */
export const SHARD = [
  '--shard <i/n>',
  'play only the i-th of n parts, and write it for "stacklaw merge", which makes of all parts what the whole would have given',
  shard
] as const

/** How many failures end a run. */
export const failures = (text: string): number => {
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text) || value < 1) throw new InvalidArgumentError('Give after how many failures to stop, from 1.')
  return value
}

/** Names with commas between them. */
export const names = (text: string): readonly string[] => {
  const found = text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  if (found.length === 0) throw new InvalidArgumentError('Give one name or more, with commas between them.')
  return found
}

/**
 * Refuses options that say nothing as they are given: the limits of an engine where there is none of one's own, two engines, and a
 * faulty engine beside one of one's own.
 * @throws InputProblem if some are
 */
export const demandUseful = ({ mutant, timeout, startTimeout, ...named }: { readonly mutant?: string } & Named & Times): void => {
  const at = engineAt(named)
  if (at && mutant !== undefined)
    throw new InputProblem(
      `--mutant is a faulty reference engine, and --${'connect' in at ? 'connect' : 'engine'} one of your own; give one of the two.`
    )
  const limit = timeout !== undefined ? '--timeout' : startTimeout !== undefined ? '--start-timeout' : undefined
  if (!at && limit !== undefined)
    throw new InputProblem(`${limit} bounds an engine that is started, and none is; give --engine or --connect with it.`)
}
