/** Faults in the state checks. @module */
import type { Id } from '../../../model/trace/event.js'
import type { Attachable } from '../../reference/rules/attachments.js'
import { sagasDone } from '../../reference/rules/state-checks.js'
import type { UniqueSet } from '../../reference/rules/repeated-checks.js'
import type { Faults } from './fault.js'

interface Unique {
  readonly id: Id
  readonly name: string
  readonly controller: Id
}

const setsBy = (objects: readonly Unique[], key: (object: Unique) => string, least: number): readonly UniqueSet[] => {
  const sets = new Map<string, { readonly controller: Id; readonly ids: Id[] }>()
  for (const object of objects) {
    const set = sets.get(key(object))
    if (set) set.ids.push(object.id)
    else sets.set(key(object), { controller: object.controller, ids: [object.id] })
  }
  return [...sets.values()].filter(({ ids }) => ids.length >= least)
}

const kindsOf = (types: readonly string[]): readonly string[] => types.filter(type => type.startsWith('planeswalker '))

const isGear = ({ types }: Attachable): boolean => types.includes('equipment') || types.includes('fortification')

export const checkFaults: Faults = {
  'empty-deck-forgiven': { fault: 'a player who had to draw from an empty deck stays in the game', rules: { deckedPlayers: () => [] } },
  'poison-needs-more': {
    fault: 'a player with exactly ten poison counters stays in the game',
    rules: { poisonedPlayers: players => players.filter(({ poison }) => poison > 10).map(({ id }) => id) }
  },
  'forbidden-checks-again': {
    fault: 'a check that an effect keeps from acting counts as having acted, and is made again',
    rules: { allowed: events => events }
  },
  'zero-toughness-stays': { fault: 'a creature without toughness stays', rules: { deadObjects: () => [] } },
  'lethal-damage-must-exceed': {
    fault: 'damage equal to toughness does not destroy',
    rules: {
      objectsDestroyedByDamage: (_structure, objects) =>
        objects.filter(({ damage, vital }) => damage > vital && vital > 0).map(({ id }) => id)
    }
  },
  'unique-in-the-whole-game': {
    fault: 'of one name only one may stay in the whole game',
    rules: { uniqueSets: (_unique, objects) => setsBy(objects, ({ name }) => name, 2) }
  },
  'unique-for-each-player': {
    fault: 'unique objects are counted for each player apart',
    rules: { uniqueSets: (_unique, objects) => setsBy(objects, ({ controller, name }) => `${controller} ${name}`, 2) }
  },
  'unique-ignored': { fault: 'unique objects of one name may all stay', rules: { uniqueSets: () => [] } },
  'unique-needs-three': {
    fault: 'only the third unique object of one name is too many',
    rules: { uniqueSets: (_unique, objects) => setsBy(objects, ({ controller, name }) => `${controller} ${name}`, 3) }
  },
  'tokens-stay-elsewhere': { fault: 'a token outside the arena goes on existing', rules: { tokensElsewhere: () => [] } },
  'phased-out-tokens': {
    fault: 'a phased-out token ceases where it should stay, or stays where it should cease',
    rules: {
      tokensElsewhere: ({ checks }, tokens) =>
        tokens
          .filter(
            ({ zone, statuses }) =>
              zone !== 'arena' || (checks.tokens.value !== 'elsewhere-or-phased-out' && statuses.includes('phased-out'))
          )
          .map(({ id }) => id)
    }
  },
  'checks-one-by-one': { fault: 'each check acts as an event of its own', rules: { checksTogether: () => false } },
  'same-event-twice': { fault: 'what two checks ask for happens twice', rules: { sameOnce: events => events } },
  'checks-once': { fault: 'the check is not repeated', rules: { repeatsChecks: () => false } },
  'targets-kept-at-check': {
    fault: 'targets that have become illegal are kept until the resolution',
    rules: { losesTargetsAtCheck: () => false }
  },
  'targets-lost-at-check': { fault: 'targets that are illegal at a check are lost', rules: { losesTargetsAtCheck: () => true } },
  'deathtouch-ignored': { fault: 'the mark of deathtouch destroys nothing', rules: { deathtouched: () => [] } },
  'deathtouch-destroys-at-zero': {
    fault: 'what deathtouch has damaged is destroyed though it has nothing of its vital number',
    rules: { deathtouched: objects => objects.filter(({ touched }) => touched).map(({ id }) => id) }
  },
  'loyalty-below-zero': {
    fault: 'a planeswalker with no loyalty left stays',
    rules: { withoutLoyalty: objects => objects.filter(({ loyalty }) => loyalty < 0).map(({ id }) => id) }
  },
  'shared-kind-stays': { fault: 'planeswalkers that share a type all stay', rules: { sharingKind: () => [] } },
  'shared-kind-keeps-one': {
    fault: 'of planeswalkers that share a type the first stays',
    rules: {
      sharingKind: objects =>
        objects
          .filter(({ types }, i) => objects.slice(0, i).some(other => kindsOf(types).some(kind => other.types.includes(kind))))
          .map(({ id }) => id)
    }
  },
  'oldest-world-stays': {
    fault: 'the world permanent that came first stays',
    rules: {
      notNewest: objects => {
        const first = Math.min(...objects.map(({ came }) => came))
        return objects.filter(({ came }) => came > first).map(({ id }) => id)
      }
    }
  },
  'worlds-of-one-time-stay': {
    fault: 'world permanents that came together all stay',
    rules: {
      notNewest: objects => {
        const last = Math.max(...objects.map(({ came }) => came))
        return objects.filter(({ came }) => came < last).map(({ id }) => id)
      }
    }
  },
  'worlds-ignored': { fault: 'any number of world permanents stays', rules: { notNewest: () => [] } },
  'counters-coexist': { fault: 'opposite counters stay side by side', rules: { opposedPairs: () => 0 } },
  'one-pair-of-counters': {
    fault: 'of opposite counters one pair goes and no more',
    rules: { opposedPairs: counters => (Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0) === 1 ? 1 : 0) }
  },
  'pairs-one-by-one': {
    fault: 'opposite counters go one pair at a time',
    rules: { opposedPairs: counters => Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0, 1) }
  },
  'cap-ignored': { fault: 'an object keeps more counters than it may have', rules: { surplus: () => 0 } },
  'cap-off-by-one': {
    fault: 'an object keeps one counter more than it may have',
    rules: { surplus: (count, most) => Math.max(0, count - most - 1) }
  },
  'copies-stay-elsewhere': { fault: 'a copy of a card stays where no copy can be', rules: { copiesElsewhere: () => [] } },
  'teams-live-on': { fault: 'a team without life plays on', rules: { deadTeams: () => [] } },
  'commander-damage-of-all-kinds': {
    fault: 'damage by a commander counts whether or not it is combat damage',
    rules: { isCombatDamage: () => true }
  },
  'commander-needs-more': {
    fault: 'exactly twenty-one damage by a commander is survived',
    rules: { slainByCommander: dealt => [...new Set(dealt.filter(({ amount }) => amount > 21).map(({ player }) => player))] }
  },
  'commanders-added-up': {
    fault: 'damage by several commanders is added up',
    rules: {
      slainByCommander: dealt => {
        const sums = new Map<Id, number>()
        for (const { player, amount } of dealt) sums.set(player, (sums.get(player) ?? 0) + amount)
        return [...sums].filter(([, sum]) => sum >= 21).map(([player]) => player)
      }
    }
  },
  'sagas-stay': { fault: 'a Saga stays when its last chapter is done', rules: { sagasDone: () => [] } },
  'sagas-go-at-once': {
    fault: 'a Saga is sacrificed while its last chapter is still to resolve',
    rules: { sagasDone: sagas => sagasDone(sagas.map(each => ({ ...each, waits: false }))) }
  },
  'sagas-go-early': {
    fault: 'a Saga is sacrificed one chapter too early',
    rules: { sagasDone: sagas => sagasDone(sagas.map(each => ({ ...each, lore: each.lore + 1 }))) }
  },
  'sagas-need-the-number': {
    fault: 'a Saga with more lore counters than its last chapter has a number for stays',
    rules: { sagasDone: sagas => sagasDone(sagas.filter(each => each.lore <= Math.max(...each.chapters))) }
  },
  'schemes-stay': { fault: 'a scheme that is done stays face up', rules: { schemesDone: () => [] } },
  'ongoing-schemes-go': {
    fault: 'an ongoing scheme goes back too',
    rules: { schemesDone: schemes => schemes.filter(({ triggered }) => !triggered).map(({ id }) => id) }
  },
  'schemes-go-early': {
    fault: 'a scheme goes back although its trigger waits',
    rules: { schemesDone: schemes => schemes.filter(({ ongoing }) => !ongoing).map(({ id }) => id) }
  },
  'unattached-auras-stay': {
    fault: 'an aura attached to nothing stays',
    rules: {
      attachmentFate: (_structure, object) => {
        if (!object.attached) return 'stays'
        if (object.types.includes('aura')) return object.allowed ? 'stays' : 'goes'
        return object.allowed && isGear(object) ? 'stays' : 'comes-off'
      }
    }
  },
  'auras-come-off': {
    fault: 'an aura on what it may not enchant comes off and stays',
    rules: {
      attachmentFate: (_structure, object) => {
        const isAura = object.types.includes('aura')
        if (!object.attached) return 'stays'
        return object.allowed && (isAura || isGear(object)) ? 'stays' : 'comes-off'
      }
    }
  },
  'equipment-goes': {
    fault: 'equipment on what it may not equip goes to the graveyard',
    rules: {
      attachmentFate: (_structure, object) => {
        if (object.types.includes('aura')) return object.attached && object.allowed ? 'stays' : 'goes'
        if (!object.attached) return 'stays'
        return object.allowed && isGear(object) ? 'stays' : 'goes'
      }
    }
  },
  'anything-stays-attached': {
    fault: 'what is neither aura nor equipment stays attached',
    rules: {
      attachmentFate: (_structure, object) => {
        if (object.types.includes('aura')) return object.attached && object.allowed ? 'stays' : 'goes'
        return !object.attached || object.allowed ? 'stays' : 'comes-off'
      }
    }
  },
  'first-of-the-dead-wins': { fault: 'when all lose together the game goes on', rules: { isOver: living => living.length === 1 } },
  'the-lost-stay': {
    fault: 'the things of a player who has lost stay in the game',
    rules: { leavesGame: () => false, isTaken: () => false, staysOnStack: () => true, staysPending: () => true }
  }
}
