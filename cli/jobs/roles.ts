/** What the kit's own processes can be started for; each loads what it needs as it begins. @module */

/** What a process does in a role. */
export interface Work {
  /** What it tells of itself as it begins. */
  readonly hello: unknown
  /** Does one task; several may be under way at once. */
  readonly perform: (task: never) => Promise<unknown>
  /** Nothing that is under way is wanted any more. */
  readonly stop: () => void
  /** Ends whatever it has started. */
  readonly close: () => Promise<void>
}

/** Begins to work in a role. What it throws says why it cannot. */
export type Begin = (given: never, aside: (what: unknown) => void) => Promise<Work>

/** Every role by its name. */
export const ROLES: Readonly<Record<string, () => Promise<Begin>>> = {
  certify: async () => (await import('./certifying.js')).beginCertifying
}
