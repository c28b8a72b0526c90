/**
 * A recorded trace as a file: the situation, how much was observed, and what was seen.
 * @module
 */
import { z } from 'zod'
import { WireScenario } from '../scenario/scenario.js'
import { Level, Observation, TRACE_FORMAT } from './observation.js'
import { DecisionKind } from './option.js'

export const TraceFile = z
  .strictObject({
    format: z.literal(TRACE_FORMAT),
    /** The engine that was observed. */
    engine: z.strictObject({ name: z.string(), version: z.string() }),
    level: Level,
    /** Decisions that the engine took by itself, without a prompt. */
    autonomous: z.array(DecisionKind),
    scenario: WireScenario,
    observations: z.array(Observation)
  })
  .meta({ id: 'TraceFile', title: 'Stacklaw trace' })
export type TraceFile = z.infer<typeof TraceFile>
