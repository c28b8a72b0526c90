/** Whoever works on a command's tasks: this process and others of the kit's own. @module */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '../../fixtures/loader.js'
import { COLLECTING } from './collecting.js'
import type { Answer, Order, Port, Role } from './messages.js'

/** One who does tasks. */
export interface Member<Task, Result> {
  /** How many tasks it takes at once. */
  readonly room: number
  /**
   * Does a task.
   * @throws Gone if it is not there, or not fit for any task
   */
  readonly perform: (task: Task) => Promise<Result>
  /** Ends it, and whatever it has started. */
  readonly end: () => Promise<void>
}

/** A member is not there any more, or could not begin: what it was to do is left to the others. */
export class Gone extends Error {}

/** A process of the kit's own. */
export interface Hand extends Port<Order, Answer> {
  readonly close: () => Promise<void>
}

/** Starts a process of the kit's own. */
export const startHand = (): Hand => {
  const child = fork(join(packageRoot(), 'dist', 'cli', 'jobs', 'worker.js'), [], {
    execArgv: [...COLLECTING],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  const ended = new Promise<string>(resolve => {
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `exited with status ${code}`))
    child.once('error', error => resolve(`could not be started (${error.message})`))
  })
  return {
    // a process that has ended is told of as it ends
    send: message => void (child.connected && child.send(message, () => undefined)),
    hear: listener => void child.on('message', message => listener(message as Answer)),
    gone: listener => void ended.then(listener),
    close: async () => void (await ended)
  }
}

/** What is told of a member. */
export interface Told {
  /** What it tells while it works. */
  readonly aside?: (what: unknown) => void
  /** Whether what it tells of itself as it begins is as it must be; else why not. */
  readonly unfit?: (hello: unknown) => string | undefined
  /** Called once if it is gone, with the reason. */
  readonly lost: (why: string) => void
}

interface Open {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** A process of the kit's own as a member of a crew. */
export const memberOf = <Task, Result>(
  hand: Hand,
  role: Role,
  room: number,
  { aside, unfit, lost }: Told
): Member<Task, Result> & { readonly stop: () => void } => {
  const open = new Map<number, Open>()
  let tickets = 0
  let away: string | undefined
  let isEnding = false
  const leave = (why: string): void => {
    if (away !== undefined) return
    away = why
    if (!isEnding) lost(why)
    for (const { reject } of open.values()) reject(new Gone(why))
    open.clear()
    hand.send({ say: 'end' })
  }
  const settle = (ticket: number): Open | undefined => {
    const found = open.get(ticket)
    open.delete(ticket)
    return found
  }
  hand.gone(how => leave(`a process of the kit ${how}`))
  hand.hear(answer => {
    switch (answer.say) {
      case 'ready': {
        const why = unfit?.(answer.hello)
        if (why !== undefined) leave(why)
        return
      }
      case 'unfit':
        return leave(answer.why)
      case 'done':
        return settle(answer.ticket)?.resolve(answer.result)
      case 'failed': {
        const error = new Error(answer.message)
        if (answer.stack !== undefined) error.stack = answer.stack
        return settle(answer.ticket)?.reject(error)
      }
      case 'aside':
        return aside?.(answer.aside)
    }
  })
  hand.send({ say: 'begin', ...role })
  return {
    room,
    perform: task =>
      new Promise<Result>((resolve, reject) => {
        if (away !== undefined) return reject(new Gone(away))
        const ticket = ++tickets
        open.set(ticket, { resolve: result => resolve(result as Result), reject })
        hand.send({ say: 'do', ticket, task })
      }),
    stop: () => hand.send({ say: 'stop' }),
    end: async () => {
      isEnding = true
      hand.send({ say: 'end' })
      await hand.close()
    }
  }
}

/** A crew that does tasks. */
export interface Crew<Task, Result> {
  /** How many tasks all of it takes at once. */
  readonly room: number
  readonly perform: (task: Task) => Promise<Result>
}

/** Leaves each task to whoever has most room for it. What one does not do who is gone, another does. */
export const crewOf = <Task, Result>(members: readonly Member<Task, Result>[]): Crew<Task, Result> => {
  const busy = new Map(members.map(member => [member, 0]))
  const perform = async (task: Task): Promise<Result> => {
    const free = ([member, tasks]: readonly [Member<Task, Result>, number]): number => member.room - tasks
    const all = [...busy]
    const [member, tasks] = all.reduce((best, each) => (free(each) > free(best) ? each : best))
    busy.set(member, tasks + 1)
    try {
      return await member.perform(task)
    } catch (error) {
      if (!(error instanceof Gone) || (busy.size === 1 && busy.has(member))) throw error
      busy.delete(member)
      return await perform(task)
    } finally {
      if (busy.has(member)) busy.set(member, busy.get(member)! - 1)
    }
  }
  return { room: members.reduce((sum, { room }) => sum + room, 0), perform }
}
