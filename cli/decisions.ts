/** What the model decides by a rule, with the code of it. @module */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../fixtures/loader.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { decisions, rulesOf, valueOf } from '../model/rules/index.js'

/** A fault that was planted in a decision, and what came of it. */
export interface PlantedFault {
  /** What was decided instead, or which piece of its code was changed. */
  readonly what: string
  readonly outcome: 'killed' | 'equivalent' | 'survived' | 'unjudged'
  /** How it was told. */
  readonly sign?: string
  /** The game that killed it: a fixture, with what was done to it; absent where the model did not come to an end. */
  readonly by?: string
}

/** What the sources say of a decision, gathered as the kit is built. */
interface Source {
  readonly file: string
  readonly line: number
  /** What its docstring says. */
  readonly says: string
  readonly code: string
  /** The functions of the model that ask it. */
  readonly askedIn: readonly { readonly file: string; readonly name: string }[]
  /** The guards and actions of charts that come to it, the nearest first. */
  readonly parts: readonly { readonly chart: string; readonly kind: 'guard' | 'action'; readonly name: string }[]
  /** Of the faults that were planted in the model, drawn by lot, those that fell on it. */
  readonly faults: readonly PlantedFault[]
}

/** A decision of the model that tells a rule. */
export interface Decided extends Source {
  readonly name: string
  /** What it reads of the structure, with the value of this game. */
  readonly values: readonly { readonly name: string; readonly value: unknown; readonly rules: readonly string[] }[]
}

let sources: Readonly<Record<string, Source>> | undefined

const read = (): Readonly<Record<string, Source>> =>
  (sources ??= JSON.parse(readFileSync(join(packageRoot(), 'dist', 'decisions.json'), 'utf8')) as Readonly<Record<string, Source>>)

/** By chapter, and within it as it is written. */
const inOrder = (a: Source, b: Source): number => (a.file === b.file ? a.line - b.line : chapter(a) - chapter(b))

const chapter = ({ file }: Source): number => decisions.findIndex(({ name }) => read()[name]?.file === file)

/**
 * The decisions that tell a rule in a game, those that tell it above all others first.
 * @param id a rule's id
 */
export const decisionsOn = (id: string, rulebook: Rulebook): readonly Decided[] =>
  decisions
    .flatMap(({ name, decision }) => {
      const place = rulesOf(decision, rulebook).indexOf(id)
      const source = read()[name]
      if (place < 0 || source === undefined) return []
      const values = (decision.reads ?? []).map(each => ({ name: each, ...valueOf(each, rulebook) }))
      return [{ place, told: { name, ...source, values } }]
    })
    .toSorted((a, b) => a.place - b.place || inOrder(a.told, b.told))
    .map(({ told }) => told)

/** What came of a planted fault, in words. */
export const sayOutcome = ({ outcome, sign, by }: PlantedFault): string => {
  switch (outcome) {
    case 'killed':
      return by === undefined ? `killed: ${sign}` : `killed by ${by}`
    case 'equivalent':
      return 'no game can tell it'
    case 'survived':
      return 'survived: no game told it'
    case 'unjudged':
      return 'not judged yet'
  }
}
