import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImplementationUnderTest } from '../port.js'
import { connect } from './client.js'
import { duel } from './testing/scenario.js'

const path = (name: string): string => fileURLToPath(new URL(`testing/${name}`, import.meta.url))

let iut: ImplementationUnderTest
beforeAll(async () => {
  iut = await connect(`"${process.execPath}" --import "${path('typescript.mjs')}" "${path('serve.mjs')}"`)
})
afterAll(() => iut.shutdown())

test('the statement comes through as it is', () => {
  expect(iut.statement).toEqual({
    name: 'fake',
    version: '2',
    rulesets: ['fab'],
    features: ['*'],
    cards: { fab: ['Ember Bolt'] },
    level: 'stack',
    autonomous: ['chance'],
    maxConcurrent: 2
  })
})

test('two scenarios at once keep their own answers', async () => {
  const [a, b] = await Promise.all([iut.start(duel), iut.start(duel)])
  const [a1, b1] = await Promise.all([a.answer(1), b.answer(2)])
  expect(a1.observations[0]).toMatchObject({ events: [{ amount: 1, id: 'e1' }] })
  expect(b1.observations[0]).toMatchObject({ events: [{ amount: 2, id: 'e1' }] })
  expect(a1.observations.at(-1)?.see).toBe('end')
  await Promise.all([a1.close(), b1.close()])
})

test('what the engine throws comes through as its own error, and it goes on', async () => {
  await expect(iut.start({ ...duel, objects: [] })).rejects.toMatchObject({
    code: 'rpc-error',
    message: expect.stringContaining('nothing to do')
  })
  await (await iut.start(duel)).close()
})
