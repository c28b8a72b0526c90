import { Level } from '../../model/trace/observation.js'

/** All levels of observation. */
export const level = Level.options
