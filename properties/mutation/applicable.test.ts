/** Every invariant either applies, and then its situation occurs in a fixture that is played, or does not, and then the reason is told. @module */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import type { Statement } from '../../engine/port.js'
import { playedUnder } from '../../fixtures/cards.js'
import { conformanceCards, deckOf, fixturesOf, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { featuresOf } from '../../model/scenario/features.js'
import { Level } from '../../model/trace/observation.js'
import { applicability } from '../campaign/applicable.js'
import { rulesOf, runCase } from '../campaign/case.js'
import { missingFor } from '../campaign/claims.js'
import { scripted } from '../campaign/play.js'
import { invariants } from '../invariants/index.js'
import { digestOfSources, EVIDENCE_FORMAT, readEvidence } from './evidence.js'
import type { EvidenceFile } from './evidence.js'
import { metBelow } from './gather.js'

const everything: Statement = { name: 'an engine', version: '1', rulesets: [], features: ['*'], level: 'full', autonomous: [] }

/** What fixtures bring about by the evidence of the kit, where it is of these sources; `npm run mutants -- --check` holds it. */
const kept = ((): EvidenceFile['fixtures'] => {
  const evidence = readEvidence()
  return evidence?.digest === digestOfSources() ? evidence!.fixtures : {}
})()

/** What every fixture brings about; made anew where the file of the kit does not tell. */
const evidenceOf = async (rulebook: Rulebook): Promise<EvidenceFile> => {
  const own = new Set(fixturesOf(rulebook.id).map(({ scenario }) => scenario.id))
  const engine = inProcess(createReference(createBase(rulebook)))
  const fixtures: EvidenceFile['fixtures'] = {}
  for (const { scenario, file } of playedUnder(rulebook)) {
    const known = own.has(scenario.id) ? kept[scenario.id] : undefined
    if (known) {
      fixtures[scenario.id] = known
      continue
    }
    const game = await runCase(engine, undefined, rulebook, invariants, toWire(scenario, file), scripted(scenario.script))
    fixtures[scenario.id] = { invariants: [...game.met], concepts: [], lower: metBelow(game, rulebook) }
  }
  return { format: EVIDENCE_FORMAT, digest: '', fixtures, mutants: [] }
}

describe.each(Object.values(rulebooks).map(rulebook => [rulebook.id, rulebook] as const))('of %s', (id, rulebook) => {
  const played = playedUnder(rulebook)
  const cards = conformanceCards(id)
  const own = invariants.filter(each => rulesOf(each, rulebook).length > 0 && (each.applies?.(rulebook.structure) ?? true))
  const names = [...(deckOf(id).length > 0 ? deckOf(id) : cards.keys())]
  const claims: readonly Partial<Statement>[] = [
    { features: ['*'] },
    { features: ['core'] },
    { features: ['core', 'targets', 'prevention'] },
    { features: ['core', 'targets', 'triggers', 'turns'] },
    ...[1, 5, 15, names.length].map(first => ({ features: [], cards: { [id]: names.slice(0, first) } })),
    { features: ['seats'], cards: { [id]: names } },
    { features: ['*'], autonomous: ['trigger-order', 'replacement'] }
  ]

  it('each claim at each level', async () => {
    const evidence = await evidenceOf(rulebook)
    const wires = new Map(played.map(({ scenario, file }) => [scenario.id, toWire(scenario, file)]))
    let applying = 0
    for (const level of Level.options)
      for (const claim of claims) {
        const statement: Statement = { ...everything, rulesets: [id], level, ...claim }
        const reach = applicability(statement, id, rulebook.structure, played, cards.values(), evidence)
        for (const { name } of own) {
          const { reachable, needs } = reach('invariant', name)
          const where = `${name} at ${level} of ${JSON.stringify(claim)}`
          if (!reachable) {
            expect(needs, where).not.toEqual([])
            continue
          }
          applying++
          const bringing = Object.entries(evidence.fixtures).filter(([, seen]) =>
            (level === 'full' ? seen.invariants : seen.lower![level]).includes(name)
          )
          expect(
            bringing.filter(([fixture]) => missingFor(statement, wires.get(fixture)!).length === 0),
            where
          ).not.toEqual([])
        }
      }
    expect(applying).toBeGreaterThan(20)
    // what an invariant says that it needs, every fixture that brings it about uses
    for (const [fixture, seen] of Object.entries(evidence.fixtures))
      for (const { name, needs = [] } of own)
        if (seen.invariants.includes(name))
          expect(featuresOf(wires.get(fixture)!), `${name} in ${fixture}`).toEqual(expect.arrayContaining([...needs]))
    // and what is said to be seen at a lower level is what an engine shows there
    const engine = inProcess(createReference(createBase(rulebook)))
    for (const { scenario, file } of played.filter((_, at) => at % 25 === 0))
      for (const level of ['outcome', 'stack'] as const) {
        const game = await runCase(
          atLevel(engine, level),
          undefined,
          rulebook,
          invariants,
          toWire(scenario, file),
          scripted(scenario.script)
        )
        expect([...game.met].sort(), `${scenario.id} at ${level}`).toEqual(evidence.fixtures[scenario.id]!.lower![level])
      }
  }, 240_000)
})
