/** What the tests write to the system's folder for temporary files goes to one folder there, which is removed after the last. @module */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs before the first worker starts; what it returns, after the last has ended. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'stacklaw-tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
