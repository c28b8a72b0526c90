import { expect, test } from 'vitest'
import type { Case, ChartVerdict } from './case.js'
import { asJudged } from './observed.js'

const game = (chart: Pick<ChartVerdict, 'kind'>): Case => ({ chart }) as Case
const verdict = (kind: ChartVerdict['kind'], standing: 'normative' | 'interpretation' | 'undefined', strict = false): string =>
  asJudged(game({ kind }), { standing }, strict).chart.kind

test('what the charts refuse fails an engine only where the fixture judges it', () => {
  expect(verdict('refused', 'normative')).toBe('refused')
  expect(verdict('refused', 'interpretation')).toBe('inconclusive')
  expect(verdict('refused', 'interpretation', true)).toBe('refused')
  expect(verdict('refused', 'undefined', true)).toBe('inconclusive')
})

test('what the charts accept stays accepted', () => {
  expect(verdict('accepted', 'undefined')).toBe('accepted')
})
