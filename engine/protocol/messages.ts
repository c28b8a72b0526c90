/**
 * Every message of the adapter protocol: JSON-RPC 2.0, one message a line, over standard input and output.
 *
 * The kit asks, the engine answers. What a scenario expects and later answers of its script never cross the wire.
 * @module
 */
import { z } from 'zod'
import { WireScenario } from '../../model/scenario/scenario.js'
import { Handle } from '../../model/scenario/names.js'
import { Id } from '../../model/trace/event.js'
import {
  AppliedObservation,
  CeasedObservation,
  EndObservation,
  EventObservation,
  LayerObservation,
  LeftObservation,
  Level,
  PromptObservation,
  ProposedObservation,
  ResolveObservation,
  SuppressedObservation,
  TriggeredObservation
} from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import { DecisionKind } from '../../model/trace/option.js'

/** The version of the protocol. */
export const PROTOCOL = 'stacklaw/protocol@1'

/** What an engine may report. Answers are left out: the kit knows what it answered. */
const Reported = z
  .discriminatedUnion('see', [
    EventObservation,
    PromptObservation,
    EndObservation,
    LayerObservation,
    ResolveObservation,
    LeftObservation,
    ProposedObservation,
    AppliedObservation,
    TriggeredObservation,
    SuppressedObservation,
    CeasedObservation
  ])
  .meta({ id: 'Reported' }) as z.ZodType<Observation>

const asks = (observation: Observation): boolean => observation.see === 'prompt' || observation.see === 'end'

/** What was observed since the last answer; the last one, and no other, is a prompt or the end. */
const Observations = z
  .array(Reported)
  .min(1)
  .superRefine((observations, context) => {
    const first = observations.findIndex(asks)
    if (first === observations.length - 1) return
    const [place, message] =
      first < 0
        ? [observations.length - 1, 'the last observation must be a prompt or an end']
        : [first + 1, 'nothing may follow a prompt or an end']
    context.addIssue({ code: 'custom', path: [place], message })
  })
  .meta({ id: 'Observations', description: 'In order. The last, and no other, is a prompt or an end.' })

const Names = z.record(Handle, Id)
const SessionName = z.string().min(1).max(64)
const Named = z.strictObject({ name: z.string().min(1).max(100), version: z.string().max(100) })

/** What an engine says of itself: its implementation conformance statement. */
const Introduction = z.strictObject({
  protocol: z.literal(PROTOCOL),
  engine: Named,
  rulesets: z.array(z.string()).min(1),
  features: z.array(z.string()),
  cards: z.record(z.string(), z.array(z.string())).exactOptional(),
  level: Level,
  autonomous: z.array(DecisionKind),
  maxConcurrent: z.int().min(1).max(64).exactOptional()
})

const Started = z.strictObject({
  observations: Observations,
  /** The engine's ids of the scenario's objects and players, where they are not the scenario's handles. */
  objects: Names.exactOptional(),
  players: Names.exactOptional()
})

const Nothing = z.strictObject({})

/** Each request: its parameters, and the result that answers it. */
export const METHODS = {
  initialize: { params: z.strictObject({ protocol: z.string(), kit: Named }), result: Introduction },
  'scenario/start': { params: z.strictObject({ session: SessionName, scenario: WireScenario }), result: Started },
  'scenario/answer': {
    params: z.strictObject({ session: SessionName, option: z.int().min(0) }),
    result: z.strictObject({ observations: Observations })
  },
  'scenario/close': { params: z.strictObject({ session: SessionName }), result: Nothing },
  shutdown: { params: Nothing, result: Nothing }
} as const

export type Method = keyof typeof METHODS
export type Params<M extends Method> = z.infer<(typeof METHODS)[M]['params']>
export type Result<M extends Method> = z.infer<(typeof METHODS)[M]['result']>

export const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name)

const jsonrpc = z.literal('2.0')
const RequestId = z.union([z.int(), z.string().max(200)])

/** A request of any method. */
export const Request = z.object({ jsonrpc, id: RequestId, method: z.string(), params: z.unknown().optional() })

export type Request = z.infer<typeof Request>

/** An error that an engine answers with. */
export const RpcError = z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() })

/** An answer to any request. `id` is null if the request could not be read. */
export const Response = z.union([
  z.object({ jsonrpc, id: RequestId, result: z.unknown().refine(value => value !== undefined), error: z.undefined().optional() }),
  z.object({ jsonrpc, id: RequestId.nullable(), error: RpcError, result: z.undefined().optional() })
])
export type Response = z.infer<typeof Response>

const documented = (Object.keys(METHODS) as Method[]).flatMap(method => {
  const name = method.replace('/', '-')
  const { params, result } = METHODS[method]
  return [
    z.strictObject({ jsonrpc, id: RequestId, method: z.literal(method), params }).meta({ id: `${name}-request` }),
    z.strictObject({ jsonrpc, id: RequestId, result }).meta({ id: `${name}-response` })
  ]
})

const Message = z
  .union([...documented, z.strictObject({ jsonrpc, id: RequestId.nullable(), error: RpcError }).meta({ id: 'error-response' })])
  .meta({
    title: 'Stacklaw adapter protocol',
    description: `A message of ${PROTOCOL}. Each request has its definition, and each response.`
  })

/** The JSON Schema (2020-12) of every message; `$defs` holds `initialize-request`, `initialize-response` and so on. */
export const protocolSchema = (): Record<string, unknown> => z.toJSONSchema(Message, { target: 'draft-2020-12', io: 'input' })
