/** Which faults are judged: so many of all that the operators know, drawn by a seed. @module */
import { definitions } from '../../dist/model/statechart/index.js'
import { partOf } from '../../dist/model/statechart/machine.js'
import { chartFaults } from './charts.js'
import { decisionFaults } from './decisions.js'
import { drawFrom } from './seed.js'
import { syntaxFaults } from './syntax.js'

/** How many faults are drawn, and by what. */
export const LOT = 600
export const SEED = 'the judge is judged'

/** Every fault that the operators know. */
export const allFaults = () => [...decisionFaults(), ...syntaxFaults(), ...chartFaults(definitions, partOf)]

/** The faults that are judged. */
export const lotOf = all => drawFrom(all, LOT, SEED)
