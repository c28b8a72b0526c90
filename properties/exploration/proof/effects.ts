/**
 * The effects of which small situations are made: a list that is written down once, the same for every game. Each is a thing in play that
 * the victim of a bolt, or its player, begins with.
 * @module
 */
import type { Ability } from '../../../model/scenario/card.js'
import type { Pattern } from '../../../model/scenario/pattern.js'

/** An effect of the list. */
export interface ListedEffect {
  /** The name by which counts tell it. */
  readonly name: string
  /** Its text on the card. */
  readonly text: string
  /** Whose it is: of the player who plays the bolt, or of its victim. */
  readonly of: 'player' | 'victim'
  readonly ability: Ability
}

const toYou: Pattern = { event: 'damage', target: { player: 'you' } }
const toOpponent: Pattern = { event: 'damage', target: { player: 'opponent' } }

/** The list. What stands in it is part of what is proven: a change of it changes the counts. */
export const EFFECTS: readonly ListedEffect[] = [
  {
    name: 'ward',
    text: 'If you would be dealt damage, prevent 1 of it.',
    of: 'victim',
    ability: { kind: 'static', id: 'ward', effect: { kind: 'prevention', event: toYou, amount: 1 } }
  },
  {
    name: 'veil',
    text: 'If you would be dealt damage, you may prevent 2 of it.',
    of: 'victim',
    ability: { kind: 'static', id: 'veil', effect: { kind: 'prevention', event: toYou, amount: 2, optional: true } }
  },
  {
    name: 'echo',
    text: 'If your opponent would be dealt damage, they are dealt twice that much instead.',
    of: 'player',
    ability: {
      kind: 'static',
      id: 'echo',
      effect: {
        kind: 'replacement',
        class: 'standard',
        event: toOpponent,
        change: { amount: { product: [{ event: 'amount' }, 2] } }
      }
    }
  },
  {
    name: 'brand',
    text: 'If your opponent would be dealt damage, they are dealt that much plus 1 instead.',
    of: 'player',
    ability: {
      kind: 'static',
      id: 'brand',
      effect: { kind: 'replacement', class: 'standard', event: toOpponent, change: { amount: { sum: [{ event: 'amount' }, 1] } } }
    }
  },
  {
    name: 'chalice',
    text: 'Whenever you are dealt damage, gain 1 life.',
    of: 'victim',
    ability: {
      kind: 'triggered',
      id: 'chalice',
      effect: { kind: 'trigger', trigger: { on: toYou }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
    }
  },
  {
    name: 'thorn',
    text: 'Whenever you are dealt damage, you may deal 1 damage to your opponent.',
    of: 'victim',
    ability: {
      kind: 'triggered',
      id: 'thorn',
      effect: {
        kind: 'trigger',
        trigger: { on: toYou },
        steps: [{ do: 'may', steps: [{ do: 'damage', to: 'opponent', amount: 1 }] }]
      }
    }
  },
  {
    name: 'spur',
    text: 'Whenever your opponent is dealt damage, lose 1 life. This triggers only once each turn.',
    of: 'player',
    ability: {
      kind: 'triggered',
      id: 'spur',
      effect: {
        kind: 'trigger',
        trigger: { on: toOpponent, limit: { times: 1, per: 'turn' } },
        steps: [{ do: 'lose', player: 'you', of: 'life', amount: 1 }]
      }
    }
  },
  {
    name: 'spring',
    text: 'If you would gain life, gain that much plus 1 instead.',
    of: 'victim',
    ability: {
      kind: 'static',
      id: 'spring',
      effect: {
        kind: 'replacement',
        class: 'standard',
        event: { event: 'gain', player: 'you' },
        change: { amount: { sum: [{ event: 'amount' }, 1] } }
      }
    }
  }
]
