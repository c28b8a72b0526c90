/** Delayed triggered abilities (603.7). @module */
import type { Rule } from '../../rule.js'

export const delayed: readonly Rule[] = [
  {
    id: 'mtg:603.7',
    title: 'Delayed triggered ability',
    statement:
      'An effect can create an ability that triggers later. Its text has "when", "whenever" or "at", mostly not as its first word.',
    standing: 'definition',
    reason: 'It names the kind; creation, number of triggerings, objects, source and controller are checked under 603.7a to 603.7h.',
    neighbours: ['mtg:603.7a', 'mtg:603.7b', 'mtg:603.12']
  },
  {
    id: 'mtg:603.7a',
    title: 'Only from its creation on',
    statement:
      'It is created while a spell or ability resolves, while a replacement effect is applied, or when a static ability lets a ' +
      'player act. What happened before its creation does not trigger it, and may make its event impossible for good.',
    standing: 'normative',
    neighbours: ['mtg:603.7b', 'mtg:603.12']
  },
  {
    id: 'mtg:603.7b',
    title: 'Once, unless it has a duration',
    statement:
      'Without a stated duration it triggers only the next time. When several such events then happen at once, its controller ' +
      'picks the one that triggers it. With a duration it triggers each time until that ends.',
    standing: 'normative',
    neighbours: ['mtg:603.2c', 'mtg:603.7a']
  },
  {
    id: 'mtg:603.7c',
    title: 'The object that it refers to',
    statement:
      'It affects the object that it names though that object has changed its traits, but not once the object has left the ' +
      'zone where it is expected: coming back makes it a new object.',
    standing: 'normative',
    neighbours: ['mtg-context:400.7', 'mtg:603.6']
  },
  {
    id: 'mtg:603.7d',
    title: 'Made by a spell',
    statement: 'The source is the spell; the controller is the player who controlled the spell while it resolved.',
    standing: 'normative',
    neighbours: ['mtg:603.3a']
  },
  {
    id: 'mtg:603.7e',
    title: 'Made by an activated or triggered ability',
    statement: 'It has the source of the ability that made it, and the controller whom that ability had while resolving.',
    standing: 'normative',
    neighbours: ['mtg:603.3a']
  },
  {
    id: 'mtg:603.7f',
    title: 'Made by a replacement effect of a static ability',
    statement: 'The source is the object with the static ability; the controller is whoever controlled it as the replacement was applied.',
    standing: 'normative',
    neighbours: ['mtg:603.3a', 'mtg-context:614.1']
  },
  {
    id: 'mtg:603.7g',
    title: 'Made by a static ability that lets a player act',
    statement:
      'The source is the object whose static ability allowed it; the controller is whoever had that object when the action was taken.',
    standing: 'normative',
    neighbours: ['mtg:603.3a']
  },
  {
    id: 'mtg:603.7h',
    title: 'Made on the so-manieth resolution',
    statement:
      'An ability may make one that triggers when it has itself resolved a number of times in a turn. It is made a single ' +
      'time, during the resolution that the number names.',
    standing: 'normative',
    neighbours: ['mtg:603.7a', 'mtg:603.7b']
  }
]
