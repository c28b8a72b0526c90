/**
 * Whether each kind of thing that a fixture expects has its ground: in what its cards tell players to do, or in a step of its
 * derivation, whose rule belongs to those by which such things come about.
 * @module
 */
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import { kindsLeftOut, leftOut } from '../../model/scenario/left-out.js'
import type { Expectation } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'

/** The beginnings of rules' ids in one text. */
const sections = (text: string, ...beginnings: readonly string[]): readonly string[] => beginnings.map(each => `${text}:${each}`)

/** Which part of the rules brings something about; each with the beginnings of its rules' ids. */
export const PARTS = {
  triggers: [
    ...sections('fab', '6.6'),
    ...sections('fab-context', '1.7', '5.4'),
    ...sections('mtg', '603'),
    ...sections('mtg-context', '117.5'),
    ...sections('ga-context', 'TP.8', 'TO', 'EP', 'RE'),
    ...sections('mtg-2010', 'trigger'),
    ...sections('ga', ''),
    ...sections('ga-older', '')
  ],
  replacements: [
    ...sections('fab', '6.4', '6.5'),
    ...sections('mtg-context', '614', '615', '616', '120.4'),
    ...sections('ga-context', 'RE', 'DP'),
    ...sections('mtg', '603.6', '603.11')
  ],
  effects: [
    ...sections('fab', '6.1', '6.2', '6.3'),
    ...sections('fab-context', '8'),
    ...sections('mtg-context', '611', '613'),
    ...sections('ga-context', 'CE')
  ],
  checks: [
    ...sections('fab-context', '1.10', '4.5'),
    ...sections('mtg-context', '704', '104', '800'),
    ...sections('mtg-2010', 'sba'),
    ...sections('ga-context', 'SBC', 'GL', 'DR', 'CT')
  ],
  resolving: [
    ...sections('fab-context', '1.8', '5.3'),
    ...sections('fab', '6.6.5c'),
    ...sections('mtg-context', '608', '601'),
    ...sections('mtg-2010', 'trigger'),
    ...sections('mtg', '603'),
    ...sections('ga', ''),
    ...sections('ga-older', ''),
    ...sections('ga-context', 'RS', 'SBC.2', 'GL')
  ],
  damage: sections('mtg-context', '120', '702.15'),
  events: [...sections('fab-context', '1.9', '1.8'), ...sections('ga-context', 'GE')],
  turn: [...sections('fab-context', '4', '7'), ...sections('mtg-context', '5'), ...sections('ga-context', 'TO', 'EP', 'TP')]
}
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
  'event status': ['turn', 'replacements', 'checks'],
  'event draw': ['turn'],
  'event discard': ['turn'],
  'event gain': ['turn', 'checks', 'damage'],
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
  'prompt divide',
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
  const but: Ignored = { ignored: leftOut(expect), unwanted: kindsLeftOut(expect) }
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
