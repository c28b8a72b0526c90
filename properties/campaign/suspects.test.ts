import { describe, expect, it } from 'vitest'
import type { RuleId } from '../../model/scenario/names.js'
import { suspects } from './suspects.js'
import type { Citing, Fared, Named } from './suspects.js'

const [one, two, three] = ['fab:6.4.1', 'fab:6.4.2', 'fab:6.4.3'] as unknown as readonly [RuleId, RuleId, RuleId]

const citing = (...rules: readonly RuleId[]): Citing => ({ rules })

/** The suspects of fixtures that fail, that pass, that were drawn, and that were not played. */
const of = (
  {
    failing = [],
    passing = [],
    drawn = [],
    open = []
  }: Readonly<Partial<Record<'failing' | 'passing' | 'drawn' | 'open', readonly Citing[]>>>,
  games: readonly Named[] = []
): readonly RuleId[] => {
  const fared = (all: readonly Citing[], is: Fared): [Citing, Fared][] => all.map(each => [each, is])
  return suspects(
    [...failing, ...passing, ...drawn, ...open],
    new Map([
      ...fared(failing, { fails: true, isSample: false }),
      ...fared(passing, { fails: false, isSample: false }),
      ...fared(drawn, { fails: false, isSample: true })
    ]),
    games
  )
}

describe('the suspects', () => {
  it('are the rules that failing fixtures cite, and not those of passing ones alone', () => {
    expect(of({ failing: [citing(one)], passing: [citing(two)] })).toEqual([one])
    expect(of({ passing: [citing(one)] })).toEqual([])
  })

  it('begin with the one that fewer passing fixtures cite', () => {
    expect(of({ failing: [citing(one, two)], passing: [citing(one)] })).toEqual([two, one])
    expect(of({ failing: [citing(two, one)], passing: [citing(two)] })).toEqual([one, two])
  })

  it('begin with the one that more failing fixtures cite', () => {
    expect(of({ failing: [citing(one, two), citing(three, two)] })[0]).toBe(two)
  })

  it('begin with what a fixture is about, where nothing else tells them apart', () => {
    expect(of({ failing: [citing(one, two)] })).toEqual([one, two])
    expect(of({ failing: [citing(two, one)] })).toEqual([two, one])
  })

  it('are told apart by what a failing game names', () => {
    expect(of({ failing: [citing(one, two)] }, [[[two]]])[0]).toBe(two)
    expect(of({ failing: [citing(one, two)] }, [[[three], [two]]])).toEqual([two, one, three])
  })

  it('are judged by fixtures that were not played as by those that were drawn for them', () => {
    const open = Array.from({ length: 9 }, () => citing(one))
    expect(of({ failing: [citing(one, two)], open, drawn: [citing(one)] })[0]).toBe(two)
    expect(of({ failing: [citing(one, two), citing(one)], passing: [citing(two)] })[0]).toBe(one)
  })
})
