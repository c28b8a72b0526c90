import type { GameEvent } from './event.js'

/** Events that say how a game is run through rather than what comes of it: how they are reported says little about the rules. */
export const RUNNING = ['begin', 'play', 'activate'] as const satisfies readonly GameEvent['event'][]

export const isRunning = (event: GameEvent['event']): boolean => RUNNING.some(kind => kind === event)
