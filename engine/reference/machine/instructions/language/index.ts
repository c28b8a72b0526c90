/**
 * Each instruction of the language with what the engine does about it; none may be missing.
 * @module
 */
import { attach } from './attach.js'
import { choose } from './choose.js'
import { contest } from './contest.js'
import { counters } from './counters.js'
import { create } from './create.js'
import { damageEach } from './damage-each.js'
import { damage } from './damage.js'
import { defeat } from './defeat.js'
import { destroy } from './destroy.js'
import { discard } from './discard.js'
import { draw } from './draw.js'
import { eachPlayer } from './each-player.js'
import { gain } from './gain.js'
import { heal } from './heal.js'
import { conditional } from './if.js'
import type { InstructionTable } from '../instruction.js'
import { lose } from './lose.js'
import { may } from './may.js'
import { modes } from './modes.js'
import { move } from './move.js'
import { negate } from './negate.js'
import { repeat } from './repeat.js'
import { reveal } from './reveal.js'
import { sacrifice } from './sacrifice.js'
import { start } from './start.js'
import { status } from './status.js'
import { unless } from './unless.js'
import { when } from './when.js'
import { win } from './win.js'

export const instructions: InstructionTable = {
  attach,
  choose,
  contest,
  counters,
  create,
  damage,
  'damage-each': damageEach,
  defeat,
  destroy,
  discard,
  draw,
  'each-player': eachPlayer,
  gain,
  heal,
  if: conditional,
  lose,
  may,
  modes,
  move,
  negate,
  repeat,
  reveal,
  sacrifice,
  start,
  status,
  unless,
  when,
  win
}
