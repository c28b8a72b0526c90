/** The switches of the faults that are built into an engine: at most one is on. @module */

/** So many switches are passed between two looks at the clock. */
const BETWEEN = 4096

/** Seconds of the processor. */
const seconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** What is remembered until the switches are set anew. */
const remembering = (judged, make) => {
  let made = make()
  let at = judged.set
  const now = () => {
    if (at !== judged.set) [made, at] = [make(), judged.set]
    return made
  }
  return { get: key => now().get(key), set: (key, value) => now().set(key, value), has: key => now().has(key) }
}

/** Puts the switches where an engine with faults looks for them. */
export const switches = () => {
  const judged = {
    /** Which fault is on; -1: none. */
    on: -1,
    /** How often that was set: what an engine remembers is forgotten then. */
    set: 0,
    /** The faults that were come by while none was on. */
    seen: new Set(),
    until: Infinity,
    /** Whether an engine was stopped. */
    stopped: false,
    passed: 0,
    is(number) {
      if (judged.on < 0) judged.seen.add(number)
      if (++judged.passed % BETWEEN === 0 && seconds() > judged.until) {
        judged.stopped = true
        throw new Error('the engine does not come to an end')
      }
      return number === judged.on
    },
    remembering: make => remembering(judged, make)
  }
  globalThis.judged = judged
  return {
    turnOn: number => {
      judged.on = number
      judged.set++
    },
    /** What is done by an engine, which is stopped after so many seconds of the processor: `stopped` says whether it was. */
    within: async (longest, work) => {
      judged.seen.clear()
      judged.stopped = false
      judged.until = seconds() + longest
      try {
        return await work()
      } finally {
        judged.until = Infinity
      }
    },
    isStopped: () => judged.stopped,
    /** The faults that what was done last came by, while none was on. */
    seen: () => new Set(judged.seen),
    seconds
  }
}
