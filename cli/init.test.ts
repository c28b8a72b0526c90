import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitCommand } from '../engine/protocol/command.js'
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

/** Runs a tool in a project; whether there is one, and it did what it should. */
const tool = (project: string, program: string, ...args: readonly string[]): { readonly missing?: string; readonly said: string } => {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8' })
  const said = error ? error.message : `${stdout}${stderr}`
  return { said, ...(error || status !== 0 ? { missing: error ? `there is no ${program} here` : said } : {}) }
}

/** Builds; gives the reason why that is not possible here, and throws if it is the project's fault. */
const build = (project: string, program: string, ...args: readonly string[]): string | undefined => {
  const version = tool(project, program, program === 'go' ? 'version' : '--version')
  if (version.missing !== undefined) return version.missing
  const { missing } = tool(project, program, ...args)
  if (missing !== undefined) throw new Error(missing)
  return undefined
}

/** Whether what cargo says is that crates cannot be had, rather than that something is wrong with the project. */
const CANNOT_BE_HAD = /(?:download|network|resolve host|connect|timed? ?out|spurious|offline)/i

/** The registry is needed once; where it cannot be reached nothing is built. */
const cargo = (project: string): string | undefined => {
  const version = tool(project, 'cargo', '--version')
  if (version.missing !== undefined) return version.missing
  const { missing } = tool(project, 'cargo', 'fetch')
  if (missing === undefined) return build(project, 'cargo', 'build')
  if (CANNOT_BE_HAD.test(missing)) return 'the crates cannot be had here'
  throw new Error(missing)
}

interface Project {
  readonly language: string
  /** What it is started with, from anywhere. */
  readonly command: (project: string) => string
  /** Makes it ready to start, or gives the reason why that is not possible here. */
  readonly prepare: (project: string) => string | undefined
  /** What is not written down in the kit. */
  readonly unwritten?: readonly string[]
}

const PROJECTS: readonly Project[] = [
  { language: 'python', command: project => `python3 "${join(project, 'adapter.py')}"`, prepare: () => undefined },
  {
    language: 'typescript',
    command: project => `"${process.execPath}" "${join(project, 'dist', 'main.js')}"`,
    prepare: project => {
      installAndBuild(project)
      return undefined
    }
  },
  {
    language: 'go',
    command: project => `"${join(project, 'adapter')}"`,
    prepare: project => build(project, 'go', 'build', '-o', 'adapter', '.'),
    unwritten: ['go.sum']
  },
  {
    language: 'java',
    command: project => `java -cp "${join(project, 'build')}" Adapter`,
    prepare: project => build(project, 'javac', '-d', 'build', 'Adapter.java')
  },
  {
    language: 'rust',
    command: project => `"${join(project, 'target', 'debug', 'adapter')}"`,
    prepare: cargo,
    unwritten: ['Cargo.lock']
  }
]

const game = join(packageRoot(), 'fixtures', 'fab', '6.1', 'life-not-below-zero.json')

describe.each(PROJECTS)('init $language', ({ language, command, prepare, unwritten = [] }) => {
  const project = join(folder, language, 'new')
  let told = ''
  let impossible: string | undefined
  beforeAll(async () => {
    const { code, out } = await stacklaw('init', language, project)
    expect(code).toBe(0)
    told = out
    for (const line of ['Next:', '.gitignore', '.github/workflows/conformance.yml', 'README.md']) expect(out).toContain(line)
    for (const name of unwritten) expect(out).not.toContain(name)
    impossible = prepare(project)
  })

  it('leaves no name of the template without its dot', () => {
    expect(readdirSync(project).filter(name => name.startsWith('_'))).toEqual([])
  })

  it('tells in its README the commands that its CI runs, and those that init names', () => {
    const readme = readFileSync(join(project, 'README.md'), 'utf8')
    for (const word of ['doctor', 'certify']) expect(readme).toMatch(new RegExp(`^(npx stacklaw|npm run) ${word}`, 'm'))
    const next = told
      .slice(told.indexOf('Next:'))
      .split('\n')
      .slice(1, -2)
      .map(line => line.trim())
      .filter(line => !/^(cd|npm init|npm install) /.test(line))
    expect(next.length).toBeGreaterThan(1)
    expect(readme.split('\n')).toEqual(expect.arrayContaining(next))
  })

  it('passes the doctor at once', async ({ skip }) => {
    skip(impossible !== undefined, impossible)
    const { code, out } = await stacklaw('doctor', '--engine', command(project), '--json')
    const { steps } = JSON.parse(out) as Examination
    expect(steps.filter(step => step.result !== 'ok')).toEqual([])
    expect(code).toBe(0)
  })

  it('is certified for what little it claims, and for nothing else', async ({ skip }) => {
    skip(impossible !== undefined, impossible)
    const out = join(folder, `${language}-report`)
    const { code, out: told } = await stacklaw('certify', '--engine', command(project), '--runs', '5', '--jobs', '1', '--out', out)
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

  it('listens for one kit after another, also after one that is rude', async ({ skip }) => {
    skip(impossible !== undefined, impossible)
    const [program, ...args] = splitCommand(command(project))
    const engine = spawn(program, [...args, '--listen', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
    try {
      const at = await new Promise<string>(resolve => {
        let said = ''
        engine.stderr.setEncoding('utf8').on('data', (text: string) => {
          const [, address] = /^listens on (127\.0\.0\.1:\d+)\r?\n/m.exec((said += text)) ?? []
          if (address !== undefined) resolve(address)
        })
      })
      expect(await stacklaw('run', game, '--connect', at)).toMatchObject({ code: 0 })
      const rude = createConnection({ host: '127.0.0.1', port: Number(at.split(':')[1]) })
      rude.end('GET / HTTP/1.1\n\n')
      rude.resume().on('error', () => undefined)
      await once(rude, 'close')
      expect(await stacklaw('run', game, '--connect', at)).toMatchObject({ code: 0 })
      expect(engine.exitCode).toBeNull()
    } finally {
      engine.kill()
    }
  })
})

it('runs its Java from the source, without a build', async ({ skip }) => {
  const missing = tool(folder, 'java', '--version').missing
  skip(missing !== undefined, missing)
  const file = join(packageRoot(), 'templates', 'java', 'Adapter.java')
  expect(await stacklaw('run', game, '--engine', `java "${file}"`)).toMatchObject({ code: 0 })
})

it('pins each crate that its Rust names, and brings no lock file', () => {
  const rust = join(packageRoot(), 'templates', 'rust')
  const [, dependencies = ''] = readFileSync(join(rust, 'Cargo.toml'), 'utf8').split('[dependencies]\n')
  const lines = dependencies.trim().split('\n')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/^[\w-]+ = "=\d+\.\d+\.\d+"$/)
  expect(readdirSync(rust)).not.toContain('Cargo.lock')
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
    ['another language', () => ['cobol', join(folder, 'cobol')], /python, typescript, go, java, rust/]
  ] as const)('%s', async (_, args, sentence) => {
    const { code, err, out } = await stacklaw('init', ...args())
    expect(err).toMatch(sentence)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(readdirSync(folder)).not.toContain('cobol')
  })
})
