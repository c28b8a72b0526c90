/** What faults of the engine and the games that judge them come from, told in a few letters. @module */
import { digestOf } from '../mutation/digest.js'

const isTest = name => /\.test\.[jt]s$|\/testing\//.test(name)

/** What plants faults, and what judges them: how a lot is gone through and told has no part in it. */
const JUDGING =
  /^scripts\/(mutation\/(jury|seed|syntax)|engine-faults\/(alike|build|explorations|games|given-up|lot|operators|sources|switches|worker))\.js$/

const isSource = name => !isTest(name) && (!name.startsWith('scripts/') || JUDGING.test(name))

/** The digest of all of it. */
export const digest = () =>
  digestOf(['model/', 'engine/', 'fixtures/', 'properties/', 'scripts/engine-faults/', 'scripts/mutation/'], isSource)

/** The digest of the engine, and of what plants faults in it and judges them: where it is the same, a fault is told by the same games. */
export const digestOfJudge = () => digestOf(['model/', 'engine/', 'properties/', 'scripts/engine-faults/', 'scripts/mutation/'], isSource)
