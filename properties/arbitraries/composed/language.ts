/**
 * Instructions and effects of composed cards: one module, since instructions start effects, and effects carry out instructions.
 * @module
 */
import type {
  Brought,
  Change,
  Duration,
  Effect,
  Granted,
  Modification,
  Ordinal,
  PreventionEffect,
  ReplacementEffect,
  RuleEffect,
  Trigger,
  TriggerEffect
} from '../../../model/scenario/effect.js'
import type { Amount } from '../../../model/scenario/amount.js'
import type { EventKind } from '../../../model/scenario/event-kind.js'
import { impossible } from '../../../model/scenario/impossible.js'
import { piecesOf } from '../../../model/scenario/pieces.js'
import { choosesModesTwice } from '../../../model/scenario/modal.js'
import { LIFELINK } from '../../../model/scenario/names.js'
import type { Ref } from '../../../model/scenario/names.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import type { Instructions, Mode, Step, Target } from '../../../model/scenario/step.js'
import { amount, condition, filter, kind, number, object, pattern, who } from './computed.js'
import type { Way } from './draw.js'
import { comesAfter } from './order.js'
import { deeper, having, says } from './scope.js'
import type { Scope } from './scope.js'

/** What a text can call the parts of an event: the object or player that it surely has. */
const partsOf = ({ event, target, player }: Pattern): { readonly objects?: readonly Ref[]; readonly players?: readonly Ref[] } => {
  const isPlayer = target !== undefined && 'player' in target
  switch (event) {
    case 'damage':
      return {
        objects: ['event:source', ...(target && !isPlayer && !('ref' in target) ? (['event:target'] as const) : [])],
        players: isPlayer ? ['event:target'] : []
      }
    case 'draw':
    case 'gain':
    case 'lose':
    case 'begin':
      return { players: ['event:player'] }
    case 'discard':
    case 'play':
    case 'activate':
    case 'create':
      return { players: ['event:player'], objects: ['event:object'] }
    case 'move':
    case 'enter':
    case 'destroy':
    case 'sacrifice':
    case 'counters':
    case 'status':
    case 'attach':
    case 'control':
      return player === undefined ? { objects: ['event:object'] } : {}
    default:
      return {}
  }
}

/** Events that have a number. */
const NUMBERED: readonly EventKind[] = ['damage', 'prevented', 'draw', 'gain', 'lose', 'counters', 'discard', 'apply']

/** A scope in which an event is spoken of. */
const at = (scope: Scope, event: Pattern): Scope => ({ ...having(scope, partsOf(event)), hasAmount: NUMBERED.includes(event.event) })

/** Objects that are acted on. */
const acted = (scope: Scope): Ref | { readonly all: ReturnType<typeof filter> } =>
  scope.draw.way<Ref | { readonly all: ReturnType<typeof filter> }>(
    [scope.objects.length > 0 ? 4 : 0, () => scope.draw.pick(scope.objects)],
    [2, () => ({ all: filter(scope) })]
  )

const damaged = (scope: Scope): Ref | { readonly all: ReturnType<typeof filter> } | { readonly players: ReturnType<typeof who> } => {
  const { draw, players } = scope
  return draw.way<ReturnType<typeof damaged>>([4, () => draw.pick(players)], [2, () => acted(scope)], [1, () => ({ players: who(scope) })])
}

/** What something comes with. */
const brought = (scope: Scope): Brought => {
  const { draw, palette } = scope
  // nothing comes as a copy of itself
  const others = scope.objects.filter(ref => ref !== 'self' && ref !== 'event:object')
  return draw.way<Brought>(
    [
      3,
      () => ({
        counters: { kind: draw.pick(palette.counters), count: amount(scope, 2, 1), ...(draw.chance(15) && { set: true as const }) }
      })
    ],
    [3, () => ({ status: 'tapped' })],
    [1, () => ({ numbers: { [draw.pick(['power', 'life', 'toughness', 'defense', 'cost'] as const)]: amount(scope, 3, 1) } })],
    [1, () => ({ types: [draw.pick(palette.types)] })],
    [others.length > 0 ? 8 : 0, () => ({ copyOf: draw.pick(others) })]
  )
}

/** Under whose control something enters, in games whose texts speak of that. */
const entersUnder = ({ draw, claims, palette }: Scope): Brought | undefined =>
  claims('entering-control') &&
  palette.structure.replacement.passes.value.some(({ classes }) => classes.includes('control')) &&
  draw.chance(30)
    ? { under: draw.pick(['you', 'you', 'opponent'] as const) }
    : undefined

/** How much of damage is dealt to another, of one event or in all. */
const sharing = ({ draw, claims }: Scope): { readonly part?: number; readonly shield?: true } =>
  claims('partial-redirection') && draw.chance(40) ? { part: draw.int(1, 3), ...(draw.chance(50) && { shield: true as const }) } : {}

/** What an event of a kind becomes. */
const change = (scope: Scope, event: EventKind): Change => {
  const { draw, palette, claims } = scope
  // a discard of one card has no number, and a text may count down by a number below zero
  const isNumbered = NUMBERED.includes(event) && event !== 'discard' && event !== 'counters'
  // what is revealed in place of something else, the charts do not follow
  const targets =
    event === 'reveal' ? [] : [...scope.players, ...scope.objects].filter(target => impossible(event, { target }) === undefined)
  const goes = impossible(event, { to: 'hand' }) === undefined && claims('redirection')
  const comes = ['enter', 'move', 'create'].includes(event) && claims('enters') && claims('defined-properties')
  return draw.way<Change>(
    // whether an effect is applied of which the number cannot be worked out, since an object has none, no text says
    [isNumbered ? 5 : 0, () => ({ amount: amount({ ...scope, objects: [], parts: new Set([...scope.parts, 'amount']) }) })],
    [2, () => ({ instead: draw.chance(25) ? [] : [step({ ...deeper(scope), depth: 0 })] })],
    [comes ? 6 : 0, () => ({ with: brought(scope) })],
    [
      targets.length > 0 && claims('redirection') ? 2 : 0,
      () => ({ target: draw.pick(targets), ...(event === 'damage' && sharing(scope)) })
    ],
    [goes ? 3 : 0, () => ({ to: draw.pick(palette.zones.filter(zone => zone !== 'deck')) })]
  )
}

/** What may be targeted. */
const target = (scope: Scope, as: string): { readonly target: Target; readonly isPlayer: boolean } => {
  const { draw } = scope
  const isPlayer = draw.chance(30)
  const what = isPlayer ? { players: who(scope) } : filter(scope)
  return { target: { as, what: [what], ...(draw.chance(12) && { optional: true as const }) }, isPlayer }
}

/** Several targets of one kind, up to so many or all of them, and something divided among them where the game speaks of that. */
const severalTargets = (scope: Scope): Instructions => {
  const { draw, palette } = scope
  const divides = palette.structure.targets.divided.value !== null && draw.chance(50)
  const count = draw.int(2, 3)
  const spec: Target = {
    as: 'them',
    what: [filter(scope), ...(divides && draw.chance(30) ? [{ players: who(scope) }] : [])],
    count,
    ...(palette.structure.targets.lostAt.value === 'resolution' && draw.chance(60) && { upTo: true as const }),
    ...(divides && { divided: draw.int(count, count + 2) })
  }
  const them = { targets: 'them' }
  const share = { result: 'them' }
  const does = divides
    ? draw.way<Step>(
        [3, () => ({ do: 'damage', to: them, amount: share })],
        [spec.what.length === 1 ? 2 : 0, () => ({ do: 'counters', on: them, counter: draw.pick(palette.counters), delta: share })]
      )
    : draw.way<Step>(
        [2, () => ({ do: 'destroy', what: them })],
        [2, () => ({ do: 'damage', to: them, amount: draw.int(1, 2) })],
        [1, () => ({ do: 'counters', on: them, counter: draw.pick(palette.counters), delta: 1 })],
        [1, () => ({ do: 'status', what: them, status: draw.pick(palette.statuses), on: true })]
      )
  return { targets: [spec], steps: [does] }
}

/** Instructions, and what they target. */
export const instructions = (scope: Scope, most = 2): Instructions => {
  const { draw, claims } = scope
  if (claims('targets') && claims('several-targets') && says(scope, 'targets') && draw.chance(20)) return severalTargets(scope)
  const targets =
    claims('targets') && says(scope, 'targets')
      ? Array.from({ length: draw.chance(25) ? 2 : 1 }, (_, i) => target(scope, i === 0 ? 'it' : 'other'))
      : []
  const named = targets.map(({ target: { as }, isPlayer }): [Ref, boolean] => [`target:${as}`, isPlayer])
  const within: Scope = {
    ...scope,
    objects: [...named.filter(([, isPlayer]) => !isPlayer).map(([ref]) => ref), ...scope.objects],
    players: [...named.filter(([, isPlayer]) => isPlayer).map(([ref]) => ref), ...scope.players]
  }
  // what is targeted is acted on
  const first = targets[0]
  const lead = first ? [aimed(within, `target:${first.target.as}`, first.isPlayer)] : []
  const after = { ...within, hasMoved: within.hasMoved || lead.some(moves) }
  const steps = [...lead, ...stepsIn(after, most - lead.length, lead.length > 0 ? 0 : 1)]
  return { ...(targets.length > 0 && { targets: targets.map(each => each.target) }), steps }
}

/** An instruction about what was targeted. */
const aimed = (scope: Scope, ref: Ref, isPlayer: boolean): Step =>
  step(
    isPlayer ? { ...scope, players: [ref] } : { ...scope, objects: [ref], depth: 0 },
    isPlayer ? ['damage', 'gain', 'lose', 'draw'] : ['damage', 'destroy', 'status', 'counters', 'move', 'start']
  )

/** Instructions that have no name of their own, or whose result is nothing that a text goes on from. */
const NAMELESS: readonly Step['do'][] = ['choose', 'start', 'modes', 'when', 'win', 'defeat', 'repeat', 'if', 'unless', 'each-player']

/** Instructions by which objects go where another object comes of them. */
const MOVING: readonly unknown[] = ['destroy', 'sacrifice', 'move', 'discard']

/** Whether an instruction, or what it holds, may move objects. */
const moves = (one: Step): boolean => piecesOf(one).some(({ do: does }) => MOVING.includes(does))

/** An instruction with a name; of what a player may do, what they do has it: no text says what has come of an option in which nothing happened. */
const namedAs = (one: Step, as: string): Step | undefined => {
  if (NAMELESS.includes(one.do)) return undefined
  if (one.do !== 'may') return { ...one, as }
  const [first, ...rest] = one.steps
  const named = first && first.as === undefined ? namedAs(first, as) : undefined
  return named && { ...one, steps: [named, ...rest] }
}

/** Some instructions one after the other: of what one did, those after it may speak. */
const stepsIn = (scope: Scope, most: number, least = 1): readonly Step[] => {
  const { draw, claims } = scope
  const count = draw.chance(scope.depth > 0 ? 25 : 10) ? Math.max(least, most) : least
  const list: Step[] = []
  let within = scope
  for (let i = 0; i < count; i++) {
    const one = step(within)
    const as = `r${within.results.length + 1}`
    const named = i + 1 < count && draw.chance(70) ? namedAs(one, as) : undefined
    const names = named !== undefined
    list.push(named ?? one)
    if (names) within = having(within, { results: [as] })
    within = { ...beside(within, [one]), hasMoved: within.hasMoved || moves(one) }
    if (one.do === 'choose' && one.as !== undefined) within = having(within, { objects: [`chosen:${one.as}`] })
  }
  const last = within.results.at(-1)
  if (last !== undefined && last !== scope.results.at(-1) && claims('reflexive') && says(scope, 'reflexive') && scope.depth > 0)
    list.push({
      do: 'when',
      did: last,
      ...(draw.chance(30) && { oneOrMore: true as const }),
      ability: 'then',
      ...instructions({ ...deeper(scope), depth: 0, results: [] }, 1)
    })
  return list
}

/** A fair share of what happens is what the situation is about. */
const ofTheme = (scope: Scope): readonly string[] | undefined => (scope.draw.chance(60) ? scope.theme : undefined)

/** An instruction; of these kinds, as far as there is one. */
export function step(scope: Scope, wanted: readonly string[] | undefined = ofTheme(scope)): Step {
  const { draw, palette, claims, players, objects, depth, names } = scope
  const p = (): Ref => draw.pick(players)
  const below = deeper(scope)
  const nested = depth > 0
  const flows = nested && claims('flow') && says(scope, 'flow')
  const ways: readonly (readonly [Step['do'], ...Way<Step>])[] = [
    ['gain', 6, () => ({ do: 'gain', player: p(), of: number(scope), amount: amount(scope) })],
    ['draw', 5, () => ({ do: 'draw', player: p(), count: amount(scope, 2) })],
    ['lose', 4, () => ({ do: 'lose', player: p(), of: number(scope), amount: amount(scope) })],
    [
      'damage',
      6,
      () => ({
        do: 'damage',
        to: damaged(scope),
        amount: amount(scope),
        ...(palette.attacks.length > 0 && draw.chance(20) && { type: 'arcane' }),
        ...(objects.length > 0 && draw.chance(5) && { source: draw.pick(objects) })
      })
    ],
    [
      'counters',
      claims('counters') ? 4 : 0,
      () => ({ do: 'counters', on: acted(scope), counter: draw.pick(palette.counters), delta: draw.chance(20) ? -1 : amount(scope, 2) })
    ],
    [
      'status',
      claims('status') ? 4 : 0,
      () => ({ do: 'status', what: acted(scope), status: draw.pick(palette.statuses), on: draw.chance(65) })
    ],
    ['destroy', 3, () => ({ do: 'destroy', what: acted(scope) })],
    ['sacrifice', claims('flow') ? 2 : 0, () => ({ do: 'sacrifice', what: acted(scope) })],
    ['discard', 3, () => ({ do: 'discard', player: p(), ...(draw.chance(40) ? { count: amount(scope, 2) } : {}) })],
    ['move', 4, () => move(scope)],
    [
      'create',
      claims('tokens') && names.length > 0 ? 3 : 0,
      () => ({
        do: 'create',
        card: 'Token Rune',
        player: p(),
        ...(draw.chance(40) && { count: amount(scope, 2, 1) }),
        ...(claims('enters') && says(scope, 'brought') && { with: brought(scope) })
      })
    ],
    ['reveal', 1, () => ({ do: 'reveal', what: acted(scope) })],
    ['heal', 1, () => ({ do: 'heal', what: acted(scope) })],
    ['negate', claims('flow') && objects.some(ref => ref === 'event:object') ? 1 : 0, () => ({ do: 'negate', what: 'event:object' })],
    [
      'damage-each',
      claims('allocation') ? 2 : 0,
      () => ({
        do: 'damage-each',
        parts: [
          { to: p(), amount: amount(scope, 2) },
          { to: draw.pick([...players, ...objects]), amount: amount(scope, 2) }
        ],
        ...(draw.chance(10) && objects.includes('self') && { source: 'self' })
      })
    ],
    [
      'contest',
      palette.attacks.length > 0 && claims('contest') && scope.duel ? 1 : 0,
      () => ({ do: 'contest', name: 'clash', with: 'opponent' })
    ],
    [
      'attach',
      claims('attachments') && objects.includes('self') && objects.length > 1 ? 1 : 0,
      () => ({ do: 'attach', what: 'self', to: draw.pick(objects) })
    ],
    ['win', draw.chance(10) ? 1 : 0, () => ({ do: 'win', player: p() })],
    ['defeat', draw.chance(6) ? 1 : 0, () => ({ do: 'defeat', player: p() })],
    ['start', nested ? (says(scope, 'lasting') ? 14 : 2) : 0, () => started(below)],
    ['choose', claims('options') && nested ? 1 : 0, () => choose(scope)],
    [
      'may',
      claims('options') && nested ? (says(scope, 'optional') ? 8 : 1) : 0,
      () => ({ do: 'may', ...(draw.chance(20) && { by: p() }), steps: stepsIn(below, 1) })
    ],
    [
      'unless',
      // whether Grand Archive asks for what nobody can pay, engine and charts answer differently
      flows && palette.structure.numbers.lifeGained.value !== 'recovered' ? 8 : 0,
      () => {
        // what another player would have to pay, nobody is asked
        const by = draw.chance(50) ? p() : undefined
        return {
          do: 'unless',
          ...(by !== undefined && { by }),
          steps: [step({ ...below, depth: 0, players: [by ?? 'you'] }, ['lose', 'discard'])],
          otherwise: stepsIn(below, 1)
        }
      }
    ],
    [
      'if',
      nested ? (flows ? 5 : 1) : 0,
      () => {
        const then = stepsIn(below, 1)
        return { do: 'if', if: condition(scope), then, ...(draw.chance(30) && { else: stepsIn(beside(below, then), 1) }) }
      }
    ],
    ['each-player', flows ? 2 : 0, () => ({ do: 'each-player', steps: stepsIn(below, 1) })],
    ['repeat', flows ? 4 : 0, () => ({ do: 'repeat', times: amount(below, 2, 1), steps: stepsIn(below, 1) })],
    ['modes', nested && claims('modes') ? (says(scope, 'modes') ? 10 : 0) : 0, () => modal(below)],
    [
      'when',
      nested && claims('reflexive') && says(scope, 'reflexive') && draw.chance(30) ? 4 : 0,
      () => ({
        do: 'when',
        ...(claims('inline-states') && draw.chance(40)
          ? // what the text itself has done is no state
            { holds: condition({ ...below, results: [] }), ability: 'so' }
          : { resolved: { times: draw.int(1, 2), per: 'turn' as const }, ability: 'again' }),
        ...instructions({ ...below, depth: 0, results: [] }, 1)
      })
    ]
  ]
  const open = ways.filter(([, weight]) => weight > 0)
  const some = wanted === undefined ? open : open.filter(([name]) => wanted.includes(name))
  const made = draw.way<Step>(...(some.length > 0 ? some : open).map(([, weight, go]): Way<Step> => [weight, go]))
  return selfReplaced(scope, made)
}

/**
 * Instructions that a text may at once say otherwise of. Whether it says so of a status that the object has already, or cannot have where it
 * is, engine and charts answer differently.
 */
const REPLACEABLE: readonly string[] = ['damage', 'draw', 'gain', 'lose', 'destroy', 'discard', 'counters', 'create', 'move']

const selfReplaced = (scope: Scope, made: Step): Step => {
  if (!REPLACEABLE.includes(made.do) || !scope.claims('self-replacement') || scope.depth <= 0 || !says(scope, 'self-replacement'))
    return made
  const within: Scope = {
    ...deeper(scope),
    hasAmount: true,
    parts: new Set(),
    claims: feature => !['redirection', 'enters'].includes(feature) && scope.claims(feature)
  }
  return { ...made, instead: [{ if: condition(deeper(scope)), change: change(within, made.do as EventKind) }] }
}

/** Whether a text still finds what it has put into a deck is open: it does that to what it names in no other way. */
const move = (scope: Scope): Step => {
  const { draw, palette, claims, objects } = scope
  const zones = objects.length > 0 ? palette.zones.filter(zone => zone !== 'deck') : palette.zones
  const isToArena = draw.chance(15)
  const to = isToArena && !scope.staysAway ? 'arena' : draw.pick(zones)
  return {
    do: 'move',
    what: acted(scope),
    to,
    ...(to === 'deck' && { position: draw.pick(['top', 'bottom'] as const) }),
    ...(to === 'arena' && claims('enters') && says(scope, 'brought') && { with: entersUnder(scope) ?? brought(scope) }),
    ...(to === 'banished' && claims('lasting-moves') && palette.structure.zones.untilReturns.value !== null && until(scope))
  }
}

/** What something is moved until, for a while. */
const until = (scope: Scope): { readonly until?: Pattern } => {
  const { draw, objects } = scope
  if (!draw.chance(60)) return {}
  return {
    until: draw.way<Pattern>(
      [objects.includes('self') ? 4 : 0, () => ({ event: 'move', object: { ref: 'self' }, from: 'arena' })],
      [1, () => ({ event: 'destroy', object: filter(scope) })],
      [1, () => ({ event: 'gain', player: who(scope), of: 'life' })]
    )
  }
}

const choose = (scope: Scope): Step => {
  const { draw, palette } = scope
  const as = `c${scope.depth}`
  return {
    do: 'choose',
    from: draw.way([5, () => filter(scope)], [2, () => filter(scope, draw.pick(palette.zones))]),
    ...(draw.chance(15) && { by: draw.pick(scope.players) }),
    as
  }
}

const mode = (scope: Scope, id: string): Mode => ({ id, ...instructions(withoutModes({ ...scope, results: [] }), 1) })

/** A text has one choice of modes. */
const withoutModes = (scope: Scope): Scope => ({ ...scope, claims: feature => feature !== 'modes' && scope.claims(feature) })

/** What a text may say beside instructions of its. */
const beside = (scope: Scope, steps: readonly Step[]): Scope =>
  choosesModesTwice({ steps: [...steps, { do: 'modes' }] }) ? withoutModes(scope) : scope

/** How many modes, worked out: they are chosen before anything is targeted or done. */
const modeCount = (scope: Scope): Amount => {
  const counted = { count: filter({ ...scope, objects: [], depth: 0 }) }
  return scope.draw.chance(70) ? counted : { sum: [counted, 1] }
}

/** A choice of modes: of one mostly; of several, or of the same one again, where none has targets of its own. */
const modal = (scope: Scope): Step => {
  const { draw, claims } = scope
  if (!claims('repeated-modes') || draw.chance(50)) return { do: 'modes', pick: 1, modes: [mode(scope, 'first'), mode(scope, 'second')] }
  const within: Scope = { ...scope, claims: feature => feature !== 'targets' && claims(feature) }
  return {
    do: 'modes',
    pick: draw.chance(50) ? draw.int(1, 2) : modeCount(within),
    ...(draw.chance(60) && { again: true as const }),
    modes: [mode(within, 'first'), mode(within, 'second')]
  }
}

/** An instruction that starts an effect: mostly until the turn ends. */
const started = (scope: Scope): Step => {
  const { draw, claims, palette } = scope
  const takes = claims('fixed-values') && claims('flow') && says(scope, 'fixed')
  const effect = draw.way<Effect>(
    [claims('delayed-triggers') && claims('triggers') ? 6 : 0, () => triggered(scope, true, takes ? ['taken'] : [])],
    [claims('prevention') ? 3 : 0, () => prevention(scope, true)],
    [claims('replacement') ? 3 : 0, () => replacement(scope, true)],
    [claims('continuous') ? 4 : 0, () => continuous(scope, true)],
    [2, () => rule(scope, true)]
  )
  return {
    do: 'start',
    effect,
    ability: `later-${effect.kind}`,
    for: duration(scope, palette.attacks.length > 0),
    ...(takes && effect.kind === 'trigger' && { fixed: [{ as: 'taken', amount: amount(scope) }] })
  }
}

const duration = (scope: Scope, fights: boolean): Duration => {
  const { draw, claims } = scope
  return draw.way<Duration>(
    [10, () => 'turn'],
    [2, () => 'unstated'],
    [1, () => 'game'],
    [1, () => 'end-of-your-next-turn'],
    [claims('flow') ? 2 : 0, () => ({ while: condition(deeper({ ...scope, results: [], declared: [] })) })],
    [claims('flow') ? 1 : 0, () => ({ endOfNextTurnOf: draw.pick(scope.players) })],
    [fights ? 1 : 0, () => draw.pick(['chain-link', 'combat-chain'] as const)]
  )
}

const uses = (scope: Scope): { readonly uses?: number } => (says(scope, 'uses') ? { uses: scope.draw.int(1, 2) } : {})

/** What a static or started effect knows nothing of; whether it knows what was paid for a spell that is gone, no text says. */
const afresh = (scope: Scope): Scope => ({ ...scope, results: [], numbers: [], declared: [], hasAmount: false, hasMoved: false })

/**
 * What an effect does besides, only what comes later than the event: it may be applied to what its additional effect brings about, and
 * games would not end.
 */
const besides = (scope: Scope, inEvent: Scope, event: EventKind): { readonly also?: readonly [Step] } => {
  if (!says(scope, 'also')) return {}
  const about = event === 'enter' || event === 'move' ? 'create' : event
  for (let times = 0; times < 4; times++) {
    const made = step({ ...inEvent, depth: 0 })
    if (comesAfter(about, [made])) return { also: [made] }
  }
  return {}
}

/** Prevents damage. */
export function prevention(scope: Scope, isStarted = false): PreventionEffect {
  const { draw } = scope
  const within = afresh(scope)
  const event = pattern(within, 'damage')
  const inEvent = at(within, event)
  const shield = draw.chance(isStarted ? 40 : 10)
  return {
    kind: 'prevention',
    event,
    ...(says(scope, 'given') && { given: condition(deeper(within)) }),
    amount: shield || draw.chance(75) ? amount(within, 3, 1) : 'all',
    ...(shield && { shield: true as const, ...(isStarted && scope.claims('allocation') && draw.chance(20) && { each: true as const }) }),
    ...(!shield && uses(scope)),
    ...(says(scope, 'optional') && { optional: true as const }),
    ...besides(scope, inEvent, 'damage')
  }
}

/** Kinds of event that effects replace. */
const REPLACED: readonly EventKind[] = [
  'damage',
  'draw',
  'gain',
  'lose',
  'move',
  'enter',
  'destroy',
  'discard',
  'counters',
  'create',
  'status',
  'reveal',
  'sacrifice'
]

/** Replaces an event. */
export function replacement(scope: Scope, isStarted = false): ReplacementEffect {
  const { draw, theme, claims } = scope
  const within = afresh(scope)
  const near = theme.filter(each => REPLACED.includes(each))
  const about = near.length > 0 && draw.chance(75) ? draw.pick(near) : draw.pick(REPLACED)
  const isOwn = !isStarted && claims('entering') && (about === 'enter' || about === 'move') && draw.chance(60)
  const event: Pattern = isOwn ? { event: 'enter', object: { ref: 'self' } } : pattern(within, about)
  const inEvent = at(within, event)
  const under = event.event === 'enter' ? entersUnder(inEvent) : undefined
  const changed: Change = under ? { with: under } : isOwn ? { with: brought(inEvent) } : change(inEvent, event.event)
  const copies = 'with' in changed && changed.with.copyOf !== undefined
  return {
    kind: 'replacement',
    class: under
      ? 'control'
      : copies && claims('copy')
        ? 'copy'
        : isOwn
          ? 'identity'
          : claims('outcome-replacement') && ['damage', 'draw', 'contest'].includes(event.event) && 'instead' in changed && draw.chance(50)
            ? 'outcome'
            : 'standard',
    event,
    ...(says(scope, 'given') && { given: condition(deeper(within)) }),
    change: changed,
    ...(says(scope, 'optional') && { optional: true as const }),
    ...('shield' in changed
      ? {}
      : says(scope, 'uses')
        ? { uses: draw.int(1, 2) }
        : claims('limits') && says(scope, 'ordinal')
          ? { ordinal: { nth: [draw.int(1, 2)], per: 'turn' as const } }
          : {}),
    ...besides(scope, inEvent, event.event)
  }
}

/** When something triggers. */
const trigger = (scope: Scope): Trigger => {
  const { draw, claims } = scope
  const states = claims('conditional-triggers')
  const within = deeper(scope)
  if (claims('state-triggers') && says(scope, 'when')) return { when: condition(scope) }
  const event = kind(scope)
  const on = pattern(scope, event)
  const each = event === 'counters' && on.reaches === undefined && claims('extra-triggers') && says(scope, 'each')
  const counts = claims('limits')
  return {
    on,
    ...(says(scope, 'given') && { given: condition(within) }),
    ...(states && says(scope, 'if') && { if: condition(within) }),
    ...(states && says(scope, 'unless') && { unless: condition(within) }),
    ...(counts &&
      says(scope, 'limit') && { limit: { times: draw.int(1, 2), per: draw.chance(20) ? ('game' as const) : ('turn' as const) } }),
    ...(each
      ? { each: true as const }
      : {
          ...(counts &&
            says(scope, 'ordinal') && {
              ordinal: { nth: draw.pick([[1], [2], [1, 2], [3]]), per: draw.chance(15) ? ('game' as const) : ('turn' as const) }
            }),
          ...(says(scope, 'oneOrMore') && { oneOrMore: true as const })
        }),
    ...(draw.chance(2) && { keyworded: true as const })
  }
}

/** What is done once each turn needs no further limit. */
const withoutLimit = ({ limit: _, ...rest }: Trigger): Trigger => rest

/** Whether a text still finds what goes into a hand or a deck, rules leave open: what triggers on that does not speak of objects. */
const isOutOfSight = ({ event, to }: Pattern): boolean => event === 'move' && (to === undefined || to === 'deck' || to === 'hand')

const LEAVING: readonly EventKind[] = ['destroy', 'sacrifice', 'move', 'discard', 'cease']

/** Whether what has left would come back as a new object, whose limits are counted anew, so that games would not end. */
const comesBackNew = ({ event }: Pattern, { palette }: Scope): boolean =>
  LEAVING.includes(event) && palette.structure.zones.newObject.value === 'any-move'

/** Kinds of event that an instruction may make of several things at once. */
const TOGETHER: readonly EventKind[] = [
  'destroy',
  'sacrifice',
  'move',
  'cease',
  'enter',
  'create',
  'discard',
  'counters',
  'status',
  'heal',
  'reveal'
]

/** Whether what is waited for has a number that may change: what it was as earlier events occurred, or is now, no text says. */
const isComputed = ({ amount: by }: Pattern): boolean => by !== undefined && typeof by.value !== 'number'

/**
 * Which of several events at once has used up a limit, or is the first of them, rules do not say, and the charts have one order for them: a
 * limit is of all of them. Nor do rules say by which of them an effect has triggered that waits for the second: there is no ordinal of them.
 */
const ofAll = (ordered: Trigger): Trigger => {
  if (!ordered.on || ordered.each) return ordered
  if (!TOGETHER.includes(ordered.on.event)) return isComputed(ordered.on) ? withoutOrdinal(ordered) : ordered
  return ordered.limit ? { ...withoutOrdinal(ordered), oneOrMore: true } : withoutOrdinal(ordered)
}

/** Whether a delayed trigger happens once whatever its duration: whether one that names a number then does so more often, no text says. */
const happensOnce = ({ palette }: Scope): boolean => palette.structure.triggers.delayedWithDuration.value === 'once'

/**
 * A triggered effect; what it does comes later than what it triggers on, or it has a limit.
 * @param numbers those that it takes with it as it starts
 */
export function triggered(scope: Scope, isStarted = false, numbers: readonly string[] = []): TriggerEffect {
  const { draw, claims } = scope
  const within = { ...afresh(scope), numbers }
  const first = trigger(within)
  // a state that goes on would be met again and again: what waits for one is gone, or has ended, once it has resolved
  if (first.when !== undefined && !isStarted)
    return {
      kind: 'trigger',
      trigger: first,
      steps: [
        { do: draw.pick(['destroy', 'sacrifice'] as const), what: 'self' },
        // what brings the object back would let its state wait for it again, without end
        ...(draw.chance(60) ? [step({ ...deeper(within), objects: [], depth: 0 })] : [])
      ]
    }
  const inEvent = !first.on ? within : isOutOfSight(first.on) ? { ...at(within, first.on), objects: [] } : at(within, first.on)
  let does: Instructions = instructions(first.on && comesBackNew(first.on, within) ? { ...inEvent, staysAway: true } : inEvent)
  const [only] = does.steps
  const doOnce =
    first.on !== undefined &&
    !isStarted &&
    claims('flow') &&
    says(scope, 'doOnce') &&
    only &&
    !NAMELESS.includes(only.do) &&
    only.do !== 'attach' &&
    does.targets === undefined &&
    comesAfter(first.on.event, [only])
      ? { did: 'done', per: 'turn' as const }
      : undefined
  const ordered = doOnce ? withoutLimit(first) : first
  if (doOnce && only) does = { steps: [{ do: 'may', steps: [{ ...only, as: 'done' }] }] }
  const counted =
    isStarted && (first.when !== undefined || says(scope, 'uses') || draw.chance(60))
      ? { uses: first.when ? 1 : draw.int(1, happensOnce(scope) ? 1 : 2) }
      : {}
  const ends =
    'uses' in counted ||
    doOnce !== undefined ||
    first.limit !== undefined ||
    (first.on !== undefined && comesAfter(first.on.event, does.steps))
  // an engine without limits gets no trigger that could meet itself: its effect is the smallest there is
  if (!ends && !claims('limits'))
    return { kind: 'trigger', trigger: { on: { event: 'play' } }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
  return {
    kind: 'trigger',
    trigger: ofAll({
      ...ordered,
      ...(doOnce && { doOnce }),
      ...(!ends && { limit: { times: draw.int(1, 2), per: 'turn' as const } })
    }),
    ...counted,
    ...(draw.chance(2) && { cantBeNegated: true as const }),
    ...does
  }
}

/** An ability that is gained: of the text that gives it, it knows nothing. */
const granted = (scope: Scope): Granted => {
  const { draw, claims } = scope
  const within: Scope = {
    ...deeper(scope),
    objects: ['self'],
    players: scope.duel ? ['you', 'opponent'] : ['you'],
    results: [],
    numbers: [],
    hasAmount: false,
    hasMoved: false,
    declared: [],
    isGained: true
  }
  const lasts = (): Granted => {
    const effect = draw.way<Extract<Granted, { kind: 'static' }>['effect']>(
      [claims('replacement') ? 3 : 0, () => withoutOrdinal(replacement(within))],
      [claims('prevention') ? 3 : 0, () => prevention(within)],
      [2, () => rule(within)]
    )
    return { kind: 'static', id: 'gained', effect, ...(says(scope, 'static-if') && { if: condition({ ...within, depth: 0 }) }) }
  }
  return draw.way<Granted>(
    [
      claims('triggers') ? 4 : 0,
      () => {
        const effect = triggered(within)
        return { kind: 'triggered', id: 'gained', effect: { ...effect, trigger: withoutOrdinal(effect.trigger) } }
      }
    ],
    [3, lasts]
  )
}

/** What happened before an ability was gained is not counted for it. */
const withoutOrdinal = <T extends { readonly ordinal?: Ordinal }>({ ordinal: _, ...rest }: T): Omit<T, 'ordinal'> => rest

/** What is done to the base of a number, and divisions: a divisor is never nothing. */
const arithmetic = (scope: Scope): Modification => {
  const { draw } = scope
  const number = draw.pick(['power', 'life', 'toughness', 'defense', 'cost'] as const)
  return draw.way<Modification>(
    [
      2,
      () => ({ number, op: draw.pick(['divide', 'divide-base'] as const), by: draw.int(2, 3), round: draw.pick(['up', 'down'] as const) })
    ],
    [3, () => ({ number, op: draw.pick(['add-base', 'subtract-base', 'multiply-base'] as const), by: amount(scope, 3, 1) })]
  )
}

/** Whether sources may have lifelink. */
export const bringsLife = ({ palette, claims }: Pick<Scope, 'palette' | 'claims'>): boolean =>
  palette.structure.events.lifelink.value !== null && claims('lifelink')

const modification = (scope: Scope, isStarted: boolean): Modification => {
  const { draw, palette, claims } = scope
  const gains = claims('gained-abilities')
  const stages = palette.structure.continuous.stages.value
  const isOrdered = stages.some(({ order }) => order !== undefined)
  const hasSupertypes = stages.some(({ modifies }) => modifies.includes('supertypes'))
  const others = scope.objects.filter(ref => ref !== 'self')
  return draw.way<Modification>(
    [
      8,
      () => ({
        number: draw.pick(['power', 'life', 'toughness', 'defense', 'cost'] as const),
        op: draw.pick(['add', 'subtract', 'set', 'set-base', 'multiply'] as const),
        by: amount(scope, 3, 1)
      })
    ],
    [2, () => ({ addTypes: [draw.pick(palette.types)] })],
    [2, () => ({ removeTypes: [draw.pick(palette.types)] })],
    [isOrdered && claims('arithmetic') ? 3 : 0, () => arithmetic(scope)],
    [hasSupertypes && claims('supertypes') ? 1 : 0, () => ({ addSupertypes: [draw.pick(palette.types)] })],
    [hasSupertypes && claims('supertypes') ? 1 : 0, () => ({ removeSupertypes: [draw.pick(palette.types)] })],
    [1, () => ({ gains: 'mark' })],
    [bringsLife(scope) ? 2 : 0, () => ({ gains: LIFELINK })],
    [1, () => ({ loses: draw.pick(['mark', 'mark', 'mark', 'a']) })],
    [gains && scope.depth > 0 ? (says(scope, 'gained') ? 12 : 1) : 0, () => ({ grants: granted(scope) })],
    [gains ? (says(scope, 'gained') ? 4 : 1) : 0, () => ({ losesAll: 'abilities' })],
    // of a static ability the controller would depend on who the controller is
    [claims('control') && isStarted ? 3 : 0, () => ({ controller: draw.pick(scope.players) })],
    // of itself: whether an ability that was used is still the same one no text says
    [claims('copy') && isStarted && others.length > 0 ? 8 : 0, () => ({ copyOf: draw.pick(others) })]
  )
}

/** Modifies objects. */
export function continuous(scope: Scope, isStarted = false): Effect {
  const { draw, claims } = scope
  const within = afresh(scope)
  return {
    kind: 'continuous',
    who: draw.way<Extract<Effect, { kind: 'continuous' }>['who']>(
      [scope.objects.length > 0 ? 3 : 0, () => ({ ref: draw.pick(scope.objects) })],
      [4, () => ({ all: filter(within) })],
      [isStarted && claims('next-object') ? 1 : 0, () => ({ next: pattern(within, 'play') })]
    ),
    change: [modification(within, isStarted), ...(draw.chance(20) ? [modification(within, isStarted)] : [])],
    ...(says(scope, 'given') && { while: condition(deeper(within)) })
  }
}

/** Kinds of event that can be forbidden; not `attack`, since the reference engine begins its step for ever where one may not attack. */
const FORBIDDEN: readonly EventKind[] = [
  'draw',
  'gain',
  'lose',
  'damage',
  'play',
  'activate',
  'destroy',
  'sacrifice',
  'discard',
  'counters',
  'status'
]

/** Changes the rules of the game. */
export function rule(scope: Scope, isStarted = false): RuleEffect {
  const { draw, palette, claims, theme } = scope
  const within = afresh(scope)
  const counted = isStarted && draw.chance(40) ? { uses: draw.int(1, 2) } : {}
  const near = theme.filter(each => FORBIDDEN.includes(each))
  const ofSome = (): object => (draw.chance(40) ? { of: filter(within) } : {})
  return draw.way<RuleEffect>(
    [
      claims('prevention') ? 2 : 0,
      () => ({ kind: 'rule', rule: 'prevents-less', event: pattern(within, 'damage'), amount: amount(within, 2, 1), ...counted })
    ],
    [claims('prevention') ? 2 : 0, () => ({ kind: 'rule', rule: 'unpreventable', event: pattern(within, 'damage'), ...counted })],
    [
      claims('suppression') ? 3 : 0,
      () => {
        const event = pattern(within)
        const counts = event.event !== 'triggered' && claims('limited-suppression')
        return { kind: 'rule', rule: 'suppress', event, ...ofSome(), ...(counts && counted) }
      }
    ],
    [claims('extra-triggers') ? 3 : 0, () => ({ kind: 'rule', rule: 'extra-triggers', event: pattern(within), times: 1, ...ofSome() })],
    [
      claims('cant') ? 2 : 0,
      () => ({ kind: 'rule', rule: 'cant', event: pattern(within, near.length > 0 ? draw.pick(near) : draw.pick(FORBIDDEN)) })
    ],
    [
      palette.structure.checks.list.value.includes('counter-cap') ? 1 : 0,
      () => ({ kind: 'rule', rule: 'counter-cap', what: filter(within), counter: draw.pick(palette.counters), most: draw.int(0, 2) })
    ],
    // where none of these is claimed
    [
      claims('prevention') || claims('suppression') || claims('extra-triggers') || claims('cant') ? 0 : 1,
      () => ({ kind: 'rule', rule: 'cant', event: { event: 'win' } })
    ]
  )
}

export { object }
