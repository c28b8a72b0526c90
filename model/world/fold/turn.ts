import { expireLink } from '../lasting.js'
import type { Fold } from './occurrence.js'

export const begin: Fold<'begin'> = (world, event) => {
  switch (event.what) {
    case 'turn':
      return {
        ...world,
        turn: { player: event.player, number: world.turn.number + 1, phase: '' },
        triggered: reset(world.triggered),
        activated: reset(world.activated),
        stopped: [],
        resolved: {},
        done: []
      }
    case 'phase':
      return { ...world, turn: { ...world.turn, phase: event.name } }
    case 'step': {
      // In the Resolution Step the chain link is no longer the active one.
      const now = event.name === 'resolution' ? expireLink(world) : world
      return { ...now, combat: now.combat ? { ...now.combat, step: event.name } : { step: event.name, attack: undefined, attacks: [] } }
    }
  }
}

type Counts = Readonly<Record<string, { readonly turn: number; readonly game: number }>>

const reset = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, { ...count, turn: 0 }]))

export const defeat: Fold<'defeat'> = (world, event) => ({ ...world, defeated: [...world.defeated, event.player] })

export const win: Fold<'win'> = (world, event) => ({ ...world, winner: event.player })
