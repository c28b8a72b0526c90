import { describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { runFixture } from '../campaign/fixture.js'
import { addCase, emptyLedger, ledgerResults } from '../campaign/ledger.js'
import { noteOf } from '../campaign/note.js'

/** The rules that the charts hold against a mutant after one fixture, and what they tell beside. */
const failing = async (name: string, fixture: string) => {
  const mutant = mutants.find(each => each.name === name)
  const ruleset = fixture.slice(0, fixture.indexOf('/'))
  const base = createBase(rulebooks[ruleset]!)
  const model = createModel(base, { level: 'full', autonomous: [] })
  const found = fixturesOf(ruleset).find(({ scenario }) => scenario.id === fixture)
  if (!mutant || mutant.kind === 'common-mode' || !found) throw new Error(`no ${name} or no ${fixture}`)
  const { game } = await runFixture(inProcess(createReference(base, mutant.rules, mutant.patch), name), model, base.rulebook, [], found)
  const ledger = addCase(emptyLedger, { rulebook: base.rulebook, model }, noteOf(game!), 'fixture')
  const results = ledgerResults(ledger, base.rulebook, [], [], () => ({ reachable: false, needs: [] }))
  const failed = results.filter(each => each.verdict === 'fail')
  if (game!.chart.kind !== 'refused') throw new Error('the charts have not refused it')
  return { rule: mutant.rule, failed, atStake: game!.chart.refused.rules }
}

describe('what the charts hold against an engine', () => {
  it.each([
    ['prevention-before-standard', 'fab/6.4/instead-before-prevention'],
    ['empty-shield-stays', 'fab/6.4/bone-head-barrier'],
    ['limit-ignored', 'fab/6.6/katsu-tripwire-trap-twin'],
    ['prevents-less-ignored', 'fab/6.4/decrease-not-wasted'],
    ['laps-counter-clockwise', 'fab/6.5/four-players-twin'],
    ['dead-objects-stay', 'fab/context/deaths-together'],
    ['dead-players-go-on', 'fab/context/b76-defeated-together'],
    ['mtg-turn-player-orders-replacements', 'mtg/context/interaction/affected-player-picks'],
    ['ga-turn-player-orders-replacements', 'ga/questions/d35']
  ])('of %s is the rule that it breaks, and less than all that is at stake', async (name, fixture) => {
    const { rule, failed, atStake } = await failing(name, fixture)
    const rules = new Set(failed.flatMap(each => each.rules))
    expect([...rules]).toContain(rule)
    expect(rules.size).toBeLessThan(atStake.length)
    expect(failed.filter(each => each.rules.length === 0)).toEqual([])
    expect(failed.every(each => each.kind === 'chart' && each.message.startsWith('step '))).toBe(true)
  })

  it('is told with what else is at stake', async () => {
    const { failed, atStake } = await failing('prevention-before-standard', 'fab/6.4/instead-before-prevention')
    const beside = atStake.filter(rule => !failed.some(each => each.rules.includes(rule)))
    expect(beside).not.toEqual([])
    expect(failed[0]!.message).toContain(`Also at stake here: ${beside[0]!}`)
  })
})
