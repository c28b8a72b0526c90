/** What of an object is copied, and what a copy has of it. @module */
import type { Ability } from '../scenario/card.js'
import type { NumberName } from '../scenario/names.js'
import type { Game } from './decision.js'
import { decision, listed, yesNo } from './decision.js'

/** Properties that an object has in place of the printed ones, or beside them. */
interface Defined {
  readonly numbers: Partial<Readonly<Record<NumberName, number>>>
  readonly types: readonly string[]
}

/** Whether an object becomes a copy of another: not if it is a copy of that very one already. */
export const becomesCopy = yesNo({ cites: ['fab-context:8.5.25d'] }, (_: Game, isThatAlready: boolean) => !isThatAlready)

/** The name of a copy: that of the original. */
export const nameOfCopy = decision(
  { cites: ['fab-context:8.5.25'] },
  [(_: string, own: string) => own],
  (_: Game, _own: string, originals: string) => originals
)

/** The types of a copy: those of the original. */
export const typesOfCopy = decision(
  { cites: ['fab-context:8.5.25'] },
  [
    (_: readonly string[], own: readonly string[]) => own,
    (copied: readonly string[], own: readonly string[]) => [...new Set([...own, ...copied])],
    () => []
  ],
  (_: Game, _own: readonly string[], originals: readonly string[]) => originals
)

/** The abilities of a copy: those of the original. */
export const abilitiesOfCopy = decision(
  { cites: ['fab-context:8.5.25'] },
  [
    (_: readonly Ability[], own: readonly Ability[]) => own,
    (copied: readonly Ability[], own: readonly Ability[]) => [...own.filter(each => !copied.includes(each)), ...copied],
    (): readonly Ability[] => []
  ],
  (_: Game, _own: readonly Ability[], originals: readonly Ability[]) => originals
)

/** The parameters of the original, which were settled as it was played, that a copy has: all of them. */
export const parametersCopied = listed({ cites: ['fab-context:8.5.25b'] }, (_: Game, settled: readonly string[]) => settled)

/** The properties that a copy has beside those that are printed: what an identity-replacement has made of the original. */
export const definedCopied = decision(
  { cites: ['fab:6.4.8a', 'fab-context:8.5.25b'] },
  [() => undefined],
  (_: Game, defined: Defined | undefined) => defined
)

/** What is copied of the original beside its card: what it is by itself, not as other effects make it look. */
export const propertiesCopied = decision(
  { cites: ['fab-context:8.5.25b'] },
  [(_: Defined | undefined, __: Defined | undefined, seen: Defined | undefined) => seen],
  (_: Game, own: Defined | undefined, _seen: Defined | undefined) => own
)

/** Whether a copy changes with its original: it stays as what that was as it was copied. */
export const followsOriginal = yesNo({ cites: ['fab-context:8.5.25c'] }, (_: Game) => false)
