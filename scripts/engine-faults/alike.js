/** Whether an engine plays games as another one did. @module */
import { plays } from '../../dist/properties/mutation/likeness.js'

/** Whether an engine that is given the same answers shows the same in each of these games; nothing is like no game. */
export const playsAll = async (engine, transcripts) => {
  for (const each of transcripts) if (!(await plays(engine, each))) return false
  return transcripts.length > 0
}
