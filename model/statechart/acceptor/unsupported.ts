/** What the model does not implement. @module */
import type { Structure } from '../../rulebook/structure.js'
import type { WireScenario } from '../../scenario/scenario.js'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isAllMatching = (value: unknown): boolean => isRecord(value) && 'all' in value && isRecord(value.all)

const effectOf = (node: Json): Json | undefined => (isRecord(node.effect) ? node.effect : undefined)

/** Each construct with how to recognise it. */
const constructs: readonly { readonly name: string; readonly is: (node: Json, structure: Structure) => boolean }[] = [
  { name: 'contests other than clashes', is: node => node.do === 'contest' && node.name !== 'clash' },
  {
    name: 'damage from several sources at once',
    is: node =>
      node.do === 'damage-each' && Array.isArray(node.parts) && node.parts.some(part => isRecord(part) && part.source !== undefined)
  },
  { name: 'copies', is: node => 'copyOf' in node },
  { name: 'change of control', is: node => Array.isArray(node.change) && node.change.some(each => isRecord(each) && 'controller' in each) },
  { name: 'control and copy replacements', is: node => node.kind === 'replacement' && (node.class === 'control' || node.class === 'copy') },
  { name: 'resource abilities', is: node => node.speed === 'resource' },
  { name: 'effects on the next object', is: node => isRecord(node.who) && 'next' in node.who },
  {
    name: 'started effects on all objects',
    is: node => node.do === 'start' && isRecord(effectOf(node)?.who) && 'all' in (effectOf(node)!.who as Json)
  },
  { name: 'effects that watch others being applied', is: node => node.event === 'apply' && !('see' in node) },
  { name: 'effects that watch prevention', is: node => node.event === 'prevented' },
  { name: 'effects that watch targeting', is: node => node.event === 'target' },
  {
    name: 'events at once',
    is: (node, structure) =>
      (structure.events.sweep.value === 'at-once' || structure.events.multiDamage.value === 'at-once') &&
      typeof node.do === 'string' &&
      (isAllMatching(node.what) || isAllMatching(node.to) || isAllMatching(node.on))
  }
]

const find = (value: unknown, structure: Structure): string | undefined => {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = find(each, structure)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isRecord(value)) return undefined
  return constructs.find(construct => construct.is(value, structure))?.name ?? find(Object.values(value), structure)
}

/** The first construct of the scenario that the model does not implement. */
export const unsupportedIn = (scenario: WireScenario, structure: Structure): string | undefined =>
  find(
    scenario.cards.map(card => card.abilities),
    structure
  )
