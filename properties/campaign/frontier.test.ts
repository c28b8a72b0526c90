import { describe, expect, it } from 'vitest'
import { autonomous } from '../../engine/autonomous.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { level as levels } from '../testing/levels.js'
import { crowded } from '../testing/crowded.js'
import { runCase } from './case.js'
import { scripted } from './play.js'

const base = createBase(rulebooks.fab)
const HIDDEN = ['replacement', 'trigger-order', 'first-player'] as const

/** Plays the crowded event with everything hidden that may be. */
const play = (level: (typeof levels)[number], hidden: typeof HIDDEN | []) => {
  const iut = autonomous(atLevel(inProcess(createReference(base)), level), hidden)
  const model = createModel(base, { level, autonomous: hidden })
  return runCase(iut, model, rulebooks.fab, [], crowded.scenario, scripted(crowded.script))
}

describe('two players, four preventions and three triggers on one event', () => {
  it.each(levels)('is followed at level %s with all prompts', async level => {
    const game = await play(level, [])
    expect(game.chart).toEqual({ kind: 'accepted' })
    expect(game.frontier).toBeLessThanOrEqual(64)
  })
  it.each(levels)('is followed at level %s with the ordering left to the engine', async level => {
    const game = await play(level, HIDDEN)
    expect(game.chart).toEqual({ kind: 'accepted' })
    expect(game.frontier).toBeLessThanOrEqual(1024)
  })
})
