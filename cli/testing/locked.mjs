/** The reference engine as a process of which there can be one at a time; the argument names the file that says whether it runs. */
import { rmSync, writeFileSync } from 'node:fs'

const [, , lock] = process.argv
writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
process.on('exit', () => rmSync(lock))
process.argv.splice(2, process.argv.length, 'serve')
await import(new URL('../../dist/cli.js', import.meta.url).href)
