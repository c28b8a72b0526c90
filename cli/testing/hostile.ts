/** Engines and files that mean no good, each with the exit code that it ends with and what is said of it. @module */
import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../fixtures/loader.js'
import { duel, folder, written } from './files.js'

/** Something hostile: the command that meets it, the exit code, and what the one sentence says. */
export interface Hostile {
  readonly name: string
  readonly args: () => readonly string[]
  readonly code: 1 | 2 | 3
  readonly says: RegExp
}

const line = (message: object): string => `${JSON.stringify({ jsonrpc: '2.0', id: '$ID', ...message }).replace('"$ID"', '$ID')}\n`
const result = (value: unknown): string => line({ result: value })
/** What an engine answers that plays the duel right, by the method. */
const right = JSON.parse(readFileSync(join(packageRoot(), 'cli', 'testing', 'right.json'), 'utf8')) as {
  readonly initialize: object
  readonly 'scenario/start': { readonly observations: readonly object[] }
  readonly 'scenario/answer': { readonly observations: readonly object[] }
}
const [prompt] = right['scenario/start'].observations
const [ended] = right['scenario/answer'].observations
const hello = (over: object): string => result({ ...right.initialize, ...over })
const begun = (over: object): string => result({ ...right['scenario/start'], ...over })
const answered = (...observations: readonly unknown[]): string => result({ observations })

const replies = join(packageRoot(), 'cli', 'testing', 'replies.mjs')

/** An engine that answers so. */
const engine = (name: string, answers: Readonly<Record<string, unknown>>, says: RegExp, code: Hostile['code'] = 3): Hostile => ({
  name: `an engine that ${name}`,
  args: () => [
    ...['run', written(JSON.stringify(duel)), '--engine'],
    ...[
      `"${process.execPath}" "${replies}" "${written(JSON.stringify(answers), 'replies.json')}"`,
      '--timeout',
      '1500',
      '--start-timeout',
      '3000'
    ]
  ],
  code,
  says
})

/** A scenario file of this text. */
const file = (name: string, text: string | Buffer, says: RegExp): Hostile => ({
  name: `a file ${name}`,
  args: () => ['run', written(text)],
  code: 2,
  says
})

/** The duel with something else in it. */
const scenario = (name: string, over: object, says: RegExp): Hostile => file(name, JSON.stringify({ ...duel, ...over }), says)

const command = (name: string, args: () => readonly string[], says: RegExp, code: Hostile['code'] = 2): Hostile => ({
  name,
  args,
  code,
  says
})

const linked = (to: string): string => {
  const name = join(folder(), 'scenario.json')
  symlinkSync(to, name)
  return name
}

const pipe = (): string => {
  const name = join(folder(), 'scenario.json')
  execFileSync('mkfifo', [name])
  return name
}

const many = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, i) => ({ id: `o${i}`, card: 'Ember Bolt', zone: 'hand', owner: 'ann' }))

export const HOSTILE: readonly Hostile[] = [
  engine('says nothing to initialize', { initialize: { silent: true } }, /no answer .*initialize/),
  engine('says nothing to scenario/start', { 'scenario/start': { silent: true } }, /no answer .*scenario\/start/),
  engine('says nothing to scenario/answer', { 'scenario/answer': { silent: true } }, /no answer .*scenario\/answer/),
  engine('exits with 0 as it is asked', { initialize: { exit: 0 } }, /exited with status 0/),
  engine('exits amid a game', { 'scenario/answer': { exit: 7 } }, /exited with status 7/),
  engine('kills itself', { 'scenario/start': { signal: 'SIGKILL' } }, /SIGKILL/),
  engine('speaks first', { first: 'Loading cards…\n' }, /is not JSON|not a message/),
  engine('answers with an empty object', { initialize: '{}\n' }, /./),
  engine('answers with a list', { initialize: '[]\n' }, /./),
  engine('answers with null', { initialize: 'null\n' }, /./),
  engine('answers with a number', { initialize: '7\n' }, /./),
  engine('answers with NaN', { initialize: '{"jsonrpc":"2.0","id":$ID,"result":NaN}\n' }, /JSON/),
  engine('answers in two values of a line', { initialize: '{"jsonrpc":"2.0","id":$ID,"result":{}} {}\n' }, /JSON/),
  engine('answers in half a line and exits', { initialize: '{"jsonrpc":"2.0",', shutdown: { exit: 0 } }, /no answer/),
  engine('answers of another version of JSON-RPC', { initialize: '{"jsonrpc":"1.0","id":$ID,"result":{}}\n' }, /jsonrpc/),
  engine('answers with result and error', { initialize: line({ result: {}, error: { code: 1, message: 'x' } }) }, /./),
  engine('answers with an error that is text', { initialize: line({ error: 'no' }) }, /error/),
  engine('answers with an id that is text', { initialize: '{"jsonrpc":"2.0","id":"$ID","result":{}}\n' }, /./),
  engine('answers with an id of null', { initialize: '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}\n' }, /./),
  engine('sends a request of its own', { initialize: '{"jsonrpc":"2.0","id":1,"method":"eval","params":{}}\n' }, /./),
  engine('is of another protocol', { initialize: hello({ protocol: 'chess@1' }) }, /chess@1/),
  engine('has no name', { initialize: hello({ engine: { name: '', version: '1' } }) }, /name/),
  engine('has a number for a name', { initialize: hello({ engine: { name: 7, version: '1' } }) }, /name/),
  engine('has a level that there is not', { initialize: hello({ level: 'deep' }) }, /level/),
  engine('claims text instead of a list', { initialize: hello({ features: '*' }) }, /features/),
  engine('decides what there is not', { initialize: hello({ autonomous: ['everything'] }) }, /autonomous/),
  engine('says a field that there is not', { initialize: hello({ admin: true }) }, /admin/),
  engine('plays a million games at once', { initialize: hello({ maxConcurrent: 1e308 }) }, /maxConcurrent/),
  engine('plays no game at once', { initialize: hello({ maxConcurrent: 0 }) }, /maxConcurrent/),
  engine('begins with nothing', { 'scenario/start': result({}) }, /observations/),
  engine('begins with no observation', { 'scenario/start': begun({ observations: [] }) }, /./),
  engine('begins with text', { 'scenario/start': begun({ observations: 'prompt' }) }, /observations/),
  engine('asks with no option', { 'scenario/start': begun({ observations: [{ ...prompt, options: [] }] }) }, /options/),
  engine('asks in a way that there is not', { 'scenario/start': begun({ observations: [{ ...prompt, decision: 'bribe' }] }) }, /decision/),
  engine(
    'asks with an option that there is not',
    { 'scenario/start': begun({ observations: [{ ...prompt, options: [{ option: 'cheat' }] }] }) },
    /option/
  ),
  engine('asks twice at once', { 'scenario/start': begun({ observations: [prompt, prompt] }) }, /./),
  engine('ends and asks', { 'scenario/start': begun({ observations: [ended, prompt] }) }, /./),
  engine('shows what there is not', { 'scenario/answer': answered({ see: 'future' }, ended) }, /see/),
  engine(
    'tells of half a card',
    { 'scenario/answer': answered({ see: 'event', events: [{ event: 'draw', player: '1', amount: 0.5, id: 'e1' }] }, ended) },
    /./
  ),
  engine(
    'tells of an event that there is not',
    { 'scenario/answer': answered({ see: 'event', events: [{ event: 'win', id: 'e1' }] }, ended) },
    /event/
  ),
  engine('tells of no event', { 'scenario/answer': answered({ see: 'event', events: [] }, ended) }, /events/),
  engine('ends for a reason that there is not', { 'scenario/answer': answered({ ...ended, why: 'bored' }) }, /why/),
  engine('ends without a state', { 'scenario/answer': answered({ see: 'end', why: 'quiescent' }) }, /state/),
  engine('answers with nothing', { 'scenario/answer': answered() }, /./),
  engine('names two things alike', { 'scenario/start': begun({ players: { ann: '1', bob: '1' } }) }, /./),
  engine('names a thing that there is not', { 'scenario/start': begun({ objects: { nobody: '9' } }) }, /nobody/),
  engine('names with a number', { 'scenario/start': begun({ objects: { bolt: 77 } }) }, /objects/),
  engine(
    'fails with a command to CI',
    { 'scenario/start': line({ error: { code: 1, message: 'x\n::error::forged' } }) },
    /: :error|::error/
  ),
  engine(
    'fails with a forged verdict',
    { 'scenario/start': line({ error: { code: 1, message: 'x\nfab Flesh and Blood: pass' } }) },
    /^[^\n]*pass/
  ),
  engine('fails with colours', { 'scenario/start': line({ error: { code: 1, message: '\u001b[32mpass\u001b[0m\r\u0007' } }) }, /pass/),
  engine('fails with much', { 'scenario/start': line({ error: { code: 1, message: 'x'.repeat(500_000) } }) }, /x…|xxx/),
  engine(
    'complains of a forged verdict and exits',
    { complains: 'a\r\n::error::forged\n', initialize: { exit: 3 } },
    /exited with status 3/
  ),

  file('of nothing but blanks', ' \n\t', /./),
  file('of a null', 'null', /./),
  file('of a list', '[]', /./),
  file('of text', '"scenario"', /./),
  file('of two values', '{} {}', /./),
  file('with a comment', '// hello\n{}', /JSON/),
  file('with a comma too many', `${JSON.stringify(duel).slice(0, -1)},}`, /JSON/),
  file(
    'with NaN',
    JSON.stringify({ ...duel, players: [{ id: 'ann', life: 'NAN' }, { id: 'bob' }] }).replace('"NAN"', 'NaN'),
    /scenario\.json:1:\d+ is not JSON/
  ),
  file(
    'with a number beyond counting',
    JSON.stringify({ ...duel, players: [{ id: 'ann', life: 'BIG' }, { id: 'bob' }] }).replace('"BIG"', '1e999'),
    /life/
  ),
  file('of zeros', Buffer.alloc(100_000), /./),
  file('of chance', Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919 + 131) % 256)), /UTF-8/),
  file('nested a hundred thousand deep', '{"a":'.repeat(100_000), /./),
  file('with a lone surrogate in its id', JSON.stringify({ ...duel, id: 'fab/test/\ud800' }), /id/),
  scenario('with an id that climbs', { id: 'fab/../../../etc/passwd' }, /id/),
  scenario('with an id of dots', { id: 'fab/./x' }, /id/),
  scenario('with an absolute id', { id: '/etc/passwd' }, /id/),
  scenario('with a line feed in its id', { id: 'fab/x\ny' }, /id/),
  scenario('with two objects of one id', { objects: [...duel.objects, ...duel.objects] }, /bolt/),
  scenario('with two players of one id', { players: [{ id: 'ann' }, { id: 'ann' }] }, /ann/),
  scenario('with a player named constructor in no seat', { start: { turnPlayer: 'constructor', phase: 'action' } }, /constructor/),
  scenario('with an object of nobody', { objects: [{ ...duel.objects[0], owner: '__proto__' }] }, /__proto__/),
  scenario('with a card named __proto__', { objects: [{ ...duel.objects[0], card: '__proto__' }] }, /__proto__/),
  scenario('of a ruleset named constructor', { ruleset: 'constructor' }, /ruleset/),
  scenario('of no player', { players: [] }, /players/),
  scenario('of a hundred thousand objects', { objects: many(100_000) }, /\/objects has 100000 entries; a scenario may have up to 2000/),
  scenario(
    'of a hundred thousand decisions',
    { script: Array.from({ length: 100_000 }, () => duel.script[0]) },
    /\/script has 100000 entries; a scenario may have up to 5000/
  ),
  scenario(
    'with terminal codes in a card',
    { objects: [{ ...duel.objects[0], card: '\u001b[2J\u202eBolt\n::error::forged' }] },
    /There is no card|no card/
  ),

  command('/dev/zero', () => ['run', '/dev/zero'], /\/dev\/zero/),
  command('/dev/zero by another name', () => ['run', linked('/dev/zero')], /MiB|bytes/),
  command(
    'a link to itself',
    () => {
      const name = join(folder(), 'scenario.json')
      symlinkSync(name, name)
      return ['run', name]
    },
    /./
  ),
  command('a pipe that nobody writes to', () => ['run', pipe()], /./),
  command('a trace of /dev/zero', () => ['judge', '/dev/zero'], /\/dev\/zero/),
  command('a list of known failures of /dev/zero', () => ['certify', '--expect', '/dev/zero', '--out', folder()], /\/dev\/zero/),
  command('a configuration of /dev/zero', () => ['certify', '--config', '/dev/zero', '--out', folder()], /\/dev\/zero/),
  command(
    'a configuration with a field that there is not',
    () => ['certify', '--config', written('{"format":"stacklaw/config@1","enigne":"x"}')],
    /\/enigne: there is no such field/
  ),
  command(
    'a configuration with two engines',
    () => ['doctor', '--config', written('{"format":"stacklaw/config@1","engine":"x","connect":"127.0.0.1:1"}')],
    /both engine and connect/
  ),
  command(
    'a configuration that connects elsewhere',
    () => ['doctor', '--config', written('{"format":"stacklaw/config@1","connect":"203.0.113.9:80"}')],
    /connect/
  ),
  command('a certificate that is a scenario', () => ['verify', written(JSON.stringify(duel)), '--key', written('no key', 'key.pem')], /./),
  command('a key that is none', () => ['certify', '--attest', written('no key', 'key.pem'), '--out', folder()], /key/),
  command('a part that is a scenario', () => ['merge', written(JSON.stringify(duel))], /is no part of a run/),
  command('a report that is none', () => ['diff', written('{}'), written('{}')], /./),
  command('an output that is a device without room', () => ['run', written(JSON.stringify(duel)), '--trace', '/dev/full'], /\/dev\/full/),
  command(
    'a promotion out of its folder',
    () => ['promote', join(packageRoot(), 'fixtures', 'fab', '6.4', 'feign-death.json'), '--id', 'fab/../../../x/y'],
    /is no id/
  ),
  command(
    'a promotion to where fixtures are loaded',
    () => [
      'promote',
      join(packageRoot(), 'fixtures', 'fab', '6.4', 'feign-death.json'),
      '--id',
      'fab/6.4/mine',
      '--into',
      join(packageRoot(), 'fixtures', 'fab')
    ],
    /loads its fixtures from/
  )
]
