/** What lets nothing trigger on the next event of a kind: of several at once no text says which is meant, and the charts give up. */
import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { Scenario } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import { runCase } from './case.js'
import { scripted } from './play.js'

const base = createBase(mtg)
const model = createModel(base, { level: 'full', autonomous: [] })

/** A game in which so many creatures are destroyed at once, and nothing is to trigger on the next one or ones. */
const judged = async (creatures: number, uses: number) => {
  const played = ['hush', 'fell']
  const scenario = Scenario.parse({
    format: 'stacklaw/scenario@1',
    id: 'mtg/next/suppressed',
    title: 'Several at once',
    purpose: 'Which of them is the next one?',
    standing: 'undefined',
    rules: ['mtg:603.2'],
    ruleset: 'mtg',
    players: [
      { id: 'A', life: 20 },
      { id: 'B', life: 20 }
    ],
    start: { turnPlayer: 'A', phase: 'precombat-main' },
    objects: [
      { id: 'hush', card: 'Muted Graves', zone: 'hand', owner: 'A' },
      { id: 'fell', card: 'Fell the Herd', zone: 'hand', owner: 'A' },
      { id: 'bell', card: 'Mourning Bell', zone: 'arena', owner: 'A' },
      ...Array.from({ length: creatures }, (_, at) => ({ id: `bear${at}`, card: 'Brown Bear', zone: 'arena', owner: 'B' }))
    ],
    until: { end: 'quiescent' },
    cards: [
      {
        name: 'Muted Graves',
        types: ['instant'],
        text: `Nothing triggers on the next ${uses} creatures destroyed this turn.`,
        abilities: [
          {
            kind: 'resolution',
            id: 'hush',
            steps: [
              {
                do: 'start',
                effect: { kind: 'rule', rule: 'suppress', event: { event: 'destroy', object: { types: ['creature'] } }, uses },
                ability: 'hush',
                for: 'turn'
              }
            ]
          }
        ]
      }
    ],
    script: played.flatMap(object => [{ player: 'A', decision: 'priority', choose: { option: 'play', object } }, { until: 'resolved' }])
  })
  const game = await runCase(inProcess(createReference(base)), model, mtg, [], toWire(scenario), scripted([...scenario.script]))
  const end = game.played.trace.at(-1)
  return { chart: game.chart.kind, life: end?.see === 'end' ? end.state.players.A?.life : undefined }
}

it('follows as many at once as the effect speaks of', async () => {
  expect(await judged(1, 1)).toEqual({ chart: 'accepted', life: 20 })
  expect(await judged(2, 2)).toEqual({ chart: 'accepted', life: 20 })
})

it('judges nothing of more at once', async () => {
  expect(await judged(2, 1)).toMatchObject({ chart: 'inconclusive' })
})
