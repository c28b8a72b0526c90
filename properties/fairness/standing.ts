/** Whether what one fixture calls settled another calls open: the same situation with different standings. @module */
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'

const stable = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each
  )

/** What a fixture is about: its game, its situation and what is decided, whatever it and its cards are called. */
const situationOf = ({ file, scenario }: Fixture): string => {
  const { players, start, objects, until, cards, ruleset } = toWire(scenario, file)
  const plain = cards.map(({ text: _, ...card }) => card).sort((a, b) => (a.name < b.name ? -1 : 1))
  const names = new Map(plain.map(({ name }, at) => [name, `card ${at}`]))
  const told = stable([ruleset, players, start, objects, until, plain, scenario.script])
  return [...names].reduce((text, [name, place]) => text.replaceAll(`"${name}"`, `"${place}"`), told)
}

/** Fixtures of one situation. */
export interface Siblings {
  readonly normative: readonly string[]
  readonly undefined: readonly string[]
}

/** The situations that are normative in one file and undefined in another. */
export const contradictions = (fixtures: readonly Fixture[]): readonly Siblings[] => {
  const bySituation = new Map<string, Fixture[]>()
  for (const fixture of fixtures) {
    const situation = situationOf(fixture)
    bySituation.set(situation, [...(bySituation.get(situation) ?? []), fixture])
  }
  const named = (group: readonly Fixture[], standing: string): readonly string[] =>
    group.filter(({ scenario }) => scenario.standing === standing).map(({ scenario }) => scenario.id)
  return [...bySituation.values()]
    .map(group => ({ normative: named(group, 'normative'), undefined: named(group, 'undefined') }))
    .filter(each => each.normative.length > 0 && each.undefined.length > 0)
}
