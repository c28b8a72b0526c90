/** The fixtures of every game, played: engine, charts and invariants follow all but those that are listed as open. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { OPEN } from '../../fixtures/open.js'
import type { Open } from '../../fixtures/open.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { invariants } from '../invariants/index.js'
import { runFixture } from './fixture.js'

// `fab` is certified whole elsewhere.
const others = Object.values(rulebooks).filter(({ id }) => id !== 'fab')

const games = others.map(rulebook => {
  const base = createBase(rulebook)
  return {
    id: rulebook.id,
    rulebook,
    iut: inProcess(createReference(base)),
    model: createModel(base, { level: 'full', autonomous: [] }),
    fixtures: fixturesOf(rulebook.id).map(fixture => [fixture.scenario.id, fixture] as const)
  }
})

describe.each(games)('$id', ({ rulebook, iut, model, fixtures }) => {
  it.each(fixtures)('%s', async (id, fixture) => {
    const { check, game } = await runFixture(iut, model, rulebook, invariants, fixture)
    const open: Open[] = []
    // what the rules leave open is observed, not judged
    if (check.verdict !== 'pass' && fixture.scenario.standing !== 'undefined') open.push('engine')
    if (game?.chart.kind !== 'accepted' && !open.includes('engine')) open.push('charts')
    if ((game?.breaches.length ?? 0) > 0) open.push('invariants')
    const listed = OPEN[id]?.by ?? []
    expect(
      open,
      [check.message, JSON.stringify(game?.chart), ...(game?.breaches.map(({ breach }) => breach.came) ?? [])].join('\n')
    ).toEqual(listed.includes('engine') ? ['engine'] : listed)
  })
})

it('lists no fixture as open that there is none of', () => {
  const ids = [...games.flatMap(({ fixtures }) => fixtures.map(([id]) => id)), ...fixturesOf('fab').map(({ scenario }) => scenario.id)]
  expect(Object.keys(OPEN).filter(id => !ids.includes(id))).toEqual([])
})
