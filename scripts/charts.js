/**
 * Writes where the parts of each chart's drawing go into `reports/charts/layouts/`. The layout engine is needed at development
 * time only: the drawings are made from these files. `--check` writes nothing and fails if they are not up to date.
 * @module
 */
import { charts } from '../dist/model/statechart/index.js'
import { arrange } from './charts/arrange.js'
import { indexFile, layoutFile } from './charts/files.js'
import { keep } from './generated.js'
import { readOptions } from './options.js'

readOptions(import.meta.url, { check: { type: 'boolean', default: false } })

const layouts = []
for (const chart of charts) layouts.push(await arrange(chart))

const files = new Map([...layouts.map(layout => [`${layout.chart}.ts`, layoutFile(layout)]), ['index.ts', indexFile(layouts)]])
keep('reports/charts/layouts/', files, 'npm run build && npm run charts')
