/** `stacklaw charts`. @module */
import type { Command } from 'commander'
import { charts, definitions, writtenOf } from '../model/statechart/index.js'
import type { Chart, Transition } from '../model/statechart/index.js'
import { count } from '../model/trace/text.js'
import { unknownName } from './choose.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { bold, dim, print, printJson } from './screen.js'

const nameIn = ({ id }: Chart, name: string): string => name.slice(id.length + 1)

const sayTransition = (chart: Chart, { id, on, to, guard, calls, description }: Transition): readonly string[] => {
  const when = [
    on === 'internal' ? '' : `on ${on}`,
    guard === undefined ? '' : `if ${guard}`,
    calls === undefined ? '' : `through ${calls}`
  ]
    .filter(Boolean)
    .join(', ')
  return [`  ${nameIn(chart, id)} → ${to}${when === '' ? '' : dim(`  ${when}`)}`, dim(`      ${description}`)]
}

const say = (chart: Chart): readonly string[] => [
  bold(chart.id),
  ...chart.states.flatMap(state => [
    '',
    `${bold(state)}${state === chart.initial ? ' (initial)' : ''}  ${chart.descriptions[state] ?? ''}`,
    ...chart.transitions.filter(({ from }) => from === state).flatMap(each => sayTransition(chart, each))
  ])
]

const known = (id: string): Chart => {
  const found = charts.find(chart => chart.id === id)
  if (found) return found
  throw unknownName(
    'chart',
    id,
    charts.map(chart => chart.id)
  )
}

export const chartsCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('charts')
    .summary('list the statecharts, or tell one')
    .description(
      'Lists the statecharts of the formal model. With the id of one: its states and transitions, each in a sentence. --json writes the definition, as XState reads it.'
    )
    .argument('[id]', 'a chart, as in: replacement')
    .option('--json', 'print as JSON: what XState’s createMachine takes, {id, initial, states}; without an id an array of them', false)
    .addHelpText('after', '\nExamples:\n  npx stacklaw charts\n  npx stacklaw charts replacement --json')
    .action((id: string | undefined, { json }: { json: boolean }) => {
      const chosen = id === undefined ? charts : [known(id)]
      const written = chosen.map(chart => writtenOf(definitions.find(machine => machine.id === chart.id)!))
      if (json) printJson(id === undefined ? written : written[0])
      else if (id === undefined)
        print(
          ...charts.map(
            chart => `${bold(chart.id)}  ${dim(`${count(chart.states.length, 'state')}, ${count(chart.transitions.length, 'transition')}`)}`
          )
        )
      else print(...chosen.flatMap(say))
      done(EXIT.holds)
    })
}
