/**
 * Failures of an engine or its adapter, told apart from bugs of the kit: only what an engine's port throws is wrapped.
 * @module
 */

/** The engine or its adapter broke down; nothing was judged. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
}

/** Awaits an answer of an engine's port; what it throws becomes an `EngineFailure`. */
export const fromEngine = async <T>(answer: () => Promise<T>): Promise<T> => {
  try {
    return await answer()
  } catch (cause) {
    throw new EngineFailure(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
