import { describe, expect, it } from 'vitest'
import { orderOfUse } from './order.js'
import type { Need } from './order.js'

const need = (id: string, cards: readonly string[], rules: readonly string[] = []): Need => ({ id, cards, rules })
const names = (...groups: readonly (readonly Need[])[]): readonly string[] => orderOfUse(groups).map(({ card }) => card)

describe('cards in the order of what brings most', () => {
  it('begins with the card that alone brings most situations', () => {
    expect(names([need('a', ['Bear']), need('b', ['Bolt']), need('c', ['Bolt'])])).toEqual(['Bolt', 'Bear'])
  })

  it('counts a rule that nothing before has shown for more than a situation that shows none', () => {
    expect(names([need('a', ['Bear']), need('b', ['Bolt'], ['x:1'])])).toEqual(['Bolt', 'Bear'])
    expect(names([need('a', ['Bear'], ['x:1']), need('b', ['Bear']), need('c', ['Bolt'], ['x:1'])])).toEqual(['Bear', 'Bolt'])
  })

  it('counts no rule for more once enough of them are shown', () => {
    const many = Array.from({ length: 19 }, (_, at) => need(`r${at}`, ['Bear'], [`x:${at}`]))
    const rest = [need('last', ['Bolt'], ['x:19']), need('a', ['Elm']), need('b', ['Elm'])]
    expect(names([...many, ...rest])).toEqual(['Bear', 'Elm', 'Bolt'])
    expect(names([...many.slice(1), ...rest])).toEqual(['Bear', 'Bolt', 'Elm'])
  })

  it('takes the cards of a situation together, the more useful first, if they bring more for each', () => {
    const pairs = [
      need('a', ['Bear', 'Bolt']),
      need('b', ['Bear', 'Bolt']),
      need('c', ['Bear', 'Bolt']),
      need('d', ['Oak']),
      need('e', ['Bear', 'Elm'])
    ]
    expect(names(pairs)).toEqual(['Bear', 'Bolt', 'Oak', 'Elm'])
  })

  it('tells with each card what comes within reach with it, and each situation and rule once', () => {
    const placed = orderOfUse([[need('a', ['Bear', 'Bolt'], ['x:1']), need('b', ['Bear'], ['x:1', 'x:2'])]])
    expect(placed).toEqual([
      { card: 'Bear', situations: ['b'], rules: ['x:1', 'x:2'] },
      { card: 'Bolt', situations: ['a'], rules: [] }
    ])
  })

  it('places by the first group, and tells what is brought of later ones', () => {
    const placed = orderOfUse([[need('a', ['Bear'])], [need('b', ['Bolt']), need('c', ['Bear']), need('d', ['Bolt'])]])
    expect(placed.map(({ card, situations }) => [card, situations])).toEqual([
      ['Bear', ['a', 'c']],
      ['Bolt', ['b', 'd']]
    ])
  })
})
