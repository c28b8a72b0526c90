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

/** Who puts counters on an object, or destroys it: whoever carries out the instruction. @see mtg-context:608.2c mtg-context:608.2e */
export const done = (doing: Doing): Told => (isAsked(doing) ? { by: doing.scope.you } : {})

/** Who sacrifices an object. */
export const sacrificed = (doing: Doing, id: Id): Told =>
  isAsked(doing) ? { by: doing.run.ctx.rules.sacrificedBy(doing.view.object(id)?.controller, doing.scope.you) } : {}
