/**
 * Small situations with a script, each for what no fixture comes by. Nothing is expected of them but that the model follows what the rules
 * make of them, and walks and near misses of them are judged, too.
 * @module
 */
import { SCENARIO_FORMAT } from '../../dist/model/scenario/scenario.js'
import { cornerCards } from './corner-cards.js'

const RULESETS = ['fab', 'mtg', 'ga']

const gain = { do: 'gain', player: 'you', of: 'life', amount: 1 }

const self = { ref: 'self' }

/** Cards beside those of the corners. */
const cardsOf = (ruleset, all) => {
  const kindOf = corner => all.find(each => each.corner === corner).types[0]
  const [spell, thing, body] = ['spell', 'thing', 'body'].map(kindOf)
  const cast = (name, steps) => ({ name, types: [spell], text: '', abilities: [{ kind: 'resolution', id: 'effect', steps }] })
  const lie = (name, abilities, more = {}) => ({ name, types: [thing], text: '', abilities, ...more })
  const triggered = (id, on, steps, more = {}) => ({ kind: 'triggered', id, effect: { kind: 'trigger', trigger: { on, ...more }, steps } })
  const activated = (id, steps, cost) => ({ kind: 'activated', id, ...(cost && { cost }), steps })
  const own = { types: [thing], controller: 'you' }
  return [
    cast('Scrap', [
      { do: 'choose', from: own, as: 'scrap' },
      { do: 'destroy', what: 'chosen:scrap' }
    ]),
    cast('Rally', [
      {
        do: 'start',
        effect: {
          kind: 'continuous',
          who: { all: { types: [body] } },
          change: [{ number: 'power', op: 'add', by: { count: own } }]
        },
        ability: 'rally',
        for: 'turn'
      }
    ]),
    cast('Strike', [
      { do: 'choose', from: { types: [body] }, as: 'one' },
      { do: 'damage', to: 'opponent', amount: { number: 'power', of: 'chosen:one' } }
    ]),
    cast('Unlearn', [
      {
        do: 'start',
        effect: { kind: 'continuous', who: { all: { types: [thing] } }, change: [{ loses: 'raise' }] },
        ability: 'unlearn',
        for: 'turn'
      }
    ]),
    lie('Kiln', [
      triggered('raise', { event: 'lose', player: 'you' }, [
        {
          do: 'start',
          effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 3, shield: true },
          ability: 'raise',
          for: 'turn'
        }
      ])
    ]),
    cast('Wake', [
      {
        do: 'start',
        effect: { kind: 'trigger', trigger: { on: { event: 'destroy', object: { types: [body] } } }, steps: [gain] },
        ability: 'wake',
        for: 'turn'
      }
    ]),
    cast('Wither', [{ do: 'destroy', what: { all: { types: [body] } } }]),
    lie('Grudge', [triggered('bite', { event: 'lose', player: 'you' }, [gain])]),
    lie('Muzzle', [
      {
        kind: 'static',
        id: 'muzzle',
        effect: {
          kind: 'continuous',
          who: { all: { types: [thing] } },
          change: [{ loses: 'bite' }],
          while: { compare: [{ player: 'life', of: 'you' }, '>=', 20] }
        }
      }
    ]),
    cast('Bleed', [{ do: 'lose', player: 'you', of: 'life', amount: 1 }]),
    cast('Study', [{ do: 'draw', player: 'you', count: 2 }]),
    lie('Mourner', [
      triggered('mourn', { event: 'sacrifice', object: { types: [thing] } }, [{ do: 'move', what: 'event:object', to: 'banished' }])
    ]),
    lie('Witness', [triggered('witness', { event: 'sacrifice', by: 'opponent', object: { types: [thing] } }, [gain])]),
    cast('Toll', [
      { do: 'choose', from: { types: [thing], controller: 'opponent' }, as: 'toll' },
      { do: 'sacrifice', what: 'chosen:toll' }
    ]),
    cast('Call Up', [
      { do: 'choose', from: { zone: 'graveyard', types: [body] }, as: 'called' },
      { do: 'move', what: 'chosen:called', to: 'arena' }
    ]),
    ...[
      ['Less Than Nothing', { number: 'power', op: 'subtract', by: -2 }],
      ['Little More', { number: 'power', op: 'add', by: 1 }]
    ].map(([name, change]) =>
      lie(name, [{ kind: 'static', id: 'changes', effect: { kind: 'continuous', who: { all: { types: [body] } }, change: [change] } }])
    ),
    ...[
      ['Goblins Of Elves', 'elf', 'goblin'],
      ['Elves Of Things', thing, 'elf'],
      ['Orcs Of Things', thing, 'orc']
    ].map(([name, type, added]) =>
      lie(name, [
        { kind: 'static', id: 'kin', effect: { kind: 'continuous', who: { all: { types: [type] } }, change: [{ addTypes: [added] }] } }
      ])
    ),
    cast('Muster', [{ do: 'gain', player: 'you', of: 'life', amount: { count: { types: ['goblin'] } } }]),
    cast('Tire Both', [
      { do: 'choose', from: { types: [body] }, count: 2, as: 'both' },
      { do: 'may', steps: [{ do: 'status', what: 'chosen:both', status: 'tapped', on: true }] },
      gain
    ]),
    ...(ruleset === 'mtg'
      ? [
          cast('Step Out', [
            { do: 'choose', from: { types: [body] }, as: 'away' },
            { do: 'status', what: 'chosen:away', status: 'phased-out', on: true },
            { do: 'destroy', what: 'chosen:away' },
            { do: 'counters', on: 'chosen:away', counter: 'plus-one', delta: 1 }
          ]),
          {
            name: 'Buckle',
            types: ['artifact', 'equipment'],
            attaches: [{ types: [body] }],
            text: '',
            abilities: [
              activated('fit', [
                { do: 'choose', from: { types: [body] }, as: 'host' },
                { do: 'may', steps: [{ do: 'attach', what: 'self', to: 'chosen:host' }] },
                gain
              ]),
              activated('stick', [
                { do: 'choose', from: { types: [thing] }, as: 'host' },
                { do: 'may', steps: [{ do: 'attach', what: 'self', to: 'chosen:host' }] },
                gain
              ]),
              activated('off', [{ do: 'may', steps: [{ do: 'attach', what: 'self' }] }, gain]),
              {
                kind: 'static',
                id: 'grip',
                effect: {
                  kind: 'continuous',
                  who: { all: { types: [body] } },
                  change: [{ number: 'power', op: 'add', by: 2 }],
                  while: { exists: { types: [body], number: { name: 'power', base: true, op: '>=', value: 0 } } }
                }
              }
            ]
          },
          lie('Clasp', [
            triggered('clasp', { event: 'attach', object: { types: ['equipment'] }, on: true }, [gain], {
              if: { exists: { types: ['equipment'], attachedTo: 'event:to' } }
            })
          ]),
          {
            name: 'Far Plane',
            types: ['plane'],
            text: '',
            abilities: [
              {
                ...triggered('arrive', { event: 'status', status: 'face-down', on: false, object: self }, [gain]),
                functions: ['command']
              }
            ]
          },
          cast('Travel', [{ do: 'status', what: { all: { zone: 'command' } }, status: 'face-down', on: false }])
        ]
      : [])
  ]
}

const play = object => ['priority', { option: 'play', object }]
const use = (object, ability) => ['priority', { option: 'activate', object, ability }]
const pick = object => ['choose', { option: 'object', object }]
const yes = ['may', { option: 'yes' }]

/** What lies where, by the names of cards, and what A does. */
const told = {
  'a shield of what is less by then': [
    { arena: ['Paperweight', 'Paperweight'], hand: ['Shield Of Things', 'Scrap', 'Burn Face'] },
    [play('h3'), play('h2'), play('h1'), pick('a1')]
  ],
  'strength of what is less by then': [
    { arena: ['Paperweight', 'Paperweight', 'Bystander', 'Bystander'], hand: ['Rally', 'Scrap', 'Strike'] },
    [play('h3'), play('h2'), play('h1'), pick('a1'), pick('a3')]
  ],
  'a shield of an ability that is lost': [
    { arena: ['Kiln', 'Paperweight'], hand: ['Unlearn', 'Burn Face', 'Bleed'] },
    [play('h2'), play('h1'), play('h3')]
  ],
  'a trigger for two at once': [{ arena: ['Bystander', 'Bystander'], hand: ['Wake', 'Wither'] }, [play('h2'), play('h1')]],
  'an ability that comes with the event': [{ arena: ['Grudge', 'Muzzle'], hand: ['Bleed', 'Bleed'] }, [play('h1'), play('h2')]],
  'two draws that are replaced': [{ arena: ['Spring', 'Paperweight'], hand: ['Study', 'Study'] }, [play('h1')]],
  'destroyed and back in hand': [
    { arena: ['Gravekeeper', 'Paperweight'], hand: ['Scrap', 'Bring Back'], graveyard: ['Paperweight'] },
    [play('h1'), pick('a2'), play('h2'), pick('a2')]
  ],
  'sacrificed and back in hand': [
    { arena: ['Mourner', 'Anvil'], hand: ['Bring Back'], graveyard: ['Paperweight'] },
    [use('a2', 'strike'), play('h1'), pick('a2')]
  ],
  'moved to hand and seen there': [
    { arena: ['Watcher'], hand: ['Bring Back'], graveyard: ['Paperweight', 'Paperweight'] },
    [play('h1'), pick('g1')]
  ],
  'sacrificed by whom it belongs to': [{ arena: ['Witness'], hand: ['Toll'], opposite: ['Paperweight'] }, [play('h1'), pick('o1')]],
  'less by less than nothing, and more': [
    { arena: ['Less Than Nothing', 'Little More'], hand: ['Call Up'], graveyard: ['Bystander'] },
    [play('h1'), pick('g1')]
  ],
  'kin of kin, of three effects': [{ arena: ['Goblins Of Elves', 'Elves Of Things', 'Orcs Of Things'], hand: ['Muster'] }, [play('h1')]],
  'one of two is tired': [
    { arena: ['Bystander tapped', 'Bystander', 'Bystander'], hand: ['Tire Both'] },
    [play('h1'), pick('a1'), pick('a2'), yes]
  ],
  'phased out and acted on': [{ arena: ['Bystander', 'Bystander'], hand: ['Step Out'] }, [play('h1'), pick('a1')]],
  'attached where it may': [
    { arena: ['Buckle', 'Bystander', 'Bystander', 'Clasp'] },
    [use('a1', 'off'), use('a1', 'fit'), pick('a2'), yes, yes]
  ],
  'attached where it may not': [{ arena: ['Buckle', 'Bystander', 'Paperweight', 'Paperweight'] }, [use('a1', 'stick'), pick('a3'), yes]],
  'a plane is turned up': [{ command: ['Far Plane face-down'], hand: ['Travel'] }, [play('h1')]]
}

/** Each spell of the corners, with what it may be about. */
const solos = all =>
  Object.fromEntries(
    all
      .filter(({ corner }) => corner === 'spell')
      .map(({ name }) => [
        `${name} alone`,
        [
          {
            arena: ['Paperweight', 'Bystander', 'Loud Idol', 'Bystander'],
            hand: [name, 'Bleed', 'Study'],
            graveyard: ['Paperweight', 'Paperweight']
          },
          [play('h1'), yes]
        ]
      ])
  )

/** The same of no thing and no body. */
const bare = all =>
  Object.fromEntries(
    all
      .filter(({ corner }) => corner === 'spell')
      .map(({ name }) => [`${name} of nothing`, [{ hand: [name, 'Bleed', 'Study'] }, [play('h1')]]])
  )

const LETTERS = { arena: 'a', hand: 'h', graveyard: 'g', command: 'c', opposite: 'o' }

/** Where things lie: those of the opponent are opposite. */
const placeOf = zone => (zone === 'opposite' ? { zone: 'arena', owner: 'B' } : { zone, owner: 'A' })
const STATUS = / (tapped|face-down)$/

const wireOf = (ruleset, id, all, zones) => {
  const lying = Object.entries(zones).flatMap(([zone, names]) =>
    names.map((name, at) => {
      const status = STATUS.exec(name)?.[1]
      return { id: `${LETTERS[zone]}${at + 1}`, card: name.replace(STATUS, ''), ...placeOf(zone), ...(status && { statuses: [status] }) }
    })
  )
  const others = [
    ['Paperweight', 'hand'],
    ['Bystander', 'hand'],
    ['Paperweight', 'hand']
  ].map(([card, zone], at) => ({ id: `b${at + 1}`, card, zone, owner: 'B' }))
  const decks = ['A', 'B'].flatMap(owner => [1, 2, 3].map(at => ({ id: `${owner}d${at}`, card: 'Paperweight', zone: 'deck', owner })))
  const objects = [...lying, ...others, ...decks]
  const used = new Set(objects.map(({ card }) => card))
  return {
    format: SCENARIO_FORMAT,
    id,
    ruleset,
    players: ['A', 'B'].map(player => ({ id: player, life: 20 })),
    start: { turnPlayer: 'A', phase: ruleset === 'mtg' ? 'precombat-main' : ruleset === 'fab' ? 'action' : 'main' },
    until: { end: 'quiescent' },
    cards: all.filter(({ name }) => used.has(name)).map(({ corner: _, ...card }) => card),
    objects
  }
}

const scriptOf = entries => entries.map(([decision, choose]) => ({ player: 'A', decision, choose }))

/** The scenes of a ruleset: those whose cards it has. */
export const scenesOf = ruleset => {
  if (!RULESETS.includes(ruleset)) return []
  const corners = cornerCards(ruleset)
  const all = [...corners, ...cardsOf(ruleset, corners)]
  const known = new Set(all.map(({ name }) => name))
  return Object.entries({ ...told, ...solos(corners), ...bare(corners) })
    .filter(([, [zones]]) =>
      Object.values(zones)
        .flat()
        .every(name => known.has(name.replace(STATUS, '')))
    )
    .map(([name, [zones, script]]) => ({
      id: `${ruleset} scene ${name}`,
      wire: wireOf(ruleset, `scene-${name.toLowerCase().replaceAll(' ', '-')}`, all, zones),
      script: scriptOf(script)
    }))
}
