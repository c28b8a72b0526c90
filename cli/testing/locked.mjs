/** The reference engine as a process of which there can be one at a time; the argument names the file that says whether it runs. */
import { rmSync, writeFileSync } from 'node:fs'

const [, , lock] = process.argv
writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
process.on('exit', () => rmSync(lock))
// it claims so little that little is played
process.argv.splice(2, process.argv.length, 'ga-older', 'core,targets', 'outcome')
await import('./narrow.mjs')
