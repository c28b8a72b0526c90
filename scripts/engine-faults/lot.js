/** Which faults of the reference engine are judged: so many of all that the operators know, drawn by a seed. @module */
import { drawFrom } from '../mutation/seed.js'
import { faultsIn } from '../mutation/syntax.js'
import { engineFaultsIn } from './operators.js'
import { engineFiles, read, withSemicolons } from './sources.js'

/** How many faults are drawn, and by what. */
export const LOT = 1000
export const SEED = 'faults that nobody chose'

/** The faults of one file, by the operators of the model and those of an engine. */
export const faultsOf = (file, text = withSemicolons(read(file))) => [...faultsIn(file, text), ...engineFaultsIn(file, text)]

/** Every fault that the operators know. */
export const allEngineFaults = () => engineFiles().flatMap(file => faultsOf(file))

/** The faults that are judged. */
export const lotOf = all => drawFrom(all, LOT, SEED)
