import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { play, scripted } from '../campaign/play.js'
import { crowded } from '../testing/crowded.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Frontier } from '../../model/statechart/index.js'
import { createModel } from '../../model/statechart/index.js'
import { expand } from '../../model/statechart/acceptor/expand.js'
import { isAnnouncing, enabledFor } from '../../model/statechart/acceptor/announcing.js'

const base = createBase(rulebooks.fab)
const bolt = crowded.scenario.cards.find(({ name }) => name === 'Heavy Bolt')!
const chalice = conformanceCards('fab').get('Blood Chalice')!
const CUPS = 12

/** One event that triggers an effect of each cup. */
const scenario: WireScenario = {
  ...crowded.scenario,
  players: ['A', 'B'].map(id => ({ id, life: 20 })),
  objects: [
    { id: 'bolt', card: bolt.name, zone: 'hand', owner: 'A' },
    ...Array.from({ length: CUPS }, (_, at) => ({ id: `cup${at}`, card: chalice.name, zone: 'arena' as const, owner: 'B' }))
  ],
  cards: [bolt, chalice]
}
const model = createModel(base, { level: 'full', autonomous: [] })
const { setting } = model

/** The frontier before each telling that an effect has triggered, with what tells it. */
const tellings = async () => {
  const { trace } = await play(
    inProcess(createReference(base)),
    scenario,
    scripted([{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'bolt' } }])
  )
  const found: { readonly before: Frontier; readonly came: (typeof trace)[number] }[] = []
  let frontier = model.start(scenario)
  for (const came of trace) {
    if (came.see === 'triggered') found.push({ before: frontier, came })
    const next = model.accept(frontier, came)
    if (next.kind === 'refused') throw new Error(next.message)
    frontier = next.frontier
  }
  return found
}

describe('telling what an event has triggered', () => {
  it('looks at one effect for each that is told, and not at all that are left', async () => {
    const found = await tellings()
    expect(found).toHaveLength(CUPS)
    for (const [at, { before, came }] of found.entries()) {
      const [state] = before.states
      expect(expand(setting, state!)).toHaveLength(CUPS - at)
      expect(isAnnouncing(setting, state!)).toBe(true)
      expect(enabledFor(setting, state!, came)).toHaveLength(1)
    }
  })

  it('knows the move that all moves have for it, and none for what is told already or is not due', async () => {
    const found = await tellings()
    const [first, second] = found
    const [state] = second!.before.states
    const text = (enabled: { readonly effect: { readonly pattern?: unknown } }): string => JSON.stringify(enabled.effect.pattern)
    const [move] = enabledFor(setting, state!, second!.came)
    expect(expand(setting, state!).map(text)).toContain(text(move!))
    expect(enabledFor(setting, state!, first!.came)).toEqual([])
    expect(enabledFor(setting, state!, { see: 'end', why: 'quiescent' } as never)).toEqual([])
    expect(model.accept(second!.before, first!.came).kind).toBe('refused')
  })

  it('leaves a state alone from which there are other ways on', () => {
    const start = model.start(scenario).states[0]!
    expect(isAnnouncing(setting, start)).toBe(false)
    expect(enabledFor(setting, start, { see: 'end', why: 'quiescent' } as never)).toEqual(expand(setting, start))
  })
})
