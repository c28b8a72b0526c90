import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { METHODS, protocolSchema } from './messages.js'
import { duel } from './testing/scenario.js'

const schema = protocolSchema()
const ajv = new Ajv2020({ allErrors: true, strict: false })
ajv.addSchema(schema, 'protocol')
const valid = (definition: string, value: unknown): boolean => ajv.getSchema(`protocol#/$defs/${definition}`)!(value) as boolean

const rpc = { jsonrpc: '2.0', id: 1 }
const close = { see: 'event', events: [{ event: 'close', id: 'e1', within: 'e0' }] }
const end = { see: 'end', why: 'quiescent', state: { players: {}, objects: {} } }

describe('protocolSchema', () => {
  test('is a 2020-12 schema with a definition of each message', () => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema')
    const names = Object.keys(METHODS).flatMap(method => ['request', 'response'].map(kind => `${method.replace('/', '-')}-${kind}`))
    expect(Object.keys(schema['$defs'] as object)).toEqual(expect.arrayContaining([...names, 'error-response']))
  })

  test('takes what the kit sends', () => {
    expect(valid('scenario-start-request', { ...rpc, method: 'scenario/start', params: { session: 's1', scenario: duel } })).toBe(true)
  })

  test('has no room for what is expected', () => {
    const scenario = { ...duel, expect: { trace: [] } }
    expect(valid('scenario-start-request', { ...rpc, method: 'scenario/start', params: { session: 's1', scenario } })).toBe(false)
  })

  test('takes an event with its name, and refuses a field that it has not', () => {
    const answer = (...observations: object[]) => ({ ...rpc, result: { observations } })
    expect(valid('scenario-answer-response', answer(close, end))).toBe(true)
    expect(valid('scenario-answer-response', answer({ see: 'event', events: [{ event: 'close', nmae: 'x' }] }, end))).toBe(false)
  })
})

describe('observations', () => {
  const { result } = METHODS['scenario/answer']
  test.for([
    ['end with a prompt or the end', [close]],
    ['hold nothing after the end', [end, close]],
    ['are not empty', []],
    ['hold no answers', [{ see: 'answer', option: 0 }, end]]
  ] as const)('%s', ([, observations]) => {
    expect(result.safeParse({ observations }).success).toBe(false)
  })
  test('keep the names of events', () => {
    expect(result.parse({ observations: [close, end] }).observations[0]).toEqual(close)
  })
})
