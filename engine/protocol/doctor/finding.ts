/**
 * What an examination of an adapter looks at, and what it finds.
 * @module
 */
import type { Statement } from '../../port.js'
import type { Medium } from '../link.js'

/** The steps of an examination, in the order of the report, each with what is well if nothing is found. */
export const STEPS = {
  start: 'the command starts and keeps running',
  handshake: 'it answers initialize in the protocol of this kit',
  flush: 'each answer comes without waiting for more input',
  output: 'standard output holds messages and nothing else',
  ids: 'each request is answered once, under its own id',
  statement: 'it claims what this kit knows, spelt right',
  play: 'a scenario is played to its end in valid messages',
  plain: 'games of one card end as anyone would call right',
  same: 'started again, it plays the same game after the same answers',
  reset: 'a scenario leaves nothing behind for the next',
  apart: 'scenarios are kept apart',
  unknown: 'an unknown request is an error, and it goes on',
  refusals: 'a wrong parameter is an error, and the game goes on',
  shutdown: 'it ends in time, with status 0, and leaves no process behind'
} as const

export type StepId = keyof typeof STEPS

/** What is well otherwise where the kit is connected to an engine that runs already, and does not start it. */
const CONNECTED: Partial<Record<StepId, string>> = {
  start: 'it takes the connection and keeps it open',
  output: 'the connection carries messages and nothing else',
  same: 'connected to again, it plays the same game after the same answers',
  shutdown: 'it answers that the conversation is over'
}

const titleOf = (step: StepId, medium: Medium): string => (medium === 'connection' ? CONNECTED[step] : undefined) ?? STEPS[step]

/** Something wrong with an adapter. */
export interface Finding {
  /** What was sent to it, or done with it. */
  readonly sent: string
  /** What came of it. */
  readonly came: string
  /** What to change. */
  readonly change: string
}

/** One step of an examination. */
export type Step = { readonly step: StepId; readonly title: string } &
  /** What was seen, in plain words. */
  (
    | { readonly result: 'ok'; readonly seen?: readonly string[] }
    | { readonly result: 'wrong'; readonly findings: readonly Finding[] }
    | { readonly result: 'not-reached'; readonly why: string }
  )

/** An adapter, examined. */
export interface Examination {
  /** What it claims, if it got as far as saying so. */
  readonly statement?: Statement
  readonly steps: readonly Step[]
}

/** Where an examination keeps what it finds, step by step. */
export interface Ledger {
  /** Adds a finding. */
  wrong(step: StepId, finding: Finding): void
  /** Says why a step was not reached; the first reason stays. A step that was reached, or has a finding, is not affected. */
  unreached(step: StepId, why: string): void
  /** A step has been gone through. */
  reached(step: StepId): void
  /** Keeps what was seen in a step. */
  saw(step: StepId, what: string): void
  steps(): readonly Step[]
}

/** An empty ledger; a step of which nothing is said is `not-reached`. */
export const openLedger = (medium: Medium): Ledger => {
  const findings = new Map<StepId, Finding[]>()
  const reasons = new Map<StepId, string>()
  const done = new Set<StepId>()
  const seen = new Map<StepId, readonly string[]>()
  const known = (list: readonly Finding[], { came, change }: Finding): boolean =>
    list.some(each => each.change === change && each.came === came)
  return {
    wrong: (step, finding) => {
      const list = findings.get(step) ?? []
      if (!known(list, finding)) findings.set(step, [...list, finding])
    },
    unreached: (step, why) => {
      if (!reasons.has(step)) reasons.set(step, why)
    },
    reached: step => void done.add(step),
    saw: (step, what) => void seen.set(step, [...(seen.get(step) ?? []), what]),
    steps: () =>
      (Object.keys(STEPS) as StepId[]).map((step): Step => {
        const found = findings.get(step)
        const head = { step, title: titleOf(step, medium) }
        if (found) return { ...head, result: 'wrong', findings: found }
        const what = seen.get(step)
        if (done.has(step)) return { ...head, result: 'ok', ...(what && { seen: what }) }
        return { ...head, result: 'not-reached', why: reasons.get(step) ?? 'an earlier step ended the examination' }
      })
  }
}
