import { Level } from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Option } from '../../model/trace/option.js'
import type { Session } from '../port.js'
import type { Style } from './style.js'

const plain = (option: Option): Option => {
  if (option.option !== 'trigger') return option
  const { layer: _layer, ...rest } = option
  return rest
}

const turned = (o: Observation): Observation => {
  if (o.see !== 'prompt') return o
  const { about: _about, ...rest } = o
  return { ...rest, options: o.options.map(plain).reverse() }
}

/** An answer is the place in the list that was shown, so it is turned back. */
const plainly = (open: Session): Session => {
  const last = open.observations.at(-1)
  const back = (option: number): number => (last?.see === 'prompt' ? last.options.length - 1 - option : option)
  return {
    observations: open.observations.map(turned),
    answer: async option => plainly(await open.answer(back(option))),
    close: () => open.close()
  }
}

/** Prompts name what they ask, whom, and the options: nothing more, and the options in another order. */
export const plainOptions: Style = {
  name: 'plain-options',
  title: 'prompts without `about`, trigger options without `layer`, options in reverse order',
  levels: Level.options,
  of: iut => ({ ...iut, start: async scenario => plainly(await iut.start(scenario)) })
}
