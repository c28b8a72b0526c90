/**
 * Styles: what the protocol leaves to an engine, each as a wrapper around any implementation.
 * @module
 */
import type { Level, Observation } from '../../model/trace/observation.js'
import type { ImplementationUnderTest, Session } from '../port.js'

/** A permitted way of reporting. */
export interface Style {
  /** As the switch of `stacklaw serve` is called. */
  readonly name: string
  /** What such an engine does, in a few words. */
  readonly title: string
  /** The levels at which the protocol permits it. */
  readonly levels: readonly Level[]
  of(iut: ImplementationUnderTest): ImplementationUnderTest
}

const retold = (open: Session, tell: (o: Observation) => readonly Observation[]): Session => ({
  observations: open.observations.flatMap(tell),
  answer: async option => retold(await open.answer(option), tell),
  close: () => open.close()
})

/** The same implementation, each of whose observations is told in another way. */
export const telling = (iut: ImplementationUnderTest, tell: (o: Observation) => readonly Observation[]): ImplementationUnderTest => ({
  ...iut,
  start: async scenario => retold(await iut.start(scenario), tell)
})
