/**
 * The metamorphic relations: pairs of games of which the rules demand the same.
 * @module
 */
import { declarationsPermuted } from './declarations-permuted.js'
import { idleListener } from './idle-listener.js'
import { idsRenamed } from './ids-renamed.js'
import { playedAgain } from './played-again.js'
import type { Relation } from './relation.js'
import { seatsSwapped } from './seats-swapped.js'

export type { Difference, Game, Relation, Transformed } from './relation.js'

export const relations: readonly Relation[] = [playedAgain, idsRenamed, declarationsPermuted, idleListener, seatsSwapped]
