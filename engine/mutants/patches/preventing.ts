/** Faults in prevention. @module */
import { does, type Patch } from './patch.js'

/** What a prevention does further speaks of the damage that would have been dealt. */
export const ridersSpeakOfTheDamage: Patch = does(
  'applied',
  soundly => (run, process, candidate, from, next, also, instead, prevention) => {
    soundly(run, process, candidate, from, next, also, instead, prevention && { ...prevention, riderOn: process.event })
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
