import { Level } from '../../model/trace/observation.js'
import type { ImplementationUnderTest, Session } from '../port.js'
import type { Style } from './style.js'

/** Numbers as by chance, the same ones for the same seed. */
const chance = (seed: number): ((below: number) => number) => {
  let now = seed >>> 0
  return below => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((now / 0x1_0000_0000) * below)
  }
}

/** The numbers below `count`, shuffled. */
const shuffled = (count: number, drawn: (below: number) => number): readonly number[] => {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = drawn(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

/** An answer is the place in the list that was shown, so it is led back. */
const mixed = (open: Session, drawn: (below: number) => number): Session => {
  const last = open.observations.at(-1)
  if (last?.see !== 'prompt')
    return { observations: open.observations, answer: async option => mixed(await open.answer(option), drawn), close: () => open.close() }
  const order = shuffled(last.options.length, drawn)
  return {
    observations: [...open.observations.slice(0, -1), { ...last, options: order.map(place => last.options[place]!) }],
    answer: async option => mixed(await open.answer(order[option]!), drawn),
    close: () => open.close()
  }
}

/** Options come as from a set without order: played again, the same game lists them in another one. */
export const anyOrder: Style = {
  name: 'any-order',
  title: 'options come in another order each time that a game is played',
  levels: Level.options,
  of: (iut): ImplementationUnderTest => {
    let games = 0
    return { ...iut, start: async scenario => mixed(await iut.start(scenario), chance(++games * 7_919)) }
  }
}
