/**
 * A trace as a story: the situation, then a line a step.
 * @module
 */
import type { WireScenario } from '../model/scenario/scenario.js'
import type { Observation } from '../model/trace/observation.js'
import { sayTrace } from '../model/trace/words.js'
import { bold, dim, safe } from './screen.js'

/** Prompts at which nothing but passing happened are told together. */
const isPass = (trace: readonly Observation[], i: number): boolean => {
  const o = trace[i]
  const answer = trace[i + 1]
  return o?.see === 'prompt' && o.decision === 'priority' && answer?.see === 'answer' && o.options[answer.option]?.option === 'pass'
}

/** Lines that tell a game. */
export const tell = (scenario: WireScenario, trace: readonly Observation[]): readonly string[] => {
  const used = new Set(scenario.objects.map(object => object.card))
  const lines: string[] = []
  for (const { id, life } of scenario.players) {
    const things = scenario.objects.filter(object => (object.controller ?? object.owner) === id && object.zone !== 'deck')
    lines.push(
      `${bold(id)}${life === undefined ? '' : ` (life ${life})`}: ${things.map(object => `${object.id} = ${object.card} (${object.zone})`).join(', ') || 'nothing'}`
    )
  }
  for (const card of scenario.cards) if (used.has(card.name)) lines.push(dim(`  ${card.name}: ${card.text}`))
  lines.push('')
  const words = sayTrace(trace)
  for (let i = 0; i < trace.length;) {
    const passing: string[] = []
    while (isPass(trace, i)) {
      const o = trace[i]
      if (o?.see === 'prompt') passing.push(o.player)
      i += 2
    }
    if (passing.length > 0) lines.push(dim(`${String(i).padStart(4)}  ${passing.join(', ')} pass${passing.length === 1 ? 'es' : ''}`))
    if (i >= trace.length) break
    lines.push(`${dim(String(i + 1).padStart(4))}  ${safe(words[i] ?? '')}`)
    i++
  }
  return lines
}
