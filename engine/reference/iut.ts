/**
 * The reference engine behind the port, in the same process.
 * @module
 */
import type { ImplementationUnderTest, Session } from '../port.js'
import type { Played, Reference } from './index.js'

/** The version of the reference engine. */
export const VERSION = '0.1.0'

const session = (reference: Reference, played: Played): Session => ({
  observations: played.trace,
  answer: async option => session(reference, reference.step(played.state, option)),
  close: async () => undefined
})

/**
 * An implementation under test that runs a reference engine.
 * @param name what it is called in reports
 */
export const inProcess = (reference: Reference, name = 'stacklaw reference engine'): ImplementationUnderTest => ({
  statement: {
    name,
    version: VERSION,
    rulesets: [reference.base.rulebook.id],
    features: ['*'],
    level: 'full',
    autonomous: []
  },
  start: async scenario => session(reference, reference.start(scenario)),
  shutdown: async () => undefined
})
