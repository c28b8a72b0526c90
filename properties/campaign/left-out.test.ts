/** What an engine may leave out, and an invariant reads, makes that invariant not applicable: it neither fails nor stays open. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { inStyles, styles } from '../../engine/styles/index.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { certify } from './certify.js'

const base = createBase(rulebooks.fab)
const fixtures = fixturesOf('fab').filter(({ scenario }) => scenario.id === 'fab/6.5/four-players')

const verdicts = async (style: string | undefined): Promise<Readonly<Record<string, string>>> => {
  const engine = inStyles(
    inProcess(createReference(base)),
    styles.filter(({ name }) => name === style)
  )
  const { report } = await certify({ engine, suite: { base, fixtures, cards: [] }, seed: 1, runs: 0, strict: false, relations: 'in-turn' })
  return Object.fromEntries(report.checks.map(({ name, verdict, message }) => [name, `${verdict}: ${message}`]))
}

describe('which event a prompt is about', () => {
  const names = ['first-player-once-per-event', 'selected-player-applies-first']

  it.each(names)('decides %s where it is told', async name => {
    expect((await verdicts(undefined))[name]).toMatch(/^pass/)
  })

  it.each(names)('makes %s not applicable where it never is', async name => {
    expect((await verdicts('plain-options'))[name]).toBe(
      'unsupported: not applicable: the engine tells of no events that prompts are about'
    )
  })
})
