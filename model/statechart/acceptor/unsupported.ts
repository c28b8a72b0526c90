/** What the model does not implement. @module */
import type { TrustedBase } from '../../base/base.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { appliesAsEvent } from '../../world/index.js'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const effectOf = (node: Json): Json | undefined => (isRecord(node.effect) ? node.effect : undefined)

const isForAll = (effect: Json | undefined): boolean => isRecord(effect?.who) && 'all' in effect.who

const changesControl = (effect: Json | undefined): boolean =>
  Array.isArray(effect?.change) && effect.change.some(each => isRecord(each) && 'controller' in each)

/** Properties of which later stages speak: what reads them waits for those stages. */
const SETTLED_LATER = /"(types|anyType|notTypes|number|marker)":/

/** Whether who controls an object is to depend on what later stages make of objects. */
const dependsOnStages = (node: Json): boolean => {
  const effect = effectOf(node)
  return changesControl(effect) && SETTLED_LATER.test(JSON.stringify([effect?.who, effect?.while, node.if]))
}

/** Whether an effect triggers on an event of the game, not on a state or on another triggering. */
const isOnEvent = (effect: Json | undefined): boolean => {
  const on = isRecord(effect?.trigger) ? effect.trigger.on : undefined
  return isRecord(on) && on.event !== 'triggered'
}

/** Whether a text speaks of events of a kind. */
const watches = (node: Json, kind: string): boolean => Object.values(node).some(each => isRecord(each) && each.event === kind)

/** Each construct with how to recognise it. */
const constructs: readonly { readonly name: string; readonly is: (node: Json, base: TrustedBase, text: string) => boolean }[] = [
  { name: 'contests other than clashes', is: node => node.do === 'contest' && node.name !== 'clash' },
  {
    name: 'effects on a state, or in a deck, that trigger unseen',
    is: (node, { rulebook: { structure } }) =>
      structure.triggers.hiddenSource.value === 'owner-may' &&
      node.kind === 'triggered' &&
      Array.isArray(node.functions) &&
      (node.functions.includes('deck') || (node.functions.includes('hand') && !isOnEvent(effectOf(node))))
  },
  {
    name: 'caps on counters in a game that does not check them',
    is: (node, { rulebook: { structure } }) => node.rule === 'counter-cap' && !structure.checks.list.value.includes('counter-cap')
  },
  { name: 'copies', is: node => 'copyOf' in node },
  {
    name: 'change of control that depends on properties which other effects modify',
    is: (node, _base, text) => dependsOnStages(node) && /"(addTypes|removeTypes|gains|loses|number)":/.test(text)
  },
  { name: 'control and copy replacements', is: node => node.kind === 'replacement' && (node.class === 'control' || node.class === 'copy') },
  {
    name: 'started effects on all objects',
    is: (node, base) => node.do === 'start' && isForAll(effectOf(node)) && !appliesAsEvent(base)
  },
  {
    name: 'effects that watch others being applied',
    is: (node, base) => node.event === 'apply' && !('see' in node) && !appliesAsEvent(base)
  },
  { name: 'effects that watch prevention', is: node => node.event === 'prevented' },
  { name: 'effects that watch targeting', is: node => watches(node, 'target') && node.rule !== 'cant' }
]

const find = (value: unknown, base: TrustedBase, text: string): string | undefined => {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = find(each, base, text)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isRecord(value)) return undefined
  return constructs.find(construct => construct.is(value, base, text))?.name ?? find(Object.values(value), base, text)
}

/** The first construct of the scenario that the model does not implement. */
export const unsupportedIn = (scenario: WireScenario, base: TrustedBase): string | undefined => {
  const abilities = scenario.cards.map(card => card.abilities)
  return find(abilities, base, JSON.stringify(abilities))
}
