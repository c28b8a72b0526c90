import { expect, it } from 'vitest'
import { Card } from './card.js'
import { featuresOfCard } from './features.js'

const told = (types: readonly string[]) => Card.safeParse({ name: 'Novice', types, level: 1, text: '', abilities: [] })

it('only a champion has a level, which is a feature of its own', () => {
  const [right, wrong] = [told(['champion']), told(['ally'])]
  expect(right.success && [...featuresOfCard(right.data)]).toEqual(['levels'])
  expect(wrong.error?.issues.map(({ message, path }) => [path.join('/'), message])).toEqual([
    ['level', 'only a champion has a level: leave it out, or add the type "champion"']
  ])
})
