/**
 * Whether a faulty engine shows in a fixture what the reference engine showed. Then charts, invariants and expectation say the same of
 * both, and it need not be judged.
 * @module
 */
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'

/** What an engine showed until it was answered, and the answer, if one came. */
interface Turn {
  readonly shown: readonly Observation[]
  /** The same as text, once it was compared. */
  text?: string
  answer?: number
}

/** One game: all that an engine was asked, and all that it showed. */
export interface Transcript {
  readonly scenario: WireScenario
  readonly turns: readonly Turn[]
}

const recorded = (session: Session, turns: Turn[]): Session => {
  const turn: Turn = { shown: session.observations }
  turns.push(turn)
  return {
    observations: session.observations,
    answer: async option => {
      turn.answer = option
      return recorded(await session.answer(option), turns)
    },
    close: () => session.close(),
    ...(session.forks && { forks: session.forks })
  }
}

/** The same engine, with every game that it plays put down. */
export const recording = (iut: ImplementationUnderTest, games: Transcript[]): ImplementationUnderTest => ({
  ...iut,
  start: async scenario => {
    const turns: Turn[] = []
    games.push({ scenario, turns })
    return recorded(await iut.start(scenario), turns)
  }
})

const remembered = (session: Session): Session => {
  const after = new Map<number, Promise<Session>>()
  return {
    observations: session.observations,
    answer: option => {
      const known = after.get(option) ?? session.answer(option).then(remembered)
      after.set(option, known)
      return known
    },
    close: async () => undefined
  }
}

/**
 * The same engine, which plays each game of some scenarios once, however often it is asked for it: its sessions are values, from
 * which a game goes on as often as one likes.
 * @param ids the scenarios of which the games are kept, by their ids
 */
export const remembering = (iut: ImplementationUnderTest, ids: ReadonlySet<string>): ImplementationUnderTest => {
  const games = new Map<string, Promise<Session>>()
  return {
    ...iut,
    start: scenario => {
      if (!ids.has(scenario.id)) return iut.start(scenario)
      const known = games.get(scenario.id) ?? iut.start(scenario).then(remembered)
      games.set(scenario.id, known)
      return known
    }
  }
}

const isSame = (turn: Turn, shown: readonly Observation[]): boolean => JSON.stringify(shown) === (turn.text ??= JSON.stringify(turn.shown))

/** Whether an engine that is given the same answers shows the same; one that breaks down does not. */
export const plays = async (iut: ImplementationUnderTest, { scenario, turns }: Transcript): Promise<boolean> => {
  try {
    let session = await iut.start(scenario)
    for (const turn of turns) {
      if (!isSame(turn, session.observations)) return false
      if (turn.answer === undefined) return true
      session = await session.answer(turn.answer)
    }
    return false
  } catch {
    return false
  }
}

/** What was asked in a game: of one engine and one scenario two games in which the same was asked are the same. */
const asked = ({ scenario, turns }: Transcript): string => `${scenario.id} ${turns.map(({ answer }) => answer ?? '').join()}`

/** Whether an engine plays all of these games in the same way. Each game is played once, however often it comes. */
export const likeness = (iut: ImplementationUnderTest): ((games: readonly Transcript[]) => Promise<boolean>) => {
  const known = new Map<string, Promise<boolean>>()
  return async games => {
    for (const game of games) {
      const name = asked(game)
      const same = known.get(name) ?? plays(iut, game)
      known.set(name, same)
      if (!(await same)) return false
    }
    return games.length > 0
  }
}
