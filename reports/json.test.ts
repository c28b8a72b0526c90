import { expect, test } from 'vitest'
import { Report } from '../properties/campaign/report.js'
import { renderJson } from './json.js'
import { conformant, mixed } from './testing/sample.js'
import { controlsIn } from './testing/controls.js'
import { hostile } from './testing/hostile.js'

test.each([conformant, mixed, hostile])('reads back as it was: %o', sample => {
  expect(Report.parse(JSON.parse(renderJson(sample())))).toEqual(sample())
})

test('holds no raw control character', () => {
  expect(controlsIn(renderJson(hostile()))).toEqual([])
})
