/**
 * The errors that end a command.
 * @module
 */
import { AdapterError } from '../engine/protocol/errors.js'
import { InputProblem } from '../model/scenario/problem.js'
import { EngineFailure } from '../properties/campaign/failure.js'
import { ReportFolderError } from '../reports/write.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'

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
