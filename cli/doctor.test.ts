import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STEPS } from '../engine/protocol/doctor/finding.js'
import type { Examination } from '../engine/protocol/doctor/finding.js'
import { packageRoot } from '../fixtures/loader.js'
import { stacklaw } from './testing/capture.js'

const inKit = (...path: readonly string[]): string => `"${join(packageRoot(), ...path)}"`
const node = (...path: readonly string[]): string => `"${process.execPath}" ${inKit(...path)}`
const patient = (fault: string): string => `${node('engine', 'protocol', 'testing', 'patient-process.mjs')} ${fault}`

describe('doctor', () => {
  it.each([
    ['the reference engine', `${node('bin', 'stacklaw.js')} serve`],
    ['the example in Python', `python3 ${inKit('examples', 'python', 'stacklaw_engine.py')}`],
    ['the interpreter', node('examples', 'interpreter', 'engine.mjs')]
  ])(
    'finds nothing wrong with %s',
    async (_, engine) => {
      const { code, out } = await stacklaw('doctor', '--engine', engine, '--json')
      const { statement, steps } = JSON.parse(out) as Examination
      expect(steps.filter(step => step.result !== 'ok')).toEqual([])
      expect(statement?.name).toBeTruthy()
      expect(code).toBe(0)
    },
    120_000
  )

  it('tells each step that is well, and what comes next', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', patient('none'))
    for (const title of Object.values(STEPS)) expect(out).toContain(title)
    expect(out).toContain('13 of 13 steps are well.')
    expect(out).toContain('Next: npx stacklaw certify')
    expect(code).toBe(0)
  }, 60_000)

  it('tells what was sent, what came and what to change, and ends with 3', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', patient('other-code'))
    expect(out).toMatch(/wrong +unknown .*\n +sent: .*no-such-request.*\n +came: .*-32000.*\n +change: use the code -32601/)
    expect(out).toContain('12 of 13 steps are well, 1 wrong.')
    expect(code).toBe(3)
  }, 60_000)

  it('ends with 1 where nothing is wrong but not all could be asked', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', patient('claims-nothing'))
    expect(out).toMatch(/not reached +play, same, reset, apart, refusals: it claims no feature and no card/)
    expect(code).toBe(1)
  }, 60_000)

  it('obeys no terminal codes of an engine', async () => {
    const { out } = await stacklaw('doctor', '--engine', patient('escapes'))
    expect(out).toContain('patient')
    // eslint-disable-next-line no-control-regex -- these are what must not come through
    expect(out).not.toMatch(/[\u0000-\u0008\u001b\u202e]/)
  }, 60_000)

  it.each([
    [['doctor'], 2, /--engine/],
    [['doctor', '--engine', 'node "open'], 3, /quote or a backslash that is left open/],
    [['doctor', '--engine', 'x', '--timeout', 'soon'], 2, /milliseconds/]
  ] as const)('%j ends with %i', async (args, code, sentence) => {
    const ran = await stacklaw(...args)
    expect(ran.code).toBe(code)
    expect(ran.err).toMatch(sentence)
  })
})
