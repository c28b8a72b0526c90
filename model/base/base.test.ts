import { describe, expect, it } from 'vitest'
import { mtg } from '../rulebook/mtg/index.js'
import type { Filter } from '../scenario/amount.js'
import type { Pattern } from '../scenario/pattern.js'
import { scope, type ObjectView, type View } from '../scenario/view.js'
import type { GameEvent } from '../trace/event.js'
import { createBase } from './base.js'

const object = (id: string, rest: Partial<ObjectView> = {}): ObjectView => ({
  id,
  name: id,
  zone: 'arena',
  owner: 'A',
  controller: 'A',
  types: ['creature'],
  numbers: { power: 2 },
  baseNumbers: { power: 2 },
  counters: { time: 1 },
  statuses: [],
  markers: [],
  token: false,
  declared: [],
  ...rest
})

const viewOf = (objects: readonly ObjectView[], rest: Partial<View> = {}): View => ({
  players: ['A', 'B'],
  turnPlayer: 'A',
  phase: 'main',
  number: () => 0,
  object: id => objects.find(objectView => objectView.id === id),
  lastKnown: () => undefined,
  inZone: zone => objects.filter(objectView => objectView.zone === zone),
  history: () => [],
  attack: undefined,
  ...rest
})

const base = createBase(mtg)
const bear = object('bear')
const ring = object('ring', { types: ['equipment'], attachedTo: 'bear' })
const mine = scope('A', 'ring')
const fits = (filter: Filter, objectView: ObjectView, view: View): boolean => base.matchesFilter(filter, objectView, view, mine, 'arena')
const sees = (pattern: Pattern, event: GameEvent, view: View): boolean => base.matchesEvent(pattern, event, view, mine)

describe('attachments', () => {
  const view = viewOf([bear, ring])

  it('knows what an object is attached to, and what is attached to a thing', () => {
    expect(base.refersTo('host', view, mine)).toEqual(['bear'])
    expect(base.refersTo('host', view, scope('A', 'bear'))).toEqual([])
    expect(base.refersTo('host', viewOf([], { lastKnown: id => (id === 'ring' ? ring : undefined) }), mine)).toEqual(['bear'])
    expect(fits({ attachedTo: 'host' }, ring, view)).toBe(true)
    expect(fits({ attachedTo: 'self' }, ring, view)).toBe(false)
    expect(fits({ attachedTo: 'host' }, bear, view)).toBe(false)
  })

  it('tells an attachment that begins from one that ends, and at what', () => {
    const begins: GameEvent = { event: 'attach', object: 'ring', to: 'bear' }
    const ends: GameEvent = { event: 'attach', object: 'ring' }
    expect([begins, ends].map(event => sees({ event: 'attach', on: true }, event, view))).toEqual([true, false])
    expect([begins, ends].map(event => sees({ event: 'attach', on: false }, event, view))).toEqual([false, true])
    expect([begins, ends].map(event => sees({ event: 'attach', target: { ref: 'host' } }, event, view))).toEqual([true, true])
    expect(sees({ event: 'attach', target: { ref: 'self' } }, ends, view)).toBe(false)
    expect(base.refersTo('event:target', view, { ...mine, event: begins })).toEqual(['bear'])
  })
})

describe('what has phased out', () => {
  const away = object('bear', { statuses: ['phased-out'] })
  const view = viewOf([away, ring])

  it('is in no filter but one that names the status', () => {
    expect(fits({}, away, view)).toBe(false)
    expect(fits({ types: ['creature'] }, away, view)).toBe(false)
    expect(fits({ status: 'phased-out' }, away, view)).toBe(true)
    expect(base.condition({ exists: { types: ['creature'] } }, view, mine)).toBe(false)
  })

  it('has no numbers that could be read', () => {
    expect(base.amount({ number: 'power', of: 'host' }, viewOf([bear, ring]), mine)).toBe(2)
    expect(base.amount({ number: 'power', of: 'host' }, view, mine)).toBeUndefined()
    expect(base.amount({ counters: 'time', of: 'host' }, view, mine)).toBeUndefined()
  })
})

describe('what is brought about "this way"', () => {
  const reveal: GameEvent = { event: 'reveal', object: 'bear' }

  it('comes from the named ability of the same object', () => {
    const by = (source: string, ability: string): View => viewOf([bear, ring], { causeOf: () => ({ source, ability }) })
    expect(sees({ event: 'reveal', via: 'show' }, reveal, by('ring', 'show'))).toBe(true)
    expect(sees({ event: 'reveal', via: 'show' }, reveal, by('ring', 'other'))).toBe(false)
    expect(sees({ event: 'reveal', via: 'show' }, reveal, by('bear', 'show'))).toBe(false)
    expect(sees({ event: 'reveal', via: 'show' }, reveal, viewOf([bear, ring]))).toBe(false)
  })
})

describe('events of layers and controllers', () => {
  const layer = object('l:1', { zone: 'stack', controller: 'B', types: ['instant'] })
  const view = viewOf([bear, ring, layer])

  it('speak of the layer that is negated, and of what comes under control', () => {
    expect(sees({ event: 'negate', object: { zone: 'stack', controller: 'opponent' } }, { event: 'negate', layer: 'l:1' }, view)).toBe(true)
    expect(sees({ event: 'negate', object: { controller: 'you' } }, { event: 'negate', layer: 'l:1' }, view)).toBe(false)
    const taken: GameEvent = { event: 'control', object: 'bear', player: 'B', from: 'A' }
    expect(sees({ event: 'control', object: { types: ['creature'] }, player: 'opponent' }, taken, view)).toBe(true)
    expect(sees({ event: 'control', player: 'you' }, taken, view)).toBe(false)
  })
})
