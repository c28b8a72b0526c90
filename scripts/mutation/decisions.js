/** Faults in decisions: each entry of the table made as each of the others that it names. @module */
import { decisions } from '../../dist/model/rules/index.js'

/** What a decision comes to whatever it is about, in a list; nothing if that depends on anything. */
const constantOf = ({ decide }) => {
  const found = /=> (true|false)$/.exec(String(decide))
  return found ? [found[1] === 'true'] : []
}

/** Every entry by every one of its others; one that comes to what the entry comes to anyway is none. */
export const decisionFaults = (all = decisions) =>
  all.flatMap(({ name, decision }) => {
    const { others } = decision
    const [always] = constantOf(decision)
    return others.flatMap((instead, other) =>
      always !== undefined && instead(always) === always
        ? []
        : [
            {
              kind: 'decision',
              file: `model/rules/${name.split('.')[0]}.ts`,
              name: `${name}, made otherwise (${other + 1} of ${others.length})`,
              entry: name,
              other
            }
          ]
    )
  })
