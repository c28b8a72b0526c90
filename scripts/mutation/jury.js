/** A judge in a thread of its own, so that a fault that never ends can be ended. Time is that of the processor. @module */
import { Worker } from 'node:worker_threads'

/** A game that takes so many seconds does not end. */
const HANGS = 6

/** In megabytes. */
const MEMORY = 1500

const seconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * One thread, started anew where a fault has broken it.
 * @param data what it is given; `jobs` says how many share the time of the processor
 * @param file what it runs
 */
export const juror = (data, file = new URL('worker.js', import.meta.url)) => {
  const { jobs = 1 } = data
  const start = () => {
    const beat = new SharedArrayBuffer(4)
    const worker = new Worker(file, {
      workerData: { ...data, beat },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY }
    })
    return { worker, pulse: new Int32Array(beat) }
  }
  let { worker, pulse } = start()
  const ask = task =>
    new Promise((done, fail) => {
      let last = -1
      let since = seconds()
      const end = answer => {
        clearInterval(timer)
        worker.off('message', end).off('error', failed)
        done(answer)
      }
      const broken = sign => {
        const ended = worker
        end({ killed: true, sign })
        void ended.terminate()
        ;({ worker, pulse } = start())
      }
      const timer = setInterval(() => {
        const now = Atomics.load(pulse, 0)
        if (now !== last) [last, since] = [now, seconds()]
        else if (seconds() - since > HANGS * jobs) broken('the model does not come to an end')
      }, 200)
      const failed = error => {
        // a fault may fill the memory; whatever else goes wrong here is no sign of it
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return broken('the model fills the memory')
        clearInterval(timer)
        fail(error)
      }
      worker.on('message', end)
      worker.on('error', failed)
      worker.postMessage(task)
    })
  return { ask, end: () => worker.terminate() }
}
