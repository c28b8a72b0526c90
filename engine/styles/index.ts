/**
 * The styles of reporting that the protocol permits.
 * @see docs/decisions/0020-styles.md
 * @module
 */
import type { ImplementationUnderTest } from '../port.js'
import { anyOrder } from './any-order.js'
import { empty } from './empty.js'
import { fitful } from './fitful.js'
import { noCause } from './no-cause.js'
import { numbered } from './numbered.js'
import { oneByOne } from './one-by-one.js'
import { plainOptions } from './plain-options.js'
import { renamed } from './renamed.js'
import { spare } from './spare.js'
import type { Style } from './style.js'
import { terse } from './terse.js'
import { uneven } from './uneven.js'
import { unicode } from './unicode.js'

export type { Style } from './style.js'

export const styles: readonly Style[] = [
  terse,
  fitful,
  noCause,
  oneByOne,
  plainOptions,
  anyOrder,
  spare,
  uneven,
  renamed,
  numbered,
  unicode,
  empty
]

/** The same implementation in several styles at once. */
export const inStyles = (iut: ImplementationUnderTest, chosen: readonly Style[]): ImplementationUnderTest =>
  chosen.reduce((styled, style) => style.of(styled), iut)
