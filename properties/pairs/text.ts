/**
 * The aspects of a card's texts, by the names of their abilities, each with the piece that carries it.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { Aspect } from './aspect.js'
import type { Path } from './carrier.js'

/** An aspect of a text, and where it stands. */
export interface TextPart {
  readonly aspect: Aspect
  readonly path: Path
}

/** What is known of one ability, or of an effect that an ability starts or gives. */
export interface Text {
  readonly card: string
  readonly ability: string
  /** Where it stands. */
  readonly path: Path
  readonly kind: string
  readonly parts: readonly TextPart[]
  /** The kinds of event that its instructions name. */
  readonly makes: ReadonlySet<string>
  /** The kind of event that it speaks of. */
  readonly about: string | undefined
  /** To what a continuous effect is applied. */
  readonly who: unknown
  /** The effects that it starts, by their names. */
  readonly starts: readonly string[]
  /** The zones in which it works. */
  readonly zones: readonly string[]
}

type Json = unknown
type Data = Readonly<Record<string, Json>>

const isData = (value: Json): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const field = (value: Json, name: string): Json => (isData(value) ? value[name] : undefined)

interface Writing extends Text {
  readonly parts: TextPart[]
  readonly makes: Set<string>
  readonly starts: string[]
  kind: string
  about: string | undefined
  who: unknown
}

const CLASSES: Readonly<Record<string, Aspect>> = { self: 'self', outcome: 'replacement' }

const RULES: Readonly<Record<string, Aspect>> = {
  cant: 'cant',
  suppress: 'suppress',
  'extra-triggers': 'extra',
  unpreventable: 'unpreventable',
  'prevents-less': 'unpreventable',
  'counter-cap': 'cant'
}

const DURATIONS: Readonly<Record<string, Aspect>> = {
  turn: 'this-turn',
  'chain-link': 'this-turn',
  'combat-chain': 'this-turn',
  'end-of-your-next-turn': 'longer',
  game: 'endless',
  unstated: 'endless'
}

const CHANGES: Readonly<Record<string, Aspect>> = {
  amount: 'amount',
  instead: 'instead',
  with: 'with',
  target: 'redirect',
  to: 'redirect'
}

const FLOW: Readonly<Record<string, Aspect>> = {
  may: 'may',
  if: 'if',
  unless: 'cost',
  'each-player': 'each-player',
  repeat: 'each-player',
  modes: 'modes',
  choose: 'choose'
}

const OPERATIONS: Readonly<Record<string, Aspect>> = {
  add: 'number',
  subtract: 'number',
  set: 'number',
  multiply: 'number',
  divide: 'number'
}

/** What a modification is one of. */
const MODIFIES: Readonly<Record<string, Aspect>> = {
  addTypes: 'properties',
  removeTypes: 'properties',
  addSupertypes: 'properties',
  removeSupertypes: 'properties',
  gains: 'properties',
  grants: 'properties',
  loses: 'properties',
  losesAll: 'properties',
  controller: 'control',
  copyOf: 'copy'
}

const modificationOf = (modification: Data): Aspect | undefined => {
  const { op } = modification
  if (typeof op === 'string') return OPERATIONS[op.replace('-base', '')]
  const key = Object.keys(modification).find(each => each in MODIFIES)
  return key === undefined ? undefined : MODIFIES[key]
}

/** Fields that are an aspect wherever they stand in an ability or effect. */
const FIELDS: Readonly<Record<string, Aspect>> = {
  also: 'rider',
  optional: 'may',
  uses: 'uses',
  shield: 'uses',
  limit: 'limit',
  doOnce: 'limit',
  ordinal: 'ordinal',
  oneOrMore: 'one-or-more',
  each: 'one-or-more',
  if: 'condition',
  unless: 'condition',
  given: 'condition',
  targets: 'targets',
  cost: 'cost',
  under: 'control'
}

/** Fields that tell an amount or a condition. */
const COMPUTED: Readonly<Record<string, Aspect>> = {
  exists: 'existence',
  compare: 'comparison',
  during: 'comparison',
  happened: 'looked-back',
  total: 'looked-back',
  last: 'looked-back',
  count: 'counted',
  sum: 'counted',
  difference: 'counted',
  product: 'counted',
  quotient: 'counted',
  result: 'result',
  did: 'result',
  via: 'result'
}

/** The texts of a card. */
export const textsOf = (card: Card): readonly Text[] => {
  const texts: Writing[] = []
  const begin = (ability: string, path: Path, kind: string, zones: readonly string[]): Writing => {
    const text: Writing = {
      card: card.name,
      ability,
      path,
      kind,
      parts: [],
      makes: new Set(),
      about: undefined,
      who: undefined,
      starts: [],
      zones
    }
    texts.push(text)
    return text
  }
  const add = (text: Writing, aspect: Aspect | undefined, path: Path): void => {
    if (aspect !== undefined) text.parts.push({ aspect, path })
  }
  const effect = (value: Data, path: Path, text: Writing): void => {
    const { kind, rule, event, trigger, change, class: which } = value
    if (kind === 'replacement') add(text, CLASSES[String(which)] ?? 'replacement', text.path)
    if (kind === 'prevention') add(text, 'prevention', text.path)
    if (kind === 'continuous') {
      add(text, 'continuous', text.path)
      text.who = value['who']
      if (Array.isArray(change))
        for (const [at, each] of (change as readonly Data[]).entries()) add(text, modificationOf(each), [...path, 'change', at])
    }
    if (kind === 'rule') add(text, RULES[String(rule)], text.path)
    if (kind === 'trigger') {
      const on = field(trigger, 'on')
      add(text, 'trigger', text.path)
      add(text, field(on, 'event') === 'triggered' ? 'meta' : on === undefined ? 'state' : undefined, text.path)
    }
    text.kind = String(kind)
    const about = field(event, 'event') ?? field(field(trigger, 'on'), 'event') ?? (rule === 'counter-cap' ? 'counters' : undefined)
    text.about = typeof about === 'string' ? about : undefined
    if (isData(change)) for (const key of Object.keys(change)) add(text, CHANGES[key], text.path)
  }
  const walk = (value: Json, path: Path, text: Writing): void => {
    if (Array.isArray(value)) return value.forEach((each, at) => walk(each, [...path, at], text))
    if (!isData(value)) return
    const { do: does } = value
    if (typeof does === 'string') {
      if (does in FLOW) add(text, FLOW[does], path)
      else text.makes.add(does === 'damage-each' ? 'damage' : does === 'win' ? 'defeat' : does)
      if (Array.isArray(value['instead'])) add(text, 'self', [...path, 'instead'])
      if (typeof value['count'] === 'object') add(text, 'counted', [...path, 'count'])
    } else {
      for (const [key, aspect] of Object.entries(FIELDS))
        if (value[key] !== undefined && value[key] !== false) add(text, aspect, [...path, key])
      for (const [key, aspect] of Object.entries(COMPUTED))
        if (value[key] !== undefined && !(key === 'count' && 'as' in value)) add(text, aspect, path)
      if (value['event'] === 'amount') add(text, 'result', path)
    }
    if (does === 'start') {
      const own = begin(String(value['ability']), path, '', [])
      text.starts.push(own.ability)
      const started = value['effect'] as Data
      add(own, started['kind'] === 'trigger' ? 'delayed' : undefined, path)
      const lasts = value['for']
      add(own, typeof lasts === 'string' ? DURATIONS[lasts] : isData(lasts) && 'while' in lasts ? 'endless' : 'longer', path)
      effect(started, [...path, 'effect'], own)
      walk(started, [...path, 'effect'], own)
      if (isData(lasts)) walk(lasts, [...path, 'for'], own)
      return
    }
    if (does === 'when') {
      const own = begin(String(value['ability']), path, 'trigger', [])
      add(own, 'reflexive', path)
      add(own, 'trigger', path)
      if (value['holds'] !== undefined) walk(value['holds'], [...path, 'holds'], own)
      if (value['oneOrMore'] === true) add(own, 'one-or-more', [...path, 'oneOrMore'])
      if (value['targets'] !== undefined) add(own, 'targets', [...path, 'targets'])
      walk(value['steps'], [...path, 'steps'], own)
      return
    }
    for (const [key, part] of Object.entries(value)) {
      if (key === 'grants' && isData(part)) {
        const own = begin(String(part['id']), path, '', ['arena'])
        effect(part['effect'] as Data, [...path, key, 'effect'], own)
        walk(part['effect'], [...path, key, 'effect'], own)
      } else walk(part, [...path, key], text)
    }
  }
  card.abilities.forEach((ability, at) => {
    const path = ['abilities', at]
    const functions = 'functions' in ability ? ability.functions : undefined
    const text = begin(ability.id, path, ability.kind, functions ?? ['arena'])
    if (functions?.some(zone => zone !== 'arena')) add(text, 'elsewhere', [...path, 'functions'])
    if ('effect' in ability) effect(ability.effect as unknown as Data, [...path, 'effect'], text)
    if (ability.kind === 'extra-cost') add(text, 'cost', path)
    walk(ability, path, text)
  })
  return texts
}
