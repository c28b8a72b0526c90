/** Faults in prevention. @module */
import { affectedPlayers } from '../../reference/machine/events/affected.js'
import { fits } from '../../reference/machine/events/facts.js'
import { amountLeft } from '../../reference/machine/events/proposal.js'
import { lastingInstance } from '../../reference/sources.js'
import type { Lasting } from '../../reference/state.js'
import { does, type Patch } from './patch.js'

/** What a prevention does further speaks of the damage that would have been dealt. */
export const ridersSpeakOfTheDamage: Patch = does(
  'applied',
  soundly => (run, process, candidate, from, next, also, instead, prevention) => {
    soundly(run, process, candidate, from, next, also, instead, prevention && { ...prevention, additionalEffectOn: process.event })
  }
)

/** What a prevention does further is left out where it could prevent nothing. */
export const noRidersOnTheUnpreventable: Patch = does(
  'applied',
  soundly => (run, process, candidate, from, next, also, instead, prevention) => {
    const { ctx, w } = run
    const isBarred =
      prevention?.prevented === 0 && ctx.rules.isUnpreventable(ctx.does.ruleEffects(ctx, w, 'unpreventable', process.event).length)
    soundly(run, process, candidate, from, next, isBarred ? undefined : also, instead, prevention)
  }
)

/** A prevention that fits a part of damage takes points from all of it. */
export const protectsTheWholeBatch: Patch = does(
  'protectedParts',
  soundly => (run, instance, effect, event) => (soundly(run, instance, effect, event).length > 0 ? event.parts : [])
)

/** What keeps the next damage from being prevented does so for good. */
export const unpreventableForGood: Patch = does('useUp', soundly => (run, instance) => {
  if (instance.effect.kind !== 'rule' || instance.effect.rule !== 'unpreventable') soundly(run, instance)
})

/** Where an effect has prevented all, the shields that were still to be applied are used up by what was about to be dealt. */
export const shieldsPayForNothing: Patch = does('applied', soundly => (run, process, candidate, from, next, also, instead, prevention) => {
  soundly(run, process, candidate, from, next, also, instead, prevention)
  if (!prevention || (next !== null && amountLeft(next) > 0)) return
  const pays = (each: Lasting): boolean =>
    each.remaining !== undefined &&
    each.key !== candidate.key &&
    each.effect.kind === 'prevention' &&
    fits(run.ctx, run.w, lastingInstance(each), each.effect.event, process.event)
  const amount = amountLeft(process.event)
  const lasting = run.w.lasting.map(each => (pays(each) ? { ...each, remaining: Math.max(0, each.remaining! - amount) } : each))
  run.w = { ...run.w, lasting }
})

/** An attack of whose damage something was prevented has not hit. */
export const missesOncePrevented: Patch = does('applied', soundly => (run, process, candidate, from, next, also, instead, prevention) => {
  if (!prevention || prevention.prevented === 0 || next?.event !== 'damage') {
    return soundly(run, process, candidate, from, next, also, instead, prevention)
  }
  const { hit: _, ...missed } = next
  soundly(run, process, candidate, from, missed, also, instead, prevention)
})

/** What an effect does besides is done for the player to whom, or to whose object, the event happens. */
export const ridersForTheAffected: Patch = does('applied', soundly => (run, process, candidate, from, next, also, instead, prevention) => {
  const controller = affectedPlayers(run, process.event)[0] ?? candidate.controller
  soundly(run, process, also ? { ...candidate, controller } : candidate, from, next, also, instead, prevention)
})
