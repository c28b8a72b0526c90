/** Who chooses what is applied, and among what. @module */
import type { Replacer } from '../../effects/replacing.js'
import { controllerOf, isOfEach, isOptional, refOf } from '../../effects/replacing.js'
import type { Option } from '../../../trace/option.js'
import type { Move } from '../../part.js'
import { silently } from '../../part.js'
import { ask, askForPlayer } from '../../frames.js'
import { update } from '../../state.js'
import * as rules from '../../../rules/replacement.js'
import { clockwise } from '../../../world/index.js'
import type { OfReplacement } from './context.js'
import { atWork, next } from './pass.js'

/** Whether all shields that one effect has given to several are applied as one. */
const isAllOfEach = (replacer: Replacer): boolean =>
  isOfEach(replacer) && replacer.kind !== 'self' && replacer.key === replacer.instance.key && (replacer.instance.subjects?.length ?? 0) > 1

/** Each option once: the shields that one effect has given to several are one, where they are not offered one by one. */
const distinct = (options: readonly Option[]): readonly Option[] => {
  const seen = options.map(each => JSON.stringify(each))
  return options.filter((_, at) => seen.indexOf(seen[at]!) === at)
}

export const isDeclined = ({ returned }: OfReplacement): boolean => returned?.kind === 'option' && returned.option.option === 'done'

export const asks = (): readonly Move[] => silently(state => askForPlayer(state))

export const asksAnyway = (): readonly Move[] => silently(state => askForPlayer(state, true))

/** Where a pass is under way, no text says whether whoever is at work goes on first. */
export const selectsFirst = ({ data, returned, world }: OfReplacement): readonly Move[] => {
  const first = returned?.kind === 'option' && returned.option.option === 'player' ? returned.option.player : world.turn.player
  const laps = data.inPass && data.lap !== undefined && data.lap !== first ? [first, data.lap] : [first]
  return laps.map(lap => ({
    go: state => update<'replacement'>(state, { origin: { ...data.origin, asked: true, first }, lap })
  }))
}

export const offers = (c: OfReplacement): readonly Move[] => {
  const { player, among } = next(c)!
  const first = rules.mayComeFirst(c.world, among) as readonly Replacer[]
  const [orderer = player] = rules.orderers(c.world, clockwise(c.world, player))
  const options = first.map<Option>(each => ({ option: 'effect', effect: refOf(each) }))
  const oneByOne = options.filter((_, at) => !isAllOfEach(first[at]!))
  const merged = distinct(options)
  return (oneByOne.length > merged.length ? [merged, oneByOne] : [merged]).map(each => ({
    go: state =>
      ask(update<'replacement'>(state, { lap: controllerOf(among[0]!) }), orderer, 'replacement', [
        ...each,
        ...(rules.mayDecline(c.world, among.every(isOptional)) ? [{ option: 'done' as const }] : [])
      ])
  }))
}

/** Keeps which effect was chosen: any of those that the option may stand for. */
export const chooses = (c: OfReplacement): readonly Move[] => {
  const option = c.returned?.kind === 'option' ? c.returned.option : undefined
  const found = atWork(c)?.among.filter(
    each => option?.option === 'effect' && JSON.stringify(refOf(each)) === JSON.stringify(option.effect)
  )
  const applier = atWork(c)?.player
  const keys = found && found.length > 0 ? found.map(each => each.key) : [undefined]
  return keys.map(key => ({
    go: state =>
      update<'replacement'>(state, {
        ...(key !== undefined && { chosen: key }),
        ...(applier !== undefined && { applier }),
        allocation: []
      })
  }))
}

export const declines = (c: OfReplacement): readonly Move[] =>
  silently(state => {
    const declined = atWork(c)?.among.map(each => each.key) ?? []
    return update<'replacement'>(state, { origin: { ...c.data.origin, declined: [...c.data.origin.declined, ...declined] } })
  })
