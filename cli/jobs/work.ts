/** A process of the kit's own at work: it does what it is told until it is ended, or nobody is left to tell it. @module */
import type { Answer, Order, Port } from './messages.js'
import type { Begin, Work } from './roles.js'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Works for whoever is at the other end.
 * @returns when it is over
 */
export const workFor = ({ send, hear, gone }: Port<Answer, Order>, roles: Readonly<Record<string, () => Promise<Begin>>>): Promise<void> =>
  new Promise(resolve => {
    let work: Promise<Work> | undefined
    const begin = async (role: string, given: unknown): Promise<Work> => {
      const start = (await roles[role]?.()) ?? (() => Promise.reject(new Error(`there is no role ${role}`)))
      return start(given as never, aside => send({ say: 'aside', aside }))
    }
    const end = async (): Promise<void> => {
      const begun = await work?.catch(() => undefined)
      begun?.stop()
      await begun?.close()
      resolve()
    }
    gone(() => void end())
    hear(order => {
      switch (order.say) {
        case 'begin':
          work = begin(order.role, order.given)
          work.then(
            ({ hello }) => send({ say: 'ready', hello }),
            (error: unknown) => send({ say: 'unfit', why: messageOf(error) })
          )
          return
        case 'do': {
          const { ticket } = order
          work!
            .then(({ perform }) => perform(order.task as never))
            .then(
              result => send({ say: 'done', ticket, result }),
              (error: unknown) =>
                send({ say: 'failed', ticket, message: messageOf(error), stack: error instanceof Error ? error.stack : undefined })
            )
          return
        }
        case 'stop':
          void work?.then(begun => begun.stop()).catch(() => undefined)
          return
        case 'end':
          void end()
      }
    })
  })
