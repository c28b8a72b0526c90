/**
 * The cost of following a crowded event (four preventions, three triggers) when less is observed and more is left to the engine.
 */
import { bench, describe } from 'vitest'
import { autonomous } from '../../engine/autonomous.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import { crowded } from '../testing/crowded.js'
import { play, scripted } from './play.js'

const base = createBase(rulebooks.fab)
const HIDDEN = ['replacement', 'trigger-order', 'first-player'] as const

const traceAt = async (level: Level, hidden: readonly (typeof HIDDEN)[number][]): Promise<readonly Observation[]> =>
  (await play(autonomous(atLevel(inProcess(createReference(base)), level), hidden), crowded.scenario, scripted(crowded.script))).trace

const cases: readonly (readonly [string, Level, readonly (typeof HIDDEN)[number][]])[] = [
  ['full, every prompt', 'full', []],
  ['full, ordering autonomous', 'full', HIDDEN],
  ['stack, every prompt', 'stack', []],
  ['stack, ordering autonomous', 'stack', HIDDEN],
  ['outcome, every prompt', 'outcome', []],
  ['outcome, ordering autonomous', 'outcome', HIDDEN]
]

const prepared = await Promise.all(
  cases.map(async ([name, level, hidden]) => {
    const trace = await traceAt(level, hidden)
    const model = createModel(base, { level, autonomous: hidden })
    const follow = (): { widest: number; refused: boolean } => {
      let frontier = model.start(crowded.scenario)
      let widest = frontier.states.length
      for (const o of trace) {
        const next = model.accept(frontier, o)
        if (next.kind === 'refused') return { widest, refused: true }
        frontier = next.frontier
        widest = Math.max(widest, frontier.states.length)
      }
      return { widest, refused: false }
    }
    const { widest, refused } = follow()
    process.stdout.write(`frontier, ${name}: at most ${widest} states over ${trace.length} observations${refused ? ' (REFUSED)' : ''}\n`)
    return { name, follow }
  })
)

describe('following one crowded event', () => {
  for (const { name, follow } of prepared) bench(name, () => void follow(), { time: 1000 })
})
