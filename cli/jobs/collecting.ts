/**
 * How the kit's own processes collect garbage. Each runs beside others, a kit and an engine a job, so that helpers of a collector wait for
 * a core more than they help.
 * @module
 */
import { setFlagsFromString } from 'node:v8'

/** The options of Node for a process that is started. */
export const COLLECTING: readonly string[] = ['--single-threaded-gc', '--max-semi-space-size=32']

/** The same, so far as it can be said of a process that runs already. */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge')
