import { expect, test } from 'vitest'
import { opensOthers } from './ways.js'

const way = (to: string, action = 'act') => ({ action, enters: to, transition: { id: `chart.${to}`, on: 'internal', to } })
const chart = (...open: ReturnType<typeof way>[]) => ({ taken: () => open })

test('a chart has other transitions open by where they lead and what they do, not by what they are called', () => {
  const open = [way('one'), way('other')]
  const renamed = open.map(each => ({ ...each, transition: { ...each.transition, id: 'chart.renamed' } }))
  expect(opensOthers(chart(...renamed), open, {})).toBe(false)
  expect(opensOthers(chart(way('one'), way('third')), open, {})).toBe(true)
  expect(opensOthers(chart(way('one'), way('other', 'leave')), open, {})).toBe(true)
  expect(opensOthers(chart(way('one')), open, {})).toBe(true)
})

test('a chart whose guards break down has others open', () => {
  const broken = {
    taken: () => {
      throw new Error('there is no such card')
    }
  }
  expect(opensOthers(broken, [way('one')], {})).toBe(true)
})
