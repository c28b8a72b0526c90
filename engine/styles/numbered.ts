import { Level } from '../../model/trace/observation.js'
import { naming } from './names.js'
import type { Style } from './style.js'

/** What an engine names has a small number for its id; events are counted by themselves, so one may be called as an object is. */
export const numbered: Style = {
  name: 'numbered',
  title: 'ids that the engine gives are small numbers; events are counted by themselves, things by themselves',
  levels: Level.options,
  of: iut => naming(iut, String)
}
