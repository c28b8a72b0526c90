import type { ImplementationUnderTest, Session } from '../../../engine/port.js'
import type { Observation } from '../../../model/trace/observation.js'

/** The end of a game that an engine gives up. */
export const givenUp = (note: string): Observation => ({ see: 'end', why: 'unsupported', note, state: { players: {}, objects: {} } })

/** An engine that ends a game as unsupported instead of saying what comes, where it is told to: by the answers given before. */
export const givesUp = (
  iut: ImplementationUnderTest,
  where: (answers: readonly number[], game: number) => string | undefined
): ImplementationUnderTest => {
  let games = 0
  const follow = (session: Session, answers: readonly number[], game: number): Session => {
    const note = where(answers, game)
    return note === undefined
      ? { ...session, answer: async option => follow(await session.answer(option), [...answers, option], game) }
      : { ...session, observations: [givenUp(note)] }
  }
  return { ...iut, start: async scenario => follow(await iut.start(scenario), [], games++) }
}
