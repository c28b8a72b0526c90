/** What the rules leave open: every reading is accepted. @module */
import type { Cited } from '../rulebook/structure.js'

/** The values by which an engine may go: all of them, where the text does not say. */
export const readings = <T>({ value, standing }: Cited<T>, all: readonly T[]): readonly T[] => (standing === 'undefined' ? all : [value])

/** Whether an engine may go by a value. */
export const mayBe = <T>(cited: Cited<T>, value: T): boolean => cited.value === value || cited.standing === 'undefined'
