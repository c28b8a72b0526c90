/**
 * Every instruction of the language, by its name. The compiler demands an entry for each.
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
import { forEachPlayer } from './each-player.js'
import { gain } from './gain.js'
import { heal } from './heal.js'
import { onlyIf } from './if.js'
import type { Instructions } from './instruction.js'
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

export const instructions: Instructions = {
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
  'each-player': forEachPlayer,
  gain,
  heal,
  if: onlyIf,
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
