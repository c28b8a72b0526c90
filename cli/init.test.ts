import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KIT } from '../engine/protocol/kit.js'
import { conformanceCards, packageRoot } from '../fixtures/loader.js'
import type { Examination } from '../engine/protocol/doctor/finding.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'

const folder = mkdtempSync(join(tmpdir(), 'stacklaw-init-'))
afterAll(() => rmSync(folder, { recursive: true }))

const inKit = (name: string): string => join(packageRoot(), 'node_modules', name)

/** Installs what package.json asks for, from the kit's own packages, and builds. */
const installAndBuild = (project: string): void => {
  mkdirSync(join(project, 'node_modules'))
  symlinkSync(packageRoot(), join(project, 'node_modules', 'stacklaw'))
  symlinkSync(inKit('@types'), join(project, 'node_modules', '@types'))
  execFileSync(process.execPath, [join(inKit('typescript'), 'bin', 'tsc')], { cwd: project, stdio: 'pipe' })
}

/** What each language's project is started with, from anywhere. */
const PROJECTS: readonly (readonly [string, (project: string) => string, (project: string) => void])[] = [
  ['python', project => `python3 "${join(project, 'adapter.py')}"`, () => undefined],
  ['typescript', project => `"${process.execPath}" "${join(project, 'dist', 'main.js')}"`, installAndBuild]
]

describe.each(PROJECTS)('init %s', (language, command, prepare) => {
  const project = join(folder, language, 'new')
  beforeAll(async () => {
    const { code, out } = await stacklaw('init', language, project)
    expect(code).toBe(0)
    for (const line of ['Next:', '.gitignore', '.github/workflows/conformance.yml', 'README.md']) expect(out).toContain(line)
    prepare(project)
  })

  it('leaves no name of the template without its dot', () => {
    expect(readdirSync(project).filter(name => name.startsWith('_'))).toEqual([])
  })

  it('tells in its README the commands that its CI runs', () => {
    const readme = readFileSync(join(project, 'README.md'), 'utf8')
    for (const word of ['doctor', 'certify']) expect(readme).toMatch(new RegExp(`^(npx stacklaw|npm run) ${word}`, 'm'))
  })

  it('passes the doctor at once', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', command(project), '--json')
    const { steps } = JSON.parse(out) as Examination
    expect(steps.filter(step => step.result !== 'ok')).toEqual([])
    expect(code).toBe(0)
  })

  it('is certified for what little it claims, and for nothing else', async () => {
    const out = join(folder, `${language}-report`)
    const { code, out: told } = await stacklaw('certify', '--engine', command(project), '--runs', '30', '--out', out)
    expect(code, told).toBe(0)
    const report = Report.parse(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')))
    const { checks } = report.rulesets[0]!
    const fixtures = checks.filter(check => check.kind === 'fixture')
    const played = fixtures.filter(check => check.verdict !== 'unsupported')
    expect(played.map(({ name, verdict }) => ({ name, verdict }))).toEqual([{ name: 'fab/6.1/life-not-below-zero', verdict: 'pass' }])
    expect(checks.filter(check => check.verdict === 'pass').length).toBeGreaterThan(5)
    const known = conformanceCards('fab')
    expect(report.engine.cards?.['fab']?.filter(card => !known.has(card))).toEqual([])
  })
})

it('asks for this version of the kit', () => {
  const { dependencies } = JSON.parse(readFileSync(join(packageRoot(), 'templates', 'typescript', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['stacklaw']).toBe(`^${KIT.version}`)
})

describe('says what is typed next, where the kit is a checkout', () => {
  const lines = async (language: string, project: string): Promise<readonly string[]> => {
    const { out } = await stacklaw('init', language, project)
    return out.slice(out.indexOf('Next:')).trimEnd().split('\n').slice(1, -1)
  }
  const install = `  npm install --ignore-scripts ${packageRoot()}`

  it('the kit is installed from there', async () => {
    const project = join(folder, 'away')
    const typescript = await lines('typescript', project)
    expect(typescript).toEqual([`  cd ${project}`, install, '  npm run doctor', '  npm run certify'])
    expect(await lines('python', join(folder, 'away-too'))).toEqual([
      `  cd ${join(folder, 'away-too')}`,
      '  npm init --yes',
      install,
      '  npx stacklaw doctor --engine "python3 adapter.py"',
      '  npx stacklaw certify --engine "python3 adapter.py"'
    ])
  })

  it('or found where it is installed already', async () => {
    const home = join(folder, 'home')
    mkdirSync(join(home, 'node_modules'), { recursive: true })
    symlinkSync(packageRoot(), join(home, 'node_modules', 'stacklaw'))
    const [, first] = await lines('python', join(home, 'mine'))
    expect(first).toBe('  npx stacklaw doctor --engine "python3 adapter.py"')
  })
})

it('writes into an empty folder', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  expect(await stacklaw('init', 'python', empty)).toMatchObject({ code: 0 })
  expect(readdirSync(empty)).toContain('adapter.py')
})

describe('refuses, with one sentence and exit code 2', () => {
  const file = join(folder, 'file')
  beforeAll(() => writeFileSync(file, ''))
  it.each([
    ['a folder that is not empty', () => ['python', folder], /is not empty; name a new folder/],
    ['a file', () => ['python', file], /a file is in the way; name another/],
    ['a folder below a file', () => ['python', join(file, 'below')], /a file is in the way; name another/],
    ['another language', () => ['cobol', join(folder, 'cobol')], /python, typescript/]
  ] as const)('%s', async (_, args, sentence) => {
    const { code, err, out } = await stacklaw('init', ...args())
    expect(err).toMatch(sentence)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(readdirSync(folder)).not.toContain('cobol')
  })
})
