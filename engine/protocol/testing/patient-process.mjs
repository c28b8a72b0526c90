/**
 * The fake adapter in a process of its own. The first argument names its fault; those about children are ones that only a process
 * has. The second, if any, is a file to which the id of each process that is started goes.
 */
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { patient } from './patient.mjs'

const [, , fault = 'none', file] = process.argv

const note = pid => file && appendFileSync(file, `${pid}\n`)
const fork = stdio => note(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio }).pid)
const exit = code => {
  if (fault === 'leaves-a-child') fork('ignore')
  process.exit(code)
}
note(process.pid)
// a child that holds the pipes of the adapter open
if (fault === 'forks') fork('inherit')
// what a runtime writes when nobody catches an error
if (fault === 'throws') throw new TypeError('no such card: Ember Bolt')
const { line, close } = patient(fault, { write: text => process.stdout.write(text), exit, seed: process.pid })
createInterface({ input: process.stdin }).on('line', line).on('close', close)
