/**
 * The text of the files that hold the layouts: modules rather than JSON, so that they are typed and need no reading at run time.
 * @module
 */
const HEAD = '// Written by `npm run charts`.'

/** A row of a label or a state is a line of its own, which keeps changes of a chart readable. */
const text = value => JSON.stringify(value)

const list = (items, indent) => (items.length === 0 ? '[]' : `[\n${items.map(item => `${indent}  ${item}`).join(',\n')}\n${indent}]`)

const edge = ({ rows, ...rest }) => `{ ${text(rest).slice(1, -1)}, "rows": ${list(rows.map(text), '    ')} }`

/** @param {import('../../reports/charts/layout.ts').Layout} layout */
export const layoutFile = ({ chart, width, height, start, states, edges }) =>
  `${HEAD}
import type { Layout } from '../layout.js'

export const ${chart}: Layout = {
  chart: ${text(chart)},
  width: ${width},
  height: ${height},
  start: ${text(start)},
  states: ${list(states.map(text), '  ')},
  edges: ${list(edges.map(edge), '  ')}
}
`

/** @param {readonly import('../../reports/charts/layout.ts').Layout[]} layouts */
export const indexFile = layouts => {
  const names = layouts.map(({ chart }) => chart).sort()
  return `${HEAD}
import type { Layout } from '../layout.js'
${names.map(name => `import { ${name} } from './${name}.js'`).join('\n')}

/** Where the parts of each chart's drawing go, by the id of the chart. */
export const layouts: Readonly<Record<string, Layout>> = { ${names.join(', ')} }
`
}
