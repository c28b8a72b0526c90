/** Playing part of a campaign: in this process, or in one of the kit's own. @module */
import type { ImplementationUnderTest, Statement } from '../../engine/port.js'
import { widthOf } from '../../properties/campaign/certify.js'
import { ahead } from '../../properties/campaign/ahead.js'
import type { Ahead } from '../../properties/campaign/ahead.js'
import { outcomeOf, plainOutcome } from '../../properties/campaign/plain-outcome.js'
import { planOf } from '../../properties/campaign/plan.js'
import type { PlainOutcome } from '../../properties/campaign/plain-outcome.js'
import type { Plan, CampaignSettings, Unit } from '../../properties/campaign/plan.js'
import { playerOn } from '../../properties/campaign/player.js'
import type { Outcome, Player } from '../../properties/campaign/player.js'
import type { Shrinking } from '../../properties/campaign/random.js'
import { sharing } from '../../properties/campaign/sharing.js'
import { suiteOf } from '../../properties/campaign/suite.js'
import { readEvidence } from '../../properties/mutation/evidence.js'
import { rulebookOf, startEngine } from '../engine.js'
import type { EngineAt, Times } from '../options.js'
import { crewOf, memberOf, startHand } from './crew.js'
import type { Member } from './crew.js'
import { lanes } from './lanes.js'
import type { Begin } from './roles.js'

/** The settings of a campaign by one of the kit's rulesets, to be sent. */
export type RulesetSettings = Omit<CampaignSettings, 'suite'> & { readonly ruleset: string }

/** A unit of a campaign. */
export interface CertifyTask {
  readonly settings: RulesetSettings
  readonly unit: Unit
}

/** What a process is given to certify with. */
export interface CertifyGiven {
  /** The engine; the embedded one unless given. */
  readonly at?: EngineAt
  readonly times: Times
}

/** A player on one engine for whatever campaign comes; more than one unit is in flight only if the engine says so. */
export const playerFor = (iut: ImplementationUnderTest, shrinking: Shrinking): ((plan: Plan) => Player) => {
  const known = new Map<Plan, Player>()
  return plan => {
    const player = known.get(plan) ?? (widthOf(iut.statement) > 1 ? sharing : (same: Player) => same)(playerOn(iut, plan, shrinking))
    known.set(plan, player)
    return player
  }
}

/** Why an engine that was started once more is no help: it must be the same one. */
export const isOther = (first: Statement, hello: unknown): string | undefined =>
  JSON.stringify(hello) === JSON.stringify(first) ? undefined : 'the engine claims something else each time that it is started'

/** Begins to play what it is told on an engine of its own. */
export const beginCertifying: Begin = async ({ at, times }: CertifyGiven, aside) => {
  const iut = await startEngine(at, times)
  let isStopped = false
  const player = playerFor(iut, { stop: () => isStopped, shrinking: (tried, most) => aside({ tried, most }) })
  const lane = lanes(widthOf(iut.statement))
  const plans = new Map<string, Plan>()
  const evidence = readEvidence()
  const planFor = ({ ruleset, ...settings }: RulesetSettings): Plan => {
    const name = JSON.stringify({ ruleset, ...settings })
    const plan = plans.get(name) ?? planOf({ ...settings, suite: suiteOf(rulebookOf(ruleset), evidence) }, iut.statement)
    plans.set(name, plan)
    return plan
  }
  return {
    hello: iut.statement,
    perform: ({ settings, unit }: CertifyTask) =>
      lane(async () => {
        const plan = planFor(settings)
        return plainOutcome(await player(plan)(unit), plan.rulebook)
      }),
    stop: () => void (isStopped = true),
    close: () => iut.shutdown()
  }
}

/** A crew that plays campaigns. */
export interface CertifyCrew {
  /** Plays units of a plan, all of them unless given, as many at once as all members can; some of them before all others. */
  readonly playing: (plan: Plan, settings: RulesetSettings, units?: readonly Unit[], first?: readonly Unit[]) => Ahead
  /** Ends the search for smaller games. */
  readonly stop: () => void
  /** Ends the processes of the kit's own. */
  readonly end: () => Promise<void>
}

/** Who is told of a crew at work. */
export interface CrewTold extends Shrinking {
  /** A process of the kit's own is no help, and why. */
  readonly lost: (why: string) => void
  /** What came of a unit, as it comes. */
  readonly heard?: (plan: Plan, unit: Unit, outcome: Outcome) => void
}

/**
 * This process and others of the kit's own, each with an engine of its own.
 * @param jobs how many processes play
 */
export const certifyCrew = (iut: ImplementationUnderTest, given: CertifyGiven, jobs: number, told: CrewTold): CertifyCrew => {
  const width = widthOf(iut.statement)
  const near = playerFor(iut, told)
  const plans = new Map<string, Plan>()
  const here: Member<CertifyTask, Outcome> = {
    room: width,
    perform: ({ settings: { ruleset }, unit }) => near(plans.get(ruleset)!)(unit),
    end: async () => undefined
  }
  const far = Array.from({ length: jobs - 1 }, () =>
    memberOf<CertifyTask, PlainOutcome>(startHand(), { role: 'certify', given }, width + 1, {
      aside: what => {
        const { tried, most } = what as { tried: number; most: number }
        told.shrinking?.(tried, most)
      },
      unfit: hello => isOther(iut.statement, hello),
      lost: told.lost
    })
  )
  const there = far.map(({ room, perform, end }): Member<CertifyTask, Outcome> => ({
    room,
    perform: async task => outcomeOf(await perform(task)),
    end
  }))
  const { room, perform } = crewOf([here, ...there])
  return {
    playing: (plan, settings, units = plan.units, first = []) => {
      plans.set(settings.ruleset, plan)
      const play = async (unit: Unit): Promise<Outcome> => {
        const outcome = await perform({ settings, unit })
        told.heard?.(plan, unit, outcome)
        return outcome
      }
      return ahead(play, units, room, first)
    },
    stop: () => far.forEach(({ stop }) => stop()),
    end: async () => void (await Promise.all(far.map(({ end }) => end())))
  }
}
