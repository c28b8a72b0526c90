/** State-based actions (704). @module */
import type { Rule } from '../../rule.js'

export const checks: readonly Rule[] = [
  {
    id: 'mtg-context:704.3',
    title: 'The check',
    statement:
      'When a player would get priority all state-based actions that apply are performed at once as a single event, and ' +
      'this is repeated until none applies; triggers come after.',
    standing: 'normative',
    neighbours: ['mtg-context:117.5', 'mtg:603.3b']
  },
  {
    id: 'mtg-context:704.5a',
    title: 'No life',
    statement: 'A player with 0 or less life loses.',
    standing: 'normative',
    neighbours: ['mtg-context:104.3']
  },
  {
    id: 'mtg-context:704.5b',
    title: 'Empty library',
    statement: 'A player who has tried to draw from an empty library since the last check loses.',
    standing: 'normative',
    neighbours: ['mtg-context:104.3', 'mtg-context:608.2d']
  },
  {
    id: 'mtg-context:704.5c',
    title: 'Poison',
    statement: 'A player with ten or more poison counters loses, but for players of a team, whose counters are looked at together.',
    standing: 'normative',
    neighbours: ['mtg-context:104.3', 'mtg-context:704.6b']
  },
  {
    id: 'mtg-context:704.5d',
    title: 'Tokens elsewhere',
    statement: 'A token outside the battlefield ceases to exist.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3', 'mtg-2010:sba.4']
  },
  {
    id: 'mtg-context:704.5e',
    title: 'Copies elsewhere',
    statement: 'A copy of a spell outside the stack ceases to exist, and so does a copy of a card outside stack and battlefield.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3', 'mtg-2010:sba.5']
  },
  {
    id: 'mtg-context:704.5f',
    title: 'No toughness',
    statement: 'A creature with toughness 0 or less goes to the graveyard; that cannot be regenerated.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5g']
  },
  {
    id: 'mtg-context:704.5g',
    title: 'Lethal damage',
    statement: 'A creature with toughness above 0 and at least that much damage is destroyed.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5f', 'mtg-context:704.5h']
  },
  {
    id: 'mtg-context:704.5h',
    title: 'Deathtouch',
    statement: 'A creature with toughness above 0 that a source with deathtouch has damaged since the last check is destroyed.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5g']
  },
  {
    id: 'mtg-context:704.5i',
    title: 'No loyalty',
    statement: 'A planeswalker with loyalty 0 goes to the graveyard.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3']
  },
  {
    id: 'mtg-context:704.5j',
    title: 'The legend rule',
    statement:
      'Of legendary permanents with one name that a player controls, the player keeps one; the others go to the ' +
      'graveyard, without being destroyed or sacrificed.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.11']
  },
  {
    id: 'mtg-context:704.5k',
    title: 'The world rule',
    statement: 'Of several world permanents, all but the newest go to the graveyard; if that is a tie, all.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.12']
  },
  {
    id: 'mtg-context:704.5m',
    title: 'Auras',
    statement: 'An Aura on something illegal, or on nothing, goes to the graveyard.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5n']
  },
  {
    id: 'mtg-context:704.5n',
    title: 'Equipment',
    statement: 'Equipment on something illegal comes off and stays.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5m']
  },
  {
    id: 'mtg-context:301.5c',
    title: 'Equipment without its creature',
    statement: 'Equipment on a creature that is no more comes off in a check and stays.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5n', 'mtg-context:701.3d']
  },
  {
    id: 'mtg-context:704.5p',
    title: 'Other attachments',
    statement: 'Anything else that is attached comes off and stays.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5n']
  },
  {
    id: 'mtg-context:704.5q',
    title: 'Opposite counters',
    statement: '+1/+1 and -1/-1 counters on a permanent are removed in pairs.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.16']
  },
  {
    id: 'mtg-context:704.5r',
    title: 'Too many counters',
    statement: 'Counters of a kind beyond what a permanent may have are removed.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.17']
  },
  {
    id: 'mtg-context:704.5s',
    title: 'Sagas that are over',
    statement:
      'A Saga with as many lore counters as the number of its last chapter, or more, is sacrificed by its controller once none of its ' +
      'chapter abilities waits or is on the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3']
  },
  {
    id: 'mtg-context:704.5t',
    title: 'Dungeons that are over',
    statement: 'A dungeon whose last room has been done leaves the game.',
    standing: 'normative',
    unchecked: 'a dungeon comes into a game only by venturing into it, and that is no instruction of the scenario language.',
    neighbours: ['mtg-context:704.3']
  },
  {
    id: 'mtg-context:704.5u',
    title: 'Sectors',
    statement: 'Where creatures are told apart by sectors, one without a sector gets one.',
    standing: 'normative',
    unchecked: 'nothing in the scenario language gives a creature a sector, asks for one or tells of it.',
    neighbours: ['mtg-context:704.3']
  },
  {
    id: 'mtg-context:704.5v',
    title: 'Battles without defense',
    statement: 'A battle with no defense left goes to the graveyard, unless an ability of its own still waits.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5i']
  },
  {
    id: 'mtg-context:704.5w',
    title: 'Battles without a protector',
    statement: 'A battle without a protector gets one, or goes to the graveyard.',
    standing: 'normative',
    unchecked:
      'who protects a battle says who may attack it and who blocks, and nothing attacks in this version (506.1): no other event of a game would tell who it is.',
    neighbours: ['mtg-context:704.5v']
  },
  {
    id: 'mtg-context:704.5x',
    title: 'Sieges',
    statement: 'A Siege whose protector is its own controller gets another, or goes to the graveyard.',
    standing: 'normative',
    unchecked:
      'who protects a battle says who may attack it and who blocks, and nothing attacks in this version (506.1): no other event of a game would tell who it is.',
    neighbours: ['mtg-context:704.5w']
  },
  {
    id: 'mtg-context:704.5y',
    title: 'Roles',
    statement: 'Of several Roles of one player on a permanent only the newest stays.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5k']
  },
  {
    id: 'mtg-context:704.5z',
    title: 'Speed',
    statement: 'A player without speed who controls something that starts the engines gets a speed of one.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3']
  },
  {
    id: 'mtg-context:704.6a',
    title: 'Two-Headed Giant',
    statement: 'A team with 0 or less life loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.18']
  },
  {
    id: 'mtg-context:704.6b',
    title: 'Two-Headed Giant: poison',
    statement: 'A team with fifteen or more poison counters loses.',
    standing: 'normative',
    neighbours: ['mtg-context:704.6a', 'mtg-context:704.5c']
  },
  {
    id: 'mtg-context:704.6c',
    title: 'Commander',
    statement: 'A player with 21 or more combat damage from the same commander loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.19']
  },
  {
    id: 'mtg-context:704.6d',
    title: 'Commander: back to the command zone',
    statement: 'A commander that was put into a graveyard or exile since the last check may be put into the command zone by its owner.',
    standing: 'normative',
    neighbours: ['mtg-context:704.6c']
  },
  {
    id: 'mtg-context:704.6e',
    title: 'Archenemy',
    statement: 'A non-ongoing scheme goes under its deck unless a triggered ability of any scheme waits or is on the stack.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.20']
  },
  {
    id: 'mtg-context:704.6f',
    title: 'Planechase',
    statement: 'A phenomenon that has been met and waits for nothing makes its player planeswalk on.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3']
  },
  {
    id: 'mtg-context:704.7',
    title: 'One effect for several actions',
    statement: 'If several state-based actions would have the same result for an object, one replacement effect replaces them ' + 'all.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3', 'mtg-context:614.5']
  },
  {
    id: 'mtg-context:704.8',
    title: 'What leaves in a check',
    statement: 'What leaves as checks act is last known as it was before any of them acted.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3', 'mtg-context:608.2h']
  }
]
