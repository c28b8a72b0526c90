/**
 * What the kit talks to an engine over: the pipes of a process that it started, or a connection to one that runs already.
 * @module
 */

/** What a link is. */
export type Medium = 'pipes' | 'connection'

/** How a link ended. */
export type Ending =
  | { readonly how: 'not-started'; readonly reason: string }
  | {
      readonly how: 'exited'
      readonly code: number | null
      readonly signal: string | null
      /** Whether something that it had started was still running, and had to be ended. */
      readonly left: boolean
    }
  | { readonly how: 'not-reached'; readonly reason: string }
  | { readonly how: 'hung-up' }

/** A link to an engine. A failure to begin it is an ending. */
export interface EngineLink {
  readonly medium: Medium
  /** Sends to the engine; after the end, to nowhere. */
  write(text: string): void
  closeInput(): void
  /** Takes no more of its output. */
  deafen(): void
  /** The last 4 KB of its standard error; nothing where the kit does not have it. */
  stderr(): string
  /** How many bytes of its standard error came before these, and are dropped. */
  dropped(): number
  /** Sends a signal to the process and to all that it started; a connection is closed, and the engine behind it goes on. */
  signal(signal: 'SIGTERM' | 'SIGKILL'): void
  /** Resolves when its output has ended, which it may well before the process. */
  readonly silenced: Promise<void>
  /** Resolves when it has ended and its output has been read; nothing of a process's group is left then. */
  readonly ended: Promise<Ending>
}
