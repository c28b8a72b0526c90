/** The server of `stacklaw play`, asked as a browser and as a stranger would ask. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { embeddedFor } from '../engine.js'
import { listenWith } from './server.js'
import type { Listening } from './server.js'

const { scenario, file } = fixturesOf('fab').find(each => each.scenario.id === 'fab/6.4/feign-death')!
const wire = toWire(scenario, file)
let listening: Listening

beforeAll(async () => {
  listening = await listenWith(embeddedFor(), 'the page')
})
afterAll(() => listening.server.close())

const ask = (address: string, body?: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> =>
  new Promise((done, failed) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(address, { method: body === undefined ? 'GET' : 'POST', headers: { ...json, ...headers } }, response => {
      let text = ''
      response.on('data', part => (text += String(part))).on('end', () => done({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', failed).end(body)
  })

const playing = async (answers: readonly number[]) =>
  JSON.parse((await ask(`${listening.address}play`, JSON.stringify({ wire, answers }))).text) as { trace: { see: string }[] }

test('the page is there for who knows its address, and for nobody else', async () => {
  expect(await ask(listening.address)).toMatchObject({ status: 200, text: 'the page' })
  const { origin } = new URL(listening.address)
  expect((await ask(`${origin}/`)).status).toBe(404)
  expect((await ask(`${origin}/play`, '{}')).status).toBe(404)
  expect((await ask(listening.address, undefined, { host: 'example.org' })).status).toBe(403)
})

test('addresses are of this machine, and each server has another', async () => {
  const other = await listenWith(embeddedFor(), '')
  other.server.close()
  expect(listening.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/)
  expect(new URL(other.address).pathname).not.toBe(new URL(listening.address).pathname)
})

test('a game is played as far as its answers go', async () => {
  expect((await playing([])).trace.at(-1)?.see).toBe('prompt')
  const { trace } = await playing([1, 1])
  expect(trace.filter(({ see }) => see === 'answer')).toHaveLength(2)
  expect((await playing([99])).trace.filter(({ see }) => see === 'answer')).toHaveLength(0)
})

test.each([
  ['no JSON', '{', 400],
  ['another shape', '{"wire":{},"answers":[]}', 400],
  ['answers that are no places', JSON.stringify({ wire, answers: [-1] }), 400],
  ['more than there may be', `"${'x'.repeat(1_000_001)}"`, 413]
])('%s is refused in a sentence', async (_, body, status) => {
  const answer = await ask(`${listening.address}play`, body)
  expect(answer.status).toBe(status)
  expect((JSON.parse(answer.text) as { error: string }).error).toMatch(/^The request .*\.$/)
})

test('what a page elsewhere may send without asking is refused', async () => {
  expect((await ask(`${listening.address}play`, '{}', { 'content-type': 'text/plain' })).status).toBe(415)
})

test('a ruleset that is not claimed is told', async () => {
  const { text } = await ask(`${listening.address}play`, JSON.stringify({ wire: { ...wire, ruleset: 'chess' }, answers: [] }))
  expect(text).toContain('does not claim chess')
})
