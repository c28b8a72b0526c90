import { describe, expect, it } from 'vitest'
import { at, bolt, card, fab, instant, play, situation } from './testing/playing.js'
import type { State } from './index.js'

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

const scenario = situation({
  cards: [
    bolt(2),
    instant('shield', [
      { do: 'start', ability: 's', for: 'turn', effect: { kind: 'prevention', event: { event: 'damage' }, amount: 3, shield: true } }
    ]),
    card(
      'chalice',
      [
        {
          kind: 'triggered',
          id: 'c',
          effect: { kind: 'trigger', trigger: { on: { event: 'damage' } }, steps: [{ do: 'draw', player: 'you', count: 1 }] }
        }
      ],
      { types: ['aura'] }
    )
  ],
  objects: [
    at('x bolt_2 hand A'),
    at('y bolt_2 hand A'),
    at('s shield hand B'),
    at('c chalice arena B'),
    at('d chalice arena A'),
    at('z bolt_2 deck A')
  ]
})
const script = ['A x', 'A y', 'A pass', 'B s', 'A A', 'A z']

describe('the reference engine', () => {
  it('gives the same trace for the same answers', () => {
    expect(play(scenario, script).trace).toEqual(play(scenario, script).trace)
  })

  it('leaves the states passed in as they are', () => {
    const engine = fab()
    let played = engine.start(freeze(structuredClone(scenario)))
    for (let answers = 0; engine.legalInputs(played.state).length > 0; answers++) {
      freeze(played.state)
      const options = engine.legalInputs(played.state)
      played = engine.step(played.state, answers < 6 ? options.length - 1 : 0)
    }
    expect(played.trace.at(-1)).toMatchObject({ see: 'end', why: 'quiescent' })
  })

  it('goes on from a state that was written down and read again', () => {
    const { states, trace } = play(scenario, script)
    const engine = fab()
    for (const state of states) {
      const again = JSON.parse(JSON.stringify(state)) as State
      expect(engine.legalInputs(again)).toEqual(engine.legalInputs(state))
      if (engine.legalInputs(state).length > 0) expect(engine.step(again, 0)).toEqual(engine.step(state, 0))
    }
    expect(trace.at(-1)).toMatchObject({ see: 'end' })
  })

  it('refuses an option that is not offered', () => {
    const engine = fab()
    expect(() => engine.step(engine.start(scenario).state, 99)).toThrow(RangeError)
  })

  it('ends where it meets what it does not know', () => {
    const odd = situation({
      cards: [instant('odd', [{ do: 'create', card: 'none', player: 'you' }])],
      objects: [at('o odd hand A')]
    })
    expect(play(odd, ['A o']).trace.at(-1)).toMatchObject({ see: 'end', why: 'unsupported', note: 'the token none' })
  })

  it('asks what the exchanged rules say', () => {
    const engine = fab({ establishedTotal: () => 0 })
    const { trace } = play(scenario, script, engine)
    expect(trace.filter(seen => seen.see === 'applied').every(seen => seen.prevented === 0)).toBe(true)
  })
})
