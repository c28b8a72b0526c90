/**
 * Prints every figure that is quoted of the kit, each with the command that shows it alone, and holds it against its floor, which is
 * kept in figures/figures.json. Exit code 1 if a figure is worse than its floor, or its command does not show it.
 *
 *     npm run figures -- [--runs N] [--quick] [--json] [WORD…]
 *
 * `--runs`: random games of each campaign (20). `--quick` leaves out what takes minutes, and what the tests show. Words choose figures by
 * what their names hold.
 * @module
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problems, read } from './figures/figure.js'
import { readOptions, stop } from './options.js'

const { values, positionals } = readOptions(
  import.meta.url,
  {
    runs: { type: 'string', default: '20' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    figures: { type: 'string', default: fileURLToPath(new URL('figures/figures.json', import.meta.url)) }
  },
  Infinity
)

/** No command takes longer, in milliseconds: one that does is ended, and shows nothing. */
const MOST = 20 * 60_000

if (!/^[1-9]\d*$/.test(values.runs)) stop('--runs takes a whole number from 1 on.')
const all = JSON.parse(readFileSync(values.figures, 'utf8'))
const wrong = problems(all)
if (wrong.length > 0) stop(wrong.join('\n'))
const figures = all
  .filter(({ slow }) => !values.quick || !slow)
  .filter(({ name }) => positionals.length === 0 || positionals.some(word => name.includes(word)))
  .map(figure => ({ ...figure, command: figure.command.replace('{runs}', values.runs) }))
if (figures.length === 0) stop(`No figure${values.quick ? ' that is quick' : ''} has ${positionals.join(' or ')} in its name.`)

/** What a command prints. */
const run = command =>
  new Promise(resolve => {
    let printed = ''
    const root = fileURLToPath(new URL('..', import.meta.url))
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
    const child = spawn(command, { shell: true, cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: MOST })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (printed += text))
    child.on('close', () => resolve(printed))
  })

const say = ({ name, value, of, floor, holds }) =>
  `  ${holds ? 'holds' : 'WORSE'}  ${name}: ${value === null ? 'not shown' : `${value}${of === undefined ? '' : ` of ${of}`}`} (${floor})`

const told = []
for (const command of new Set(figures.map(figure => figure.command))) {
  if (!values.json) console.log(command)
  const printed = await run(command)
  const found = figures.filter(figure => figure.command === command).map(figure => read(figure, printed))
  told.push(...found)
  if (!values.json) for (const each of found) console.log(say(each))
}
const worse = told.filter(({ holds }) => !holds)
if (values.json) console.log(JSON.stringify(told, null, 2))
else console.log(`${told.length} figures, ${worse.length} worse than their floor`)
process.exitCode = worse.length === 0 ? 0 : 1
