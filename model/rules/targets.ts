/** What may be targeted, and when a target is lost. @module */
import type { Target } from '../scenario/step.js'
import type { Option } from '../trace/option.js'
import type { Game } from './decision.js'
import { amount, decision, is, listed, mayBeSo, yesNo } from './decision.js'

/** What may be declared for a target. */
export const legal = listed(
  { cites: ['mtg-context:601.2c', 'fab-context:1.8.5', 'mtg:603.3d', 'ga:5.1', 'ga-older:5'] },
  (_: Game, offered: readonly Option[]) => offered
)

/** Whether all players see an object, so that it can be a target; a text may speak of what lies face down. */
export const isOpenToTargets = yesNo(
  { cites: ['fab-context:1.8.5a'] },
  (_: Game, isFaceDown: boolean, speaksOfFaceDown: boolean) => !isFaceDown || speaksOfFaceDown
)

/** Whether an effect forbids that something be targeted. */
export const isForbidden = yesNo(
  { cites: ['fab-context:1.0.2', 'mtg-context:101.2', 'ga-context:GE.5', 'mtg-context:405.4', 'ga:12', 'mtg-2010:trigger.3'] },
  (_: Game, forbidding: number) => forbidding > 0
)

/** Whether a target may be left undeclared: that of an optional effect, in some games. */
export const mayBeLeft = yesNo(
  { cites: ['mtg:603.5', 'mtg-2010:trigger.6', 'fab-context:1.8.5e', 'mtg:603.3d', 'ga:5.1'], reads: ['placement.optionalTarget'] },
  ({ facts }: Game, { optional, upTo }: Target) =>
    upTo === true || (optional === true && facts.base.rulebook.structure.placement.optionalTarget.value)
)

/** What may be declared as one of several targets: what is none of them yet. */
export const different = decision(
  { cites: ['fab-context:1.8.5b', 'mtg-context:601.2c'] },
  [(offered: readonly Option[]) => offered],
  (_: Game, offered: readonly Option[], isDeclared: (option: Option) => boolean): readonly Option[] =>
    offered.filter(option => !isDeclared(option))
)

/** How many legal targets must be left for one more to be declared: as many as are still due, or one where they may be fewer. */
export const stillDue = amount({ cites: ['mtg-context:601.2c', 'fab-context:1.8.5b'] }, (_: Game, due: number, mayBeFewer: boolean) =>
  mayBeFewer ? 1 : due
)

/** Among how many targets an amount can be divided: each has one of it at least. */
export const mostShares = amount({ cites: ['mtg-context:601.2d'] }, (_: Game, whole: number) => Math.max(0, whole))

/** Whether what is divided is divided by its controller as the targets are declared. */
export const isDividedAsDeclared = yesNo(
  { cites: ['mtg-context:601.2d'], reads: ['targets.divided'] },
  ({ facts }: Game) => facts.base.rulebook.structure.targets.divided.value !== false
)

/** Whether a game speaks of dividing something among targets. */
export const speaksOfDividing = yesNo(
  { cites: ['mtg-context:601.2d'], reads: ['targets.divided'] },
  ({ facts }: Game) => facts.base.rulebook.structure.targets.divided.value !== null
)

/** Whether a declared target is still legal: it is there, is what it was, and fits. */
export const isStillLegal = yesNo(
  { cites: ['mtg-context:608.2b', 'fab-context:5.3.2a', 'ga-context:SBC.2', 'ga-context:RS-C.1', 'mtg-context:400.7'] },
  (_: Game, isSame: boolean, fits: boolean) => isSame && fits
)

/** Whether targets are lost at a check, for good, not as what targets them resolves. */
export const areLostAtCheck = is('targets.lostAt', 'check')

/** Whether something has lost all targets that it had. */
export const areAllLost = yesNo(
  {
    cites: ['mtg-context:608.2b', 'fab-context:5.3.2a', 'ga-context:GL.fizzle', 'ga-context:SBC.2.1', 'ga:9', 'ga-older:4']
  },
  (_: Game, declared: number, left: number) => declared > 0 && left === 0
)

/** Whether one illegal target makes the whole fail, and whether it may. */
export const failsForOne = is('targets.partial', 'fails')
export const mayFailForOne = mayBeSo('targets.partial', 'fails')
