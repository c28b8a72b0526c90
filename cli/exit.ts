/**
 * Exit codes.
 * @module
 */
/** What a command's exit code says. */
export const EXIT = {
  /** Conformant; what was asked holds. */
  holds: 0,
  /** It does not: fail, inconclusive or untested. */
  doesNot: 1,
  /** The command line or an input file cannot be used, or the output cannot be written. */
  usage: 2,
  /** The engine or its adapter broke down, or broke the protocol. */
  adapter: 3,
  /** A bug in the kit. */
  bug: 4,
  /** The checks that were chosen hold; that is no certification. */
  chosen: 5,
  /** Ended by SIGHUP, as a terminal is closed; a partial report was written. */
  hungUp: 129,
  /** Stopped by Ctrl-C, as shells have it; a partial report was written. */
  interrupted: 130,
  /** Ended by SIGTERM; a partial report was written. */
  terminated: 143
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
