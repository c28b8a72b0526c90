/** Values of options. @module */
import { InvalidArgumentError } from 'commander'

/** A whole number from 0 on. */
export const natural = (text: string): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value > 2_147_483_647)
    throw new InvalidArgumentError('Give a whole number from 0 to 2147483647.')
  return value
}
