/** Prevention effects (6.4.10). @module */
import type { Rule } from '../../rule.js'

export const preventionEffects: readonly Rule[] = [
  {
    id: 'fab:6.4.10',
    title: 'Prevention effect',
    statement:
      'A prevention effect is a replacement effect for damage events. Its text says, after an optional condition, how much ' +
      'it prevents and, where it wants to, of which types, for which shielded objects, from which sources, and what else ' +
      'becomes of the event.',
    standing: 'definition',
    reason:
      'It names the kind and the parts of its wording; what each part does, and what its absence means, is checked under ' +
      '6.4.10a to 6.4.10j.',
    neighbours: ['fab:6.4.1', 'fab:6.4.10a', 'fab:6.5.5']
  },
  {
    id: 'fab:6.4.10a',
    title: 'Prevention point by point',
    statement:
      'When a prevention effect is applied, each point of damage in the event that has the right type, source and recipient ' +
      'is prevented against one point of the prevention amount. When the amount is exhausted, the points that remain are ' +
      'dealt.',
    standing: 'normative',
    neighbours: ['fab:6.4.10b', 'fab:6.4.10c', 'fab:6.4.10d', 'fab:6.4.10e', 'fab:6.4.10f', 'fab:6.4.10g']
  },
  {
    id: 'fab:6.4.10b',
    title: 'Unstated prevention amount',
    statement:
      "A prevention effect that gives no amount has the event's own amount of damage, as it stands when the effect is " +
      'applied, and so prevents all of it that it concerns.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.2a']
  },
  {
    id: 'fab:6.4.10c',
    title: 'Damage types that are prevented',
    statement: 'A prevention effect that names a type of damage prevents that type alone; one that names none prevents every type.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10f']
  },
  {
    id: 'fab:6.4.10d',
    title: 'Unstated source',
    statement:
      'A prevention effect that names no source works against damage from any source, as far as its shielded objects are ' + 'concerned.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10e']
  },
  {
    id: 'fab:6.4.10e',
    title: 'Unstated shielded object',
    statement:
      'A prevention effect that names no shielded object works on everything the named source, or sources, would damage in ' + 'the event.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10d']
  },
  {
    id: 'fab:6.4.10f',
    title: 'Controller of the prevention allocates it',
    statement:
      'If the effect could prevent damage of more than one type in the event, or damage to more than one shielded object, ' +
      'its controller says of each point to be prevented which one it is; who is damaged does not matter. Left open by the ' +
      'text: whether an effect on damage that is dealt as a compound event attaches to the whole or to each of its events.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10c', 'fab-context:1.9.2b']
  },
  {
    id: 'fab:6.4.10g',
    title: 'Effects that decrease a prevention',
    statement:
      'Three steps where something makes a prevention effect prevent less: the total that it would prevent is established; ' +
      'its prevention amount is charged with that full total; only then is the decrease taken off and the rest prevented. ' +
      'So a shield pays for points that in the end are dealt.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10b', 'fab:6.4.10j']
  },
  {
    id: 'fab:6.4.10h',
    title: 'Damage that cannot be prevented',
    statement:
      'Where the damage of an event is said to be unpreventable, prevention effects are nevertheless applied to it, once ' +
      'each. They lower neither the damage nor their own prevention amount, but whatever else they do to the event is done. ' +
      'Left open by the text: whether an effect for "the next time" has thereby had its time.',
    standing: 'normative',
    neighbours: ['fab:6.4.1a', 'fab:6.4.5', 'fab:6.4.10i', 'fab:6.4.10j']
  },
  {
    id: 'fab:6.4.10i',
    title: 'Fixed-prevention effect',
    statement:
      'A fixed-prevention effect prevents up to its amount from one event that activates it. What it did not need for that ' +
      'event is lost: once it has prevented damage, the remainder does not carry over to another event.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10h', 'fab:6.4.10j']
  },
  {
    id: 'fab:6.4.10j',
    title: 'Shielding-prevention effect',
    statement:
      'A shielding-prevention effect ("prevent the next so much") prevents up to its amount over as many events as it ' +
      'takes. What remains after one event is kept for later ones; at an amount of 0 the effect is gone.',
    standing: 'normative',
    neighbours: ['fab:6.4.10a', 'fab:6.4.10g', 'fab:6.4.10h', 'fab:6.4.10i']
  }
]
