import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { all, effectOf, turnPlayerAt } from './reading.js'

type Placing = { readonly step: number; readonly o: ObservationOf<'layer'> }

/** What ends the placing of pending triggers. */
const isAfter = (o: Observation): boolean =>
  o.see === 'resolve' || o.see === 'event' || o.see === 'end' || (o.see === 'prompt' && ['priority', 'first-player'].includes(o.decision))

const placings = (trace: readonly Observation[], from: number): readonly Placing[] => {
  const rest = trace.slice(from)
  const stop = rest.findIndex(isAfter)
  return (stop < 0 ? rest : rest.slice(0, stop)).flatMap((o, i) =>
    o.see === 'layer' && o.kind === 'triggered' ? [{ step: from + i, o }] : []
  )
}

/** What is placed becomes the source of targets: that alone ends no placing. */
const isTargeting = (o: Observation): boolean => o.see === 'event' && o.events.every(each => each.event === 'target')

/** What is placed together, with who begins. */
interface Round {
  readonly first: string
  readonly placed: readonly Placing[]
}

/** Rounds for which the turn-player has selected who begins. */
const selected = ({ trace }: TraceView): readonly Round[] =>
  trace.flatMap((prompt, start): readonly Round[] => {
    const answer = trace[start + 1]
    if (prompt.see !== 'prompt' || prompt.decision !== 'first-player' || prompt.about?.event !== undefined || answer?.see !== 'answer')
      return []
    const chosen = prompt.options[answer.option]
    return chosen?.option === 'player' ? [{ first: chosen.player, placed: placings(trace, start + 2) }] : []
  })

/** Rounds that the turn-player begins: stack objects that were pending together. What triggers while they are placed is placed after them. */
const ofTurnPlayer = (view: TraceView): readonly Round[] => {
  const { trace } = view
  const turnPlayer = turnPlayerAt(view)
  const pendingSince = new Map(all(trace, 'triggered').map(({ step, o }) => [o.layer, step] as const))
  const rounds: { first: string; began: number; placed: Placing[] }[] = []
  let open = false
  trace.forEach((o, step) => {
    if (isAfter(o) && !isTargeting(o)) open = false
    if (o.see !== 'layer' || o.kind !== 'triggered') return
    const since = pendingSince.get(o.layer)
    const last = rounds.at(-1)
    if (since === undefined) open = false
    else if (open && last && since < last.began) last.placed.push({ step, o })
    else {
      rounds.push({ first: turnPlayer[step]!, began: step, placed: [{ step, o }] })
      open = true
    }
  })
  return rounds
}

/**
 * The pass in which a stack object is placed, where those that answer a triggering are placed apart: by what its effect waits for, since an
 * engine need not say what a triggering answers. Nothing where the trace does not tell.
 */
const passOf = ({ trace, scenario, structure }: TraceView): ((layer: string) => number | undefined) => {
  const passes = structure.placement.passes.value
  const answering = new Map(
    all(trace, 'triggered').flatMap(({ o }) => {
      const effect = effectOf(scenario, o.effect)
      const answers = o.answers !== undefined || (effect?.kind === 'trigger' ? effect.trigger.on?.event === 'triggered' : undefined)
      return answers === undefined ? [] : [[o.layer, answers] as const]
    })
  )
  return layer => {
    if (passes.length === 1) return 0
    const answers = answering.get(layer)
    return answers === undefined ? undefined : passes.findIndex(kinds => kinds.includes(answers ? 'meta' : 'ordinary'))
  }
}

/** @see fab:6.6.6b @see mtg:603.3b */
export const placedClockwise: Invariant = {
  name: 'placed-clockwise',
  title: 'Pending stack objects are placed clockwise from the player who begins',
  statement:
    'Stack objects that are pending together are put on the stack player by player, clockwise from the selected player or, where nobody is selected, from the turn-player; where those that answer a triggering are placed apart, they come after the rest.',
  formal: '∀ x, y ∈ placing: x before y ⇒ (pass(x), seat(controller(x), first)) ≤ (pass(y), seat(controller(y), first))',
  concepts: ['trigger.first-player', 'trigger.order'],
  level: 'stack',
  shownAt: ({ placement }) => (placement.first.value === 'turn-player-selects' ? 'stack' : 'full'),
  sometimes: 'stack objects of two players are placed together',
  met: view => rounds(view).some(({ placed }) => placed.some(({ o }) => o.controller !== placed[0]?.o.controller)),
  check: view => {
    const players = view.scenario.players.map(player => player.id)
    const pass = passOf(view)
    return rounds(view).flatMap(({ first, placed }): readonly Breach[] => {
      const seat = (player: string): number => (players.indexOf(player) - players.indexOf(first) + players.length) % players.length
      return placed.flatMap(({ step, o }, i): readonly Breach[] => {
        const before = placed[i - 1]?.o
        if (!before) return []
        const [now, then] = [pass(o.layer), pass(before.layer)]
        if (now === undefined || then === undefined) return []
        const later = now - then
        if (later > 0 || (later === 0 && seat(o.controller) >= seat(before.controller))) return []
        return [
          later < 0
            ? { step, came: `${o.layer} was placed after ${before.layer}`, expected: 'what answers a triggering is placed last' }
            : {
                step,
                came: `${o.controller} placed a stack object after ${before.controller}`,
                expected: `clockwise from ${first}, ${o.controller} comes first`
              }
        ]
      })
    })
  }
}

/** Players of one team place together, which is not read here. */
const rounds = (view: TraceView): readonly Round[] => {
  if (view.scenario.players.some(player => player.team !== undefined)) return []
  return view.structure.placement.first.value === 'turn-player-selects' ? selected(view) : ofTurnPlayer(view)
}
