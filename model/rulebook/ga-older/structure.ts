/**
 * The structure of Grand Archive with the older page on triggered abilities: the newer values, cited by its paragraphs, but for
 * what that page does not say yet.
 * @module
 */
import { withBorrowed } from '../borrowed.js'
import { structure as newer } from '../ga/structure.js'
import type { Cited, Structure } from '../structure.js'
import { inOlder } from './citing.js'

type Part = Readonly<Record<string, Cited<unknown>>>

const recite = (part: Part): Part =>
  Object.fromEntries(Object.entries(part).map(([name, cited]) => [name, { ...cited, rules: inOlder(cited.rules) }]))

const parts = Object.entries(newer as unknown as Readonly<Record<string, Part>>)
const kept = Object.fromEntries(parts.map(([name, part]) => [name, recite(part)])) as unknown as Structure

const told: Structure = {
  ...kept,
  placement: {
    ...kept.placement,
    optionalTarget: {
      value: false,
      rules: ['ga-older:5'],
      standing: 'undefined',
      note: 'Targets are not spoken of.'
    }
  },
  triggers: {
    ...kept.triggers,
    traits: {
      value: false,
      rules: ['ga-older:1'],
      standing: 'interpretation',
      note: 'That an ability has the types of its source is said by the newer page alone.'
    }
  },
  targets: {
    ...kept.targets,
    lostAt: {
      value: 'resolution',
      rules: ['ga-older:4', 'ga-context:RS-C.1'],
      standing: 'interpretation',
      note: 'Loss of a target while the ability waits came into the page later; what precedes a resolution is checked then.'
    }
  }
}

/** The values that no paragraph of the older page gives are marked as borrowed. */
export const structure: Structure = withBorrowed(told, 'ga-older', 'ga')
