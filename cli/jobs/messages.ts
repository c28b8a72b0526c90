/** What the kit's own processes say to each other. @module */

/** What a process is started for, and what it is given for it. */
export interface Role {
  readonly role: string
  readonly given: unknown
}

/** To a process that works: first what it is for, then one task after the other. */
export type Order =
  | ({ readonly say: 'begin' } & Role)
  | { readonly say: 'do'; readonly ticket: number; readonly task: unknown }
  /** Nothing that is under way is wanted any more. */
  | { readonly say: 'stop' }
  | { readonly say: 'end' }

/** From a process that works. */
export type Answer =
  /** It can begin; with what it tells of itself. */
  | { readonly say: 'ready'; readonly hello: unknown }
  /** It cannot begin, and why. */
  | { readonly say: 'unfit'; readonly why: string }
  | { readonly say: 'done'; readonly ticket: number; readonly result: unknown }
  /** The kit itself failed. */
  | { readonly say: 'failed'; readonly ticket: number; readonly message: string; readonly stack: string | undefined }
  /** Something to be told while it works. */
  | { readonly say: 'aside'; readonly aside: unknown }

/** The near end of a connection between two processes. */
export interface Port<Sent, Heard> {
  readonly send: (message: Sent) => void
  readonly hear: (listener: (message: Heard) => void) => void
  /** Called once as the other end is gone, with how it ended if that is known. */
  readonly gone: (listener: (how: string) => void) => void
}
