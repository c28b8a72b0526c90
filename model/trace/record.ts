/** What is read of what an engine has said, whatever it is. @module */

/** Whether a value has fields: no list, and not nothing. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
