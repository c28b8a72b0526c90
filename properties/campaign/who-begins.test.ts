/** An engine that asks who begins wherever the text has the turn-player select a player, also where nothing hangs on it. @module */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { createModel } from '../../model/statechart/index.js'
import { runFixture } from './fixture.js'

const base = createBase(fab)
const model = createModel(base, { level: 'full', autonomous: [] })
const asking = inProcess(
  createReference(base, {
    needsSelectedPlayer: (controllers, selected) => selected === undefined && controllers.length >= 2,
    needsFirstPlacer: (_structure, controllers) => controllers.length >= 2
  })
)

const SAME_PLAYER = ['fab/6.4/once-through-chain', 'fab/6.5/controller-orders', 'fab/6.6/kimono-diadem', 'fab/6.6/no-limit']
const SEVERAL_PLAYERS = ['fab/6.5/selection-anew', 'fab/6.5/four-players', 'fab/6.6/placed-clockwise']

describe('an engine that always asks who begins', () => {
  it.each([...SAME_PLAYER, ...SEVERAL_PLAYERS])('conforms in %s', async id => {
    const { check, game } = await runFixture(asking, model, fab, [], fixtureNamed(id))
    expect(game?.played.trace.some(o => o.see === 'prompt' && o.decision === 'first-player')).toBe(true)
    expect(game?.chart.kind).toBe('accepted')
    expect(check.verdict).toBe('pass')
  })
})
