/**
 * Progress on standard error: a bar on a terminal, a line now and then elsewhere.
 * @module
 */
import { SingleBar } from 'cli-progress'

export interface Progress {
  step(done: number, total: number, what: string): void
  /** Work on the side, of which it is not known how much there will be. */
  aside(what: string): void
  /** Lines that stay, beside the bar. */
  say(text: string): void
  stop(): void
}

/** Shares of the work after which a line is written where there is no terminal. */
const LINES = 10

/** So much is told on a terminal of what is being done. */
const WIDTH = 40

/**
 * Progress on some work, which shows nothing before its first step.
 * @param of what there is so much of: the words for a total, where the title does not say it
 */
export const progress = (title: string, of: (total: number) => string = String): Progress => {
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: `${title} {bar} {value} of {words} {what}`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30
    })
    let started = false
    return {
      step(done, total, what) {
        const told = { what: what.slice(0, WIDTH), words: of(total) }
        if (!started) bar.start(total, done, told)
        started = true
        bar.setTotal(total)
        bar.update(done, told)
      },
      aside(what) {
        if (started) bar.update({ what: what.slice(0, WIDTH) })
      },
      say(text) {
        // the bar is drawn again below them, by whatever comes next
        process.stderr.write(`\r\u001b[K${text}\n`)
      },
      stop() {
        if (started) bar.stop()
      }
    }
  }
  let told = 0
  return {
    step(done, total, what) {
      const share = total === 0 ? LINES : Math.floor((done * LINES) / total)
      // less than was told is other work that has begun
      if (share > 0 && share !== told) process.stderr.write(`${title}: ${done} of ${of(total)} (${what})\n`)
      told = share
    },
    aside: what => void process.stderr.write(`${title}: ${what}\n`),
    say: text => void process.stderr.write(`${text}\n`),
    stop: () => undefined
  }
}
