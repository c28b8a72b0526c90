/**
 * Whether each kind of thing that a fixture expects has its ground: in what its cards tell players to do, or in a step of its
 * derivation, whose rule belongs to those by which such things come about.
 * @module
 */
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import { leftOut } from '../../model/scenario/left-out.js'
import type { Expectation } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'

/** Which part of the rules brings something about; each with the beginnings of its rules' ids. */
export const PARTS = {
  triggers: ['fab:6.6', 'fab-context:1.7', 'fab-context:5.4', 'mtg:603', 'mtg-2010:trigger', 'ga:', 'ga-older:'],
  replacements: [
    'fab:6.4',
    'fab:6.5',
    'mtg-context:614',
    'mtg-context:615',
    'mtg-context:616',
    'ga-context:RE',
    'ga-context:DP',
    'mtg:603.6',
    'mtg:603.11'
  ],
  effects: ['fab:6.1', 'fab:6.2', 'fab:6.3', 'fab-context:8', 'mtg-context:611', 'mtg-context:613', 'ga-context:CE'],
  checks: [
    'fab-context:1.10',
    'fab-context:4.5',
    'mtg-context:704',
    'mtg-context:104',
    'mtg-context:800',
    'mtg-2010:sba',
    'ga-context:SBC',
    'ga-context:GL',
    'ga-context:DR',
    'ga-context:CT'
  ],
  resolving: [
    'fab-context:1.8',
    'fab-context:5.3',
    'fab:6.6.5c',
    'mtg-context:608',
    'mtg-context:601',
    'mtg-2010:trigger',
    'mtg:603',
    'ga:',
    'ga-older:',
    'ga-context:RS',
    'ga-context:SBC.2',
    'ga-context:GL'
  ],
  events: ['fab-context:1.9', 'fab-context:1.8', 'ga-context:GE'],
  turn: ['fab-context:4', 'fab-context:7', 'mtg-context:5', 'ga-context:TO', 'ga-context:EP', 'ga-context:TP']
} as const
type Part = keyof typeof PARTS

/** What no card says and no player decides: by which part of the rules it comes about. */
export const GROUNDS: Readonly<Record<string, readonly Part[]>> = {
  triggered: ['triggers'],
  suppressed: ['triggers'],
  ceased: ['triggers'],
  'prompt trigger-order': ['triggers'],
  'prompt occurrence': ['triggers'],
  applied: ['replacements'],
  'event prevented': ['replacements'],
  proposed: ['replacements'],
  'prompt replacement': ['replacements'],
  'prompt allocate': ['replacements'],
  'prompt first-player': ['replacements', 'triggers'],
  'prompt timestamp': ['effects'],
  'prompt keep': ['checks'],
  'prompt part-order': ['events'],
  'left failed': ['resolving'],
  'left negated': ['resolving', 'effects'],
  'end game-over': ['checks'],
  'end loop': ['checks'],
  'event apply': ['effects'],
  'event defeat': ['checks'],
  'event win': ['checks'],
  'event cease': ['checks'],
  'event destroy': ['checks'],
  'event sacrifice': ['checks'],
  'event heal': ['checks', 'turn'],
  'event counters': ['checks', 'replacements'],
  'event attach': ['checks', 'effects'],
  'event control': ['effects', 'turn'],
  'event status': ['turn', 'replacements'],
  'event draw': ['turn'],
  'event discard': ['turn'],
  'event gain': ['turn'],
  'event lose': ['turn']
}

/** What cards and players bring, and the course of the game: it is in the situation and the script. */
export const GIVEN: readonly string[] = [
  'layer',
  'resolve',
  'answer',
  'left resolved',
  'left moved',
  'end quiescent',
  'end boundary',
  'end events',
  'end budget',
  'end unsupported',
  'prompt priority',
  'prompt target',
  'prompt mode',
  'prompt extra-cost',
  'prompt may',
  'prompt choose',
  'prompt amount',
  'prompt chance',
  'event begin',
  'event play',
  'event activate',
  'event move',
  'event damage',
  'event attack',
  'event close',
  'event create',
  'event contest',
  'event reveal',
  'event target',
  'event negate',
  'event shuffle'
]

const kindsOf = (o: Observation, { ignored, unwanted }: Ignored): readonly string[] => {
  if (unwanted.has(o.see)) return []
  switch (o.see) {
    case 'event':
      return o.events.filter(({ event }) => !ignored.has(event)).map(({ event }) => `event ${event}`)
    case 'prompt':
      return o.options.length === 1 ? [] : [`prompt ${o.decision}`]
    case 'left':
      return [`left ${o.how}`]
    case 'end':
      return [`end ${o.why}`]
    default:
      return [o.see]
  }
}

interface Ignored {
  readonly ignored: ReadonlySet<string>
  readonly unwanted: ReadonlySet<string>
}

/** The kinds of thing that an expectation demands. */
const demanded = (expect: Expectation): ReadonlySet<string> => {
  const but: Ignored = { ignored: leftOut(expect), unwanted: new Set(expect.ignore) }
  return new Set(expect.trace.flatMap(o => kindsOf(o, but)))
}

/** What the cards of a fixture tell players to do: an instruction, or a change that an effect makes. */
const toldByCards = ({ file, scenario }: Fixture): ReadonlySet<string> => {
  const cards = JSON.stringify(toWire(scenario, file).cards)
  const told = [...cards.matchAll(/"do":"([a-z-]+)"/g)].map(([, word]) => word!)
  const negates = told.includes('negate') ? ['left negated'] : []
  const controls = /"change":\[[^\]]*"controller":/.test(cards) ? ['event control'] : []
  return new Set([...told.map(word => `event ${word}`), ...negates, ...controls])
}

/** What a fixture expects without ground: nothing that its cards say, and no step of its derivation, brings it about. */
export const groundless = (fixture: Fixture): readonly string[] => {
  const { expect, derivation = [] } = fixture.scenario
  if (!expect) return []
  const isDerived = (part: Part): boolean => derivation.some(({ because }) => PARTS[part].some(start => because.startsWith(start)))
  const open = [...demanded(expect)].filter(kind => GROUNDS[kind]?.some(isDerived) === false)
  if (open.length === 0) return []
  const told = toldByCards(fixture)
  return open.filter(kind => !told.has(kind))
}
