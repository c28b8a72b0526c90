import { expect, test } from 'vitest'
import { definitions, writtenOf } from '../../model/statechart/index.js'
import { partOf } from '../../model/statechart/machine.js'
import { chartFaults, faultyMachine, handsOver, readingOf } from './charts.js'

const all = chartFaults(definitions, partOf)
const definitionOf = (id: string) => definitions.find(each => each.id === id)!

test('each fault has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('there are faults of guards, targets, actions and order', () => {
  for (const words of [/: unless /, /: without its guard /, /: to \w+ instead of /, /: without its action /, /: after the next one$/])
    expect(all.filter(({ name }) => words.test(name)).length).toBeGreaterThan(20)
})

test('a fault is where its name says, also once it has a number in a lot', () => {
  const [fault] = all
    .filter(({ name }) => name.startsWith('chart priority, pass: unless othersToPass'))
    .map(each => ({ ...each, number: 77 }))
  const told = JSON.stringify(writtenOf(faultyMachine(definitionOf('priority'), fault!)))
  expect(told).toContain('not othersToPass')
  expect(told.match(/not /g)).toHaveLength(1)
})

test.each(definitions.map(({ id }) => id))('a fault of chart %s is another definition that can be followed', id => {
  const own = all.filter(({ chart }) => chart === id)
  const sound = JSON.stringify(writtenOf(definitionOf(id)))
  const same = own.filter(fault => JSON.stringify(writtenOf(faultyMachine(definitionOf(id), fault))) === sound)
  expect(own.length).toBeGreaterThan(0)
  expect(same.map(({ name }) => name)).toEqual([])
  for (const fault of own) expect(partOf(faultyMachine(definitionOf(id), fault)).chart.id).toBe(id)
})

test('a chart that ends hands over by an action, so that nothing could tell where its end leads; but the horizon is over where the scenario is', () => {
  expect(definitions.filter(({ config }) => !handsOver(config)).map(({ id }) => id)).toEqual(['horizon'])
  const names = all.map(({ name }) => name)
  expect(names).toContain('chart choice, priority.answered: without its action answer')
  expect(names.filter(name => /^chart choice, .*: to \w+ instead of answered$/.test(name))).toEqual([])
  expect(names.some(name => /^chart horizon, .*: to \w+ instead of over$/.test(name))).toBe(true)
})

test('no fault is read as one and the same transition', () => {
  const read = (machine: (typeof definitions)[number]) =>
    JSON.stringify(
      [...partOf(machine).ways].map(([state, { always, on }]) => [
        state,
        [['', always] as const, ...on].map(([event, steps]) => [
          event,
          // what a chart begins with is told by the state in which it runs
          steps.map(({ action, transitions, enters, transition: { id, guard, to } }) => [
            id,
            guard,
            to,
            action,
            /starts\(/.test(String(transitions)) && enters
          ])
        ])
      ])
    )
  const isSame = ({
    chart,
    ...fault
  }: {
    readonly chart: string
    readonly path: string[]
    readonly place: number
    readonly change: object
  }) => read(faultyMachine(definitionOf(chart), fault as Parameters<typeof faultyMachine>[1])) === read(definitionOf(chart))
  const [begin] = all.filter(({ name }) => name.startsWith('chart attack, begin: to '))
  expect(isSame({ ...begin!, change: { target: 'begun' } })).toBe(true)
  expect(all.filter(fault => isSame(fault)).map(({ name }) => name)).toEqual([])
})

test('what a state begins with is told by its path, whatever another state of this name begins with', () => {
  const [one, other] = [() => 'one', () => 'other']
  const started = (first: () => string, second: () => string) =>
    readingOf({
      machine: {
        config: {
          states: { a: { states: { same: { invoke: { input: first } } } }, b: { states: { same: { invoke: { input: second } } } } }
        }
      },
      ways: new Map([['start', { always: [{ enters: 'a.same', action: undefined, transition: { id: 'goes' } }], on: new Map() }]])
    }) as readonly unknown[]
  expect(started(one, other)).toContain(one)
  expect(started(other, one)).toContain(other)
})

test('a guard that says but what a transition is called is left as it is', () => {
  const names = all.map(({ name }) => name)
  const { onDone, on, always } = definitionOf('replacement').config.states!['replacing']!.states!['chosen']! as {
    readonly onDone?: unknown
    readonly on: { readonly applied: readonly { readonly target: string; readonly actions: string }[] }
    readonly always: { readonly guard: string }
  }
  expect([onDone, always.guard, on.applied.map(({ target, actions }) => [target, actions])]).toEqual([
    undefined,
    'divides',
    [
      ['modified', 'apply'],
      ['modified', 'apply']
    ]
  ])
  expect(names).toContain('chart replacement, prevented: without its action apply')
  expect(names.filter(name => name.endsWith(' prevents'))).toEqual([])
  expect(names).toContain('chart replacement, declined: unless declined')
})
