/**
 * Part (b), the game skeleton: zones, events as they occur, priority, the stack, combat. It knows no ability.
 *
 * Methods with a star are generators: they stop where a player is asked, and are sent the place of the option chosen.
 */
import {
  canTarget,
  declareTargets,
  happen,
  happenAtOnce,
  legal,
  payable,
  perform,
  scopeOf,
  triggerOnState,
  Unsupported
} from './abilities.mjs'

const STEPS = ['attack', 'defend', 'reaction', 'damage', 'resolution']

/** Why this engine can't play a scenario, if it can't. */
export const unsupported = ({ ruleset, players, start, until, objects, cards }) => {
  if (ruleset !== 'fab' || players.length !== 2) return 'fab with two players only'
  if (start.phase !== 'action' || start.at === 'begin') return 'from within an action phase only'
  if (objects.some(({ statuses = [] }) => statuses.includes('face-down'))) return 'cards face-up only'
  if (cards.some(({ abilities }) => abilities.filter(({ kind }) => kind === 'resolution').length > 1)) return 'one resolution ability only'
  if (cards.some(({ abilities }) => abilities.some(({ functions }) => functions))) return 'abilities that function in the arena only'
  return until.end === 'boundary' ? 'within one action phase only' : undefined
}

/** Thrown where the scenario ends. */
class Over extends Error {
  constructor(why, fields = {}) {
    super(why)
    this.fields = { why, ...fields }
  }
}

export class Game {
  constructor({ players, objects, cards, start, until }) {
    this.players = players.map(seat => seat.id)
    this.numbers = Object.fromEntries(players.map(({ id, life = 20, numbers }) => [id, { life, ...numbers }]))
    const cardOf = name => cards.find(card => card.name === name)
    this.objects = objects.map(o => ({ controller: o.owner, damage: 0, ...o, ...this.fresh(o.counters), card: cardOf(o.card) }))
    this.turnPlayer = start.turnPlayer
    this.until = until
    this.phase = 'action'
    this.step = undefined
    this.chain = [] // attacks on the chain
    this.attack = undefined // the active one, with what it attacks
    this.stack = [] // layers, the top one last
    this.pending = [] // triggered-layers that are not on the stack yet
    this.lasting = [] // effects that steps started
    this.started = {} // how many of each were started
    this.history = []
    this.activations = {}
    this.seen = []
    this.names = 0
  }

  // Objects and players

  /** What an object has anew in each zone: its static effects, and how often it has moved. */
  fresh(counters = {}, moves = 0) {
    return { counters: { ...counters }, declared: [], effects: {}, moves }
  }

  object(id) {
    return this.objects.find(o => o.id === id)
  }

  inZone(zone) {
    return this.objects.filter(o => o.zone === zone)
  }

  clockwise(first) {
    const at = this.players.indexOf(first)
    return [...this.players.slice(at), ...this.players.slice(0, at)]
  }

  isAttack(id) {
    return this.object(id)?.card.types.includes('attack') ?? false
  }

  // What is observed

  see(what, fields) {
    this.seen.push({ see: what, ...fields })
  }

  name(kind) {
    this.names += 1
    return `${kind}-${this.names}`
  }

  /** A decision. With one option there is none to make, but priority is always asked for. */
  *ask(player, decision, options, about) {
    if (options.length === 1 && decision !== 'priority') return options[0]
    this.see('prompt', { player, decision, options, ...(about && { about }) })
    return options[yield]
  }

  end(fields) {
    const nonZero = numbers => Object.entries(numbers).filter(([name, n]) => n !== 0 || name === 'life')
    const players = this.players.map(id => [id, Object.fromEntries(nonZero(this.numbers[id]))])
    const objects = this.objects.map(({ id, zone, controller, counters, damage, card: { power } }) => {
      const left = Object.entries(counters).filter(([, n]) => n !== 0)
      const held = left.length > 0 && { counters: Object.fromEntries(left) }
      return [id, { zone, controller, ...held, ...(damage > 0 && { damage }), ...(power !== undefined && { numbers: { power } }) }]
    })
    this.see('end', { ...fields, state: { players: Object.fromEntries(players), objects: Object.fromEntries(objects) } })
  }

  // Events as they occur

  move(id, to, position = 'top') {
    const o = this.object(id)
    const rest = this.objects.filter(other => other !== o)
    o.last = { ...o }
    Object.assign(o, this.fresh({}, o.moves + 1), { zone: to, damage: 0 })
    if (to !== 'arena' && to !== 'stack') o.controller = o.owner
    this.objects = to === 'deck' && position === 'top' ? [o, ...rest] : [...rest, o]
  }

  /** Changes the state as the event says. */
  occur(event) {
    const { object, player, of, amount } = event
    switch (event.event) {
      case 'damage':
        for (const part of event.parts) {
          const numbers = this.numbers[part.target]
          if (numbers) numbers.life = Math.max(0, numbers.life - part.amount)
          else this.object(part.target).damage += part.amount
        }
        break
      case 'gain':
        this.numbers[player][of] = (this.numbers[player][of] ?? 0) + amount
        break
      case 'lose':
        this.numbers[player][of] = Math.max(0, (this.numbers[player][of] ?? 0) - amount)
        break
      case 'counters': {
        const { counters } = this.object(object)
        counters[event.counter] = (counters[event.counter] ?? 0) + event.delta
        break
      }
      case 'draw':
        this.move(object, 'hand')
        break
      case 'destroy':
      case 'sacrifice':
      case 'discard':
        this.move(object, event.to ?? 'graveyard')
        break
      case 'move':
        this.move(object, event.to, event.position)
        Object.assign(this.object(object).counters, event.counters)
        break
      case 'play':
        this.move(object, 'stack')
        Object.assign(this.object(object), { controller: player, declared: event.declared ?? [] })
        break
      case 'attack':
        this.move(object, 'arena')
        this.object(object).controller = this.turnPlayer
        this.chain.push(object)
        this.attack = { object, target: event.target }
        break
      case 'negate':
        this.stack = this.stack.filter(layer => layer.layer !== event.layer)
    }
    this.history.push({ event, link: this.chain.at(-1), chain: this.step !== undefined })
  }

  /** Told of each event observed, after it occurred. */
  counted() {
    if (this.until.end === 'events' && this.history.length >= this.until.count) throw new Over('events')
  }

  // Priority

  *play() {
    try {
      yield* this.actionPhase()
    } catch (error) {
      if (error instanceof Unsupported) this.end({ why: 'unsupported', note: error.message })
      else if (error instanceof Over) this.end(error.fields)
      // triggers that answer triggers answer each other at once: without an end, that is deeper than any stack of calls
      else if (error instanceof RangeError) this.end({ why: 'unsupported', note: 'triggers that answer each other without end' })
      else throw error
    }
  }

  *actionPhase() {
    let player = this.turnPlayer
    let passed = 0
    for (;;) {
      yield* this.beforePriority()
      const chosen = yield* this.ask(player, 'priority', this.options(player))
      if (chosen.option !== 'pass') {
        passed = 0
        yield* chosen.option === 'play' ? this.playCard(player, chosen.object) : this.activate(player, chosen.object, chosen.ability)
      } else if (++passed < this.players.length) {
        player = this.clockwise(player)[1]
      } else {
        player = this.turnPlayer
        passed = 0
        if (this.stack.length > 0) yield* this.resolve(this.stack.pop())
        else if (this.step) yield* this.nextStep()
        else throw this.until.end === 'game-over' ? new Unsupported('the next phases') : new Over('quiescent')
      }
    }
  }

  /** State checks, state triggers and the placing of pending layers, until nothing more comes of them. */
  *beforePriority() {
    do {
      yield* this.check()
      triggerOnState(this)
      yield* this.placePending()
    } while (this.dead().length > 0)
  }

  dead() {
    return this.inZone('arena').filter(o => o.card.life !== undefined && o.damage >= o.card.life)
  }

  *check() {
    const lost = this.players.filter(player => this.numbers[player].life <= 0)
    const defeats = lost.map(player => ({ event: 'defeat', player }))
    yield* happenAtOnce(this, defeats, { rule: 'check' })
    const winner = this.players.find(player => !lost.includes(player))
    if (lost.length > 0) throw new Over('game-over', winner === undefined ? {} : { winner })
    const deaths = this.dead().map(({ id }) => ({ event: 'move', object: id, from: 'arena', to: 'graveyard' }))
    yield* happenAtOnce(this, deaths, { rule: 'check' })
  }

  *placePending() {
    const controllers = new Set(this.pending.map(layer => layer.controller))
    if (controllers.size === 0) return
    const options = this.players.map(player => ({ option: 'player', player }))
    const first = controllers.size > 1 ? (yield* this.ask(this.turnPlayer, 'first-player', options)).player : this.turnPlayer
    for (const player of this.clockwise(first)) {
      for (;;) {
        const mine = this.pending.filter(layer => layer.controller === player)
        if (mine.length === 0) break
        yield* this.place(yield* this.chooseLayer(player, mine))
      }
    }
  }

  /** Layers of one effect are one option unless they read different events; those are told apart by name. */
  *chooseLayer(player, layers) {
    const reads = ({ instructions }) => /"event:|"event":"amount"/.test(JSON.stringify(instructions))
    const what = layer => JSON.stringify([layer.effect, reads(layer) && layer.scope.event])
    const same = (a, b) => what(a) === what(b)
    const different = layers.filter((layer, i) => layers.findIndex(other => same(layer, other)) === i)
    const options = different.map(({ effect, layer }) => {
      const twins = different.filter(other => JSON.stringify(other.effect) === JSON.stringify(effect))
      return { option: 'trigger', effect, ...(twins.length > 1 && { layer }) }
    })
    return different[options.indexOf(yield* this.ask(player, 'trigger-order', options))]
  }

  *place(layer) {
    this.pending = this.pending.filter(other => other !== layer)
    if (canTarget(this, layer.instructions, layer.scope)) {
      yield* declareTargets(this, layer)
      this.put(layer)
    } else this.see('ceased', { layer: layer.layer, why: 'no-target' })
  }

  put(layer) {
    const { layer: name, kind, controller, effect, scope } = layer
    const targets = Object.keys(scope.targets).length > 0 && { targets: scope.targets }
    this.stack.push(layer)
    this.see('layer', { layer: name, kind, controller, ...(effect && { effect }), ...targets })
  }

  // Playing cards and activating abilities

  options(player) {
    const between = this.stack.length === 0 && (this.step ?? 'resolution') === 'resolution'
    const slow = between && player === this.turnPlayer && (this.numbers[player]['action-points'] ?? 0) > 0
    const playable = this.inZone('hand').filter(({ id, owner, card }) => {
      const speed = card.types.includes('instant') || (slow && card.types.includes('action'))
      return speed && owner === player && canTarget(this, this.instructions(id), scopeOf(this, player, id))
    })
    const activatable = this.inZone('arena').flatMap(({ id, controller, card }) =>
      card.abilities
        .filter(ability => {
          if (ability.kind !== 'activated' || controller !== player || (ability.speed === 'action' && !slow)) return false
          const { cost = [], limit } = ability
          if (limit && (this.activations[`${id}/${ability.id}`] ?? 0) >= limit.times) return false
          const scope = scopeOf(this, player, id)
          return payable(this, cost, scope) && canTarget(this, ability, scope)
        })
        .map(ability => ({ option: 'activate', object: id, ability: ability.id }))
    )
    return [{ option: 'pass' }, ...playable.map(({ id }) => ({ option: 'play', object: id })), ...activatable]
  }

  instructions(id) {
    return this.object(id).card.abilities.find(ability => ability.kind === 'resolution') ?? { steps: [] }
  }

  *playCard(player, id) {
    const { card } = this.object(id)
    const layer = { layer: id, kind: 'card', controller: player, instructions: this.instructions(id), scope: scopeOf(this, player, id) }
    const costs = []
    for (const extra of card.abilities.filter(ability => ability.kind === 'extra-cost')) {
      if (!payable(this, extra.cost, layer.scope)) continue
      const answer = yield* this.ask(player, 'extra-cost', [{ option: 'yes' }, { option: 'no' }], { layer: id, as: extra.name })
      if (answer.option === 'yes') costs.push(extra)
    }
    yield* declareTargets(this, layer)
    if (this.isAttack(id)) layer.scope.targets.attack = this.clockwise(player)[1]
    if (card.types.includes('action') && !card.types.includes('instant')) this.numbers[player]['action-points'] -= 1
    for (const { cost } of costs) yield* perform(this, cost, layer.scope, { rule: 'cost' })
    const declared = costs.length > 0 && { declared: costs.map(({ name }) => name) }
    yield* happen(this, { event: 'play', player, object: id, ...declared })
    layer.scope.born[id] = this.object(id).moves
    this.put(layer)
  }

  *activate(player, object, name) {
    const ability = this.object(object).card.abilities.find(each => each.id === name)
    const scope = scopeOf(this, player, object)
    const layer = { layer: this.name('layer'), kind: 'activated', controller: player, instructions: ability, scope }
    layer.effect = { source: object, ability: name }
    this.activations[`${object}/${name}`] = (this.activations[`${object}/${name}`] ?? 0) + 1
    yield* declareTargets(this, layer)
    if (ability.speed === 'action') this.numbers[player]['action-points'] -= 1
    yield* perform(this, ability.cost ?? [], scope, { rule: 'cost' })
    yield* happen(this, { event: 'activate', player, object, ability: name })
    this.put(layer)
  }

  // Resolving

  *resolve(layer) {
    const { layer: id, kind, instructions, scope } = layer
    if (this.isAttack(id)) return yield* this.beginLink(layer)
    this.see('resolve', { layer: id })
    const holds = legal(this, layer)
    if (holds) yield* perform(this, instructions.steps, scope, { layer: id })
    this.see('left', { layer: id, how: holds ? 'resolved' : 'failed' })
    if (kind === 'card') yield* this.toGraveyard(id)
  }

  *toGraveyard(id) {
    if (this.object(id).zone !== 'stack') return
    yield* happen(this, { event: 'move', object: id, from: 'stack', to: 'graveyard' }, { rule: 'resolution' })
  }

  /** A layer is removed from the stack and does not resolve. */
  *negate(id, cause) {
    const layer = this.stack.find(each => each.layer === id)
    if (!layer || !(yield* happen(this, { event: 'negate', layer: id }, cause))) return
    this.see('left', { layer: id, how: 'negated' })
    if (layer.kind === 'card') yield* this.toGraveyard(id)
  }

  // Combat

  *begin(step) {
    this.step = step
    yield* happen(this, { event: 'begin', what: 'step', name: step, player: this.turnPlayer })
  }

  endDurations(...durations) {
    this.lasting = this.lasting.filter(each => !durations.includes(each.duration))
  }

  *beginLink({ layer, scope }) {
    yield* this.begin('attack')
    this.see('left', { layer, how: 'moved' })
    this.endDurations('chain-link')
    yield* happen(this, { event: 'attack', object: layer, target: scope.targets.attack })
  }

  *nextStep() {
    if (this.step === 'resolution') return yield* this.closeChain()
    yield* this.begin(STEPS[STEPS.indexOf(this.step) + 1])
    if (this.step !== 'damage') return
    const { object: source, target } = this.attack
    const { zone, card } = this.object(source)
    if (zone !== 'arena' || !card.power) return
    yield* happen(this, { event: 'damage', source, parts: [{ target, amount: card.power }], hit: true }, { rule: 'combat' })
  }

  *closeChain() {
    yield* this.begin('close')
    yield* happen(this, { event: 'close' })
    this.endDurations('chain-link', 'combat-chain')
    for (const object of this.chain) {
      if (this.object(object).zone !== 'arena') continue
      yield* happen(this, { event: 'move', object, from: 'arena', to: 'graveyard' }, { rule: 'combat' })
    }
    yield* this.placePending()
    while (this.stack.length > 0) {
      yield* this.resolve(this.stack.pop())
      yield* this.placePending()
    }
    this.step = undefined
    this.attack = undefined
    this.chain = []
  }
}
