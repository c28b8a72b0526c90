/**
 * Exit codes, and the errors that end a command.
 * @module
 */
import { AdapterError } from '../engine/protocol/errors.js'
import { InputProblem } from '../model/scenario/problem.js'
import { EngineFailure } from '../properties/campaign/failure.js'
import { ReportFolderError } from '../reports/write.js'

/** What a command's exit code says. */
export const EXIT = {
  /** Conformant; what was asked holds. */
  holds: 0,
  /** It does not: fail, inconclusive or untested. */
  doesNot: 1,
  /** The command line or an input file cannot be used. */
  usage: 2,
  /** The engine or its adapter broke down, or broke the protocol. */
  adapter: 3,
  /** A bug in the kit. */
  bug: 4,
  /** Stopped by Ctrl-C, as shells have it; a partial report was written. */
  interrupted: 130,
  /** Whoever read the output has gone, as in `stacklaw rules | head`; shells have it so. */
  unread: 141,
  /** Ended by SIGTERM; a partial report was written. */
  terminated: 143
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** The exit code of an error, and the sentence to print. */
export const explainError = (error: unknown): { readonly code: ExitCode; readonly sentence: string } => {
  if (error instanceof InputProblem || error instanceof ReportFolderError) return { code: EXIT.usage, sentence: error.message }
  if (error instanceof AdapterError || error instanceof EngineFailure) return { code: EXIT.adapter, sentence: error.message }
  const message = error instanceof Error ? error.message : String(error)
  return {
    code: EXIT.bug,
    sentence: `This is a bug in the kit, not in your engine: ${message}. Run again with --debug and report what it prints.`
  }
}
