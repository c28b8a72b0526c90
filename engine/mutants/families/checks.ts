/** Faults in state checks. @module */
import { checksOnceAllIsPlaced, losesAllTheSame, marksTheNextObject } from '../patches/checking.js'
import { samplesOnceAllIsPlaced } from '../patches/triggering.js'
import type { Id } from '../../../model/trace/event.js'
import type { UniqueSet } from '../../reference/rules/repeated-checks.js'
import { battlesLost, outdatedRoles, sagasDone } from '../../reference/rules/state-checks.js'
import type { Attachable } from '../../reference/rules/attachments.js'
import { deadPlayers } from '../../reference/rules/checks.js'
import type { Family } from '../fault.js'

const setsBy = (objects: readonly Unique[], key: (object: Unique) => string, least: number): readonly UniqueSet[] => {
  const sets = new Map<string, { readonly controller: Id; readonly ids: Id[] }>()
  for (const object of objects) {
    const set = sets.get(key(object))
    if (set) set.ids.push(object.id)
    else sets.set(key(object), { controller: object.controller, ids: [object.id] })
  }
  return [...sets.values()].filter(({ ids }) => ids.length >= least)
}

interface Unique {
  readonly id: Id
  readonly name: string
  readonly controller: Id
}

const kindsOf = (types: readonly string[]): readonly string[] => types.filter(type => type.startsWith('planeswalker '))

const isGear = ({ types }: Attachable): boolean => types.includes('equipment') || types.includes('fortification')

export const checksFaults: Family = {
  'dead-players-go-on': {
    fault: 'a player with no life left goes on playing',
    breaks: { fab: 'fab-context:1.10.2a' },
    rules: {
      deadPlayers: () => []
    }
  },
  'dead-one-by-one': {
    fault: 'of players who are defeated at once, the first is defeated alone',
    breaks: { fab: 'fab-context:1.10.2a' },
    rules: {
      deadPlayers: players =>
        players
          .filter(player => player.life <= 0)
          .slice(0, 1)
          .map(player => player.id)
    }
  },
  'dead-objects-stay': {
    fault: 'an object with no life left stays',
    breaks: { fab: 'fab-context:1.10.2b' },
    rules: {
      deadObjects: () => []
    }
  },
  'empty-deck-loses': {
    fault: 'a player whose deck is empty loses',
    breaks: { fab: 'fab-context:4.5.3' },
    rules: {
      deadPlayers: players => players.filter(player => player.life <= 0 || player.deck() === 0).map(player => player.id)
    }
  },
  'layers-before-heroes': {
    fault: 'pending stack objects are placed before dead heroes are looked at',
    breaks: { fab: 'fab-context:1.10.2' },
    patch: checksOnceAllIsPlaced
  },
  'states-after-layers': {
    fault: 'states are looked at only when no stack object is pending',
    breaks: { fab: 'fab-context:1.10.2d' },
    patch: samplesOnceAllIsPlaced
  },
  'last-player-survives': {
    fault: 'if all players would lose at once, one of them does not',
    breaks: { fab: 'fab-context:4.5.4a', mtg: 'mtg-context:104.4a' },
    rules: {
      deadPlayers: players => {
        const dead = players.filter(player => player.life <= 0).map(player => player.id)
        return dead.length === players.length ? dead.slice(1) : dead
      }
    }
  },
  'cannot-lose-ignored': {
    fault: 'a player of whom an effect says that they cannot lose loses',
    breaks: { fab: 'fab-context:1.0.2' },
    patch: losesAllTheSame
  },
  'empty-deck-forgiven': {
    fault: 'a player who had to draw from an empty deck stays in the game',
    breaks: { mtg: 'mtg-context:704.5b', 'mtg-2010': 'mtg-2010:sba.2' },
    rules: { deckedPlayers: () => [] }
  },
  'poison-needs-more': {
    fault: 'a player with exactly ten poison counters stays in the game',
    breaks: { mtg: 'mtg-context:704.5c', 'mtg-2010': 'mtg-2010:sba.3' },
    rules: { poisonedPlayers: players => players.filter(({ poison }) => poison > 10).map(({ id }) => id) }
  },
  'forbidden-checks-again': {
    fault: 'a check that an effect keeps from acting counts as having acted, and is made again',
    breaks: { mtg: 'mtg-context:704.3' },
    rules: { allowed: events => events }
  },
  'zero-toughness-stays': {
    fault: 'a creature without toughness stays',
    breaks: { mtg: 'mtg-context:704.5f', 'mtg-2010': 'mtg-2010:sba.6' },
    rules: { deadObjects: () => [] }
  },
  'lethal-damage-must-exceed': {
    fault: 'damage equal to toughness does not destroy',
    breaks: { mtg: 'mtg-context:704.5g', 'mtg-2010': 'mtg-2010:sba.7', ga: 'ga-context:SBC-T.2' },
    rules: {
      objectsDestroyedByDamage: (_structure, objects) =>
        objects.filter(({ damage, vital }) => damage > vital && vital > 0).map(({ id }) => id)
    }
  },
  'unique-in-the-whole-game': {
    fault: 'of one name only one may stay in the whole game',
    breaks: { mtg: 'mtg-context:704.5j', ga: 'ga-context:SBC-T.4' },
    rules: { uniqueSets: (_unique, objects) => setsBy(objects, ({ name }) => name, 2) }
  },
  'unique-for-each-player': {
    fault: 'unique objects are counted for each player apart',
    breaks: { 'mtg-2010': 'mtg-2010:sba.11' },
    rules: { uniqueSets: (_unique, objects) => setsBy(objects, ({ controller, name }) => `${controller} ${name}`, 2) }
  },
  'unique-ignored': {
    fault: 'unique objects of one name may all stay',
    breaks: { mtg: 'mtg-context:704.5j', 'mtg-2010': 'mtg-2010:sba.11', ga: 'ga-context:SBC-T.4' },
    rules: { uniqueSets: () => [] }
  },
  'unique-needs-three': {
    fault: 'only the third unique object of one name is too many',
    breaks: { mtg: 'mtg-context:704.5j', ga: 'ga-context:SBC-T.4' },
    rules: { uniqueSets: (_unique, objects) => setsBy(objects, ({ controller, name }) => `${controller} ${name}`, 3) }
  },
  'tokens-stay-elsewhere': {
    fault: 'a token outside the arena goes on existing',
    breaks: { mtg: 'mtg-context:704.5d', 'mtg-2010': 'mtg-2010:sba.4' },
    rules: { tokensElsewhere: () => [] }
  },
  'phased-out-tokens': {
    fault: 'a phased-out token ceases where it should stay, or stays where it should cease',
    breaks: { 'mtg-2010': 'mtg-2010:sba.4' },
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
  'checks-one-by-one': {
    fault: 'each check acts as an event of its own',
    breaks: { mtg: 'mtg-context:704.3', 'mtg-2010': 'mtg-2010:sba.0' },
    rules: { checksTogether: () => false }
  },
  'same-event-twice': {
    fault: 'what two checks ask for happens twice',
    breaks: { mtg: 'mtg-context:704.7' },
    rules: { sameOnce: events => events }
  },
  'checks-once': {
    fault: 'the check is not repeated',
    breaks: { mtg: 'mtg-context:704.3', 'mtg-2010': 'mtg-2010:sba.0', ga: 'ga-context:SBC.1' },
    rules: { repeatsChecks: () => false }
  },
  'targets-kept-at-check': {
    fault: 'targets that have become illegal are kept until the resolution',
    breaks: { ga: 'ga-context:SBC.2' },
    rules: { losesTargetsAtCheck: () => false }
  },
  'targets-lost-at-check': {
    fault: 'targets that are illegal at a check are lost',
    breaks: { mtg: 'mtg-context:608.2b' },
    rules: { losesTargetsAtCheck: () => true }
  },
  'deathtouch-ignored': {
    fault: 'the mark of deathtouch destroys nothing',
    breaks: { mtg: 'mtg-context:704.5h', 'mtg-2010': 'mtg-2010:sba.8' },
    rules: { deathtouched: () => [] }
  },
  'deathtouch-destroys-at-zero': {
    fault: 'what deathtouch has damaged is destroyed though it has nothing of its vital number',
    breaks: { mtg: 'mtg-context:704.5h' },
    rules: { deathtouched: objects => objects.filter(({ dealtDeathtouch }) => dealtDeathtouch).map(({ id }) => id) }
  },
  'deathtouch-follows': {
    fault: 'what deathtouch has damaged is destroyed as another object too',
    breaks: { mtg: 'mtg-context:400.7' },
    patch: marksTheNextObject
  },
  'loyalty-below-zero': {
    fault: 'a planeswalker with no loyalty left stays',
    breaks: { mtg: 'mtg-context:704.5i', 'mtg-2010': 'mtg-2010:sba.9' },
    rules: { withoutLoyalty: objects => objects.filter(({ loyalty }) => loyalty < 0).map(({ id }) => id) }
  },
  'shared-kind-stays': {
    fault: 'planeswalkers that share a type all stay',
    breaks: { 'mtg-2010': 'mtg-2010:sba.10' },
    rules: { sharingKind: () => [] }
  },
  'shared-kind-keeps-one': {
    fault: 'of planeswalkers that share a type the first stays',
    breaks: { 'mtg-2010': 'mtg-2010:sba.10' },
    rules: {
      sharingKind: objects =>
        objects
          .filter(({ types }, i) => objects.slice(0, i).some(other => kindsOf(types).some(kind => other.types.includes(kind))))
          .map(({ id }) => id)
    }
  },
  'oldest-world-stays': {
    fault: 'the world permanent that came first stays',
    breaks: { mtg: 'mtg-context:704.5k', 'mtg-2010': 'mtg-2010:sba.12' },
    rules: {
      notNewest: objects => {
        const first = Math.min(...objects.map(({ came }) => came))
        return objects.filter(({ came }) => came > first).map(({ id }) => id)
      }
    }
  },
  'worlds-of-one-time-stay': {
    fault: 'world permanents that came together all stay',
    breaks: { 'mtg-2010': 'mtg-2010:sba.12' },
    rules: {
      notNewest: objects => {
        const last = Math.max(...objects.map(({ came }) => came))
        return objects.filter(({ came }) => came < last).map(({ id }) => id)
      }
    }
  },
  'worlds-ignored': {
    fault: 'any number of world permanents stays',
    breaks: { mtg: 'mtg-context:704.5k', 'mtg-2010': 'mtg-2010:sba.12' },
    rules: { notNewest: () => [] }
  },
  'counters-coexist': {
    fault: 'opposite counters stay side by side',
    breaks: { mtg: 'mtg-context:704.5q', 'mtg-2010': 'mtg-2010:sba.16' },
    rules: { opposedPairs: () => 0 }
  },
  'one-pair-of-counters': {
    fault: 'of opposite counters one pair goes and no more',
    breaks: { mtg: 'mtg-context:704.5q', 'mtg-2010': 'mtg-2010:sba.16', ga: 'ga-context:CT' },
    rules: { opposedPairs: counters => (Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0) === 1 ? 1 : 0) }
  },
  'pairs-one-by-one': {
    fault: 'opposite counters go one pair at a time',
    breaks: { mtg: 'mtg-context:704.5q', 'mtg-2010': 'mtg-2010:sba.16' },
    rules: { opposedPairs: counters => Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0, 1) }
  },
  'cap-ignored': {
    fault: 'an object keeps more counters than it may have',
    breaks: { mtg: 'mtg-context:704.5r', 'mtg-2010': 'mtg-2010:sba.17' },
    rules: { surplus: () => 0 }
  },
  'cap-off-by-one': {
    fault: 'an object keeps one counter more than it may have',
    breaks: { mtg: 'mtg-context:704.5r', 'mtg-2010': 'mtg-2010:sba.17' },
    rules: { surplus: (count, most) => Math.max(0, count - most - 1) }
  },
  'copies-stay-elsewhere': {
    fault: 'a copy of a card stays where no copy can be',
    breaks: { mtg: 'mtg-context:704.5e', 'mtg-2010': 'mtg-2010:sba.5' },
    rules: { copiesElsewhere: () => [] }
  },
  'commander-damage-of-all-kinds': {
    fault: 'damage by a commander counts whether or not it is combat damage',
    breaks: { mtg: 'mtg-context:704.6c', 'mtg-2010': 'mtg-2010:sba.19' },
    rules: { isCombatDamage: () => true }
  },
  'commander-needs-more': {
    fault: 'exactly twenty-one damage by a commander is survived',
    breaks: { mtg: 'mtg-context:704.6c', 'mtg-2010': 'mtg-2010:sba.19' },
    rules: { slainByCommander: dealt => [...new Set(dealt.filter(({ amount }) => amount > 21).map(({ player }) => player))] }
  },
  'commanders-added-up': {
    fault: 'damage by several commanders is added up',
    breaks: { 'mtg-2010': 'mtg-2010:sba.19' },
    rules: {
      slainByCommander: dealt => {
        const sums = new Map<Id, number>()
        for (const { player, amount } of dealt) sums.set(player, (sums.get(player) ?? 0) + amount)
        return [...sums].filter(([, sum]) => sum >= 21).map(([player]) => player)
      }
    }
  },
  'sagas-stay': {
    fault: 'a Saga stays when its last chapter is done',
    breaks: { mtg: 'mtg-context:704.5s' },
    rules: { sagasDone: () => [] }
  },
  'sagas-go-at-once': {
    fault: 'a Saga is sacrificed while its last chapter is still to resolve',
    breaks: { mtg: 'mtg-context:704.5s' },
    rules: { sagasDone: sagas => sagasDone(sagas.map(each => ({ ...each, waits: false }))) }
  },
  'sagas-go-early': {
    fault: 'a Saga is sacrificed one chapter too early',
    breaks: { mtg: 'mtg-context:704.5s' },
    rules: { sagasDone: sagas => sagasDone(sagas.map(each => ({ ...each, lore: each.lore + 1 }))) }
  },
  'sagas-need-the-number': {
    fault: 'a Saga with more lore counters than its last chapter has a number for stays',
    breaks: { mtg: 'mtg-context:704.5s' },
    rules: { sagasDone: sagas => sagasDone(sagas.filter(each => each.lore <= Math.max(...each.chapters))) }
  },
  'battles-stay': {
    fault: 'a battle without defense stays',
    breaks: { mtg: 'mtg-context:704.5v' },
    rules: { battlesLost: () => [] }
  },
  'battles-go-at-once': {
    fault: 'a battle without defense goes while an ability of its own is still to resolve',
    breaks: { mtg: 'mtg-context:704.5v' },
    rules: { battlesLost: battles => battlesLost(battles.map(each => ({ ...each, waits: false }))) }
  },
  'phenomena-stay': {
    fault: 'a phenomenon that has been met stays face up',
    breaks: { mtg: 'mtg-context:704.6f' },
    rules: { phenomenaMet: () => [] }
  },
  'phenomena-go-at-once': {
    fault: 'a phenomenon is left while an ability of its own is still to resolve',
    breaks: { mtg: 'mtg-context:704.6f' },
    rules: { phenomenaMet: phenomena => phenomena.map(({ id }) => id) }
  },
  'no-speed': {
    fault: 'nobody gets a speed',
    breaks: { mtg: 'mtg-context:704.5z' },
    rules: { getsSpeed: () => [] }
  },
  'speed-grows-by-itself': {
    fault: 'what starts the engines gives a speed to a player who has one',
    breaks: { mtg: 'mtg-context:704.5z' },
    rules: { getsSpeed: players => players.flatMap(({ id, drives, speed }) => (drives && speed < 4 ? [id] : [])) }
  },
  'schemes-stay': {
    fault: 'a scheme that is done stays face up',
    breaks: { mtg: 'mtg-context:704.6e', 'mtg-2010': 'mtg-2010:sba.20' },
    rules: { schemesDone: () => [] }
  },
  'ongoing-schemes-go': {
    fault: 'an ongoing scheme goes back too',
    breaks: { mtg: 'mtg-context:704.6e', 'mtg-2010': 'mtg-2010:sba.20' },
    rules: { schemesDone: schemes => schemes.filter(({ triggered }) => !triggered).map(({ id }) => id) }
  },
  'schemes-go-early': {
    fault: 'a scheme goes back although its trigger waits',
    breaks: { 'mtg-2010': 'mtg-2010:sba.20' },
    rules: { schemesDone: schemes => schemes.filter(({ ongoing }) => !ongoing).map(({ id }) => id) }
  },
  'unattached-auras-stay': {
    fault: 'an aura attached to nothing stays',
    breaks: { 'mtg-2010': 'mtg-2010:sba.13' },
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
    breaks: { mtg: 'mtg-context:704.5m', 'mtg-2010': 'mtg-2010:sba.13' },
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
    breaks: { mtg: ['mtg-context:704.5n', 'mtg-context:301.5c'], 'mtg-2010': 'mtg-2010:sba.14' },
    rules: {
      attachmentFate: (_structure, object) => {
        if (object.types.includes('aura')) return object.attached && object.allowed ? 'stays' : 'goes'
        if (!object.attached) return 'stays'
        return object.allowed && isGear(object) ? 'stays' : 'goes'
      }
    }
  },
  'one-life-for-all': {
    fault: 'the members of all teams have one life',
    breaks: { 'mtg-2010': 'mtg-2010:sba.18' },
    rules: { sharesLife: team => team !== undefined }
  },
  'commanders-left-behind': {
    fault: 'no commander may be put into the command zone',
    breaks: { mtg: 'mtg-context:704.6d' },
    rules: { mayReturnFrom: () => false }
  },
  'commanders-from-graveyards': {
    fault: 'a commander in exile may not be put into the command zone',
    breaks: { mtg: 'mtg-context:704.6d' },
    rules: { mayReturnFrom: zone => zone === 'graveyard' }
  },
  'commanders-from-anywhere': {
    fault: 'a commander may be put into the command zone wherever it has gone',
    breaks: { mtg: 'mtg-context:704.6d' },
    rules: { mayReturnFrom: zone => zone !== 'command' }
  },
  'team-poison-ignored': {
    fault: 'no poison is too much for a team',
    breaks: { mtg: 'mtg-context:704.6b' },
    rules: { poisonedTeams: () => [] }
  },
  'team-poison-counted-alone': {
    fault: 'the poison of teammates is not counted together',
    breaks: { mtg: 'mtg-context:704.6b' },
    rules: { poisonedTeams: players => players.filter(({ poison }) => poison >= 15).map(({ id }) => id) }
  },
  'poisoned-apart': {
    fault: 'ten poison counters are too many for one of a team',
    breaks: { mtg: ['mtg-context:704.5c', 'mtg-context:704.6b'] },
    rules: { sharesPoison: () => false }
  },
  'lives-apart': {
    fault: 'the members of a team have life of their own',
    breaks: { mtg: 'mtg-context:704.6a', 'mtg-2010': 'mtg-2010:sba.18' },
    rules: { sharesLife: () => false }
  },
  'no-life-needed': {
    fault: 'a player at exactly no life stays in the game',
    breaks: { mtg: 'mtg-context:704.5a', 'mtg-2010': 'mtg-2010:sba.1', ga: 'ga-context:SBC-T.1' },
    rules: { deadPlayers: players => deadPlayers(players.filter(({ life }) => life < 0)) }
  },
  'roles-stay': {
    fault: 'a player may have several Roles on a permanent',
    breaks: { mtg: 'mtg-context:704.5y' },
    rules: { outdatedRoles: () => [] }
  },
  'roles-of-all-players': {
    fault: 'of all Roles on a permanent only the newest stays, whoever controls the others',
    breaks: { mtg: 'mtg-context:704.5y' },
    rules: { outdatedRoles: roles => outdatedRoles(roles.map(role => ({ ...role, player: '' }))) }
  },
  'roles-anywhere': {
    fault: 'a player has one Role in all',
    breaks: { mtg: 'mtg-context:704.5y' },
    rules: { outdatedRoles: roles => outdatedRoles(roles.map(role => ({ ...role, on: '' }))) }
  },
  'oldest-role-stays': {
    fault: 'of the Roles of a player on a permanent the oldest stays',
    breaks: { mtg: 'mtg-context:704.5y' },
    rules: { outdatedRoles: roles => outdatedRoles(roles.map(role => ({ ...role, stamp: -role.stamp }))) }
  },
  'creatures-stay-attached': {
    fault: 'what is neither aura nor equipment stays attached',
    breaks: { mtg: 'mtg-context:704.5p', 'mtg-2010': 'mtg-2010:sba.15' },
    rules: {
      attachmentFate: (_structure, { types, attached, allowed }) => {
        if (types.includes('aura')) return attached && allowed ? 'stays' : 'goes'
        return attached && !allowed && (types.includes('equipment') || types.includes('fortification')) ? 'comes-off' : 'stays'
      }
    }
  }
}
