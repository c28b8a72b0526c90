/** The counts of a proof: what is kept of it, how parts make a whole, and what differs. @module */
const FIELDS = ['situations', 'games', 'observations', 'outcomes', 'states', 'met', 'violations', 'undecided']

/** The counts of each ruleset. */
export const countsOf = ({ proofs }) =>
  Object.fromEntries(
    Object.entries(proofs).map(([ruleset, proof]) => [
      ruleset,
      Object.fromEntries(FIELDS.map(field => [field, Array.isArray(proof[field]) ? proof[field].length : proof[field]]))
    ])
  )

/** What differs, a line each. */
export const differences = (kept, counts) =>
  [...new Set([...Object.keys(kept), ...Object.keys(counts)])].flatMap(ruleset =>
    FIELDS.filter(field => kept[ruleset]?.[field] !== counts[ruleset]?.[field]).map(
      field => `  ${ruleset}: ${field} ${counts[ruleset]?.[field] ?? 'none'}, kept ${kept[ruleset]?.[field] ?? 'none'}`
    )
  )

/** The counts as a table. */
export const sayTable = (counts, most) => {
  const rows = [
    [
      `up to ${most} effects`,
      'situations',
      'games',
      'observations',
      'outcomes',
      'states of the charts',
      'invariants met',
      'violations',
      'undecided'
    ],
    ...Object.entries(counts).map(([ruleset, each]) => [ruleset, ...FIELDS.map(field => String(each[field]))])
  ]
  const widths = rows[0].map((_, at) => Math.max(...rows.map(row => row[at].length)))
  return rows.map(row => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ')).join('\n')
}

const sum = (a, b) =>
  Object.fromEntries(
    FIELDS.map(field => [
      field,
      field === 'met'
        ? [...new Set([...a.met, ...b.met])].sort()
        : Array.isArray(a[field])
          ? [...a[field], ...b[field]]
          : a[field] + b[field]
    ])
  )

/**
 * One proof of all its parts.
 * @throws Error with a sentence, if they are of different proofs, or some are missing or there twice
 */
export const mergeParts = parts => {
  const [first] = parts
  if (!first) throw new Error('There is nothing to merge; name the files that --out wrote.')
  const strange = parts.findIndex(part => part?.format !== 'stacklaw/proof@1' || !part.shard || !part.proofs)
  if (strange >= 0) throw new Error(`Part ${strange + 1} is no part of a proof; name the files that --out wrote.`)
  if (parts.some(({ most, shard }) => most !== first.most || shard.of !== first.shard.of))
    throw new Error('The parts are of different proofs: their --most or their number of parts differs.')
  const rulesets = Object.keys(first.proofs).join()
  if (parts.some(({ proofs }) => Object.keys(proofs).join() !== rulesets)) throw new Error('The parts are of different rulesets.')
  const there = parts.map(({ shard }) => shard.index)
  const missing = Array.from({ length: first.shard.of }, (_, at) => at + 1).filter(index => !there.includes(index))
  if (missing.length > 0) throw new Error(`Of ${first.shard.of} parts these are missing: ${missing.join(', ')}.`)
  if (new Set(there).size < there.length) throw new Error('A part is there twice.')
  const proofs = Object.fromEntries(
    Object.keys(first.proofs).map(ruleset => [ruleset, parts.map(part => part.proofs[ruleset]).reduce((a, b) => sum(a, b))])
  )
  return { format: first.format, most: first.most, shard: { index: 1, of: 1 }, proofs }
}
