/** Who chooses what is applied, and among what. @module */
import type { Replacer } from '../../effects/replacing.js'
import { controllerOf, isOfEach, isOptional, refOf } from '../../effects/replacing.js'
import type { Option } from '../../../trace/option.js'
import type { TransitionEffect } from '../../part.js'
import { internally } from '../../part.js'
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

export const asks = (): readonly TransitionEffect[] => internally(state => askForPlayer(state))

export const asksAnyway = (): readonly TransitionEffect[] => internally(state => askForPlayer(state, true))

/** Where a pass is under way, no text says whether whoever is at work goes on first. */
export const selectsFirst = ({ data, returned, world }: OfReplacement): readonly TransitionEffect[] => {
  const first = returned?.kind === 'option' && returned.option.option === 'player' ? returned.option.player : world.turn.player
  const playersOfPass =
    data.passHasBegun && data.playerOfPass !== undefined && data.playerOfPass !== first ? [first, data.playerOfPass] : [first]
  return playersOfPass.map(playerOfPass => ({
    next: state => update<'replacement'>(state, { origin: { ...data.origin, asked: true, first }, playerOfPass })
  }))
}

export const offers = (context: OfReplacement): readonly TransitionEffect[] => {
  const { player, among } = next(context)!
  const first = rules.mayComeFirst(context.world, among) as readonly Replacer[]
  const [orderer = player] = rules.orderers(context.world, clockwise(context.world, player))
  const options = first.map<Option>(replacer => ({ option: 'effect', effect: refOf(replacer) }))
  const oneByOne = options.filter((_, at) => !isAllOfEach(first[at]!))
  const merged = distinct(options)
  return (oneByOne.length > merged.length ? [merged, oneByOne] : [merged]).map(each => ({
    next: state =>
      ask(update<'replacement'>(state, { playerOfPass: controllerOf(among[0]!) }), orderer, 'replacement', [
        ...each,
        ...(rules.mayDecline(context.world, among.every(isOptional)) ? [{ option: 'done' as const }] : [])
      ])
  }))
}

/** Keeps which effect was chosen: any of those that the option may stand for. */
export const chooses = (context: OfReplacement): readonly TransitionEffect[] => {
  const option = context.returned?.kind === 'option' ? context.returned.option : undefined
  const found = atWork(context)?.among.filter(
    replacer => option?.option === 'effect' && JSON.stringify(refOf(replacer)) === JSON.stringify(option.effect)
  )
  const applier = atWork(context)?.player
  const keys = found && found.length > 0 ? found.map(replacer => replacer.key) : [undefined]
  return keys.map(key => ({
    next: state =>
      update<'replacement'>(state, {
        ...(key !== undefined && { chosen: key }),
        ...(applier !== undefined && { applier }),
        allocation: []
      })
  }))
}

export const declines = (context: OfReplacement): readonly TransitionEffect[] =>
  internally(state => {
    const declined = atWork(context)?.among.map(replacer => replacer.key) ?? []
    return update<'replacement'>(state, { origin: { ...context.data.origin, declined: [...context.data.origin.declined, ...declined] } })
  })
