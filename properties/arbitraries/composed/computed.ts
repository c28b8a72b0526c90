/**
 * Amounts, conditions, filters and event patterns of composed cards: one module, as each is made of the others.
 * @module
 */
import type { Amount, Condition, Filter } from '../../../model/scenario/amount.js'
import type { EventKind } from '../../../model/scenario/event-kind.js'
import { Comparison, NumberName } from '../../../model/scenario/names.js'
import type { Who } from '../../../model/scenario/names.js'
import type { Pattern, Subject } from '../../../model/scenario/pattern.js'
import type { Way } from './draw.js'
import { deeper, says } from './scope.js'
import type { Scope } from './scope.js'

const WHO: readonly Who[] = ['you', 'opponent', 'any']
export const who = ({ draw }: Scope): Who => draw.pick(WHO)

const PLAIN = ['add', 'subtract', 'multiply', 'set', 'set-base'] as const

/** What is done to bases but to set them, and division. */
const FURTHER = ['divide', 'add-base', 'subtract-base', 'multiply-base', 'divide-base'] as const

/** What a filter says beside types and controllers. */
const further = (scope: Scope): Partial<Filter> => {
  const { draw, palette, objects, names } = scope
  const below = deeper(scope)
  const has = (filter: Filter): Way<Partial<Filter>> => [2, () => filter]
  return draw.way<Partial<Filter>>(
    [3, () => ({ other: true })],
    [2, () => ({ status: draw.pick(palette.statuses) })],
    [3, () => ({ counters: { kind: draw.pick(palette.counters), op: draw.pick(Comparison.options), value: amount(below, 2) } })],
    [
      3,
      () => ({
        number: {
          // a level is a number of champions alone, which no situation has
          name: draw.pick(NumberName.exclude(['level']).options),
          ...(draw.chance(20) && { base: true as const }),
          op: draw.pick(Comparison.options),
          value: amount(below, 4)
        }
      })
    ],
    has({ token: draw.chance(50) }),
    has({ owner: who(scope) }),
    has({ anyType: [draw.pick(palette.types), draw.pick(palette.types)] }),
    has({ notTypes: [draw.pick(palette.types)] }),
    [scope.claims('supertypes') ? 1 : 0, () => ({ supertypes: [draw.pick(palette.types)] })],
    [1, () => ({ name: draw.pick(names) })],
    [1, () => ({ nameIncludes: 'Rune' })],
    [1, () => ({ marker: 'mark' })],
    [objects.length > 0 ? 1 : 0, () => ({ attachedTo: 'self' })],
    [objects.length > 0 ? 1 : 0, () => ({ is: draw.pick(objects) })]
  )
}

/** Objects in the arena, or in a zone. */
export const filter = (scope: Scope, zone?: Filter['zone']): Filter => {
  const { draw, palette } = scope
  return {
    ...(zone !== undefined && { zone }),
    ...(draw.chance(60) && { types: [draw.pick(palette.types)] }),
    ...(draw.chance(40) && { controller: who(scope) }),
    ...(says(scope, 'filter') && further(scope))
  }
}

/** Objects in the arena or in another zone: they are looked for in both. */
const filterOfTwo = (scope: Scope): Filter => ({ ...filter(scope), zones: ['arena', scope.draw.pick(scope.palette.zones)] })

/** An object that is spoken of: the text's own, or any of some kind. */
export const object = (scope: Scope): Subject =>
  scope.draw.way<Subject>([2, () => filter(scope)], [scope.objects.length > 0 ? 2 : 0, () => ({ ref: scope.draw.pick(scope.objects) })])

const receiver = (scope: Scope): Subject =>
  scope.draw.way<Subject>(
    [3, () => ({ player: who(scope) })],
    [2, () => object(scope)],
    [1, () => ({ ref: scope.draw.pick(scope.players) })]
  )

/** Kinds of event that composed spells bring about at once. */
const MADE_EASILY = [
  'gain',
  'draw',
  'damage',
  'lose',
  'enter',
  'move',
  'destroy',
  'discard',
  'counters',
  'status',
  'play',
  'activate'
] as const

export const isMadeEasily = (kind: EventKind): boolean => (MADE_EASILY as readonly EventKind[]).includes(kind)

/** The kinds of event that games of every structure have. */
export const EVERY_KIND = [
  ...MADE_EASILY,
  'sacrifice',
  'create',
  'begin',
  'target',
  'triggered',
  'reveal',
  'negate',
  'heal',
  'cease',
  'attach',
  'control',
  'defeat',
  'win'
] as const satisfies readonly EventKind[]

/** Those of combat, of contests and of effects that are told as they begin to apply. */
export const KINDS_OF_SOME = ['attack', 'close', 'contest', 'apply'] as const satisfies readonly EventKind[]

/** What can be spoken of in the game: combat, contests and applications where it has them; the last, which are told in most ways, most often. */
export const kindsIn = ({ palette, claims }: Pick<Scope, 'palette' | 'claims'>): readonly EventKind[] => [
  ...EVERY_KIND.filter(kind => kind !== 'triggered' || claims('meta-triggers')),
  ...(palette.attacks.length > 0 && claims('combat') ? [...KINDS_OF_SOME, 'apply' as const, 'apply' as const] : [])
]

/** A kind of event: mostly what the situation is about. */
export const kind = (scope: Scope): EventKind => (scope.draw.chance(70) ? scope.draw.pick(scope.theme) : scope.draw.pick(kindsIn(scope)))

/** Who does it. */
const doer = (scope: Scope): { readonly by?: Who } => (scope.claims('doers') && scope.draw.chance(15) ? { by: who(scope) } : {})

/** What is said of events of each kind. */
const SAY: Readonly<Record<EventKind, (scope: Scope) => Omit<Pattern, 'event'>>> = {
  damage: scope => ({
    ...(scope.draw.chance(70) && { target: receiver(scope) }),
    ...(scope.draw.chance(20) && { source: object(scope) }),
    ...numbered(scope),
    ...(scope.palette.attacks.length > 0 && scope.draw.chance(15) && { hit: true as const }),
    ...(scope.palette.attacks.length > 0 && scope.draw.chance(10) && { type: 'arcane' })
  }),
  prevented: numbered0,
  draw: scope => ({ ...played(scope), ...numbered(scope) }),
  discard: scope => ({ ...played(scope), ...some(scope, 20) }),
  move: scope => ({
    ...some(scope, 60),
    ...scope.draw.way<Omit<Pattern, 'event'>>(
      [3, () => ({ from: 'arena', to: 'graveyard' })],
      [1, () => ({ from: 'arena' })],
      [2, () => ({ to: scope.draw.pick(scope.palette.zones) })],
      [1, () => ({ from: scope.draw.pick(scope.palette.zones), to: 'arena' })]
    )
  }),
  enter: scope => ({ ...some(scope, 70), ...(scope.draw.chance(15) && { from: scope.draw.pick(scope.palette.zones) }) }),
  destroy: scope => ({ ...some(scope, 60), ...doer(scope) }),
  sacrifice: scope => ({ ...some(scope, 60), ...doer(scope) }),
  reveal: scope => some(scope, 30),
  heal: scope => some(scope, 40),
  cease: scope => some(scope, 40),
  negate: scope => some(scope, 20),
  play: played,
  activate: scope => ({ ...played(scope), ...some(scope, 30) }),
  attack: scope => some(scope, 30),
  gain: scope => ({ of: number(scope), ...played(scope), ...numbered(scope) }),
  lose: scope => ({ of: number(scope), ...played(scope), ...numbered(scope) }),
  counters: scope => ({
    ...doer(scope),
    ...some(scope, 80),
    counter: scope.draw.pick(scope.palette.counters),
    ...(scope.draw.chance(25) && { reaches: scope.draw.int(1, 3) })
  }),
  status: scope => ({ ...some(scope, 70), status: scope.draw.pick(scope.palette.statuses), on: scope.draw.chance(70) }),
  apply: scope => ({
    ...some(scope, 70),
    ...scope.draw.way<Omit<Pattern, 'event'>>(
      [5, () => ({ name: 'power', op: scope.draw.pick(scope.claims('arithmetic') ? [...PLAIN, ...FURTHER] : PLAIN) })],
      [scope.claims('supertypes') ? 1 : 0, () => ({ name: 'supertypes', op: scope.draw.pick(['add', 'remove'] as const) })],
      [2, () => ({ name: 'types', op: scope.draw.pick(['add', 'remove'] as const) })],
      [2, () => ({ name: scope.palette.marker, op: scope.draw.pick(['gain', 'lose'] as const) })]
    )
  }),
  create: scope => ({ ...played(scope), ...some(scope, 30) }),
  contest: scope => ({
    name: 'clash',
    ...played(scope),
    ...(scope.draw.chance(60) && { result: scope.draw.pick(['win', 'fail'] as const) })
  }),
  target: scope => some(scope, 80),
  triggered: scope => ({
    object: scope.draw.way<Subject>([1, () => ({ other: true })], [1, () => ({ ...filter(scope), other: true })]),
    ...(scope.depth > 0 && scope.draw.chance(25) && { cause: pattern(deeper(scope)) })
  }),
  begin: scope => ({ name: scope.draw.pick(scope.palette.phases), ...played(scope) }),
  defeat: played,
  win: played,
  attach: scope => ({ ...some(scope, 40), on: scope.draw.chance(70) }),
  control: scope => some(scope, 70),
  close: () => ({})
}

function played(scope: Scope): Omit<Pattern, 'event'> {
  return scope.draw.chance(60) ? { player: who(scope) } : {}
}
function some(scope: Scope, percent: number): Omit<Pattern, 'event'> {
  return scope.draw.chance(percent) ? { object: object(scope) } : {}
}
function numbered(scope: Scope, percent = 20): Omit<Pattern, 'event'> {
  return scope.draw.chance(percent) ? { amount: { op: scope.draw.pick(Comparison.options), value: amount(deeper(scope), 2) } } : {}
}
function numbered0(scope: Scope): Omit<Pattern, 'event'> {
  return numbered(scope, 40)
}
/** A number of a player. */
export function number({ draw, palette }: Scope): Palette['numbers'][number] {
  return draw.chance(85) ? 'life' : draw.pick(palette.numbers)
}
type Palette = Scope['palette']

/** An event pattern of a kind, or of some kind. */
export function pattern(scope: Scope, event: EventKind = kind(scope)): Pattern {
  const said = SAY[event](scope)
  return { event, ...said, ...(!scope.isGained && scope.draw.chance(1) && { via: 'a' }) }
}

/** An amount: a small number mostly. */
export function amount(scope: Scope, most = 3, least = 0): Amount {
  const { draw, palette, objects, players, results, numbers, hasAmount, hasMoved, depth } = scope
  const last = (): { readonly last?: true } => (hasMoved || draw.chance(20) ? { last: true } : {})
  if (depth <= 0 || !says(scope, 'amount'))
    return draw.way<Amount>([12, () => draw.int(Math.max(1, least), most)], [least < 1 ? 1 : 0, () => 0])
  const below = deeper(scope)
  return draw.way<Amount>(
    [hasAmount ? 6 : 0, () => ({ event: 'amount' })],
    [3, () => ({ count: filter(below) })],
    [scope.claims('several-zones') ? 1 : 0, () => ({ count: filterOfTwo(below) })],
    [objects.length > 0 ? 2 : 0, () => ({ counters: draw.pick(palette.counters), of: draw.pick(objects), ...last() })],
    [
      objects.length > 0 ? 2 : 0,
      () => ({
        number: draw.pick(['power', 'cost', 'life', 'toughness', 'defense'] as const),
        of: draw.pick(objects),
        ...(draw.chance(20) && { base: true as const }),
        ...last()
      })
    ],
    [1, () => ({ player: draw.pick(palette.numbers), of: draw.pick(players) })],
    [results.length > 0 ? 6 : 0, () => ({ result: draw.pick(results) })],
    [numbers.length > 0 ? 20 : 0, () => ({ result: draw.pick(numbers) })],
    [1, () => ({ sum: [amount(below), amount(below)] })],
    [1, () => ({ difference: [amount(below, 4), amount(below, 2)] })],
    [1, () => ({ product: [amount(below, 2), amount(below, 2)] })],
    [scope.claims('sums') ? (says(scope, 'sums') ? 16 : 1) : 0, () => draw.way<Amount>([1, () => total(below)], [1, () => quotient(below)])]
  )
}

/** Kinds of event of which the numbers are added up. */
const ADDED_UP: readonly EventKind[] = ['damage', 'draw', 'discard', 'gain', 'lose', 'counters']

/** A period that a text looks back on. */
function period({ draw, palette }: Scope): 'turn' | 'chain-link' | 'combat-chain' {
  return palette.attacks.length > 0 ? draw.pick(['turn', 'turn', 'chain-link', 'combat-chain'] as const) : 'turn'
}

/** What has been gained, lost, dealt, drawn, discarded or put on in a period. */
function total(scope: Scope): Amount {
  const near = scope.theme.filter(each => ADDED_UP.includes(each))
  return {
    total: pattern({ ...scope, isGained: true }, near.length > 0 ? scope.draw.pick(near) : scope.draw.pick(ADDED_UP)),
    this: period(scope)
  }
}

/** A half or a third of what is no less than 0: how a number below it is rounded, and what comes of nothing as a divisor, rules leave open. */
function quotient(scope: Scope): Amount {
  const { draw, palette, objects } = scope
  const whole = draw.way<Amount>(
    [3, () => ({ count: filter(scope) })],
    [2, () => draw.int(1, 7)],
    [objects.length > 0 ? 2 : 0, () => ({ counters: draw.pick(palette.counters), of: draw.pick(objects) })]
  )
  return { quotient: [whole, draw.int(2, 3)], round: draw.pick(['up', 'down'] as const) }
}

/** Kinds of event of which a text asks whether they have happened. */
const HAPPENED: readonly EventKind[] = [
  'damage',
  'draw',
  'gain',
  'lose',
  'play',
  'move',
  'enter',
  'destroy',
  'discard',
  'counters',
  'status',
  'activate'
]

/** A condition on the state of the game, or on what has happened. */
export function condition(scope: Scope): Condition {
  const { draw, palette, players, results, declared, depth } = scope
  const below = deeper(scope)
  return draw.way<Condition>(
    [4, () => ({ compare: [{ player: 'life', of: draw.pick(players) }, draw.pick(Comparison.options), draw.int(17, 21)] })],
    [
      3,
      () => ({
        exists:
          scope.claims('several-zones') && draw.chance(15)
            ? filterOfTwo(scope)
            : filter(scope, draw.chance(20) ? draw.pick(palette.zones) : undefined),
        ...(draw.chance(30) && { atLeast: draw.int(2, 3) })
      })
    ],
    [2, () => ({ compare: [amount({ ...scope, parts: new Set(['amount']) }), draw.pick(Comparison.options), amount(below)] })],
    [1, () => ({ during: draw.pick(palette.phases), ...(draw.chance(60) && { whose: who(scope) }) })],
    [results.length > 0 ? 4 : 0, () => ({ did: draw.pick(results) })],
    [declared.length > 0 ? 4 : 0, () => ({ declared: draw.pick(declared), ...(draw.chance(20) && { of: 'self' }) })],
    [
      says(scope, 'happened') && scope.claims('flow') ? 12 : 0,
      () => ({
        // what came about "this way" is asked of what a text waits for
        happened: pattern(
          { ...below, isGained: true },
          draw.chance(50) ? draw.pick(HAPPENED) : (scope.theme.find(each => HAPPENED.includes(each)) ?? 'gain')
        ),
        this: period(scope),
        ...(draw.chance(30) && { atLeast: draw.int(2, 3) })
      })
    ],
    [depth > 0 ? 1 : 0, () => ({ not: condition(below) })],
    [depth > 0 ? 1 : 0, () => ({ all: [condition(below), condition(below)] })],
    [depth > 0 ? 1 : 0, () => ({ any: [condition(below), condition(below)] })]
  )
}
