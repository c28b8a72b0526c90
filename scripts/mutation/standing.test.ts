import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { standing, survivals } from './standing.js'

interface Game {
  readonly id: string
  readonly hash: string
}
interface Fault {
  readonly name: string
  readonly killed?: boolean
  readonly by?: string
  readonly hash?: string
}
interface Past {
  readonly unseen: (games: readonly Game[], names: readonly string[]) => readonly Game[]
  readonly add: (faults: readonly string[], games: readonly Game[]) => void
}
const standingOf = standing as (
  last: { readonly judge: string; readonly faults: readonly Fault[] } | undefined,
  games: readonly Game[],
  judge: string
) => readonly Fault[]
const survivalsIn = survivals as (file: string) => Past

const games: readonly Game[] = [
  { id: 'one', hash: '1' },
  { id: 'two', hash: '2' }
]

describe('what was told of a fault', () => {
  const told: Fault = { name: 'told', killed: true, by: 'one', hash: '1' }
  const stands = (fault: Fault, judge: string): boolean => standingOf({ judge, faults: [fault] }, games, 'j').length === 1

  it('stands while the judge and the game are the same', () => {
    expect(standingOf({ judge: 'j', faults: [told] }, games, 'j')).toEqual([told])
  })
  it.each<[string, Fault, string]>([
    ['the judge is another', told, 'k'],
    ['the game is another of the same name', { ...told, hash: '3' }, 'j'],
    ['the hash is of another game', { ...told, hash: '2' }, 'j'],
    ['the game is not there any more', { ...told, by: 'three' }, 'j'],
    ['it was said by no game', { name: 'told', killed: true }, 'j'],
    ['it survived', { name: 'told', killed: false, by: 'one', hash: '1' }, 'j'],
    ['there was no time for it', { name: 'told', by: 'one', hash: '1' }, 'j']
  ])('stands no more where %s', (_, fault, judge) => {
    expect(stands(fault, judge)).toBe(false)
  })
  it('is nothing where nothing was written down', () => {
    expect(standingOf(undefined, games, 'j')).toEqual([])
  })
})

describe('the games that a fault has survived', () => {
  const file = (): string => join(mkdtempSync(join(tmpdir(), 'stacklaw-survived-')), 'survived.json')

  it('are none before it was judged', () => {
    expect(survivalsIn(file()).unseen(games, ['a'])).toEqual(games)
  })
  it('are not judged again, and are known to the next run', () => {
    const kept = file()
    survivalsIn(kept).add(['a'], games.slice(0, 1))
    expect(survivalsIn(kept).unseen(games, ['a'])).toEqual(games.slice(1))
  })
  it('add up from one run to the next', () => {
    const past = survivalsIn(file())
    past.add(['a'], games.slice(0, 1))
    past.add(['a', 'b'], games.slice(1))
    expect(past.unseen(games, ['a'])).toEqual([])
    expect(past.unseen(games, ['b'])).toEqual(games.slice(0, 1))
  })
  it('are judged where one of several faults has not been judged by them', () => {
    const past = survivalsIn(file())
    past.add(['a'], games)
    expect(past.unseen(games, ['a', 'b'])).toEqual(games)
  })
  it('are new ones where what is played under a name is another game', () => {
    const past = survivalsIn(file())
    past.add(['a'], games)
    const changed = [{ id: 'one', hash: '9' }]
    expect(past.unseen(changed, ['a'])).toEqual(changed)
  })
})
