/**
 * The engines that a command can be pointed at.
 * @module
 */
import { join } from 'node:path'
import { connect, connectTo } from '../engine/protocol/client.js'
import { LIMITS } from '../engine/protocol/wire.js'
import type { Limits } from '../engine/protocol/wire.js'
import { mutants } from '../engine/mutants/index.js'
import type { Mutant } from '../engine/mutants/index.js'
import type { ImplementationUnderTest } from '../engine/port.js'
import { packageRoot } from '../fixtures/loader.js'
import { createReference } from '../engine/reference/index.js'
import type { Reference } from '../engine/reference/index.js'
import { inProcess } from '../engine/reference/iut.js'
import { createBase } from '../model/base/base.js'
import type { TrustedBase } from '../model/base/base.js'
import { editions, findRulebook, rulebooks } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { InputProblem } from '../model/scenario/problem.js'
import { suggest, unknownName } from './choose.js'
import { COLLECTING } from './jobs/collecting.js'
import type { EngineAt, Times } from './options.js'
import { complain } from './screen.js'

/** A rulebook by id. */
export const rulebookOf = (id: string): Rulebook => {
  const found = findRulebook(id)
  if (!found)
    throw unknownName(
      'ruleset',
      id,
      Object.values(rulebooks).map(rulebook => rulebook.id)
    )
  return found
}

/** A mutant by name. */
export const mutantOf = (name: string): Mutant => {
  const found = mutants.find(mutant => mutant.name === name)
  if (!found) {
    const known = mutants.map(mutant => mutant.name)
    throw new InputProblem(`There is no mutant "${name}"; ${suggest(name, known, '"stacklaw mutants --list" tells them.')}`)
  }
  return found
}

/** The reference engine for a rulebook, or a mutant of it. */
const referenceFor = (rulebook: Rulebook, mutant?: Mutant): Reference =>
  mutant?.kind === 'common-mode'
    ? createReference(mutant.base(rulebook))
    : createReference(createBase(rulebook), mutant?.rules, mutant?.patch)

/** The reference engine, or a mutant of it, in this process. */
export const embedded = (rulebook: Rulebook, mutant?: Mutant): ImplementationUnderTest =>
  inProcess(referenceFor(rulebook, mutant), mutant?.name)

/** The reference engine for every ruleset, or a mutant for its own. */
export const embeddedFor = (mutant?: Mutant): ImplementationUnderTest =>
  mutant
    ? embedded(rulebookOf(mutant.ruleset), mutant)
    : inProcess([...Object.values(rulebooks), ...editions].map(rulebook => referenceFor(rulebook)))

export const trustedBase = (rulebook: Rulebook): TrustedBase => createBase(rulebook)

/** The command that serves the reference engine, embedded in the kit, as a process of its own. */
export const embeddedCommand = (): string =>
  [process.execPath, ...COLLECTING, join(packageRoot(), 'dist', 'cli.js'), 'serve']
    .map(word => `'${word.replaceAll("'", String.raw`'\''`)}'`)
    .join(' ')

/** The limits of an engine that may take so long. Unless it is asked for, its start is given no less than usual: much is loaded then. */
export const limitsWith = ({ timeout = LIMITS.request, startTimeout = Math.max(LIMITS.start, timeout) }: Times): Limits => ({
  ...LIMITS,
  request: timeout,
  start: startTimeout
})

/**
 * Starts an engine, or connects to it; without one, the embedded reference engine as a process of its own.
 * @param times how long it may take
 */
export const startEngine = (at: EngineAt | undefined, times: Times): Promise<ImplementationUnderTest> => {
  const options = { limits: limitsWith(times), noisy: (sentence: string) => complain(`warning: ${sentence}.`) }
  return at && 'connect' in at ? connectTo(at.connect, options) : connect(at?.engine ?? embeddedCommand(), options)
}
