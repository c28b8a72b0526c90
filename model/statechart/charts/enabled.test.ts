import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Level, Observation } from '../../trace/observation.js'
import { createModel, DEFAULT_BOUND } from '../index.js'
import { close } from '../acceptor/closure.js'
import type { Frontier, Model } from '../acceptor/model.js'
import { contextOf } from '../part.js'
import { byReader, byXState } from '../testing/by-xstate.js'
import { attaching } from '../testing/attaching.js'
import { rulebookOf } from '../testing/games.js'
import { mixed } from '../testing/mixed.js'
import { observations, shownMoves } from '../testing/walk.js'
import { unify } from '../unify.js'
import { charts, definitions, parts } from './index.js'

const base = createBase(rulebooks.fab)

const model = createModel(base, { level: 'full', autonomous: [] })

const checking = createModel(createBase(rulebookOf('mtg')), { level: 'full', autonomous: [] })

/** The frontier after a random game of so many steps. */
const walk = (of: Model, picks: readonly number[], scenario: WireScenario = mixed): readonly Frontier[] => {
  let frontier = of.start(scenario)
  const visited = [frontier]
  for (const pick of picks) {
    const next = observations(of, frontier, `at${visited.length}-`)
    if (next.length === 0) break
    const came = next[pick % next.length]!
    const result = of.accept(frontier, came)
    if (result.kind === 'refused') throw new Error(`${JSON.stringify(came)} was enabled and is refused: ${result.message}`)
    frontier = result.frontier
    visited.push(frontier)
  }
  return visited
}

const games = fc.array(fc.nat(997), { minLength: 40, maxLength: 160 })

/** An observation made wrong in one field. */
const perturbed = (o: Observation, seed: number): Observation => {
  const text = JSON.stringify(o)
  const wrongs = [
    () => text.replace(/"amount":(\d+)/, (_, n: string) => `"amount":${Number(n) + 1}`),
    () => text.replace(/"(player|controller)":"P(\d)"/, (_, field: string, n: string) => `"${field}":"P${3 - Number(n)}"`),
    () => text.replace(/"option":(\d+)\}/, '"option":99}'),
    () => text.replace(/,\{"option":"[^}]*\}+\]/, ']'),
    () => text.replace(/"ability":"[^"]*"/, '"ability":"unheard-of"'),
    () => text.replace(/"layer":"[^"]*"/, '"layer":"unheard-of"')
  ]
  return JSON.parse(wrongs[seed % wrongs.length]!()) as Observation
}

describe.each([
  ['fab', model, mixed],
  ['mtg', checking, attaching]
])('the charts accept exactly what they enable: %s', (_, of, scenario) => {
  it('every enabled observation is accepted', () => {
    fc.assert(
      fc.property(games, picks => {
        for (const frontier of walk(of, picks, scenario).filter((_, at) => at % 7 === 0))
          for (const came of observations(of, frontier, 'now-')) expect(of.accept(frontier, came).kind).toBe('accepted')
      }),
      { numRuns: 12, seed: 1 }
    )
  })

  it('any other observation is refused', () => {
    let refused = 0
    fc.assert(
      fc.property(games, fc.array(fc.nat(5), { minLength: 20, maxLength: 20 }), (picks, wrongs) => {
        for (const [at, frontier] of walk(of, picks, scenario).entries()) {
          if (at % 3 !== 0) continue
          // A pass with no alternative may be left out, so what follows it is known too.
          const known = shownMoves(of, { ...frontier, states: close(of.setting, frontier.states, 'far').states })
          for (const came of observations(of, frontier, 'now-')) {
            const wrong = perturbed(came, wrongs[at % wrongs.length]!)
            if (known.some(({ state, enabled }) => unify(enabled.effect.pattern, wrong, state.names) !== undefined)) continue
            const result = of.accept(frontier, wrong)
            if (result.kind === 'accepted') throw new Error(`accepted: ${JSON.stringify(wrong)} for ${JSON.stringify(came)}`)
            refused++
            expect(result.rules.length).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: 16, seed: 2, endOnFailure: true }
    )
    expect(refused).toBeGreaterThan(100)
  })

  it('XState itself takes the transitions that the model takes', () => {
    fc.assert(
      fc.property(games, picks => {
        for (const frontier of walk(of, picks, scenario)) {
          for (const state of frontier.states) {
            const frame = state.frames.at(-1)
            if (!frame || state.over) continue
            const part = parts[frame.chart]
            const context = contextOf(of.setting, state)
            expect(byReader(part, context)).toEqual(byXState(part, context))
          }
        }
      }),
      { numRuns: 6, seed: 3 }
    )
  })
})

describe('the charts are well formed', () => {
  it.each(charts.map(chart => [chart.id, chart] as const))('%s: states and ids are in order', (_, chart) => {
    const ids = chart.transitions.map(transition => transition.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { from, to } of chart.transitions) {
      expect(chart.states).toContain(from)
      expect(chart.states).toContain(to)
      expect(chart.final).not.toContain(from)
    }
  })

  it('no two charts share the id of a row', () => {
    const ids = charts.flatMap(chart => chart.transitions.map(transition => transition.id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(definitions.map(machine => [machine.id, machine] as const))('%s: keeps to the form', (_, machine) => {
    const statesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)]
    const leaves = statesOf(machine.root).filter(node => node.type === 'atomic' || node.type === 'final')
    expect(new Set(leaves.map(node => node.key)).size).toBe(leaves.length)
    for (const node of statesOf(machine.root)) {
      expect(['atomic', 'compound', 'final']).toContain(node.type)
      expect(node.after).toEqual([])
      expect([...node.entry, ...node.exit]).toEqual([])
      expect(node.invoke.length).toBeLessThan(2)
      if (node !== machine.root) expect(node.description ?? '', node.key).toMatch(/^[A-Z].*\.$/)
      for (const to of [...(node.always ?? []), ...[...node.transitions.values()].flat()]) {
        expect(to.target, node.key).toHaveLength(1)
        expect(to.actions.length).toBeLessThan(2)
        if (to.meta !== undefined) expect(to.description ?? '', node.key).toMatch(/^[A-Z].*\.$/)
      }
    }
  })
})

describe.each(['stack', 'outcome'] as const)('a game of the model, shown at level %s', (level: Level) => {
  it('is accepted, and explained by few states at once', () => {
    const less = createModel(base, { level, autonomous: ['replacement', 'trigger-order', 'first-player'] })
    let widest = 0
    fc.assert(
      fc.property(games, picks => {
        for (const frontier of walk(less, picks)) {
          expect(frontier.exceeded).toBe(false)
          widest = Math.max(widest, frontier.states.length)
        }
      }),
      { numRuns: 8, seed: 4 }
    )
    expect(widest).toBeLessThan(DEFAULT_BOUND / 8)
  })
})
