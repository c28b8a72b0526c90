/** The fake adapter in a process of its own. The first argument names its fault; `leaves-a-child` is one that only a process has. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { patient } from './patient.mjs'

const [, , fault = 'none'] = process.argv

const exit = code => {
  if (fault === 'leaves-a-child') spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  process.exit(code)
}
const { line, close } = patient(fault, { write: text => process.stdout.write(text), exit, seed: process.pid })
createInterface({ input: process.stdin }).on('line', line).on('close', close)
