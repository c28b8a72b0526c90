/** A chart's definition, written as JSON and read again. */
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { createMachine } from 'xstate'
import { definitions } from './charts/index.js'
import { partOf } from './machine.js'
import { writtenOf } from './written.js'

const read = (written: unknown, { implementations }: AnyStateMachine): AnyStateMachine =>
  createMachine(written as never, implementations as never)

it.each(definitions.map(machine => [machine.id, machine] as const))('%s: is the same chart', (_, machine) => {
  const again = partOf(read(JSON.parse(JSON.stringify(writtenOf(machine))), machine))
  expect(again.chart).toEqual(partOf(machine).chart)
})

it('a definition without a transition is another chart', () => {
  const [machine] = definitions
  const written = writtenOf(machine!) as { states: Record<string, { always?: unknown }> }
  const { always: _, ...begun } = written.states['begun']!
  const less = { ...written, states: { ...written.states, begun } }
  const { transitions } = partOf(read(less, machine!)).chart
  expect(transitions).toHaveLength(partOf(machine!).chart.transitions.length - 1)
})
