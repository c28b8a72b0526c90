/**
 * Cards that do what the conformance cards do not, in what order or number they do not do it: games with them come by faults that no
 * other game tells. They are those of no fixture, so nothing is expected of them but that the model follows what the rules make of them.
 * @module
 */

/** What cards and objects are called in a game: what is played at once, a thing that stays, and one that has a number. */
const KINDS = {
  fab: { spell: 'instant', thing: 'item', body: 'ally', numbers: { power: 2, life: 3 } },
  mtg: { spell: 'instant', thing: 'artifact', body: 'creature', numbers: { power: 2, toughness: 3 } },
  ga: { spell: 'action', thing: 'item', body: 'ally', numbers: { power: 2, life: 3 } }
}

const gain = { do: 'gain', player: 'you', of: 'life', amount: 1 }
const draw = { do: 'draw', player: 'you', count: 1 }
const mine = { zone: 'hand', owner: 'you' }

/** What the spells do, each by its name. */
const spells = ({ thing, body }) => ({
  'Both Hands': [{ do: 'discard', player: 'opponent', count: 2 }],
  'Foreign Pick': [
    { do: 'choose', from: { types: [thing] }, by: 'opponent', count: 2, as: 'picked' },
    { do: 'destroy', what: 'chosen:picked' }
  ],
  'Take Both': [
    { do: 'choose', from: { types: [body] }, count: 2, as: 'both' },
    { do: 'damage', to: 'chosen:both', amount: 1 }
  ],
  'Common Good': [{ do: 'each-player', steps: [gain, draw] }],
  'Common Loss': [
    {
      do: 'each-player',
      steps: [
        { do: 'choose', from: mine, as: 'lost' },
        { do: 'discard', player: 'you', what: 'chosen:lost' }
      ]
    }
  ],
  'Common Offer': [{ do: 'each-player', steps: [{ do: 'may', steps: [{ do: 'discard', player: 'you' }], as: 'given' }] }],
  'Put Away': [
    { do: 'choose', from: mine, as: 'card' },
    { do: 'move', what: 'chosen:card', to: 'graveyard' },
    { do: 'discard', player: 'you', what: 'chosen:card' }
  ],
  'Bring Back': [
    { do: 'choose', from: { zone: 'graveyard', types: [thing] }, as: 'back' },
    { do: 'move', what: 'chosen:back', to: 'hand' }
  ],
  'Burn All': [{ do: 'may', steps: [{ do: 'damage', to: { all: { types: [body] } }, amount: 1 }] }, gain],
  'Raze All': [{ do: 'may', steps: [{ do: 'destroy', what: { all: { types: [thing] } } }] }, gain],
  'Pay Twice': [
    { do: 'may', steps: [{ do: 'lose', player: 'you', of: 'life', amount: 1 }], as: 'paid' },
    { do: 'if', if: { did: 'paid' }, then: [gain, draw], else: [gain] },
    { do: 'if', if: { exists: { types: [thing] } }, then: [{ do: 'destroy', what: { all: { types: [thing] } } }, gain] }
  ],
  'Pay For All': [
    { do: 'choose', from: { players: 'any' }, count: 2, as: 'payers' },
    { do: 'may', steps: [{ do: 'lose', player: 'chosen:payers', of: 'life', amount: 25 }], as: 'paid' },
    { do: 'when', did: 'paid', ability: 'after', steps: [draw] }
  ],
  'Last Words': [
    { do: 'choose', from: { types: [body] }, as: 'dying' },
    { do: 'destroy', what: 'chosen:dying' },
    {
      do: 'damage-each',
      parts: [
        { to: 'chosen:dying', amount: 1 },
        { to: 'you', amount: 1 },
        { to: 'opponent', amount: 1 }
      ]
    },
    { do: 'damage', to: 'chosen:dying', amount: 1 }
  ],
  'Nothing Much': [
    {
      do: 'start',
      effect: { kind: 'continuous', who: { all: { types: [body] } }, change: [{ number: 'power', op: 'add', by: 0 }] },
      ability: 'none',
      for: 'turn'
    }
  ],
  'Less Of Less': [
    {
      do: 'start',
      effect: { kind: 'continuous', who: { all: { types: [body] } }, change: [{ number: 'power', op: 'subtract', by: -2 }] },
      ability: 'less',
      for: 'turn'
    },
    {
      do: 'start',
      effect: { kind: 'continuous', who: { all: { types: [body] } }, change: [{ number: 'power', op: 'set', by: 4 }] },
      ability: 'set',
      for: 'turn'
    }
  ],
  'Shield Of Things': [
    {
      do: 'start',
      effect: {
        kind: 'prevention',
        event: { event: 'damage', target: { player: 'you' } },
        amount: { count: { types: [thing], controller: 'you' } },
        shield: true
      },
      ability: 'shield',
      for: 'turn'
    }
  ],
  'Burn Face': [
    { do: 'damage', to: 'opponent', amount: 3 },
    { do: 'damage', to: 'you', amount: 3 }
  ],
  'While It Lasts': [
    {
      do: 'start',
      effect: { kind: 'continuous', who: { all: { types: [body] } }, change: [{ number: 'power', op: 'add', by: 2 }] },
      ability: 'lasts',
      for: { while: { exists: { types: [thing], controller: 'opponent' }, atLeast: 2 } }
    },
    draw
  ],
  'Ask All': [
    {
      do: 'unless',
      by: 'opponent',
      steps: [{ do: 'discard', player: 'opponent' }],
      otherwise: [{ do: 'lose', player: 'opponent', of: 'life', amount: 2 }]
    }
  ],
  Clash: [{ do: 'contest', name: 'clash', with: 'opponent' }],
  'Send Away': [
    { do: 'choose', from: { types: [body] }, as: 'away' },
    { do: 'status', what: 'chosen:away', status: 'phased-out', on: true },
    { do: 'destroy', what: { all: { types: [body] } } }
  ]
})

/** What lies in the arena. */
const things = ({ thing, body }) => ({
  'Loud Idol': [
    {
      kind: 'triggered',
      id: 'cry',
      effect: { kind: 'trigger', trigger: { on: { event: 'destroy', object: { types: [thing] } } }, steps: [gain] }
    }
  ],
  'Hushing Idol': [
    {
      kind: 'static',
      id: 'hush',
      effect: {
        kind: 'continuous',
        who: { all: { types: [thing] } },
        change: [{ loses: 'cry' }],
        while: { exists: { types: [thing] }, atLeast: 3 }
      }
    }
  ],
  Gravekeeper: [
    {
      kind: 'triggered',
      id: 'keep',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'destroy', object: { types: [thing] } } },
        steps: [{ do: 'move', what: 'event:object', to: 'banished' }]
      }
    }
  ],
  Watcher: [
    {
      kind: 'triggered',
      id: 'watch',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'move', to: 'hand', object: { owner: 'you' } } },
        steps: [{ do: 'move', what: 'event:object', to: 'graveyard' }]
      }
    }
  ],
  Spring: [
    {
      kind: 'static',
      id: 'spring',
      effect: { kind: 'replacement', class: 'standard', event: { event: 'draw', player: 'you' }, change: { instead: [gain] } }
    }
  ],
  Anvil: [
    {
      kind: 'activated',
      id: 'strike',
      cost: [{ do: 'sacrifice', what: 'self' }],
      steps: [{ do: 'destroy', what: { all: { types: [body] } } }]
    }
  ]
})

/** The cards of a ruleset; `corner` says what a situation needs each for. */
export const cornerCards = ruleset => {
  const kinds = KINDS[ruleset]
  if (!kinds) return []
  const { spell, thing, body, numbers } = kinds
  return [
    ...Object.entries(spells(kinds)).map(([name, steps]) => ({
      name,
      corner: 'spell',
      types: [spell],
      text: '',
      abilities: [{ kind: 'resolution', id: 'effect', steps }]
    })),
    ...Object.entries(things(kinds)).map(([name, abilities]) => ({ name, corner: 'thing', types: [thing], text: '', abilities })),
    { name: 'Bystander', corner: 'body', types: [body], text: '', abilities: [], ...numbers },
    { name: 'Paperweight', corner: 'thing', types: [thing], text: '', abilities: [] }
  ]
}
