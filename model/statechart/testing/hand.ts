/** Traces derived by hand, followed by the charts alone: no engine is asked. @module */
import { isRecord } from '../../trace/record.js'
import { kindsLeftOut, leftOut } from '../../scenario/left-out.js'
import type { Expectation, WireScenario } from '../../scenario/scenario.js'
import type { ScriptEntry } from '../../scenario/script.js'
import { isDecision, isWait, spelledOut } from '../../scenario/script.js'
import type { Heard } from '../../script/heard.js'
import { decided, hasCome, hear, NOTHING_HEARD, taken as awaited } from '../../script/heard.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import type { Option } from '../../trace/option.js'
import { renameThings } from '../../trace/ids.js'
import type { Frontier, Model } from '../acceptor/model.js'
import { observations } from './walk.js'

/** How the charts name what an engine would name. */
const NAMED = /^n\d+-/

/** Fields that the charts leave open where more than one value is right. */
const OPEN: readonly string[] = ['by', 'suppressor', 'winner', 'id']

type Names = Readonly<Record<string, string>>

/** Whether what comes has the fields that are wanted; names that are no handles stand for one thing each. */
const fits = (wanted: unknown, came: unknown, names: Names, handles: ReadonlySet<string>): Names | undefined => {
  if (typeof wanted === 'string') {
    if (wanted === came) return names
    if (handles.has(wanted) || typeof came !== 'string' || !NAMED.test(came)) return undefined
    const known = names[wanted]
    if (known !== undefined) return known === came ? names : undefined
    return { ...names, [wanted]: came }
  }
  if (Array.isArray(wanted)) {
    if (!Array.isArray(came) || wanted.length !== came.length) return undefined
    return fitsAny(wanted, came, names, handles)
  }
  if (isRecord(wanted)) {
    if (!isRecord(came)) return undefined
    return Object.keys(wanted).reduce<Names | undefined>(
      (now, key) => now && (OPEN.includes(key) && came[key] === undefined ? now : fits(wanted[key], came[key], now, handles)),
      names
    )
  }
  return wanted === came ? names : undefined
}

/** Lists fit in any order; the acceptor minds it where it matters. */
const fitsAny = (wanted: readonly unknown[], came: readonly unknown[], names: Names, handles: ReadonlySet<string>): Names | undefined => {
  const [first, ...rest] = wanted
  if (first === undefined) return names
  for (const [at, each] of came.entries()) {
    const next = fits(first, each, names, handles)
    const all = next && fitsAny(rest, came.toSpliced(at, 1), next, handles)
    if (all) return all
  }
  return undefined
}

/** Where the charts are in a hand-written trace. */
interface Node {
  readonly frontier: Frontier
  readonly at: number
  readonly script: readonly ScriptEntry[]
  readonly heard: Heard
  readonly names: Names
  readonly asked?: ObservationOf<'prompt'>
  readonly depth: number
}

/** How far the charts follow a hand-written trace. */
export interface Followed {
  readonly complete: boolean
  /** The entries of the trace that they followed. */
  readonly reached: number
  /** What they would accept where they follow it no further. */
  readonly instead: readonly Observation[]
  readonly unsupported?: string
}

const isMeant = (option: Option, fields: unknown): boolean =>
  fits(fields, option, {}, new Set(Object.values(option).map(String))) !== undefined

/** What is left of a script, and what has been heard, once an observation has come. */
const waited = ({ script, heard }: Node, came: Observation): Pick<Node, 'script' | 'heard'> => {
  const now = hear(heard, came, true)
  const [head, ...rest] = script
  return head && isWait(head) && hasCome(now, head, came) ? { script: rest, heard: awaited(now, head) } : { script, heard: now }
}

const isIdle = (o: Observation | undefined): boolean => o?.see === 'prompt' && o.options.length === 1

/** The option that a script takes, and what is left of it: its head waits for its turn. */
const taken = ({ script }: Node, { player, decision, options }: ObservationOf<'prompt'>): readonly [number, readonly ScriptEntry[]] => {
  const [first, ...rest] = script
  const head = first && isDecision(first) ? first : undefined
  const at = head?.player === player && head.decision === decision ? options.findIndex(option => isMeant(option, head.choose)) : -1
  if (at >= 0) return [at, rest]
  return [
    Math.max(
      0,
      options.findIndex(option => option.option === 'pass')
    ),
    script
  ]
}

/**
 * Follows the trace of an expectation, as far as the charts do.
 * @param script what players decide where the trace leaves it out
 */
export const follow = (model: Model, scenario: WireScenario, script: readonly ScriptEntry[], expect: Expectation): Followed => {
  const handles = new Set([...scenario.players, ...scenario.objects].map(each => each.id))
  const watched = new Set<string>(expect.watch ?? [])
  const ignored = leftOut(expect)
  // A question with one answer may be left out, so it is left out of both.
  const unwanted = kindsLeftOut(expect)
  const wanted = expect.trace.filter(
    (each, at) => !unwanted.has(each.see) && !isIdle(each) && !(each.see === 'answer' && isIdle(expect.trace[at - 1]))
  )
  let best: Followed = { complete: false, reached: 0, instead: [] }

  const isFree = (came: Observation): boolean =>
    unwanted.has(came.see) ||
    (came.see === 'event'
      ? came.events.every(each => ignored.has(each.event))
      : came.see === 'prompt' && ((came.decision === 'priority' && !watched.has('priority')) || came.options.length === 1))

  const visit = (node: Node): boolean => {
    const { frontier, at, names } = node
    if (frontier.unsupported !== undefined || frontier.exceeded) {
      best = { ...best, unsupported: frontier.unsupported ?? 'more states than are followed' }
      return false
    }
    const offered = observations(model, frontier, `n${node.depth}-`)
    if (at >= best.reached && !node.asked) best = { complete: false, reached: at, instead: offered }
    if (node.asked) {
      const [option, script] = taken(node, node.asked)
      const { asked: _, ...rest } = node
      const entry = wanted[at]
      // The trace says which option is taken, in its own order of options.
      const prompt = wanted[at - 1]
      const chosen =
        !isFree(node.asked) && entry?.see === 'answer' && prompt?.see === 'prompt' ? (prompt.options[entry.option] as unknown) : undefined
      const place = chosen === undefined ? option : node.asked.options.findIndex(each => fits(chosen, each, names, handles) !== undefined)
      // an answer that the trace does not tell is that of the script
      const heard = script.length < rest.script.length && node.asked.decision === 'priority' ? decided(node.heard) : node.heard
      return go({ ...rest, script, heard }, { see: 'answer', option: place }, isFree(node.asked) || entry?.see !== 'answer' ? 0 : 1, names)
    }
    const next = wanted[at]
    if (next?.see === 'end') {
      const engine = renameThings(next, id => names[id] ?? id) as ObservationOf<'end'>
      const known = Object.fromEntries(Object.entries(engine.state.objects))
      const end: Observation = { ...engine, state: { players: engine.state.players, objects: known } }
      const found = model.accept(frontier, end)
      if (found.kind === 'accepted' && model.complete(found.frontier)) {
        best = { complete: at === wanted.length - 1, reached: at + 1, instead: [] }
        return best.complete
      }
    }
    const seen = new Set<string>()
    for (const came of offered) {
      const text = JSON.stringify(came)
      if (came.see === 'end' || came.see === 'answer' || seen.has(text)) continue
      seen.add(text)
      if (isFree(came)) {
        if (came.see === 'prompt' && came.options.length === 1 && came.decision !== 'priority') continue
        if (go(node, came, 0, names)) return true
        continue
      }
      const fit = next && fits(stripped(next), came, names, handles)
      if (fit && go(node, came, 1, fit)) return true
    }
    return false
  }

  /** What the charts leave to the engine is not compared. */
  const stripped = (o: Observation): unknown => {
    const { about: _about, cause: _cause, ...rest } = o as Observation & { readonly about?: unknown; readonly cause?: unknown }
    return rest
  }

  const go = (node: Node, came: Observation, used: number, names: Names): boolean => {
    const found = model.accept(node.frontier, came)
    if (found.kind === 'refused') return false
    return visit({
      ...node,
      ...waited(node, came),
      frontier: found.frontier,
      at: node.at + used,
      names,
      depth: node.depth + 1,
      ...(came.see === 'prompt' && { asked: came })
    })
  }

  visit({ frontier: model.start(scenario), at: 0, script: spelledOut(script), heard: NOTHING_HEARD, names: {}, depth: 0 })
  return best
}
