/** What several sources damage because each player was told to choose is damaged by each of them. @module */
import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { createModel } from '../../model/statechart/index.js'
import { runCase } from './case.js'
import { scripted } from './play.js'

it('lets each creature that a player has chosen damage that player, all at once (mtg-context:608.2f)', async () => {
  const { scenario, file } = fixtureNamed('mtg/context/resolution/damage-to-what-each-chose')
  const text = JSON.stringify(toWire(scenario, file)).replace(
    '{"do":"damage","to":"chosen:mine","amount":2}',
    '{"do":"damage","to":"you","amount":2,"source":"chosen:mine"}'
  )
  expect(text).toContain('"source":"chosen:mine"')
  const base = createBase(mtg)
  const model = createModel(base, { level: 'full', autonomous: [] })
  const game = await runCase(inProcess(createReference(base)), model, mtg, [], JSON.parse(text), scripted([...scenario.script]))
  expect(game.chart.kind).toBe('accepted')
  const damage = game.played.trace.flatMap(o => (o.see === 'event' && o.events.some(each => each.event === 'damage') ? [o.events] : []))
  expect(damage).toEqual([
    [
      expect.objectContaining({ event: 'damage', source: 'a2', parts: [{ target: 'A', amount: 2 }] }),
      expect.objectContaining({ event: 'damage', source: 'b1', parts: [{ target: 'B', amount: 2 }] })
    ]
  ])
})
