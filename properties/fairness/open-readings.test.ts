/** Fixtures that nobody is judged by: a game in each reading of what the text leaves open is accepted, and one of none is not. */
import { describe, expect, it } from 'vitest'
import { createReference, type Rules } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { GameEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import { play, scripted } from '../campaign/play.js'
import { fixturesOf, toWire } from '../../fixtures/loader.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'

type Trace = readonly Observation[]

/** A fixture of its own, or the side of a question. */
const named = (id: string) => {
  const [ruleset, family] = id.split('/')
  return (family === 'questions' ? fixturesOf(ruleset!).find(({ scenario }) => scenario.id === id) : undefined) ?? fixtureNamed(id)
}

const judged = (id: string) => {
  const { scenario, file } = named(id)
  const wire = toWire(scenario, file)
  const base = createBase(rulebooks[scenario.ruleset]!)
  const model = createModel(base, { level: 'full', autonomous: [] })
  return {
    /** Played on the reference engine, or on one that reads a rule in another way. */
    game: async (rules: Partial<Rules> = {}): Promise<Trace> =>
      (await play(inProcess(createReference(base, rules)), wire, scripted(scenario.script))).trace,
    verdict: (trace: Trace) => judge(model, wire, trace).verdict
  }
}

/** Takes out a stretch that begins where the test holds for the nth time. */
const cut = (trace: Trace, nth: number, length: number, test: (o: Observation) => boolean, instead: Trace = []): Trace => {
  const at = trace.map((o, i) => (test(o) ? i : -1)).filter(i => i >= 0)[nth - 1]
  if (at === undefined) throw new Error('the game has no such observation')
  return trace.toSpliced(at, length, ...instead)
}

const ending = (trace: Trace, players: Readonly<Record<string, { life: number }>>, objects = {}): Trace =>
  trace.map(o => (o.see === 'end' ? { ...o, state: { players, objects } } : o))

const isEvent =
  (kind: GameEvent['event']) =>
  (o: Observation): boolean =>
    o.see === 'event' && o.events.some(event => event.event === kind)

const isSuppressed = (o: Observation): boolean => o.see === 'suppressed'

/** Everything of a stack object, from its triggering on. */
const without = (trace: Trace, layer: string): Trace => {
  const from = trace.findIndex(o => o.see === 'resolve' && o.layer === layer)
  const to = trace.findIndex(o => o.see === 'left' && o.layer === layer)
  const passes = trace.slice(0, from).findLastIndex(o => o.see === 'layer' && o.layer === layer)
  return trace.filter((o, at) => !(at >= passes && at <= to) && !(o.see === 'triggered' && o.layer === layer))
}

describe('"the next time", forbidden from triggering', () => {
  const { game, verdict } = judged('fab/6.6/next-time-forbidden')
  it('waits on, or has passed', async () => {
    const trace = await game()
    const layer = trace.find(o => o.see === 'triggered')!
    expect(verdict(trace)).toBe('pass')
    expect(verdict(ending(without(trace, layer.see === 'triggered' ? layer.layer : ''), { A: { life: 20 } }))).toBe('pass')
  })
  it('does not trigger where it is forbidden', async () => {
    expect(verdict(cut(await game(), 1, 1, isSuppressed))).toBe('fail')
  })
})

describe('an effect that forbids, and ends with the very event', () => {
  const { game, verdict } = judged('fab/6.6/gag-ends-with-the-event')
  it('still keeps others from triggering on it, or no longer', async () => {
    expect(verdict(await game())).toBe('pass')
    const triggering = await game({ isSuppressed: () => false })
    expect(triggering.some(o => o.see === 'triggered')).toBe(true)
    expect(verdict(triggering)).toBe('pass')
  })
  it('does one of both', async () => {
    expect(verdict(cut(await game(), 1, 1, isSuppressed))).toBe('fail')
  })
})

describe('a limit used up, and an effect that forbids', () => {
  const { game, verdict } = judged('fab/6.6/limit-used-and-forbidden')
  const renamed = (trace: Trace, nth: number): Trace => {
    const told = trace.filter(isSuppressed)[nth - 1]
    if (told?.see !== 'suppressed') throw new Error('nothing was suppressed')
    const { suppressor: _, ...rest } = told
    return cut(trace, nth, 1, isSuppressed, [{ ...rest, why: 'limit' }])
  }
  it('either is named', async () => {
    const trace = await game()
    expect(verdict(trace)).toBe('pass')
    expect(verdict(renamed(trace, 2))).toBe('pass')
  })
  it('not the limit as long as it is not used up', async () => {
    expect(verdict(renamed(await game(), 1))).toBe('fail')
  })
})

describe('one more, of damage of two kinds at once', () => {
  const { game, verdict } = judged('fab/6.4/more-of-two-kinds')
  const dealing = (trace: Trace, amounts: readonly number[]): Trace => {
    const changed = <E extends GameEvent>(event: E): E =>
      event.event === 'damage' ? { ...event, parts: event.parts.map((part, at) => ({ ...part, amount: amounts[at]! })) } : event
    const total = amounts.reduce((sum, each) => sum + each, 0)
    const dealt = trace.map(o =>
      o.see === 'event'
        ? { ...o, events: o.events.map(changed) }
        : o.see === 'applied' && o.becomes
          ? { ...o, becomes: { ...o.becomes, what: changed(o.becomes.what) } }
          : o
    )
    return ending(dealt, { B: { life: 20 - total } })
  }
  it('is one more of each, or of either', async () => {
    const trace = await game()
    for (const amounts of [
      [3, 3],
      [3, 2],
      [2, 3]
    ])
      expect(verdict(dealing(trace, amounts))).toBe('pass')
  })
  it('is nothing else', async () => {
    const trace = await game()
    for (const amounts of [
      [2, 2],
      [4, 2],
      [3, 4]
    ])
      expect(verdict(dealing(trace, amounts))).toBe('fail')
  })
})

describe('"do this only once", with two abilities on the stack', () => {
  const { game, verdict } = judged('mtg/603/do-once-twice-on-the-stack')
  const isAsked = (o: Observation): boolean => o.see === 'prompt' && o.decision === 'may'
  const once = { A: { life: 30 } }
  const bear = { bear: { counters: { '+1/+1': 1 } } }
  it('is done by both, or the second is not offered it, or may only decline', async () => {
    const trace = await game()
    expect(verdict(trace)).toBe('pass')
    expect(verdict(ending(cut(trace, 2, 3, isAsked), once, bear))).toBe('pass')
    const asked = trace.find(isAsked)!
    const barred: Trace = [{ ...asked, options: [{ option: 'no' }] } as Observation, { see: 'answer', option: 0 }]
    expect(verdict(ending(cut(trace, 2, 3, isAsked, barred), once, bear))).toBe('pass')
  })
  it('is offered to the first', async () => {
    expect(verdict(cut(await game(), 1, 3, isAsked))).toBe('fail')
  })
})

describe('a draw from an empty deck, and what would replace it', () => {
  const { game, verdict } = judged('fab/context/events/empty-deck-replaced')
  it('is replaced, or fails before that', async () => {
    const trace = await game()
    expect(verdict(trace)).toBe('pass')
    expect(
      verdict(
        ending(
          cut(trace, 1, 3, o => o.see === 'proposed'),
          { A: { life: 20 } }
        )
      )
    ).toBe('pass')
  })
  it('gives nothing without the effect', async () => {
    expect(verdict(cut(await game(), 1, 2, o => o.see === 'proposed'))).toBe('fail')
  })
})

describe('Grand Archive: no legal target as an ability is placed', () => {
  const { game, verdict } = judged('ga/traits/only-shrouded')
  const isCeased = (o: Observation): boolean => o.see === 'ceased'
  const placed = (trace: Trace): { readonly on: Observation; readonly off: Observation; readonly layer: string } => {
    const triggering = trace.find(o => o.see === 'triggered')!
    const { layer, controller, effect } = triggering.see === 'triggered' ? triggering : ({} as never)
    return { on: { see: 'layer', layer, kind: 'triggered', controller, effect }, off: { see: 'left', layer, how: 'failed' }, layer }
  }
  /** All pass in turn, while nothing slow may be played. */
  const passing = (trace: Trace): Trace =>
    trace.slice(trace.findIndex(isCeased) + 1, -1).map(o => (o.see === 'prompt' ? { ...o, options: [{ option: 'pass' as const }] } : o))
  it('it fizzles without having been on the Effects Stack, at once on it, or with Opportunity before', async () => {
    const trace = await game()
    expect(verdict(trace)).toBe('pass')
    const { on, off, layer } = placed(trace)
    expect(verdict(cut(trace, 1, 1, isCeased, [on, off]))).toBe('pass')
    const passes = passing(trace)
    expect(passes.length).toBeGreaterThan(0)
    expect(verdict(cut(trace, 1, 1, isCeased, [on, ...passes, { see: 'resolve', layer }, off]))).toBe('pass')
  })
  it('it never resolves', async () => {
    const trace = await game()
    const { on, layer } = placed(trace)
    const passes = passing(trace)
    expect(verdict(cut(trace, 1, 1, isCeased, [on, ...passes, { see: 'resolve', layer }, { see: 'left', layer, how: 'resolved' }]))).toBe(
      'fail'
    )
  })
})

describe('Grand Archive: Opportunity in a phase that gives none of itself', () => {
  const { game, verdict } = judged('ga/context/turn/opportunity-in-silent-phases')
  const afterLast = (trace: Trace): { readonly at: number; readonly length: number } => {
    const at = trace.findIndex((o, i) => o.see === 'event' && trace[i - 1]?.see === 'answer' && isEvent('begin')(o))
    const last = trace.slice(0, at).findLastIndex(o => o.see === 'left')
    return { at: last + 1, length: at - last - 1 }
  }
  it('comes once more when nothing waits any longer, or not', async () => {
    const trace = await game()
    expect(verdict(trace)).toBe('pass')
    const { at, length } = afterLast(trace)
    expect(length).toBe(4)
    expect(verdict(trace.toSpliced(at, length))).toBe('pass')
  })
  it('comes while something waits', async () => {
    const trace = await game()
    const layer = trace.findIndex(o => o.see === 'layer')
    expect(verdict(trace.toSpliced(layer + 1, 2))).toBe('fail')
  })
})

describe('regeneration', () => {
  const { game, verdict } = judged('mtg-2010/sba/lethal-damage-regeneration')
  it('removes the damage and taps, in either order', async () => {
    const trace = await game()
    const at = trace.findIndex(isEvent('heal'))
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.with(at, trace[at + 1]!).with(at + 1, trace[at]!))).toBe('pass')
    expect(verdict(trace.toSpliced(at + 1, 1))).toBe('fail')
  })
})

describe('Grand Archive: a replacement of something else than damage', () => {
  const { game, verdict } = judged('ga/questions/d43')
  const by = (trace: Trace, player: string): Trace => trace.map(o => (o.see === 'applied' ? { ...o, player } : o))
  it('is applied by the player of what it happens to, or by its own controller', async () => {
    const trace = await game()
    expect(verdict(by(trace, 'q'))).toBe('pass')
    expect(verdict(by(trace, 'p'))).toBe('pass')
    expect(verdict(by(trace, 'nobody'))).toBe('fail')
  })
  it('of damage, by whoever controls what is damaged', async () => {
    const damage = judged('ga/context/prevention/shield')
    const trace = await damage.game()
    const other = trace.some(o => o.see === 'applied' && o.player === 'q') ? 'p' : 'q'
    expect(damage.verdict(trace)).toBe('pass')
    expect(damage.verdict(by(trace, other))).toBe('fail')
  })
})
