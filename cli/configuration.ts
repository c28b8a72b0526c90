/** `stacklaw.config.json`: what would else be typed each time. What is typed comes before it. @module */
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { z } from 'zod'
import { readAddress } from '../engine/protocol/address.js'
import { readText } from '../fixtures/text.js'
import { InputProblem, parseJson, sayIssue } from '../model/scenario/problem.js'

/** The file, in the folder that a command is typed in. */
export const CONFIG_FILE = 'stacklaw.config.json'

/** The version of its format. */
export const CONFIG_FORMAT = 'stacklaw/config@1'

const Milliseconds = z.int().min(0).max(3_600_000)
const Count = z.int().min(0).max(2_147_483_647)

/** What a project says of itself: each field stands for the option of its name. */
export const ConfigFile = z
  .strictObject({
    $schema: z.string().exactOptional(),
    format: z.literal(CONFIG_FORMAT),
    engine: z.string().min(1).exactOptional(),
    connect: z.string().exactOptional(),
    timeout: Milliseconds.exactOptional(),
    startTimeout: Milliseconds.exactOptional(),
    ruleset: z.string().exactOptional(),
    runs: Count.exactOptional(),
    seed: Count.exactOptional(),
    cards: z.array(z.string()).min(1).exactOptional(),
    players: z.string().exactOptional(),
    out: z.string().min(1).exactOptional(),
    strict: z.boolean().exactOptional(),
    thorough: z.boolean().exactOptional(),
    jobs: z.int().min(1).max(256).exactOptional(),
    expect: z.string().exactOptional(),
    watch: z.array(z.string()).min(1).exactOptional()
  })
  .meta({ id: 'ConfigFile', title: 'Stacklaw configuration' })
export type ConfigFile = z.infer<typeof ConfigFile>

/** The fields that stand for options; what watches is read where something is watched. */
const OPTIONS = [
  'engine',
  'connect',
  'timeout',
  'startTimeout',
  'ruleset',
  'runs',
  'seed',
  'cards',
  'players',
  'out',
  'strict',
  'thorough',
  'jobs',
  'expect'
] as const satisfies readonly (keyof ConfigFile)[]

/**
 * A configuration.
 * @throws InputProblem if the file is none
 */
export const readConfig = (file: string): ConfigFile => {
  const value = parseJson(readText(file), file)
  const parsed = ConfigFile.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}; "stacklaw schema config" has the format.`)
  const { connect, engine } = parsed.data
  if (connect !== undefined && engine !== undefined)
    throw new InputProblem(`${file} has both engine and connect; leave one of the two out.`)
  const address = connect === undefined ? undefined : readAddress(connect)
  if (typeof address === 'string') throw new InputProblem(`${file}: /connect: ${address}`)
  return parsed.data
}

/** The option that names a configuration. */
export const CONFIG = [
  '--config <file>',
  `a configuration, instead of ${CONFIG_FILE} in this folder; "none" for none. What is typed comes before it`
] as const

/** The word for no configuration. */
const NONE = 'none'

/** The configuration that a command goes by, if there is one. */
export const configFor = (named: string | undefined): { readonly file: string; readonly config: ConfigFile } | undefined => {
  if (named === NONE || (named === undefined && !existsSync(CONFIG_FILE))) return undefined
  const file = named ?? CONFIG_FILE
  return { file, config: readConfig(file) }
}

/**
 * Gives a command the options of the configuration that were not typed.
 * @throws InputProblem if the file is none, or has what the option does not take
 */
export const configure = (command: Command, named: string | undefined): ConfigFile | undefined => {
  const found = configFor(named)
  if (!found) return undefined
  const { file, config } = found
  const isTyped = (name: string): boolean => command.getOptionValueSource(name) === 'cli'
  for (const name of OPTIONS) {
    const value = config[name]
    const option = command.options.find(each => each.attributeName() === name)
    // of engine and connect the one that is typed is meant
    const isOther = (name === 'engine' && isTyped('connect')) || (name === 'connect' && isTyped('engine'))
    if (value === undefined || !option || isTyped(name) || isOther) continue
    command.setOptionValueWithSource(name, asTyped(value, option, `${file}: /${name}`), 'config')
  }
  return config
}

/** A value as the option reads it. */
const asTyped = (value: unknown, option: Command['options'][number], at: string): unknown => {
  if (typeof value === 'boolean') return value
  const typed = Array.isArray(value) ? value.join(',') : String(value)
  try {
    const parse = option.parseArg as ((text: string, before: unknown) => unknown) | undefined
    return parse ? parse(typed, undefined) : typed
  } catch (error) {
    throw new InputProblem(`${at}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
