/** The record of instructions holds what may be written in a card. @module */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Step } from '../scenario/schema/language.js'
import { instructions } from './index.js'

/** The names that the schema of an instruction takes. */
const written = (): readonly string[] => {
  const found = new Set<string>()
  const text = JSON.stringify(z.toJSONSchema(Step, { io: 'input' }))
  for (const [, name] of text.matchAll(/"do":\{"type":"string","const":"([^"]+)"\}/g)) found.add(name!)
  return [...found].sort()
}

describe('the record of instructions', () => {
  test('has those that the language has', () => {
    expect(Object.keys(instructions).sort()).toEqual(written())
  })
})
