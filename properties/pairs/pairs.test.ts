import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { play, scripted } from '../campaign/play.js'
import { everyAspect } from './aspect.js'
import { foldingOf } from './moments.js'
import { pairsIn } from './pair.js'

const pairsOf = async (id: string): Promise<ReadonlySet<string>> => {
  const { scenario, file } = fixturesOf('mtg').find(each => each.scenario.id === id)!
  const wire = toWire(scenario, file)
  const { trace } = await play(inProcess(createReference(createBase(rulebooks.mtg))), wire, scripted(scenario.script))
  const folding = foldingOf(wire)
  for (const o of trace) folding.see(o)
  return pairsIn(folding.moments())
}

describe('the pairs that take part in a game', () => {
  it('are those of an event, of what it triggers and of how many there were at once', async () => {
    const pairs = await pairsOf('mtg/603/first-of-two-at-once')
    expect(pairs).toContain('destroy ordinal')
    expect(pairs).toContain('at-once ordinal')
    expect(pairs).toContain('destroy gain')
    expect(pairs).not.toContain('at-once damage')
  })

  it('are of sixty aspects and more', () => {
    expect(new Set(everyAspect.map(({ aspect }) => aspect)).size).toBeGreaterThanOrEqual(60)
  })
})
