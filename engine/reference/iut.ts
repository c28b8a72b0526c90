/**
 * The reference engine behind the port, in the same process.
 * @module
 */
import type { Level } from '../../model/trace/observation.js'
import { project } from '../../model/trace/level.js'
import type { ImplementationUnderTest, Session } from '../port.js'
import type { Played, Reference } from './index.js'
import { GIVEN_NAMES } from './situation.js'

/** The version of the reference engine. */
export const VERSION = '0.1.0'

const session = (reference: Reference, played: Played): Session => ({
  observations: played.trace,
  answer: async option => session(reference, reference.step(played.state, option)),
  close: async () => undefined,
  forks: {
    answer: option => session(reference, reference.step(played.state, option)),
    situation: () => reference.situation(played.state),
    names: GIVEN_NAMES
  }
})

/**
 * An implementation under test that runs reference engines, each for its own ruleset.
 * @param references one, or several of different rulesets
 * @param name what it is called in reports
 * @public
 */
export const inProcess = (references: Reference | readonly Reference[], name = 'stacklaw reference engine'): ImplementationUnderTest => {
  const all = new Map([references].flat().map(reference => [reference.base.rulebook.id, reference]))
  const [first] = all.values()
  return {
    statement: { name, version: VERSION, rulesets: [...all.keys()], features: ['*'], level: 'full', autonomous: [] },
    start: async scenario => {
      const reference = all.get(scenario.ruleset) ?? first!
      return session(reference, reference.start(scenario))
    },
    shutdown: async () => undefined
  }
}

const dimmed = (bright: Session, level: Level): Session => ({
  observations: project(bright.observations, level),
  answer: async option => dimmed(await bright.answer(option), level),
  close: () => bright.close()
})

/** The same implementation, observed at a lower level. */
export const atLevel = (iut: ImplementationUnderTest, level: Level): ImplementationUnderTest => ({
  ...iut,
  statement: { ...iut.statement, level },
  start: async scenario => dimmed(await iut.start(scenario), level)
})
