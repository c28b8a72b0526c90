/** Of identical pending triggers any may be placed first, and an engine may ask for their order or not: it passes either way. */
import { beforeAll, describe, expect, it } from 'vitest'
import { bringsAboutFrom, type Patch } from '../../engine/mutants/patches/patch.js'
import { createReference } from '../../engine/reference/index.js'
import type { Rules } from '../../engine/reference/index.js'
import { isSameEffect } from '../../engine/reference/rules/placement.js'
import type { StackObject } from '../../engine/reference/state.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { runFixture } from '../campaign/fixture.js'
import { play, scripted } from '../campaign/play.js'
import { invariants } from '../invariants/index.js'

/** Of the stack objects that could be placed instead of one, since they are identical, the last may be. */
const placing = (instead: (layer: StackObject, twin: StackObject) => StackObject): Patch =>
  bringsAboutFrom('place', (made, { round }, run) =>
    made.map(each => {
      const isTwin = ({ controller, id, ref }: StackObject, { stackObject: layer }: { readonly stackObject: StackObject }): boolean =>
        controller === layer.controller && isSameEffect(ref, layer.ref) && round?.includes(id) !== false
      const twin = each.do === 'announce' ? run.w.pending.findLast(other => isTwin(other, each)) : undefined
      if (each.do !== 'announce' || !twin) return each
      const layer = instead(each.stackObject, twin)
      if (layer === twin) run.w = { ...run.w, pending: [each.stackObject, ...run.w.pending.filter(other => other !== twin)] }
      return { ...each, stackObject: layer }
    })
  )

const WAYS: readonly (readonly [string, { readonly rules?: Partial<Rules>; readonly patch?: Patch }])[] = [
  ['the last of identical layers is placed first', { patch: placing((_layer, twin) => twin) }],
  ['the player is asked for the order of identical layers', { rules: { isSameEffect: () => false } }]
]

/** Fixtures with identical stack objects, and how many there are at least: the test would hold nothing without them. */
const LEAST = { mtg: 12, 'mtg-2010': 3, fab: 3 } as const

describe.each(Object.entries(LEAST))('%s', (id, least) => {
  const base = createBase(rulebooks[id]!)
  const model = createModel(base, { level: 'full', autonomous: [] })
  let asked = false
  const asking = placing(layer => {
    asked = true
    return layer
  })
  const plain = inProcess(createReference(base, {}, asking))
  const traceOf = async (iut: typeof plain, { scenario, file }: Fixture): Promise<string> =>
    JSON.stringify((await play(iut, toWire(scenario, file), scripted(scenario.script))).trace)

  /** The fixtures in which identical stack objects are pending at once, with what the reference engine shows: the others are played alike. */
  const crowded: (readonly [Fixture, string])[] = []
  beforeAll(async () => {
    for (const fixture of fixturesOf(id)) {
      asked = false
      const usual = await traceOf(plain, fixture)
      if (asked) crowded.push([fixture, usual])
    }
  })

  it.each(WAYS)('%s', async (_way, { rules, patch }) => {
    const other = inProcess(createReference(base, rules, patch))
    let differing = 0
    for (const [fixture, usual] of crowded) {
      const { scenario } = fixture
      if (usual === (await traceOf(other, fixture))) continue
      differing++
      const { check, game } = await runFixture(other, model, base.rulebook, invariants, fixture)
      expect({ id: scenario.id, verdict: check.verdict, chart: game?.chart.kind, breaches: game?.breaches }).toEqual({
        id: scenario.id,
        verdict: 'pass',
        chart: 'accepted',
        breaches: []
      })
    }
    expect(differing).toBeGreaterThanOrEqual(least)
  })
})
