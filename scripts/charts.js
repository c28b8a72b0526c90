/**
 * Writes where the parts of each chart's drawing go into `reports/charts/layouts/`. The layout engine is needed at development
 * time only: the drawings are made from these files. `--check` writes nothing and fails if they are not up to date.
 * @module
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { charts } from '../dist/model/statechart/index.js'
import { arrange } from './charts/arrange.js'
import { indexFile, layoutFile } from './charts/files.js'

const folder = new URL('../reports/charts/layouts/', import.meta.url)
const layouts = []
for (const chart of charts) layouts.push(await arrange(chart))

const files = new Map([...layouts.map(layout => [`${layout.chart}.ts`, layoutFile(layout)]), ['index.ts', indexFile(layouts)]])
const present = existsSync(folder) ? readdirSync(folder) : []
const strays = present.filter(name => !files.has(name))
const stale = [...files].filter(([name, text]) => !present.includes(name) || readFileSync(new URL(name, folder), 'utf8') !== text)

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`reports/charts/layouts/${name} is missing or out of date`)
  for (const name of strays) console.error(`reports/charts/layouts/${name} belongs to no chart`)
  if (stale.length + strays.length > 0) {
    console.error('Run `npm run build && npm run charts` and commit the result.')
    process.exitCode = 1
  }
} else {
  mkdirSync(folder, { recursive: true })
  for (const name of strays) rmSync(new URL(name, folder))
  for (const [name, text] of stale) writeFileSync(new URL(name, folder), text)
  console.log(`${layouts.length} charts, ${stale.length} files written, ${strays.length} removed`)
}
