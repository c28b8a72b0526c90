/** The reference engine as a process that writes its id to a file first; the argument names the file. */
import { appendFileSync } from 'node:fs'

appendFileSync(process.argv[2], `${process.pid}\n`)
process.argv.splice(2, process.argv.length, 'serve')
await import(new URL('../../dist/cli.js', import.meta.url).href)
