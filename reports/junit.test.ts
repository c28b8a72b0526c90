import { describe, expect, test } from 'vitest'
import { renderJunit } from './junit.js'
import { conformant, mixed, stale } from './testing/sample.js'
import { hostile } from './testing/hostile.js'
import { readXml } from './testing/xml.js'
import type { Element } from './testing/xml.js'

const casesOf = (root: Element): Element[] => root.children.flatMap(suite => suite.children.filter(child => child.name === 'testcase'))
const marks = (root: Element): Record<string, string> =>
  Object.fromEntries(
    casesOf(root).map(c => [c.attributes.name, [c.children[0]?.name, c.children[0]?.attributes.type].filter(Boolean).join(' ')])
  )

test('a suite a ruleset, a case a check', () => {
  const root = readXml(renderJunit(conformant()))
  expect(root.children.map(suite => suite.attributes)).toEqual([{ name: 'fab', tests: '3', failures: '0', errors: '0', skipped: '0' }])
  expect(marks(root)).toEqual({ 'next-three-damage': '', 'never-twice': '', replacement: '' })
})

test('each verdict has its element; what does not decide, unsupported and advice are skips, with the reason', () => {
  const root = readXml(renderJunit(mixed()))
  expect(marks(root)).toMatchObject({
    'next-two-damage': 'failure fail',
    'two-wards': 'error error',
    'limit-once': 'skipped',
    'first-time-each-turn': 'failure untested',
    'never-twice': '',
    'frozen-status': 'skipped'
  })
  expect(root.attributes).toMatchObject({ tests: '9', failures: '2', errors: '1', skipped: '3' })
  const open = casesOf(root).find(c => c.attributes.name === 'limit-once')
  expect(open?.children[0]?.attributes.message).toMatch(/^inconclusive: /)
})

test('advice fails only a strict run', () => {
  const report = mixed()
  const advice = report.rulesets
    .flatMap(ruleset => ruleset.checks)
    .find(check => check.standing === 'interpretation' && check.verdict === 'fail')!
  const mark = (strict: boolean) => marks(readXml(renderJunit({ ...report, run: { ...report.run, strict } })))[advice.name]
  expect(mark(false)).toBe('skipped')
  expect(mark(true)).toBe('failure fail')
})

test('a check has its file and the seconds that it took, and a suite their sum', () => {
  const report = conformant()
  const rulesets = report.rulesets.map(r => ({
    ...r,
    checks: r.checks.map((check, i) => (i === 0 ? { ...check, file: 'a/b.json' } : check))
  }))
  const [first, second] = rulesets[0]!.checks
  const root = readXml(renderJunit({ ...report, rulesets }, { fab: { [first!.name]: 1250, [second!.name]: 3 } }))
  expect(casesOf(root)[0]?.attributes).toMatchObject({ file: 'a/b.json', time: '1.250' })
  expect(root.children[0]?.attributes).toMatchObject({ time: '1.253' })
  expect(casesOf(root)[2]?.attributes).not.toHaveProperty('time')
})

test('what was not chosen is skipped, and the run is not green', () => {
  const report = conformant()
  const rulesets = report.rulesets.map(r => ({
    ...r,
    checks: r.checks.map((check, i) =>
      i === 0 ? check : { ...check, verdict: 'untested' as const, message: 'it was not chosen', unchosen: true as const }
    ),
    verdict: 'untested' as const
  }))
  const root = readXml(renderJunit({ ...report, rulesets, verdict: 'untested' }))
  expect(root.attributes).toMatchObject({ skipped: '2', failures: '1' })
  expect(marks(root)['verdict of the ruleset fab']).toBe('failure untested')
})

test('a failure tells the evidence', () => {
  const failing = casesOf(readXml(renderJunit(mixed()))).find(c => c.attributes.name === 'next-two-damage')?.children[0]
  expect(failing?.attributes.message).toBe('The ward prevented 4 damage where 2 is all that it has.')
  expect(failing?.text).toContain('Rules: fab:6.4.10b, fab:6.4.10g (normative)')
  expect(failing?.text).toContain('The ward takes 2 of 5; an engine that forgets its amount takes more.')
  expect(failing?.text).toContain('If this fails, check what is left of a shield afterwards.')
  expect(failing?.text).toContain('Came: bob applied')
  expect(failing?.text).toContain('It would be allowed if “total of it” (prevention) were decided otherwise: fab:6.4.10b, fab:6.4.10g, ')
  expect(failing?.text).toContain('Play it again: npx stacklaw replay')
})

describe('a verdict that no check shows is not lost', () => {
  test('an empty ruleset', () => {
    const report = conformant()
    const rulesets = report.rulesets.map(r => ({ ...r, checks: [], verdict: 'untested' as const }))
    expect(marks(readXml(renderJunit({ ...report, rulesets })))).toEqual({ 'verdict of the ruleset fab': 'failure untested' })
  })
  test('where nothing but what does not decide keeps it from passing', () => {
    const report = conformant()
    const rulesets = report.rulesets.map(r => ({
      ...r,
      checks: r.checks.map((check, i) => (i === 0 ? { ...check, verdict: 'inconclusive' as const } : check)),
      verdict: 'inconclusive' as const
    }))
    expect(marks(readXml(renderJunit({ ...report, rulesets })))['verdict of the ruleset fab']).toBe('failure inconclusive')
  })
  test('no ruleset at all', () => {
    expect(marks(readXml(renderJunit({ ...conformant(), rulesets: [], verdict: 'error' })))).toEqual({
      'verdict of the report': 'error error'
    })
  })
})

test('hostile text keeps the XML well-formed', () => {
  const root = readXml(renderJunit(hostile()))
  expect(root.children[0]?.attributes.name).toContain('</script><script>')
  expect(casesOf(root)[3]?.children[0]?.text).toContain(']]>')
})

test('a stale entry of the list of known failures is a case that fails', () => {
  const root = readXml(renderJunit(stale()))
  const suite = root.children.find(child => child.attributes.name === 'known failures')!
  expect(suite.attributes).toMatchObject({ tests: '1', failures: '1' })
  const [entry] = casesOf(root).slice(-1)
  expect(entry?.attributes).toEqual({ classname: 'known failures.fab', name: 'stale: never-twice' })
  expect(entry?.children[0]?.name).toBe('failure')
  expect(entry?.children[0]?.attributes.message).toBe('never-twice is listed as fail, but it passes now; take it out of known.json.')
  expect(entry?.children[0]?.text).toContain('ticket 7')
  expect(root.attributes).toMatchObject({ tests: '4', failures: '1' })
})
