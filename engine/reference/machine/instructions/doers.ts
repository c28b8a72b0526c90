/**
 * Who does what an instruction says: kept with its events where a text asks for it.
 * @module
 */
import type { Id } from '../../../../model/trace/event.js'
import { mentions } from '../../mentions.js'
import type { Doing } from './doing.js'

const ASKED = ['you', 'opponent', 'any'].map(who => mentions(`"by":"${who}"`))

type Told = { readonly by?: Id }

const isAsked = ({ run }: Doing): boolean => ASKED.some(asks => asks(run.w.scenario))

/** The players whom an object is of, and who is told to do something. */
const sides = ({ view, scope, frame }: Doing, id: Id) => ({
  told: scope.you,
  telling: frame.scope.you,
  controller: view.object(id)?.controller
})

/** Who puts counters on an object, or destroys it. */
export const done = (doing: Doing, id: Id): Told => (isAsked(doing) ? { by: doing.run.ctx.rules.doneBy(sides(doing, id)) } : {})

/** Who sacrifices an object. */
export const sacrificed = (doing: Doing, id: Id): Told => (isAsked(doing) ? { by: doing.run.ctx.rules.sacrificedBy(sides(doing, id)) } : {})
