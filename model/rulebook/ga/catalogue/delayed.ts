/** Delayed triggers (6-9). @module */
import type { Rule } from '../../rule.js'

export const delayed: readonly Rule[] = [
  {
    id: 'ga:6',
    title: 'Delayed trigger abilities',
    statement: 'A delayed trigger ability makes a trigger that brings it to the Effects Stack later, as at the end of a turn.',
    standing: 'definition',
    reason: 'It names the kind; how such triggers come to be and how often they happen is said under 7 and 8.',
    neighbours: ['ga:7', 'ga:8']
  },
  {
    id: 'ga:7',
    title: 'Only by a resolution',
    statement: 'A delayed trigger arises from the resolution of another ability. If that one is negated or fizzles, there is none.',
    standing: 'normative',
    neighbours: ['ga:6', 'ga:9']
  },
  {
    id: 'ga:8',
    title: 'Once, and not tried again',
    statement: 'A delayed trigger happens a single time. If it fails at its first chance, no other takes its place.',
    standing: 'normative',
    neighbours: ['ga:7']
  },
  {
    id: 'ga:9',
    title: 'They are abilities',
    statement: 'A delayed triggered ability is an ability as any other: it can be negated, and it can fizzle.',
    standing: 'normative',
    neighbours: ['ga:7', 'ga:5.1']
  }
]
