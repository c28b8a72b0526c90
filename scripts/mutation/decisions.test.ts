import { expect, test } from 'vitest'
import { amount, yesNo } from '../../model/rules/decision.js'
import type { Game } from '../../model/rules/decision.js'
import type { AnyDecision } from '../../model/rules/index.js'
import { decisionFaults } from './decisions.js'

const faultsOf = (decision: AnyDecision) => decisionFaults([{ name: 'chapter.entry', decision }]).map(({ name }: { name: string }) => name)

test('a decision is made as each of its others', () => {
  expect(faultsOf(yesNo({}, (_: Game, is: boolean) => is))).toEqual([
    'chapter.entry, made otherwise (1 of 3)',
    'chapter.entry, made otherwise (2 of 3)',
    'chapter.entry, made otherwise (3 of 3)'
  ])
})

test('what is always so is not made always so', () => {
  expect(faultsOf(yesNo({}, (_: Game) => true))).toEqual([
    'chapter.entry, made otherwise (1 of 3)',
    'chapter.entry, made otherwise (3 of 3)'
  ])
})

test('an amount is made as each of those that it is made of, and as no more', () => {
  expect(faultsOf(amount({}, (_: Game, whole: number) => whole))).toHaveLength(4)
  expect(faultsOf(amount({}, (_: Game, one: number, other: number) => one + other))).toHaveLength(5)
})

test('every entry of the table has a fault', () => {
  const faults = decisionFaults()
  expect(faults.length).toBeGreaterThan(1000)
  expect(new Set(faults.map(({ name }: { name: string }) => name)).size).toBe(faults.length)
})
