import { expect, it } from 'vitest'
import { Effect, Step } from './schema/language.js'

const replacement = (change: object, more: object = {}, event = 'damage'): object => ({
  kind: 'replacement',
  class: 'standard',
  event: { event },
  change,
  ...more
})

const refusal = (value: object): string => JSON.stringify(Effect.safeParse(value).error?.issues ?? [])

it('takes a part of each event, and of all of them', () => {
  expect(Effect.safeParse(replacement({ target: 'self', part: 2 }, { uses: 1 })).success).toBe(true)
  expect(Effect.safeParse(replacement({ target: 'self', part: 2, shield: true })).success).toBe(true)
})

it('refuses a part of what is no damage, and one of nothing', () => {
  expect(refusal(replacement({ target: 'you', part: 2 }, {}, 'gain'))).toContain('only a part of damage happens to another')
  expect(Effect.safeParse(replacement({ target: 'self', part: 0 })).success).toBe(false)
})

it('refuses what is used up without how much, or by events too', () => {
  expect(refusal(replacement({ target: 'self', shield: true }))).toContain('what is used up is a part')
  for (const more of [{ uses: 1 }, { ordinal: { nth: [1], per: 'turn' } }])
    expect(refusal(replacement({ target: 'self', part: 2, shield: true }, more))).toContain('counts no events')
})

it('refuses a self-replacement that is used up', () => {
  const step = (change: object): object => ({
    do: 'damage',
    to: 'you',
    amount: 3,
    instead: [{ if: { not: { exists: { is: 'self' } } }, change }]
  })
  expect(Step.safeParse(step({ target: 'self', part: 2 })).success).toBe(true)
  expect(JSON.stringify(Step.safeParse(step({ target: 'self', part: 2, shield: true })).error?.issues)).toContain(
    'a self-replacement is of its own instruction alone'
  )
})
