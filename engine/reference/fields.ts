/** Fields that an object has only where there is something in them. @module */

/** The fields that have a value, of those that an object may have. */
export const fields = <T extends object>(all: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
