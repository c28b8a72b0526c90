/** Faults in decisions: each entry of the table made as each of the others that it names. @module */
import { decisions } from '../../dist/model/rules/index.js'

/** Every entry by every one of its others. */
export const decisionFaults = () =>
  decisions.flatMap(({ name, decision: { others } }) =>
    others.map((_, other) => ({
      kind: 'decision',
      file: `model/rules/${name.split('.')[0]}.ts`,
      name: `${name}, made otherwise (${other + 1} of ${others.length})`,
      entry: name,
      other
    }))
  )
