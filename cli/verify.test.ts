import { generateKeyPairSync } from 'node:crypto'
import type { KeyPairKeyObjectResult } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import { namesOfChecks } from '../properties/campaign/check-names.js'
import { Report } from '../properties/campaign/report.js'
import { suiteOf } from '../properties/campaign/suite.js'
import { open, seal, signingKey, checkingKey } from '../reports/certificate/envelope.js'
import type { Envelope } from '../reports/certificate/envelope.js'
import { Statement } from '../reports/certificate/statement.js'
import { stacklaw } from './testing/capture.js'

const folder = mkdtempSync(join(tmpdir(), 'stacklaw-'))
const at = (name: string): string => join(folder, name)
const write = (name: string, content: string): string => {
  writeFileSync(at(name), content)
  return at(name)
}

/** A pair of keys in PEM form. */
const written = ({ publicKey, privateKey }: KeyPairKeyObjectResult) => ({
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
})
const pems = () => written(generateKeyPairSync('ed25519'))
const own = pems()
const other = pems()
const keys = {
  own: write('key.pem', own.privateKey),
  public: write('key.pub.pem', own.publicKey),
  other: write('other.pub.pem', other.publicKey),
  rsa: write('rsa.pem', written(generateKeyPairSync('rsa', { modulusLength: 2048 })).privateKey),
  none: write('none.pem', 'no key')
}

const engineFile = write('engine.txt', 'the engine')
const served = (options: string): string => `"${process.execPath}" "${join(packageRoot(), 'bin', 'stacklaw.js')}" serve ${options}`
const certify = (...options: readonly string[]) => stacklaw('certify', '--ruleset', 'ga-older', '--runs', '2', '--out', folder, ...options)
const verify = (file: string, ...options: readonly string[]) => stacklaw('verify', file, '--key', keys.public, ...options)

const readEnvelope = (): Envelope => JSON.parse(readFileSync(at('certificate.json'), 'utf8')) as Envelope
const readStatement = (): Statement => {
  const opened = open(readEnvelope(), checkingKey(own.publicKey, 'key'))
  if ('refused' in opened) throw new Error(opened.refused)
  return Statement.parse(JSON.parse(opened.text))
}

/** The certificate with another statement, signed as if it were right. */
const signed = (name: string, change: (statement: Statement) => unknown): string =>
  write(name, JSON.stringify(seal(JSON.stringify(change(readStatement())), signingKey(own.privateKey, 'key'))))

const withRulesets = (
  statement: Statement,
  change: (ruleset: Statement['predicate']['stacklaw']['rulesets'][number]) => unknown
): unknown => {
  const { stacklaw: certified } = statement.predicate
  return {
    ...statement,
    predicate: { ...statement.predicate, stacklaw: { ...certified, rulesets: certified.rulesets.map(change) } }
  }
}
const withCertified = (statement: Statement, change: object): unknown => ({
  ...statement,
  predicate: { ...statement.predicate, stacklaw: { ...statement.predicate.stacklaw, ...change } }
})

beforeAll(async () => {
  const { code, out, err } = await certify('--attest', keys.own, '--subject', engineFile)
  expect(code, err).toBe(0)
  expect(out).toContain('certificate.json')
}, 600_000)

describe('a certificate', () => {
  it('has the form that others read', () => {
    const { payloadType, signatures } = readEnvelope()
    expect(payloadType).toBe('application/vnd.in-toto+json')
    expect(signatures).toHaveLength(1)
    const { _type, predicateType, predicate, subject } = readStatement()
    expect([_type, predicateType]).toEqual(['https://in-toto.io/Statement/v1', 'https://in-toto.io/attestation/test-result/v0.1'])
    expect(subject.map(({ name }) => name)).toEqual([engineFile])
    expect(predicate.result).toBe('PASSED')
    expect(predicate.failedTests).toEqual([])
    expect(predicate.passedTests).toContain('ga-older:2')
  })

  it('tells every check and every rule that the report judges', () => {
    const report = Report.parse(JSON.parse(readFileSync(at('report.json'), 'utf8')))
    const { checks, rules } = readStatement().predicate.stacklaw.rulesets[0]!
    expect(Object.keys(checks)).toEqual(report.rulesets[0]!.checks.map(({ name }) => name))
    expect(new Set(Object.keys(checks))).toEqual(new Set(namesOfChecks(suiteOf(rulebooks['ga-older']))))
    expect(Object.keys(rules)).toEqual(report.rulesets[0]!.rules.flatMap(({ id, verdict }) => (verdict === undefined ? [] : [id])))
  })

  it('holds, with the files and the report that it is about', async () => {
    const { code, out } = await verify(at('certificate.json'), '--subject', engineFile, '--report', at('report.json'))
    expect(code, out).toBe(0)
    expect(out).toContain('ga-older: pass')
    expect(out).toContain('as the files named are')
    expect(out).toContain('the one that it was issued with')
    expect(out).toContain('not repeated')
  })

  it('of an engine that fails is believed, and passes nothing', async () => {
    const file = signed('failing.json', statement => {
      const failing = withRulesets(statement, ruleset => ({ ...ruleset, verdict: 'fail' })) as Statement
      return {
        ...failing,
        predicate: { ...failing.predicate, result: 'FAILED', stacklaw: { ...failing.predicate.stacklaw, verdict: 'fail' } }
      }
    })
    const { code, out } = await verify(file)
    expect(code).toBe(1)
    expect(out).not.toContain('refused')
    expect(out).toContain('ga-older: fail')
  })
})

describe('a forged one is refused', () => {
  const forged: readonly (readonly [string, () => string, string])[] = [
    [
      'with a byte changed',
      () => {
        const envelope = readEnvelope()
        const text = Buffer.from(envelope.payload, 'base64').toString('utf8').replace('"seed":1', '"seed":2')
        return write('byte.json', JSON.stringify({ ...envelope, payload: Buffer.from(text).toString('base64') }))
      },
      'what it holds has been changed since it was signed'
    ],
    [
      'as something else',
      () => write('kind.json', JSON.stringify({ ...readEnvelope(), payloadType: 'text/plain' })),
      'It holds "text/plain"'
    ],
    [
      'with a check left out',
      () =>
        signed('missing.json', statement =>
          withRulesets(statement, ruleset => ({
            ...ruleset,
            checks: Object.fromEntries(Object.entries(ruleset.checks).filter(([name]) => name !== 'once-per-original-event'))
          }))
        ),
      'Of the checks of ga-older it lacks 1 check: once-per-original-event.'
    ],
    [
      'by another kit',
      () => signed('kit.json', statement => withCertified(statement, { kit: { version: '0.0.9', digest: { sha256: 'a'.repeat(64) } } })),
      'by another kit (0.0.9, aaaaaaaaaaaa)'
    ],
    [
      'of a run that was ended early',
      () => signed('partial.json', statement => withCertified(statement, { run: { ...statement.predicate.stacklaw.run, partial: true } })),
      'Its run was ended early'
    ],
    [
      'with a better verdict than its rulesets have',
      () => signed('better.json', statement => withRulesets(statement, ruleset => ({ ...ruleset, verdict: 'fail' }))),
      'It says pass of the engine, and its rulesets come to fail.'
    ],
    [
      'with a rule that failed among those that passed',
      () =>
        signed('rule.json', statement =>
          withRulesets(statement, ruleset => ({ ...ruleset, rules: { ...ruleset.rules, 'ga-older:2': 'fail' } }))
        ),
      'Its list failedTests is not that of the verdicts on its rules.'
    ],
    [
      'of a ruleset that there is not',
      () => signed('ruleset.json', statement => withRulesets(statement, ruleset => ({ ...ruleset, id: 'chess' }))),
      'ruleset "chess", which this kit does not have'
    ],
    [
      'with nothing that this kit knows',
      () => signed('unknown.json', statement => ({ ...statement, predicateType: 'x' })),
      'states nothing that this kit knows'
    ]
  ]

  it.each(forged)('%s', async (_, make, sentence) => {
    const { code, out } = await verify(make())
    expect(code).toBe(1)
    expect(out).toContain('refused')
    expect(out).toContain(sentence)
  })

  it('by another key', async () => {
    const { code, out } = await stacklaw('verify', at('certificate.json'), '--key', keys.other)
    expect(code).toBe(1)
    expect(out).toContain('It is signed with another key')
  })

  it('beside another file or report', async () => {
    const { code, out } = await verify(at('certificate.json'), '--subject', write('later.txt', 'a later engine'), '--report', keys.public)
    expect(code).toBe(1)
    expect(out).toContain(`It is not about ${at('later.txt')} as it is now.`)
    expect(out).toContain(`It is about ${engineFile} as well`)
    expect(out).toContain('It was issued with another report')
  })
})

it('is held against the engine itself', async () => {
  const { code, out } = await verify(at('certificate.json'), '--rerun', '--engine', served('--mutant ga-if-not-rechecked'))
  // the faulty engine plays another ruleset, so nothing is what it was
  expect(code).toBe(1)
  expect(out).toContain('refused')
  expect(out).toMatch(/The verdict on ga-older was pass|In ga-older \d+ rules came to another verdict/)
}, 600_000)

it.each([
  ['a private key where a public one belongs', () => verifyWith(keys.own), 'the public one'],
  ['what is no key', () => verifyWith(keys.none), 'holds no public key'],
  ['what is no certificate', () => verify(write('nothing.json', '{}')), 'is no certificate: 3 things must be mended. /payloadType'],
  ['an engine that nothing asks for', () => verify(at('certificate.json'), '--engine', 'x'), 'only --rerun asks for'],
  ['files without a certificate to be about', () => certify('--subject', engineFile), 'give --attest with it'],
  ['an engine without its files', () => certify('--attest', keys.own, '--engine', 'x'), '--attest needs --subject'],
  ['a running engine without its files', () => certify('--attest', keys.own, '--connect', '127.0.0.1:1'), '--attest needs --subject'],
  ['a key of another kind', () => certify('--attest', keys.rsa), 'a key of the kind rsa'],
  ['a public key to sign with', () => certify('--attest', keys.public), 'holds no private key'],
  ['a file that there is not', () => certify('--attest', keys.own, '--subject', at('nowhere')), 'there is no such file']
] as const)('%s is wrong usage', async (_, run, sentence) => {
  const { code, err } = await run()
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})

function verifyWith(key: string) {
  return stacklaw('verify', at('certificate.json'), '--key', key)
}
