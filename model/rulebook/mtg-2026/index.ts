/** The rulebook of Magic, edition 2026-04, made from what it says otherwise than that of 2024-06. @module */
import { editionFrom } from '../edition.js'
import { mtg } from '../mtg/index.js'

/** `mtg-2026`. What is not told here stands in the text as in the edition before, under its number there or another. */
export const mtg2026 = editionFrom(mtg, {
  id: 'mtg-2026',
  edition: '2026-04: Comprehensive Rules of April 17, 2026, section 603 (Handling Triggered Abilities)',
  renumbered: { '603.2e': '603.2d', '603.2f': '603.2e', '603.2g': '603.2f', '603.2h': '603.2g', '603.2i': '603.2h' },
  rules: [
    {
      id: 'mtg-2026:603.1b',
      title: 'Several trigger conditions',
      statement: 'An ability may have several trigger conditions, and may ask that all of them have come about.',
      standing: 'interpretation',
      reason: 'Its wording was not at hand; this is how we know it from a comparison of the editions.',
      neighbours: ['mtg-2026:603.1']
    },
    {
      id: 'mtg-2026:603.2d',
      title: 'Triggering additional times',
      statement:
        'Where an effect says that an ability triggers more often, the number of times is worked out first, and it then triggers so many ' +
        'times. Such an effect counts neither itself again nor others that change the number, and lets no delayed or reflexive ability ' +
        'trigger more often.',
      standing: 'normative',
      neighbours: ['mtg-2026:603.2c', 'mtg-2026:603.7', 'mtg-2026:603.12']
    },
    {
      id: 'mtg-2026:603.10a',
      title: 'Looks back: leaving the battlefield, a graveyard, or sight, and sacrifices',
      statement:
        'These look back: abilities about leaving the battlefield, about a player who sacrifices a permanent, about a card that leaves a ' +
        'graveyard, and about an object that everybody sees being put into a hand or library.',
      standing: 'normative',
      neighbours: ['mtg-2026:603.10', 'mtg-2026:603.6c']
    },
    {
      id: 'mtg-2026:603.10d',
      title: 'Looks back: losing control',
      statement: 'Abilities that wait for a player to lose control of an object, or for an opponent to gain it, look back.',
      standing: 'normative',
      neighbours: ['mtg-2026:603.10']
    }
  ],
  structure: { triggers: { additionalTimes: { value: 'of-objects', rules: ['mtg-2026:603.2d'] } } },
  otherwise: ['mtg/603/delayed-once-more']
})
