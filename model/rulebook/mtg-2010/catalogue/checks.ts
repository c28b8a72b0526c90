/** The check and its twenty state-based actions. @module */
import type { Rule } from '../../rule.js'

export const checks: readonly Rule[] = [
  {
    id: 'mtg-2010:sba.0',
    title: 'The check',
    statement:
      'Each time a player is about to receive priority, the game looks which conditions of the list are met and performs all ' +
      'of those state-based actions at once, as one event.',
    standing: 'normative',
    neighbours: ['mtg-2010:trigger.3', 'mtg:603.3b']
  },
  {
    id: 'mtg-2010:sba.1',
    title: 'No life left',
    statement: 'A player whose life is 0 or below loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0', 'mtg-2010:sba.18']
  },
  {
    id: 'mtg-2010:sba.2',
    title: 'Draw from an empty library',
    statement: 'A player who has tried to draw from a library without cards loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0']
  },
  {
    id: 'mtg-2010:sba.3',
    title: 'Ten poison counters',
    statement: 'A player with at least ten poison counters loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0']
  },
  {
    id: 'mtg-2010:sba.4',
    title: 'Tokens out of the battlefield',
    statement: 'A token ceases to exist once it is phased out, and once it is in another zone than the battlefield.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0', 'mtg-2010:sba.5']
  },
  {
    id: 'mtg-2010:sba.5',
    title: 'Copies out of place',
    statement: 'A copied spell ceases to exist off the stack; a copied card does so off the stack and off the battlefield.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0', 'mtg-2010:sba.4']
  },
  {
    id: 'mtg-2010:sba.6',
    title: 'Toughness 0',
    statement: "A creature whose toughness is 0 or below goes to its owner's graveyard. That is no destruction: regeneration cannot help.",
    standing: 'normative',
    neighbours: ['mtg-2010:sba.7']
  },
  {
    id: 'mtg-2010:sba.7',
    title: 'Lethal damage',
    statement: 'A creature with as much damage marked on it as its toughness, or more, is destroyed. Regeneration may replace this.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.6', 'mtg-2010:sba.8']
  },
  {
    id: 'mtg-2010:sba.8',
    title: 'Deathtouch',
    statement: 'A creature that a source with deathtouch has damaged is destroyed, whatever the amount. Regeneration may replace this.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.7']
  },
  {
    id: 'mtg-2010:sba.9',
    title: 'Loyalty 0',
    statement: "A planeswalker without loyalty goes to its owner's graveyard.",
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0', 'mtg-2010:sba.10']
  },
  {
    id: 'mtg-2010:sba.10',
    title: 'Planeswalkers of one type',
    statement: "Planeswalkers that have a planeswalker type in common, whoever controls them, all go to their owners' graveyards.",
    standing: 'normative',
    neighbours: ['mtg-2010:sba.11']
  },
  {
    id: 'mtg-2010:sba.11',
    title: 'Legendary permanents of one name',
    statement:
      "Legendary permanents of equal name, whoever controls them, all go to their owners' graveyards; nobody keeps one, as in later " +
      'editions.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.10', 'mtg-context:704.5j']
  },
  {
    id: 'mtg-2010:sba.12',
    title: 'World permanents',
    statement: 'Among several world permanents only the newest stays; if the newest are equally new, none does.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.11']
  },
  {
    id: 'mtg-2010:sba.13',
    title: 'Auras',
    statement: "An Aura attached to nothing, or to an object or player that it may not enchant, goes to its owner's graveyard.",
    standing: 'normative',
    neighbours: ['mtg-2010:sba.14', 'mtg-2010:sba.15']
  },
  {
    id: 'mtg-2010:sba.14',
    title: 'Equipment and Fortifications',
    statement: 'Equipment or a Fortification on a permanent that it may not be attached to comes off and stays on the battlefield.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.13']
  },
  {
    id: 'mtg-2010:sba.15',
    title: 'Other attached permanents',
    statement: 'A permanent that is none of these and yet attached to something comes off and remains.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.13', 'mtg-2010:sba.14']
  },
  {
    id: 'mtg-2010:sba.16',
    title: 'Opposite counters',
    statement: 'From a permanent with +1/+1 and -1/-1 counters, pairs of the two are removed until one kind is gone.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0']
  },
  {
    id: 'mtg-2010:sba.17',
    title: 'More counters than allowed',
    statement: 'A permanent that may have only so many counters of a kind loses what is beyond that number.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0']
  },
  {
    id: 'mtg-2010:sba.18',
    title: 'Two-Headed Giant: a team without life',
    statement: 'In this variant the team whose life is 0 or below loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.1']
  },
  {
    id: 'mtg-2010:sba.19',
    title: 'Commander: 21 combat damage',
    statement: 'In this variant a player to whom one and the same commander has dealt 21 combat damage over the game loses.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.1']
  },
  {
    id: 'mtg-2010:sba.20',
    title: 'Archenemy: schemes',
    statement:
      'In this variant a face-up scheme that is not ongoing is turned over and goes under its deck, unless a triggered ability ' +
      'of that very scheme waits or is on the stack.',
    standing: 'normative',
    neighbours: ['mtg-2010:sba.0', 'mtg-2010:trigger.3']
  }
]
