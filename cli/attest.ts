/** The certificate of a run of `stacklaw certify`. @module */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyObject } from 'node:crypto'
import { readText } from '../fixtures/text.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { Report } from '../properties/campaign/report.js'
import { seal, signingKey } from '../reports/certificate/envelope.js'
import type { Circumstances } from '../reports/certificate/statement.js'
import { stateOf } from '../reports/certificate/statement.js'
import { digestOfKit, digestOfText, subjectOf } from './digests.js'
import { engineAt } from './options.js'
import type { Named } from './options.js'
import { checkOutput, writeOutput } from './output.js'

/** The name of a certificate beside the report. */
export const CERTIFICATE = 'certificate.json'

/** What of a command line asks for a certificate. */
export interface Attesting extends Named {
  readonly attest?: string
  readonly subject?: readonly string[]
  readonly out: string
}

/** What is read for a certificate before the run, so that nothing is missing after it. */
export interface Prepared extends Pick<Circumstances, 'subjects' | 'kit'> {
  readonly key: KeyObject
}

/**
 * What a certificate needs; nothing if none is asked for.
 * @throws InputProblem if key or files can't be read, or it would not say which engine it is about
 */
export const prepareCertificate = ({ attest, subject, out, ...named }: Attesting): Prepared | undefined => {
  if (attest === undefined) {
    if (subject !== undefined)
      throw new InputProblem('--subject names what a certificate is about, and none is asked for; give --attest with it.')
    return undefined
  }
  const key = signingKey(readText(attest), attest)
  const kit = digestOfKit()
  if (engineAt(named) && subject === undefined)
    throw new InputProblem(
      '--attest needs --subject: name the files that the engine is made of, so that the certificate says which engine it is about.'
    )
  checkOutput(join(out, CERTIFICATE))
  return { key, kit, subjects: subject === undefined ? [{ name: 'stacklaw', digest: { sha256: kit } }] : subject.map(subjectOf) }
}

/**
 * Writes the certificate of a run beside its report.
 * @returns the file; nothing of a run that was ended early, which is no verdict on the whole
 */
export const writeCertificate = (
  report: Report,
  { key, ...prepared }: Prepared,
  out: string,
  run: Pick<Circumstances, 'players' | 'cards'>
): string | undefined => {
  if (report.run.partial) return undefined
  const written = digestOfText(readFileSync(join(out, 'report.json'), 'utf8'))
  const statement = stateOf(report, { ...prepared, ...run, report: written })
  const file = join(out, CERTIFICATE)
  writeOutput(file, `${JSON.stringify(seal(JSON.stringify(statement), key), null, 2)}\n`)
  return file
}
