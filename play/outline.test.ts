/** What stands for the schemas in the script of a page says of them what that script reads. */
import { expect, test, vi } from 'vitest'
import { NumberName, Zone } from '../model/scenario/names.js'
import { EventName } from '../model/trace/event.js'
import { Observation } from '../model/trace/observation.js'
import { DecisionKind } from '../model/trace/option.js'

test('lists, alternatives, fields and literals are those of the schemas', async () => {
  vi.resetModules()
  vi.doMock('zod', () => import('./outline.js'))
  const names = await import('../model/scenario/names.js')
  const event = await import('../model/trace/event.js')
  const observation = await import('../model/trace/observation.js')
  const option = await import('../model/trace/option.js')
  expect(Zone).not.toBe(names.Zone)
  expect(names.Zone.options).toEqual(Zone.options)
  expect(names.NumberName.options).toEqual(NumberName.options)
  expect(option.DecisionKind.options).toEqual(DecisionKind.options)
  expect(event.EventName.options).toEqual(EventName.options)
  const kinds = ({ options }: typeof Observation): readonly string[] => options.map(({ shape }) => shape.see.value)
  expect(kinds(observation.Observation)).toEqual(kinds(Observation))
  expect('parse' in names.Zone).toBe(false)
})
