/** What the model does not implement. @module */
import { mayHiddenTrigger, speaksOfConnecting } from '../../rules/triggering.js'
import type { TrustedBase } from '../../base/base.js'
import { list } from '../../rules/checks.js'
import { isOnce } from '../../rules/delayed.js'
import { addsAsItStarts, ordersOperations, stagesSupertypes, startedSet } from '../../rules/stages.js'
import { speaksOfEnteringUnder } from '../../rules/replacement.js'
import { speaksOfLastingMoves } from '../../rules/returning.js'
import { areLostAtCheck, speaksOfDividing } from '../../rules/targets.js'
import { wrongAboutAttackers } from '../../scenario/attackers.js'
import { GAME_STARTS } from '../../scenario/names.js'
import { startStepOf } from '../../scenario/in-force.js'
import { piecesOf } from '../../scenario/pieces.js'
import type { Piece } from '../../scenario/pieces.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { appliesAsEvent } from '../../world/index.js'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const effectOf = (node: Json): Json | undefined => (isRecord(node.effect) ? node.effect : undefined)

const isForAll = (effect: Json | undefined): boolean => isRecord(effect?.who) && 'all' in effect.who

const changesControl = (effect: Json | undefined): boolean =>
  Array.isArray(effect?.change) && effect.change.some(each => isRecord(each) && 'controller' in each)

const makesCopies = (effect: Json | undefined): boolean =>
  effect?.kind === 'continuous' && Array.isArray(effect.change) && effect.change.some(each => isRecord(each) && 'copyOf' in each)

/** Properties of which later stages speak: what reads them waits for those stages. */
const SETTLED_LATER = /"(types|anyType|notTypes|supertypes|number|marker)":/

const ARITHMETIC = /^divide|^(add|subtract|multiply)-base$/

const multiplies = (effect: Json | undefined): boolean =>
  effect?.kind === 'continuous' && Array.isArray(effect.change) && effect.change.some(each => isRecord(each) && each.op === 'multiply')

/** Whether who controls an object is to depend on what later stages make of objects. */
const dependsOnStages = (node: Json): boolean => {
  const effect = effectOf(node)
  return changesControl(effect) && SETTLED_LATER.test(JSON.stringify([effect?.who, effect?.while, node.if]))
}

/** What all cards of a scenario say, for what is not followed only beside something else. */
type Beside = (holds: (piece: Piece) => boolean) => boolean

const MODIFYING: readonly string[] = ['addTypes', 'removeTypes', 'addSupertypes', 'removeSupertypes', 'gains', 'loses', 'number']

/** What a player is said to do: put counters, or destroy. */
const DOES = /"do":"(counters|destroy)"/

const asksWho = (piece: Piece): boolean => (piece.event === 'counters' || piece.event === 'destroy') && 'by' in piece

/** Each construct with how to recognise it. */
const constructs: readonly { readonly name: string; readonly is: (node: Json, base: TrustedBase, beside: Beside) => boolean }[] = [
  { name: 'contests other than clashes', is: node => node.do === 'contest' && node.name !== 'clash' },
  {
    name: 'effects in a deck that trigger unseen',
    is: (node, base) =>
      mayHiddenTrigger({ facts: { base } }) && node.kind === 'triggered' && Array.isArray(node.functions) && node.functions.includes('deck')
  },
  {
    name: 'caps on counters in a game that does not check them',
    is: (node, base) => node.rule === 'counter-cap' && !list({ facts: { base } }).includes('counter-cap')
  },
  {
    name: 'copies that are made by a static ability, of all of a kind, or while a condition holds',
    is: node => makesCopies(effectOf(node)) && (node.do !== 'start' || isForAll(effectOf(node)) || effectOf(node)?.while !== undefined)
  },
  {
    name: 'change of control that depends on properties which other effects modify',
    is: (node, _base, beside) => dependsOnStages(node) && beside(piece => MODIFYING.some(field => field in piece))
  },
  {
    name: 'started effects on all objects that others may join',
    is: (node, base) =>
      node.do === 'start' && isForAll(effectOf(node)) && startedSet({ facts: { base } }) === 'open' && !appliesAsEvent(base)
  },
  {
    // whether a number that is multiplied grows with what comes later, the text of a game may leave open
    name: 'numbers doubled by a started effect beside counters or static abilities',
    is: (node, base, beside) =>
      node.do === 'start' &&
      multiplies(effectOf(node)) &&
      !appliesAsEvent(base) &&
      !addsAsItStarts({ facts: { base } }) &&
      beside(piece => piece.do === 'counters' || piece.kind === 'static')
  },
  {
    name: 'arithmetic on base numbers, or division, in a game whose text does not say when it is done',
    is: (node, base) =>
      typeof node.op === 'string' && typeof node.number === 'string' && ARITHMETIC.test(node.op) && !ordersOperations({ facts: { base } })
  },
  {
    // such an effect is applied once the numbers are made, and what then becomes of a number whose base changes is not said
    name: 'arithmetic on base numbers by what numbers have become',
    is: node =>
      node.kind === 'continuous' &&
      Array.isArray(node.change) &&
      node.change.some(each => isRecord(each) && typeof each.op === 'string' && /^(add|subtract|multiply|divide)-base$/.test(each.op)) &&
      /"number":/.test(JSON.stringify([node.who, node.while]))
  },
  {
    name: 'supertypes in a game whose layers do not name them',
    is: (node, base) => ('addSupertypes' in node || 'removeSupertypes' in node) && !stagesSupertypes({ facts: { base } })
  },
  {
    // each of these counters adds to the level, and whether before or after effects is said in two ways
    name: 'counters that add to a level',
    is: (node, _base, beside) => (node.counter === 'level' || node.counters === 'level') && beside(piece => piece.number === 'level')
  },
  {
    name: 'division among targets in a game whose text does not speak of it',
    is: (node, base) => Array.isArray(node.what) && node.divided !== undefined && !speaksOfDividing({ facts: { base } })
  },
  {
    name: 'moves that last until something happens in a game whose text does not speak of them',
    is: (node, base) => node.do === 'move' && node.until !== undefined && !speaksOfLastingMoves({ facts: { base } })
  },
  {
    name: 'abilities that an effect gives and that others are connected with, in a game whose text does not speak of it',
    is: (node, base) => /"via":/.test(JSON.stringify(node.grants ?? null)) && !speaksOfConnecting({ facts: { base } })
  },
  {
    name: 'entering under the control of another player in a game whose text does not speak of it',
    is: (node, base) => typeof node.under === 'string' && !speaksOfEnteringUnder({ facts: { base } })
  },
  {
    name: 'targets of which there are up to so many in a game that loses targets at a check',
    is: (node, base) => Array.isArray(node.what) && node.upTo === true && areLostAtCheck({ facts: { base } })
  },
  {
    name: 'abilities lost that change who controls objects',
    is: (node, _base, beside) =>
      typeof node.loses === 'string' && beside(piece => piece.id === node.loses && changesControl(effectOf(piece)))
  },
  {
    name: 'parts of an effect whose ability is lost, where no text says how they go on',
    is: (node, base, beside) => {
      const changes = effectOf(node)?.change
      return (
        base.rulebook.structure.continuous.parts.standing === 'undefined' &&
        node.kind === 'static' &&
        Array.isArray(changes) &&
        changes.length > 1 &&
        beside(piece => piece.loses === node.id)
      )
    }
  },
  {
    name: 'effects that watch others being applied',
    is: (node, base) => node.event === 'apply' && !('see' in node) && !appliesAsEvent(base)
  },
  { name: 'effects that watch prevention', is: node => node.event === 'prevented' },
  {
    name: 'what another player may do, beside texts that ask who does a thing',
    is: (node, _, beside) =>
      (node.do === 'may' || node.do === 'unless') &&
      node.by !== undefined &&
      node.by !== 'you' &&
      DOES.test(JSON.stringify(node.steps ?? [])) &&
      beside(asksWho)
  },
  {
    name: 'delayed triggers that name a number of times in a game in which they happen once',
    is: (node, base) => {
      const effect = effectOf(node)
      return node.do === 'start' && effect?.kind === 'trigger' && Number(effect.uses ?? 1) > 1 && isOnce({ facts: { base } }, 'turn')
    }
  },
  {
    name: 'triggers that are suppressed on what an effect brings about, or on what is no longer attached as it leaves',
    is: node =>
      node.rule === 'suppress' &&
      isRecord(node.event) &&
      node.event.event !== 'triggered' &&
      (node.event.via !== undefined || (node.event.event === 'attach' && node.event.on === false))
  }
]

/**
 * The game beyond its start, which is not followed: how the first turn begins after it no text at hand says.
 * @see fab-context:4.1.8a
 */
export const beyondStart = ({ start, until }: Pick<WireScenario, 'start' | 'until'>, { rulebook }: TrustedBase): string | undefined => {
  const isOver = until.end === 'boundary' && until.phase === rulebook.structure.turn.phases.value[0]?.name
  return start.phase === GAME_STARTS && !isOver ? 'the turn that follows the start of a game' : undefined
}

/** An effect that lasts from the start on all of a kind, of which the text leaves open whether others join. */
const begunOnAll = (scenario: WireScenario, base: TrustedBase): string | undefined =>
  startedSet({ facts: { base } }) === 'open' &&
  scenario.start.effects?.some(effect => isForAll(startStepOf(scenario, effect)?.effect as Json | undefined))
    ? 'effects in force on all of a kind, where the text leaves open whether others join'
    : undefined

/** A declaration of attackers that a scenario can't begin with. */
const declaredOtherwise = (scenario: WireScenario): string | undefined => {
  const wrong = wrongAboutAttackers(scenario, scenario.cards)
  return wrong && `a declaration of attackers in such a scenario (${wrong[0]}: ${wrong[1]})`
}

/**
 * The first construct of the scenario that the model does not implement.
 * The order of the fields of a card does not matter.
 */
export const unsupportedIn = (scenario: WireScenario, base: TrustedBase): string | undefined => {
  const pieces = piecesOf(scenario.cards.map(card => card.abilities))
  const beside: Beside = holds => pieces.some(holds)
  for (const piece of pieces) {
    const found = constructs.find(construct => construct.is(piece, base, beside))
    if (found) return found.name
  }
  return begunOnAll(scenario, base) ?? declaredOtherwise(scenario)
}
