/**
 * Grove, an invented game: the rulebook of RULES.md, as data. In a project of your own, import from `stacklaw`.
 * @module
 */
import { basedOn, everyRulebook } from '../../index.js'
import type { Rule } from '../../index.js'

const rule = (id: `grove:${number}`, title: string, statement: string): Rule => ({
  id,
  title,
  statement,
  standing: 'normative',
  neighbours: []
})

export const grove = basedOn(
  everyRulebook.find(({ id }) => id === 'mtg')!,
  {
    id: 'grove',
    title: 'Grove',
    edition: 'The page RULES.md',
    otherwise: 'grove:0',
    rules: [
      rule('grove:0', 'The rest', 'What this game does not say is as in Magic.'),
      rule('grove:1', 'Replacement before prevention', 'Replacement effects are applied before prevention effects.'),
      rule('grove:2', 'Who begins', 'The turn-player picks the player who places abilities first.'),
      rule('grove:3', 'Withering', 'Creatures with three or more rot counters are banished, without being destroyed.'),
      rule('grove:4', 'Greed', 'Who has forty life or more loses.'),
      rule('grove:5', 'Sinking', 'Lands with three or more mud counters are destroyed.'),
      rule('grove:6', 'Fading away', 'Spirits without power are sacrificed.'),
      rule('grove:7', 'Fading', 'What has five or more bloom counters loses them all.'),
      rule('grove:8', 'No rest', 'Spirits in graveyards are banished.'),
      rule('grove:9', 'Letting go', 'What is fleeting and has no leaf counter is sacrificed.')
    ],
    structure: {
      replacement: {
        passes: {
          value: [
            { classes: ['self'], when: 'before' },
            { classes: ['control'], when: 'before' },
            { classes: ['copy'], when: 'before' },
            { classes: ['identity', 'standard'], when: 'before' },
            { classes: ['prevention'], when: 'before' }
          ],
          rules: ['grove:1']
        }
      },
      placement: { first: { value: 'turn-player-selects', rules: ['grove:2'] } },
      checks: {
        declared: {
          value: [
            {
              name: 'withering',
              rules: ['grove:3'],
              of: 'object',
              in: 'arena',
              when: [{ type: 'creature' }, { counters: 'rot', is: '>=', than: 3 }],
              then: { do: 'move', to: 'banished' }
            },
            {
              name: 'greed',
              rules: ['grove:4'],
              of: 'player',
              when: [{ number: 'life', is: '>=', than: 40 }],
              then: { do: 'defeat' }
            },
            {
              name: 'sinking',
              rules: ['grove:5'],
              of: 'object',
              in: 'arena',
              when: [{ type: 'land' }, { counters: 'mud', is: '>=', than: 3 }],
              then: { do: 'destroy' }
            },
            {
              name: 'fading away',
              rules: ['grove:6'],
              of: 'object',
              in: 'arena',
              when: [{ type: 'spirit' }, { number: 'power', is: '<=', than: 0 }],
              then: { do: 'sacrifice' }
            },
            {
              name: 'fading',
              rules: ['grove:7'],
              of: 'object',
              in: 'arena',
              when: [{ counters: 'bloom', is: '>=', than: 5 }],
              then: { do: 'remove-counters', counter: 'bloom' }
            },
            {
              name: 'no rest',
              rules: ['grove:8'],
              of: 'object',
              in: 'graveyard',
              when: [{ type: 'spirit' }],
              then: { do: 'move', to: 'banished' }
            },
            {
              name: 'letting go',
              rules: ['grove:9'],
              of: 'object',
              in: 'arena',
              when: [{ marker: 'fleeting' }, { counters: 'leaf', is: '<=', than: 0 }],
              then: { do: 'sacrifice' }
            }
          ],
          rules: ['grove:3', 'grove:4', 'grove:5', 'grove:6', 'grove:7', 'grove:8', 'grove:9']
        }
      }
    },
    concepts: {
      'replacement.order-of-classes': ['grove:1'],
      'trigger.first-player': ['grove:2'],
      'check.performed': ['grove:0', 'grove:3', 'grove:4', 'grove:5', 'grove:6', 'grove:7', 'grove:8', 'grove:9']
    }
  }
)
