/**
 * Part (c), the interpreter: amounts, conditions, filters, patterns, instructions and effects, read from the abilities of a scenario.
 *
 * Section 1 is the language, section 2 the rules of effects. Numbers such as 6.4.10g are rules of the kit's rulebook `fab`.
 */

/** Thrown where a scenario uses what this engine does not claim. */
export class Unsupported extends Error {}

// 1. The language
// 1.1 References, amounts, filters and conditions

/** What the words of an effect stand for. `born` tells an object from itself after another move. */
export const scopeOf = (game, you, self, event) => {
  const born = { [self]: game.object(self).moves }
  return { you, self, event, born, targets: {}, chosen: {}, results: {} }
}

const sourceOf = event => (event.event === 'attack' ? event.object : (event.source ?? event.by))
const targetsOf = event => (event.parts ? event.parts.map(part => part.target) : [event.target].flat())
const objectOf = event => event.object ?? event.layer
const total = parts => parts.reduce((sum, part) => sum + part.amount, 0)

const amountOf = event => {
  if (event.parts) return total(event.parts)
  return event.event === 'draw' || event.event === 'discard' ? (event.count ?? 1) : (event.amount ?? event.delta)
}

const refer = (game, ref, scope) => {
  const { event = {} } = scope
  const words = {
    self: scope.self,
    you: scope.you,
    opponent: game.players.find(player => player !== scope.you),
    attack: game.attack?.object,
    attacked: game.attack?.target,
    'event:source': sourceOf(event),
    'event:target': targetsOf(event),
    'event:object': objectOf(event),
    'event:player': event.player
  }
  const [kind, name] = ref.split(':')
  const found = ref in words ? words[ref] : kind === 'target' ? scope.targets[name] : scope.chosen[name]
  return [found].flat().filter(id => id !== undefined)
}

/** What is gone counts as nothing, or as it last was where the text says so. */
const objectFor = (game, { of, last }, scope) => {
  const object = game.object(refer(game, of, scope)[0])
  return last && object?.zone !== 'arena' ? (object?.last ?? object) : object
}

/** The value of an amount; NaN if what it speaks of does not exist. */
const amount = (game, value, scope) => {
  if (typeof value === 'number') return value
  const each = values => values.map(one => amount(game, one, scope))
  if ('number' in value) return objectFor(game, value, scope)?.card[value.number] ?? NaN
  if ('player' in value) return game.numbers[refer(game, value.of, scope)[0]]?.[value.player] ?? 0
  if ('event' in value) return amountOf(scope.event) ?? NaN
  if ('counters' in value) return objectFor(game, value, scope)?.counters[value.counters] ?? 0
  if ('count' in value) return found(game, value.count, scope).length
  if ('result' in value) return scope.results[value.result] ?? NaN
  if ('sum' in value) return each(value.sum).reduce((a, b) => a + b)
  if ('product' in value) return each(value.product).reduce((a, b) => a * b)
  return each(value.difference).reduce((a, b) => a - b)
}

const COMPARE = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b
}
const compare = (left, op, right) => !Number.isNaN(left) && !Number.isNaN(right) && COMPARE[op](left, right)

const isWho = (who, player, scope) => who === 'any' || (player === scope.you) === (who === 'you')

/** Each field of a filter: whether an object has what it asks for. */
const FILTER = {
  zone: (o, zone) => o.zone === zone,
  types: (o, types) => types.every(type => o.card.types.includes(type)),
  anyType: (o, types) => types.some(type => o.card.types.includes(type)),
  notTypes: (o, types) => !types.some(type => o.card.types.includes(type)),
  name: (o, name) => o.card.name === name,
  nameIncludes: (o, name) => o.card.name.includes(name),
  controller: (o, who, scope) => isWho(who, o.controller, scope),
  owner: (o, who, scope) => isWho(who, o.owner, scope),
  is: (o, ref, scope, game) => refer(game, ref, scope).includes(o.id),
  other: (o, _, scope) => o.id !== scope.self,
  number: (o, { name, op, value }, scope, game) => compare(o.card[name] ?? NaN, op, amount(game, value, scope)),
  counters: (o, { kind, op, value }, scope, game) => compare(o.counters[kind] ?? 0, op, amount(game, value, scope)),
  status: (o, status) => o.statuses?.includes(status) ?? false,
  marker: (o, id) => o.card.abilities.some(ability => ability.kind === 'marker' && ability.id === id),
  token: (o, token) => o.card.types.includes('token') === token
}

const matches = (game, filter, object, scope) => Object.entries(filter).every(([field, value]) => FILTER[field](object, value, scope, game))

const found = (game, filter, scope) => game.inZone(filter.zone ?? 'arena').filter(object => matches(game, filter, object, scope))

const condition = (game, c, scope) => {
  if ('exists' in c) return found(game, c.exists, scope).length >= (c.atLeast ?? 1)
  if ('compare' in c) return compare(amount(game, c.compare[0], scope), c.compare[1], amount(game, c.compare[2], scope))
  if ('did' in c) return scope.results[c.did] > 0
  if ('declared' in c) return game.object(refer(game, c.of ?? 'self', scope)[0])?.declared.includes(c.declared) ?? false
  if ('during' in c) return [game.phase, game.step].includes(c.during) && isWho(c.whose ?? 'any', game.turnPlayer, scope)
  if ('happened' in c) return happened(game, c.happened, c.this, scope) >= (c.atLeast ?? 1)
  if ('not' in c) return !condition(game, c.not, scope)
  return 'all' in c ? c.all.every(each => condition(game, each, scope)) : c.any.some(each => condition(game, each, scope))
}

// 1.2 Event patterns

const isSubject = (game, subject, id, scope) => {
  if ('player' in subject) return game.players.includes(id) && isWho(subject.player, id, scope)
  if ('ref' in subject) return refer(game, subject.ref, scope).includes(id)
  const object = game.object(id)
  return object !== undefined && matches(game, subject, object, scope)
}

/** The parts of a damage event that a pattern speaks of. */
const partsOf = (game, pattern, event, scope) => {
  if (pattern.event !== 'damage' || (pattern.hit && !event.hit)) return []
  if (pattern.source && !isSubject(game, pattern.source, event.source, scope)) return []
  return event.parts.filter(
    ({ target, type }) => (pattern.type ?? type) === type && (!pattern.target || isSubject(game, pattern.target, target, scope))
  )
}

/** The move inside an event. */
const moveOf = event => {
  const usual = { destroy: ['arena', 'graveyard'], sacrifice: ['arena', 'graveyard'], discard: ['hand', 'graveyard'] }
  const [from, to] = { ...usual, draw: ['deck', 'hand'], play: ['hand', 'stack'] }[event.event] ?? []
  return { from: event.from ?? from, to: event.to ?? to }
}

/** Each field of a pattern but `event`: whether an event has what it asks for. Damage is matched by its parts. */
const PATTERN = {
  source: (game, event, subject, scope) => isSubject(game, subject, sourceOf(event), scope),
  target: (game, event, subject, scope) => targetsOf(event).some(id => isSubject(game, subject, id, scope)),
  object: (game, event, subject, scope) => isSubject(game, subject, objectOf(event), scope),
  player: (game, event, who, scope) => event.player !== undefined && isWho(who, event.player, scope),
  amount: (game, event, { op, value }, scope) => compare(amountOf(event) ?? NaN, op, amount(game, value, scope)),
  from: (game, event, zone) => moveOf(event).from === zone,
  to: (game, event, zone) => moveOf(event).to === zone,
  counter: (game, event, counter) => event.counter === counter,
  reaches: (game, { object, counter, delta }, n) => {
    const count = game.object(object).counters[counter] ?? 0
    return count >= n && count - delta < n
  },
  of: (game, event, of) => event.of === of,
  name: (game, event, name) => event.name === name
}

const speaksOf = (game, pattern, event, scope) => {
  if (event.event === 'damage') {
    const parts = partsOf(game, pattern, event, scope)
    return parts.length > 0 && (!pattern.amount || PATTERN.amount(game, { parts }, pattern.amount, scope))
  }
  if (pattern.event !== event.event && !(pattern.event === 'move' && moveOf(event).to !== undefined)) return false
  return Object.entries(pattern).every(([field, value]) => {
    if (field === 'event') return true
    if (!(field in PATTERN)) throw new Unsupported(`a pattern with ${field}`)
    return PATTERN[field](game, event, value, scope)
  })
}

/** How many events of the pattern there were in the period. All is within one turn. */
const happened = (game, pattern, period, scope) =>
  game.history.filter(({ event, link, chain }) => {
    if (period === 'chain-link' && link !== game.chain.at(-1)) return false
    return (period !== 'combat-chain' || chain) && speaksOf(game, pattern, event, scope)
  }).length

// 1.3 Targets and costs

const candidates = (game, what, scope) =>
  'players' in what
    ? game.players.filter(player => isWho(what.players, player, scope)).map(player => ({ option: 'player', player }))
    : found(game, what, scope).map(({ id }) => ({ option: 'object', object: id }))

const targetOptions = (game, target, scope) => target.what.flatMap(what => candidates(game, what, scope))

const idOf = option => option.object ?? option.player

export const canTarget = (game, { targets = [] }, scope) =>
  targets.every(target => target.optional || targetOptions(game, target, scope).length > 0)

/** Declares the targets of a layer that is being placed. */
export const declareTargets = function* (game, { layer, controller, instructions, scope }) {
  for (const target of instructions.targets ?? []) {
    const options = [...targetOptions(game, target, scope), ...(target.optional ? [{ option: 'done' }] : [])]
    const id = idOf(yield* game.ask(controller, 'target', options, { layer, as: target.as }))
    if (id === undefined) continue
    scope.targets[target.as] = id
    scope.born[id] = game.object(id)?.moves
  }
}

/** Whether a layer that begins to resolve does anything. Targets that are no longer legal are forgotten. */
export const legal = (game, { instructions, scope, trigger }) => {
  const declared = (instructions.targets ?? []).filter(({ as }) => as in scope.targets)
  const still = declared.filter(target => {
    const id = scope.targets[target.as]
    return targetOptions(game, target, scope).some(option => idOf(option) === id) && isSame(game, id, scope)
  })
  scope.targets = Object.fromEntries(still.map(({ as }) => [as, scope.targets[as]]))
  if (declared.length > 0 && still.length === 0) return false
  return !trigger || !trigger.when || trigger.on !== undefined || condition(game, trigger.when, scope)
}

/** Whether a cost can be paid. */
export const payable = (game, steps, scope) =>
  steps.every(step => {
    if (step.do === 'choose') return candidates(game, step.from, scope).length >= amount(game, step.count ?? 1, scope)
    if (step.do === 'destroy' || step.do === 'sacrifice') return step.what !== 'self' || game.object(scope.self).zone === 'arena'
    if (step.do === 'lose') return (game.numbers[scope.you][step.of] ?? 0) >= amount(game, step.amount, scope)
    if (step.do === 'counters') return (game.object(scope.self).counters[step.counter] ?? 0) + amount(game, step.delta, scope) >= 0
    return true
  })

// 1.4 Instructions

/** The same object as when the scope was made, not itself in another zone. */
const isSame = (game, id, scope) => scope.born[id] === undefined || scope.born[id] === game.object(id).moves

const acted = (game, what, scope) => {
  if (what.all) return found(game, what.all, scope).map(({ id }) => id)
  if (what.players) return game.clockwise(scope.you).filter(player => isWho(what.players, player, scope))
  return refer(game, what, scope).filter(id => isSame(game, id, scope))
}

/** Carries out an instruction on each thing, one event after another in an order that the controller chooses (1.9.2). */
const onEach = function* (game, what, scope, cause, eventFor) {
  let left = acted(game, what, scope)
  let sum = 0
  while (left.length > 0) {
    const options = left.map(object => ({ option: 'object', object }))
    const id = what.all ? (yield* game.ask(scope.you, 'part-order', options, aboutOf(cause))).object : left[0]
    left = left.filter(other => other !== id)
    const event = eventFor(id)
    if (event) sum += yield* happen(game, event, cause)
  }
  return sum
}

const aboutOf = (cause, fields) => ({ ...(cause?.layer && { layer: cause.layer }), ...fields })

const pick = function* (game, player, options, count, cause, as) {
  const picked = []
  for (let left = options; left.length > 0 && picked.length < count;) {
    const option = yield* game.ask(player, 'choose', left, aboutOf(cause, as && { as }))
    left = left.filter(other => other !== option)
    picked.push(idOf(option))
  }
  return picked
}

/** A compound draw is replaced as a whole first, then as single draws (1.9.2b). */
const draw = function* (game, player, count, cause) {
  const whole = count > 1 ? yield* replace(game, { event: 'draw', player, count }) : { event: { count } }
  let drawn = 0
  for (let i = 0; i < (whole.event?.count ?? 0); i++) {
    const top = game.inZone('deck').find(({ owner }) => owner === player)
    if (top) drawn += yield* happen(game, { event: 'draw', player, object: top.id }, cause, whole)
  }
  return drawn
}

const inArena = (game, event, id) => game.object(id).zone === 'arena' && { event, object: id }

/** Each instruction gives how much came of it. */
const STEP = {
  *damage(game, { to, amount: value, type, source = 'self' }, scope, cause) {
    const n = amount(game, value, scope)
    const by = refer(game, source, scope)[0]
    return yield* onEach(game, to, scope, cause, target => {
      return n > 0 && { event: 'damage', source: by, parts: [{ target, amount: n, ...(type && { type }) }] }
    })
  },
  *'damage-each'(game, step, scope, cause) {
    const bySource = new Map()
    for (const { to, amount: value, type, source = step.source ?? 'self' } of step.parts) {
      const by = refer(game, source, scope)[0]
      const parts = acted(game, to, scope).map(target => ({ target, amount: amount(game, value, scope), ...(type && { type }) }))
      bySource.set(by, [...(bySource.get(by) ?? []), ...parts.filter(part => part.amount > 0)])
    }
    const events = [...bySource].map(([source, parts]) => ({ event: 'damage', source, parts: merged(parts) }))
    return yield* happenAtOnce(
      game,
      events.filter(({ parts }) => parts.length > 0),
      cause
    )
  },
  *draw(game, { player, count }, scope, cause) {
    return yield* draw(game, refer(game, player, scope)[0], amount(game, count, scope), cause)
  },
  *discard(game, { player: who, count = 1, what }, scope, cause) {
    const [player] = refer(game, who, scope)
    const hand = game.inZone('hand').filter(({ owner }) => owner === player)
    const options = hand.map(({ id }) => ({ option: 'object', object: id }))
    const chosen = what ? acted(game, what, scope) : yield* pick(game, player, options, amount(game, count, scope), cause)
    let sum = 0
    for (const object of chosen) sum += yield* happen(game, { event: 'discard', player, object }, cause)
    return sum
  },
  *gain(game, { do: event, player, of, amount: value }, scope, cause) {
    const n = amount(game, value, scope)
    return n > 0 ? yield* happen(game, { event, player: refer(game, player, scope)[0], of, amount: n }, cause) : 0
  },
  *destroy(game, { what, do: event }, scope, cause) {
    return yield* onEach(game, what, scope, cause, id => inArena(game, event, id))
  },
  *reveal(game, { what }, scope, cause) {
    return yield* onEach(game, what, scope, cause, object => ({ event: 'reveal', object }))
  },
  *move(game, { what, to, position }, scope, cause) {
    return yield* onEach(game, what, scope, cause, object => {
      return { event: 'move', object, from: game.object(object).zone, to, ...(position && { position }) }
    })
  },
  *counters(game, { on, counter, delta: value }, scope, cause) {
    return yield* onEach(game, on, scope, cause, object => {
      const delta = Math.max(amount(game, value, scope), -(game.object(object).counters[counter] ?? 0))
      return delta !== 0 && { event: 'counters', object, counter, delta }
    })
  },
  *negate(game, { what }, scope, cause) {
    for (const id of acted(game, what, scope)) yield* game.negate(id, cause)
  },
  *start(game, { effect, ability, for: duration }, scope) {
    const key = `${scope.self}/${ability}`
    const n = (game.started[key] ?? 0) + 1
    game.started[key] = n
    const ref = { source: scope.self, ability, ...(n > 1 && { n }) }
    game.lasting.push(generate(game, ref, effect, { ...scope }, duration))
  },
  *choose(game, { from, by = 'you', count = 1, as }, scope, cause) {
    if (from.event) throw new Unsupported('a choice among cards revealed')
    const [player] = refer(game, by, scope)
    const picked = yield* pick(game, player, candidates(game, from, scope), amount(game, count, scope), cause, as)
    if (as) scope.chosen[as] = picked
    return picked.length
  },
  *may(game, { steps, by = 'you', otherwise = [] }, scope, cause) {
    const options = [{ option: 'yes' }, { option: 'no' }]
    const { option } = yield* game.ask(refer(game, by, scope)[0], 'may', options, aboutOf(cause))
    yield* perform(game, option === 'yes' ? steps : otherwise, scope, cause)
    return option === 'yes' ? 1 : 0
  },
  *if(game, { if: holds, then, else: otherwise = [] }, scope, cause) {
    yield* perform(game, condition(game, holds, scope) ? then : otherwise, scope, cause)
  },
  *'each-player'(game, { steps }, scope, cause) {
    for (const you of game.clockwise(scope.you)) yield* perform(game, steps, { ...scope, you }, cause)
  },
  *repeat(game, { times, steps }, scope, cause) {
    for (let left = amount(game, times, scope); left > 0; left--) yield* perform(game, steps, scope, cause)
  }
}
STEP.lose = STEP.gain
STEP.sacrifice = STEP.destroy
STEP.unless = STEP.may

/** Carries out instructions in order. */
export const perform = function* (game, steps, scope, cause) {
  for (const step of steps) {
    if (!(step.do in STEP) || step.instead) throw new Unsupported(`the instruction ${step.do}${step.instead ? ' with instead' : ''}`)
    const came = yield* STEP[step.do](game, step, scope, cause)
    if (step.as) scope.results[step.as] = came ?? 0
  }
}

// 2. The rules of effects

/** An effect that exists. A shield has its amount from the beginning; `times` is how often it was applied or triggered. */
const generate = (game, ref, effect, scope, duration) => {
  const left = effect.shield && effect.amount !== 'all' ? amount(game, effect.amount, scope) : undefined
  return { ref, effect, scope, duration, left, times: 0, met: false }
}

const ofObject = (game, object) =>
  object.card.abilities
    .filter(ability => ability.kind === 'static' || ability.kind === 'triggered')
    .map(ability => {
      const ref = { source: object.id, ability: ability.id }
      object.effects[ability.id] ??= generate(game, ref, ability.effect, scopeOf(game, object.controller, object.id))
      return { ability, own: object.effects[ability.id] }
    })
    .filter(({ ability, own }) => !ability.if || condition(game, ability.if, own.scope))
    .map(({ own }) => own)

/** All effects that exist now and are not used up. */
const existing = game =>
  [...game.inZone('arena').flatMap(object => ofObject(game, object)), ...game.lasting].filter(
    ({ effect, times, left, duration, scope }) => {
      if (left === 0 || times >= (effect.uses ?? Infinity)) return false
      return !duration?.while || condition(game, duration.while, scope)
    }
  )

const rulesOn = (game, rule, event) =>
  existing(game).filter(({ effect, scope }) => effect.rule === rule && speaksOf(game, effect.event, event, scope))

const isNth = (ordinal, n) => !ordinal || ordinal.nth.includes(n)

// 2.1 Replacement and prevention (6.4, 6.5)

const PASSES = ['standard', 'prevention']

const passOf = ({ kind, class: name }) => {
  if (kind === 'replacement' && name !== 'standard') throw new Unsupported(`replacement effects of class ${name}`)
  return kind === 'prevention' ? kind : kind === 'replacement' ? name : undefined
}

const isActive = (game, { effect, scope }, event) => {
  const inEvent = { ...scope, event }
  if (!speaksOf(game, effect.event, event, inEvent) || (effect.given && !condition(game, effect.given, inEvent))) return false
  return isNth(effect.ordinal, effect.ordinal && happened(game, effect.event, 'turn', scope) + 1)
}

/** Applies the effects that replace an event, class by class, each at most once. `event` is null if nothing is left of it. */
const replace = function* (game, event, within) {
  const process = { event, id: game.name('event'), spent: new Set(within?.spent ?? game.descent), shown: false }
  const inside = within?.shown && { within: within.id }
  let first
  for (const pass of PASSES) {
    const active = you =>
      existing(game).filter(each => {
        if (passOf(each.effect) !== pass || process.spent.has(each) || (you && each.scope.you !== you)) return false
        return process.event && isActive(game, each, process.event)
      })
    if (!process.shown && active().length > 0) game.see('proposed', { event: process.id, what: process.event, ...inside })
    process.shown ||= active().length > 0
    if (first === undefined && new Set(active().map(({ scope }) => scope.you)).size > 1) {
      const options = game.players.map(player => ({ option: 'player', player }))
      first = (yield* game.ask(game.turnPlayer, 'first-player', options, { event: process.id })).player
    }
    while (active().length > 0) {
      for (const player of game.clockwise(first ?? game.turnPlayer)) {
        for (let mine = active(player); mine.length > 0; mine = active(player)) yield* applyOne(game, player, mine, process)
      }
    }
  }
  return process
}

/** One player applies one effect of those that are active, or declines those that are optional. */
const applyOne = function* (game, player, active, process) {
  const optional = active.every(({ effect }) => effect.optional)
  const options = [...active.map(({ ref }) => ({ option: 'effect', effect: ref })), ...(optional ? [{ option: 'done' }] : [])]
  const choice = yield* game.ask(player, 'replacement', options, { event: process.id })
  if (choice.option === 'done') return active.forEach(each => process.spent.add(each))
  const chosen = active[options.indexOf(choice)]
  const { effect, ref } = chosen
  const scope = { ...chosen.scope, event: process.event, results: {} }
  const to = process.id
  process.spent.add(chosen)
  let prevented
  if (effect.kind === 'prevention') [process.event, prevented] = yield* prevent(game, chosen, scope, process)
  else process.event = changed(game, effect, scope)
  chosen.times += effect.kind === 'replacement' ? 1 : 0
  process.id = process.event ? game.name('event') : to
  const becomes = process.event && { event: process.id, what: process.event }
  game.see('applied', { effect: ref, class: passOf(effect), player, to, becomes, ...(prevented !== undefined && { prevented }) })
  // What happens instead descends from the event: an effect that was applied to it is not applied again (6.4.5).
  const outer = game.descent
  game.descent = process.spent
  yield* perform(game, effect.change?.instead ?? [], scope, { effect: ref })
  game.descent = outer
  yield* perform(game, effect.also ?? [], scope, { effect: ref })
}

/** The event as a replacement effect makes it. */
const changed = (game, { change, event: pattern }, scope) => {
  const { event } = scope
  if (change.instead) return null
  if (change.to) return { ...event, to: change.to }
  if (change.with) {
    const { counters: put, status } = change.with
    const counters = put && { counters: { ...event.counters, [put.kind]: amount(game, put.count, scope) } }
    return { ...event, ...counters, ...(status && { status }) }
  }
  const matching = event.parts ? partsOf(game, pattern, event, scope) : []
  if (change.target) {
    const [target] = refer(game, change.target, scope)
    return { ...event, parts: merged(event.parts.map(part => (matching.includes(part) ? { ...part, target } : part))) }
  }
  // Its own number for each part; for other events, the one that they have.
  const value = was => Math.max(0, amount(game, change.amount, { ...scope, event: was }))
  if (event.parts) return withParts(event, part => (matching.includes(part) ? value({ ...event, parts: [part] }) : part.amount))
  const field = ['count', 'delta'].find(name => name in event) ?? 'amount'
  return value(event) === 0 ? null : { ...event, [field]: value(event) }
}

/** Parts with one target and one type are one part. */
const merged = parts => {
  const sums = new Map()
  for (const part of parts) {
    const key = JSON.stringify([part.target, part.type])
    sums.set(key, { ...part, amount: part.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()]
}

const withParts = (event, amountFor) => {
  const parts = event.parts.map(part => ({ ...part, amount: amountFor(part) })).filter(part => part.amount > 0)
  return parts.length > 0 ? { ...event, parts } : null
}

/** The event after a prevention, and how much was prevented (6.4.10). */
const prevent = function* (game, chosen, scope, { id }) {
  const { effect, ref } = chosen
  const { event } = scope
  if (effect.each) throw new Unsupported('a prevention for each object')
  const matching = partsOf(game, effect.event, event, scope)
  const barred = rulesOn(game, 'unpreventable', event).flatMap(rule => partsOf(game, rule.effect.event, event, rule.scope))
  const parts = matching.filter(part => !barred.includes(part))
  const damage = total(parts)
  // Of damage that can't be prevented a shield keeps its amount (6.4.10h).
  if (!effect.shield || damage > 0) chosen.times += 1
  if (damage === 0) return [event, 0]
  const stated = effect.amount === 'all' ? damage : (chosen.left ?? amount(game, effect.amount, scope))
  const established = Math.max(0, Math.min(stated, damage))
  const less = established > 0 ? rulesOn(game, 'prevents-less', event) : []
  for (const rule of less) rule.times += 1
  // The shield pays the established total, before any decrease (6.4.10g).
  if (chosen.left !== undefined) chosen.left -= established
  const prevented = Math.max(0, established - less.reduce((sum, rule) => sum + amount(game, rule.effect.amount, rule.scope), 0))
  const left = new Map(parts.map(part => [part, part.amount]))
  for (let point = 0; point < prevented; point++) {
    const open = parts.filter(part => left.get(part) > 0)
    const options = open.map(({ target, type }) => ({ option: 'part', target, ...(type && { type }) }))
    const ask = prevented < damage && parts.length > 1
    const at = ask ? options.indexOf(yield* game.ask(scope.you, 'allocate', options, { event: id, effect: ref })) : 0
    left.set(open[at], left.get(open[at]) - 1)
  }
  return [withParts(event, part => left.get(part) ?? part.amount), prevented]
}

/** Events that happen at once are replaced, occur, and trigger effects. Gives their amount: 1 if it has none, 0 if nothing occurs. */
export const happenAtOnce = function* (game, events, cause, within) {
  const left = []
  for (const event of events) left.push(yield* replace(game, event, within))
  const occurring = left.filter(({ event }) => event !== null)
  if (occurring.length === 0) return 0
  const before = existing(game)
  const unpreventable = occurring.flatMap(({ event }) => rulesOn(game, 'unpreventable', event))
  for (const { event } of occurring) game.occur(event)
  const inside = within?.shown && { within: within.id }
  game.see('event', { events: occurring.map(({ event, id }) => ({ ...event, id, ...inside })), ...(cause && { cause }) })
  for (const rule of unpreventable) rule.times += 1
  for (const { event, id } of occurring) {
    const entered = game.object(event.object)
    const own = entered?.zone === 'arena' ? ofObject(game, entered) : []
    for (const each of new Set([...before, ...own])) triggerOn(game, each, event, id)
  }
  game.counted()
  return occurring.reduce((sum, { event }) => sum + (amountOf(event) ?? 1), 0)
}

export const happen = (game, event, cause, within) => happenAtOnce(game, [event], cause, within)

// 2.2 Triggers (6.6)

const triggerOn = (game, own, event, id) => {
  const { on, when, given, limit, ordinal } = own.effect.trigger ?? {}
  const scope = { ...own.scope, event }
  if (!on || !speaksOf(game, on, event, scope)) return
  if ([when, given].some(c => c && !condition(game, c, scope)) || !isNth(ordinal, ordinal && happened(game, on, 'turn', scope))) return
  // A triggering that was suppressed or is beyond the limit counts, too (6.6.5f).
  own.times += 1
  const [suppressor] = rulesOn(game, 'suppress', event)
  if (suppressor) game.see('suppressed', { effect: own.ref, why: 'effect', suppressor: suppressor.ref, by: id })
  else if (limit && own.times > limit.times) game.see('suppressed', { effect: own.ref, why: 'limit', by: id })
  else addPending(game, own, { by: id }, event)
}

/** A state trigger triggers as its state comes to hold (6.6.5c). */
export const triggerOnState = game => {
  for (const own of existing(game)) {
    const { on, when } = own.effect.trigger ?? {}
    if (on || !when) continue
    const was = own.met
    own.met = condition(game, when, own.scope)
    if (!own.met || was) continue
    own.times += 1
    addPending(game, own, {})
  }
}

/** Effects may trigger on a triggering itself. */
const triggerOnTriggering = (game, { controller, effect, scope: { event: answered } }, answers) => {
  for (const own of existing(game)) {
    const { scope } = own
    const { on, given, limit, ordinal } = own.effect.trigger ?? {}
    const { event, player = 'any', object, cause } = on ?? {}
    if (event !== 'triggered' || !isWho(player, controller, scope)) continue
    if (ordinal) throw new Unsupported('which triggering it is')
    if (object && !isSubject(game, object, effect.source, scope)) continue
    if (cause && !(answered && speaksOf(game, cause, answered, scope))) continue
    if (given && !condition(game, given, { ...scope, event: answered })) continue
    own.times += 1
    if (limit && own.times > limit.times) game.see('suppressed', { effect: own.ref, why: 'limit' })
    else addPending(game, own, { answers })
  }
}

const addPending = (game, { effect, ref, scope }, why, event) => {
  const layer = game.name('layer')
  const { if: holds, unless, ...trigger } = effect.trigger
  // The condition after the comma is no part of the trigger condition: it is tested as the layer resolves (6.6.1c).
  const guard = [holds, unless && { not: unless }].filter(Boolean)
  const steps = guard.length > 0 ? [{ do: 'if', if: { all: guard }, then: effect.steps }] : effect.steps
  const fresh = { ...scopeOf(game, scope.you, scope.self, event), chosen: scope.chosen, results: { ...scope.results } }
  const instructions = { targets: effect.targets, steps }
  const pending = { layer, kind: 'triggered', controller: scope.you, effect: ref, instructions, trigger, scope: fresh }
  game.pending.push(pending)
  game.see('triggered', { effect: ref, controller: scope.you, layer, ...why })
  triggerOnTriggering(game, pending, layer)
}
