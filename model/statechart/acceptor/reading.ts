/** In which readings of what a text leaves open a game is followed, one of them throughout. @module */
import { createBase } from '../../base/base.js'
import type { TrustedBase } from '../../base/base.js'
import type { Cited, Structure } from '../../rulebook/structure.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Setting } from '../part.js'
import type { Frontier } from './model.js'

/** How what the text leaves open is read throughout a game. */
export interface Reading {
  /** The rulebook, with a value of its structure where the text allows several. */
  readonly base: TrustedBase
  /** Whether a late ban takes back what it comes too late for. */
  readonly takesBack: boolean
}

/** The reading in which a game is followed. */
export const readingOf = ({ base }: Setting, { states }: Frontier): Reading => {
  const facts = states[0]?.world.facts
  return { base: facts?.base ?? base, takesBack: facts?.takesBack ?? false }
}

/** A value of the structure of which a text may leave several open. */
interface OpenValue {
  readonly of: (structure: Structure) => Cited<unknown>
  /** All that it could be: where a text leaves it undefined, an engine may go by any. */
  readonly all: readonly unknown[]
  readonly as: (structure: Structure, value: unknown) => Structure
  /** Whether it bears on anything in a scenario, as its cards tell. */
  readonly concerns: (cards: string) => boolean
}

const valueOf = <P extends keyof Structure, N extends keyof Structure[P]>(
  part: P,
  name: N,
  all: OpenValue['all'],
  concerns: OpenValue['concerns']
): OpenValue => ({
  all,
  of: structure => structure[part][name] as Cited<unknown>,
  as: (structure, value) => ({ ...structure, [part]: { ...structure[part], [name]: { ...structure[part][name], value } } }),
  concerns
})

const has =
  (...pieces: readonly string[]): OpenValue['concerns'] =>
  cards =>
    pieces.some(piece => cards.includes(piece))

/**
 * The values of which each may be read in either way throughout a game. What the charts leave open at each step by itself is not among
 * them.
 */
const OPEN: readonly OpenValue[] = [
  valueOf('triggers', 'stateSampled', ['always', 'priority-state'], has('"when":')),
  valueOf('triggers', 'stateRearms', ['on-change', 'on-leaving-stack'], has('"when":')),
  valueOf('triggers', 'doOnce', ['action', 'triggering'], has('"doOnce":')),
  valueOf('triggers', 'delayedWithoutDuration', ['default-duration', 'until-it-triggers'], has('"for":"unstated"')),
  valueOf('triggers', 'hiddenSource', ['never', 'owner-may'], has('"functions":')),
  valueOf('triggers', 'leavingSees', ['own-leaving', 'all-leaving'], has('"kind":"triggered"', '"kind":"trigger"')),
  valueOf('triggers', 'suppressedCounts', [false, true], has('"rule":"suppress"')),
  valueOf('replacement', 'beyondDamage', ['affected-player', 'effect-controller'], has('"kind":"replacement"')),
  valueOf('zones', 'newObject', ['any-move', 'elsewhere'], has('counter')),
  valueOf('placement', 'optionalTarget', [false, true], has('"optional":true')),
  valueOf('events', 'sweep', ['at-once', 'in-sequence'], has('"each-player"'))
]

/** What a value could be besides. */
const openOf = ({ of, all }: OpenValue, structure: Structure): readonly unknown[] => {
  const { standing, open = [], value } = of(structure)
  return standing === 'undefined' ? all.filter(each => each !== value) : open
}

/** The structures with each value or combination of values that may be read otherwise, this one last. */
const readingsOf = (structure: Structure, [first, ...rest]: readonly OpenValue[]): readonly Structure[] =>
  first === undefined
    ? [structure]
    : [...openOf(first, structure).map(value => first.as(structure, value)), structure].flatMap(structure => readingsOf(structure, rest))

const made = new WeakMap<TrustedBase, Map<string, readonly TrustedBase[]>>()

/** The rulebook in each other reading of the values that bear on a scenario. */
const othersOf = (base: TrustedBase, scenario: WireScenario): readonly TrustedBase[] => {
  const { structure } = base.rulebook
  const open = OPEN.filter(openValue => openOf(openValue, structure).length > 0)
  if (open.length === 0) return []
  const cards = JSON.stringify(scenario.cards.map(card => card.abilities))
  const concerned = open.filter(({ concerns }) => concerns(cards))
  const key = concerned.map(openValue => open.indexOf(openValue)).join()
  const known = made.get(base) ?? new Map<string, readonly TrustedBase[]>()
  made.set(base, known)
  const others =
    known.get(key) ??
    readingsOf(structure, concerned)
      .slice(0, -1)
      .map(read => createBase({ ...base.rulebook, structure: read }))
  known.set(key, others)
  return others
}

/** The readings in which a game could be followed that fits none before them: those after the one in which it is followed now. */
export const otherReadings = (setting: Setting, frontier: Frontier): readonly Reading[] => {
  const { base, takesBack } = readingOf(setting, frontier)
  const others = othersOf(setting.base, frontier.past.scenario)
  return others.slice(others.indexOf(base) + 1).map(other => ({ base: other, takesBack }))
}
