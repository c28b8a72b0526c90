/** Files for tests of the command: each in a folder of its own. @module */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'

/** A new folder. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-test-'))

/** A file in a folder of its own. */
export const written = (text: string | Buffer, name = 'scenario.json'): string => {
  const file = join(folder(), name)
  writeFileSync(file, text)
  return file
}

/** The scenario that the fake engines play. */
export const duel = {
  format: SCENARIO_FORMAT,
  id: 'fab/test/duel',
  title: 'A duel',
  purpose: 'Something to be asked for.',
  standing: 'normative',
  rules: ['fab:6.4.1'],
  ruleset: 'fab',
  players: [{ id: 'ann' }, { id: 'bob' }],
  start: { turnPlayer: 'ann', phase: 'action' },
  objects: [{ id: 'bolt', card: 'Ember Bolt', zone: 'hand', owner: 'ann' }],
  until: { end: 'quiescent' },
  script: [{ player: 'ann', decision: 'priority', choose: { option: 'play' } }]
}
