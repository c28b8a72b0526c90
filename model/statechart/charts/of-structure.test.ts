/** Which charts the games of a ruleset go through. @module */
import { expect, it } from 'vitest'
import { fab } from '../../rulebook/fab/index.js'
import { mtg } from '../../rulebook/mtg/index.js'
import { chartsOf } from './index.js'

const ids = (structure: typeof fab.structure): readonly string[] => chartsOf(structure).map(({ id }) => id)

it('leaves out the combat that a game does not have', () => {
  expect(ids(fab.structure)).toEqual(expect.arrayContaining(['checks', 'combat', 'attack', 'turn']))
  expect(ids(mtg.structure)).toEqual(expect.arrayContaining(['checks', 'turn']))
  for (const chart of ['combat', 'attack']) expect(ids(mtg.structure)).not.toContain(chart)
})
