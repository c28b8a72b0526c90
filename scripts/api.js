/**
 * Writes what the package exports, as API Extractor reads it from the declarations: a report an entry point, in docs/api/.
 * With `--check` it writes nothing and fails if a report is missing or out of date, or an export is not marked `@public`.
 * The shapes of files and messages are held by `schemas/` and by their tests; a report names them only.
 * @module
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { keep } from './generated.js'
import { readOptions } from './options.js'

readOptions(import.meta.url, { check: { type: 'boolean', default: false } })

const entries = ['index', 'vitest']

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'stacklaw-api-'))

/** A declaration that Zod made is its whole shape, thousands of lines long. */
const SHAPE = /^export const (\w+): z\.Zod[^]*?^(?=\n|\/\/|export|```)/gm

/** The names of exports of which a declaration does not say that it is public. */
const unmarked = []

/** What an entry point exports, in the order of names. */
const extract = entry => {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, `dist/${entry}.d.ts`),
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: join(root, 'tsconfig.json') },
      apiReport: { enabled: true, reportFileName: `${entry}.api.md`, reportFolder: scratch, reportTempFolder: join(scratch, 'temp') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false }
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json')
  })
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: message => {
      message.handled = true
      if (message.messageId === 'ae-missing-release-tag') unmarked.push(message.text.match(/"(.*?)"/)?.[1] ?? message.text)
    }
  })
  const report = readFileSync(join(scratch, `${entry}.api.md`), 'utf8')
  // a shape has two declarations of one name, a value and its type: one comment serves both
  for (const [, name] of report.matchAll(SHAPE)) if (unmarked.includes(name)) unmarked.splice(unmarked.indexOf(name), 1)
  return report.replace(SHAPE, 'export const $1: z.ZodType\n')
}

const files = new Map(entries.map(entry => [`${entry}.api.md`, extract(entry)]))
rmSync(scratch, { recursive: true })
keep('docs/api/', files, 'npm run build && npm run api')
for (const name of unmarked) console.error(`${name} is exported, but its comment does not say @public`)
if (unmarked.length > 0) process.exitCode = 1
