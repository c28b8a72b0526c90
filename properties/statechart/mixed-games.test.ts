/**
 * Games that mix the values of others: one that looks back and makes its checks once, and one that does not look back and repeats them.
 * The reference engine plays them and the charts follow, each by the values alone. The situations were derived by hand.
 */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf, fixturesUnder, toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { everyRulebook } from '../../model/rulebook/index.js'
import { basedOn } from '../../model/rulebook/own.js'
import type { OwnRulebook } from '../../model/rulebook/own.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { openPhase } from '../../model/rulebook/structure.js'
import type { Cited, Structure } from '../../model/rulebook/structure.js'
import type { Ability, Card } from '../../model/scenario/card.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import type { NamedEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import { createModel, judge } from '../../model/statechart/index.js'
import { card, cleared, ends, left, object, pass, playing, priority, resolves, scenarioOf } from '../../model/statechart/testing/trace.js'
import { play, scripted } from '../campaign/play.js'

const told = <T>(value: T): Cited<T> => ({ value, rules: ['mixed:1'] })

const mixed = (of: string, structure: OwnRulebook['structure']): Rulebook =>
  basedOn(
    everyRulebook.find(({ id }) => id === of)!,
    {
      id: 'mixed',
      title: 'A mixed game',
      edition: 'none',
      otherwise: 'mixed:0',
      rules: [
        { id: 'mixed:0', title: 'The rest', statement: 'As in the other game.', standing: 'normative', neighbours: [] },
        { id: 'mixed:1', title: 'What is mixed in', statement: 'As its structure says.', standing: 'normative', neighbours: [] }
      ],
      structure
    }
  )

const once: Partial<Structure['checks']> = { loop: told('one-pass') }
const oneByOne: Partial<Structure['checks']> = { simultaneous: told('each-check') }
const repeated: Partial<Structure['checks']> = { loop: told('until-stable') }
const forward: Partial<Structure['triggers']> = { lookBack: told([]), leavingSees: told(null) }
const backward: Partial<Structure['triggers']> = {
  lookBack: told(['move', 'destroy', 'sacrifice', 'attach', 'status', 'control', 'defeat']),
  leavingSees: told('all-leaving')
}

/** Looks back, and checks once. */
const hollow = mixed('mtg', { checks: once })
/** Does not look back, and checks until nothing changes. */
const heath = mixed('mtg', { triggers: forward })

const followed = (rulebook: Rulebook) => {
  const base = createBase(rulebook)
  return { engine: () => inProcess(createReference(base)), model: createModel(base, { level: 'full', autonomous: [] }) }
}

describe('games that mix values', () => {
  /** Where no kind of event is looked back on, nothing is said of what phases, turns, comes off or leaves another zone in the event. */
  const unsaid = [
    'mtg/603/from-graveyard-to-hand',
    'mtg/603/phases-in-together',
    'mtg/603/planeswalks-away',
    'mtg/603/turned-face-down',
    'mtg/603/turned-face-up',
    'mtg/603/unattached-as-it-leaves'
  ]
  /** A mark of damage that has been removed: nothing is said of a check that is made after the one in which it was. */
  const marked = ['mtg/context/checks/one-effect-for-two-checks']

  it.each<readonly [string, string, Rulebook, readonly string[]]>([
    ['Magic with checks made once', 'mtg', hollow, []],
    ['Magic with checks made once and one by one', 'mtg', mixed('mtg', { checks: { ...once, ...oneByOne } }), marked],
    ['Magic that does not look back', 'mtg', heath, unsaid],
    ['Grand Archive that looks back on all kinds and checks once', 'ga', mixed('ga', { triggers: backward, checks: once }), []],
    ['Flesh and Blood with checks that are repeated', 'fab', mixed('fab', { checks: repeated }), []],
    [
      'Flesh and Blood that looks back, with checks that are repeated and act as one',
      'fab',
      mixed('fab', { triggers: backward, checks: { ...repeated, simultaneous: told('all-checks') } }),
      []
    ]
  ])('%s: engine and charts agree wherever the other game has a fixture', async (_, of, rulebook, but) => {
    const { engine, model } = followed(rulebook)
    const verdicts: string[] = []
    const failing: string[] = []
    for (const { scenario } of fixturesUnder(fixturesOf(of), rulebook, 'mixed:0')) {
      const wire = toWire(scenario)
      const { trace } = await play(engine(), wire, scripted(scenario.script))
      const { verdict } = judge(model, wire, trace)
      verdicts.push(verdict)
      if (verdict === 'fail') failing.push(scenario.id)
    }
    expect(failing).toEqual(but)
    expect(verdicts.filter(verdict => verdict === 'pass').length).toBeGreaterThan(verdicts.length * 0.97)
  })
})

/** Who enters or dies, and what a card does then. */
const gains = (id: string, on: object): Ability =>
  ({
    kind: 'triggered',
    id,
    effect: { kind: 'trigger', trigger: { on }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
  }) as Ability

const creature = (name: string, toughness: number, abilities: readonly Ability[] = []): Card => ({
  ...card(name, ['creature'], abilities),
  toughness
})

/** While it is there, its controller's other creatures have 1 more toughness. */
const banner: Ability = {
  kind: 'static',
  id: 'banner',
  effect: {
    kind: 'continuous',
    who: { all: { types: ['creature'], controller: 'you', other: true } },
    change: [{ number: 'toughness', op: 'add', by: 1 }]
  }
}

const bearer = creature('Fallen Bearer', 2, [banner])
const squire = creature('Wounded Squire', 2)
const mourner = creature('Last Mourner', 1, [
  gains('mourn', { event: 'move', object: { types: ['creature'], other: true }, from: 'arena', to: 'graveyard' })
])

const plays: readonly Decision[] = [{ player: 'P1', decision: 'priority', choose: { option: 'play' } }]
const hurt = (id: string, name: string, damage: number) => ({ ...object(id, name, 'P1'), damage })
const occur = (...events: readonly NamedEvent[]): Observation => ({ see: 'event', events: events as [NamedEvent] })
const checked = (...events: readonly NamedEvent[]): Observation => ({
  see: 'event',
  events: events as [NamedEvent],
  cause: { rule: 'check' }
})
const destroyed = (id: string, name: string): NamedEvent => ({ event: 'destroy', object: id, id: name })
const triggers = (source: string, ability: string, layer: string, by: string): Observation => ({
  see: 'triggered',
  effect: { source, ability },
  controller: 'P1',
  layer,
  by
})
const placed = (source: string, ability: string, layer: string): Observation => ({
  see: 'layer',
  layer,
  kind: 'triggered',
  controller: 'P1',
  effect: { source, ability }
})
const gain: Observation = occur({ event: 'gain', player: 'P1', of: 'life', amount: 1 })
const both = [...priority('P1', [pass]), ...priority('P2', [pass])]
const resolved = (layer: string): readonly Observation[] => [resolves(layer), gain, left(layer)]

/** A situation of a mixed game: what must come, and wrong turns of it, each with the step at which it is refused. */
interface Situation {
  readonly says: string
  readonly rulebook: Rulebook
  readonly scenario: WireScenario
  readonly right: readonly Observation[]
  readonly wrong: Readonly<Record<string, readonly [trace: readonly Observation[], step: number]>>
}

const of = (rulebook: Rulebook, cards: readonly Card[], objects: WireScenario['objects']): WireScenario =>
  scenarioOf(cards, objects, {
    ruleset: rulebook.id,
    players: ['P1', 'P2'].map(id => ({ id, life: 20 })),
    start: { turnPlayer: 'P1', phase: openPhase(rulebook.structure)! }
  })

const dying = (rulebook: Rulebook): WireScenario =>
  of(
    rulebook,
    [bearer, squire, mourner],
    [hurt('bearer', 'Fallen Bearer', 2), hurt('squire', 'Wounded Squire', 2), hurt('mourner', 'Last Mourner', 2)]
  )

const together = checked(destroyed('bearer', 'e1'), destroyed('mourner', 'e2'))
const mourns = triggers('mourner', 'mourn', 'l1', 'e1')
const mourning = placed('mourner', 'mourn', 'l1')
const second = checked(destroyed('squire', 'e3'))

/** Seen by the mourner that leaves with the bearer; the squire, whom the bearer kept alive, is found when players are next due. */
const leavesAndSees: Situation = {
  says: 'what leaves sees the others leave, and a second round of checks does not come before priority',
  rulebook: hollow,
  scenario: dying(hollow),
  right: [
    together,
    mourns,
    mourning,
    ...priority('P1', [pass]),
    second,
    ...priority('P2', [pass]),
    ...resolved('l1'),
    ...both,
    ends({ P1: 21, P2: 20 })
  ],
  wrong: {
    'checks again before placing': [[together, mourns, second], 2],
    'does not see the others leave': [[together, ...priority('P1', [pass])], 1],
    'checks once a game, not once each time': [[together, mourns, mourning, ...both], 5]
  }
}

const raise = card(
  'Raise the Fallen',
  ['instant'],
  [
    {
      kind: 'resolution',
      id: 'raise',
      steps: [{ do: 'move', what: { all: { zone: 'graveyard', types: ['spirit'], owner: 'you' } }, to: 'arena' }]
    }
  ]
)
const house: Card = {
  ...card('Open House', ['creature', 'spirit'], [gains('house', { event: 'enter', object: { types: ['creature'] } })]),
  toughness: 3
}
const wisp: Card = { ...card('Plain Wisp', ['creature', 'spirit']), toughness: 1 }

const enters = (id: string, name: string): NamedEvent => ({ event: 'move', object: id, from: 'graveyard', to: 'arena', id: name })
const bearerDies = checked(destroyed('bearer', 'e1'))
const squireDies = checked(destroyed('squire', 'e2'))
const raised: readonly Observation[] = [
  bearerDies,
  squireDies,
  ...priority('P1', [pass, { option: 'play', object: 'raise' }], 1),
  ...playing('P1', 'raise'),
  ...both,
  resolves('raise'),
  occur(enters('house', 'e3'), enters('wisp', 'e4')),
  triggers('house', 'house', 'l1', 'e3')
]

/** Neither of two that come at once was there before; and the bearer kept the squire alive, so a second round is due. */
const comesAndRepeats: Situation = {
  says: 'what comes with others does not see them come, and checks are made until none applies',
  rulebook: heath,
  scenario: of(
    heath,
    [raise, house, wisp, bearer, squire],
    [
      object('raise', 'Raise the Fallen', 'P1', 'hand'),
      object('house', 'Open House', 'P1', 'graveyard'),
      object('wisp', 'Plain Wisp', 'P1', 'graveyard'),
      hurt('bearer', 'Fallen Bearer', 2),
      hurt('squire', 'Wounded Squire', 2)
    ]
  ),
  right: [...raised, ...cleared('raise'), placed('house', 'house', 'l1'), ...both, ...resolved('l1'), ...both, ends({ P1: 21, P2: 20 })],
  wrong: {
    'lets it see them': [[...raised, triggers('house', 'house', 'l2', 'e4')], raised.length],
    'checks only once': [[bearerDies, ...priority('P1', [pass, { option: 'play', object: 'raise' }])], 1]
  }
}

/** Checks once and one by one, and has one of its own, of what rots. */
const marsh = mixed('mtg', {
  checks: {
    ...once,
    ...oneByOne,
    declared: told([
      {
        name: 'rotting',
        rules: ['mixed:1'],
        of: 'object',
        in: 'arena',
        when: [{ counters: 'rot', is: '>', than: 0 }],
        then: { do: 'destroy' }
      }
    ])
  }
})

/** Damage comes first, then rot: each is an event of its own, and neither is looked at twice. */
const rots: Situation = {
  says: 'checks of the list and declared ones are made once, one after another',
  rulebook: marsh,
  scenario: of(
    marsh,
    [bearer, squire, creature('Rotten Stump', 5)],
    [
      { ...object('stump', 'Rotten Stump', 'P1'), counters: { rot: 1 } },
      hurt('bearer', 'Fallen Bearer', 2),
      hurt('squire', 'Wounded Squire', 2)
    ]
  ),
  right: [
    bearerDies,
    checked(destroyed('stump', 'e2')),
    ...priority('P1', [pass]),
    checked(destroyed('squire', 'e3')),
    ...priority('P2', [pass]),
    ends({ P1: 20, P2: 20 })
  ],
  wrong: {
    'makes them at once': [[checked(destroyed('bearer', 'e1'), destroyed('stump', 'e2'))], 0],
    'begins with its own': [[checked(destroyed('stump', 'e1')), bearerDies], 0],
    'goes back to damage': [[bearerDies, squireDies], 1],
    'leaves its own out': [[bearerDies, ...priority('P1', [pass])], 1]
  }
}

describe.each([leavesAndSees, comesAndRepeats, rots])('$says', ({ rulebook, scenario, right, wrong }) => {
  const { engine, model } = followed(rulebook)

  it('is followed by the charts, and played so by the engine', async () => {
    expect(judge(model, scenario, right)).toMatchObject({ verdict: 'pass' })
    const { trace } = await play(engine(), scenario, scripted(plays))
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'pass' })
    expect(trace.filter(({ see }) => see !== 'end').map(({ see }) => see)).toEqual(
      right.filter(({ see }) => see !== 'end').map(({ see }) => see)
    )
  })

  it.each(Object.entries(wrong))('is not so where an engine %s', (_, [trace, step]) => {
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'fail', step })
  })
})
