/** What is published: all that commands and guides need, and nothing that tests need; and the files that publish it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { everyRulebook } from '../model/rulebook/index.js'
import { everyRule } from '../model/rulebook/rulebook.js'

const inKit = (...path: readonly string[]): string => join(packageRoot(), ...path)

describe('the package', () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
      cwd: packageRoot(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore']
    })
  ) as readonly { readonly files: readonly { readonly path: string }[] }[]
  const files = packed!.files.map(({ path }) => path)

  it('has what commands and guides need', () => {
    const guides = readdirSync(inKit('docs', 'guides')).filter(name => name.endsWith('.md'))
    expect(guides.length).toBeGreaterThan(10)
    for (const file of [
      ...[
        'bin/stacklaw.js',
        'dist/cli.js',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/cli/jobs/worker.js',
        'dist/play/bundle.js',
        'dist/play/reading.bundle.js',
        'dist/play/books.json',
        'dist/play/later.json',
        'README.md',
        'LICENSE'
      ],
      ...[
        'CHANGELOG.md',
        'CHANGELOG-RULES.md',
        'schemas/config.schema.json',
        'templates/python/adapter.py',
        'examples/ci/action/action.yml'
      ],
      ...guides.map(name => `docs/guides/${name}`)
    ])
      expect(files).toContain(file)
  })

  it('has no test, and nothing that helps tests alone', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(
      files.filter(file => /\.test\.|\.bench\.|browser-test|(^|\/)testing\/|^scripts\/|^docs\/(?!guides\/)|\.tsbuildinfo$/.test(file))
    ).toEqual([])
  })
})

describe('the workflow that releases', () => {
  const text = readFileSync(inKit('.github', 'workflows', 'release.yml'), 'utf8')
  it.each(['npm audit --omit=dev', 'npm test', 'npm sbom --omit=dev', 'npm publish --provenance', 'id-token: write'])('has %s', words => {
    expect(text).toContain(words)
  })
})

describe('the changelog of the rules data', () => {
  const text = readFileSync(inKit('CHANGELOG-RULES.md'), 'utf8')
  it('has a section for each ruleset, and cites rules that there are', () => {
    const ids = new Set(everyRulebook.flatMap(everyRule).map(({ id }) => id))
    for (const { id } of everyRulebook) expect(text).toMatch(new RegExp(`^### ${id}$`, 'm'))
    expect([...text.matchAll(/`([a-z-]+:[\w.-]+)`/g)].map(([, id]) => id).filter(id => !ids.has(id!))).toEqual([])
  })
})
