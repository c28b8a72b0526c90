/**
 * The reference engine, or a mutant of it, as a process that claims little, so that little is played. The arguments: a ruleset, the
 * features with commas between them, the level, and the mutant if any.
 */
const dist = new URL('../../dist/', import.meta.url)
const { embedded, mutantOf, rulebookOf } = await import(new URL('cli/engine.js', dist).href)
const { atLevel } = await import(new URL('engine/reference/iut.js', dist).href)
const { serve } = await import(new URL('engine/protocol/server.js', dist).href)

const [, , ruleset, features, level, mutant] = process.argv
const engine = embedded(rulebookOf(ruleset), mutant && mutantOf(mutant))
const statement = { ...engine.statement, rulesets: [ruleset], features: features.split(','), level }
await serve(atLevel({ ...engine, statement }, level), process.stdin, process.stdout)
