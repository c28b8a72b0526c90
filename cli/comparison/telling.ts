/** Comparisons in words, as a table, and as JSON. @module */
import { bold, dim, safe, verdictWord } from '../screen.js'
import type { Played, Row } from './row.js'
import { claimOf, letterOf } from './row.js'

/** A row as JSON. */
export const rowJson = ({ id, title, games, comparison, parting, contradictions }: Row): object => ({
  ...(id !== undefined && { id }),
  title,
  rulesets: Object.fromEntries(
    games.map(({ name, rulebook, scenario, verdict, message, trace }) => {
      const claim = claimOf(rulebook, id)
      return [
        name,
        {
          outcome: letterOf(comparison, name),
          verdict,
          message,
          ...(verdict !== 'untested' && { standing: scenario.standing, rules: scenario.rules }),
          ...(claim && { answer: claim.answer }),
          end: trace.at(-1)
        }
      ]
    })
  ),
  parting,
  contradictions
})

const sayContradictions = ({ contradictions }: Row): readonly string[] => contradictions.map(each => `${verdictWord('fail')} ${safe(each)}`)

/** One comparison: where the games first part, which are alike, and how each stands to what is claimed of it. */
export const sayRow = (row: Row): readonly string[] => {
  const { comparison, games, parting, title } = row
  return [
    bold(safe(title)),
    '',
    ...(parting.length === 0
      ? [`All are alike: ${games.map(({ name }) => name).join(', ')}.`]
      : [
          'Where they first part:',
          ...parting.map(
            ({ rulesets, step, says, rules }) =>
              `  ${bold(rulesets.join(', '))} ${dim(`step ${step}`)}  ${safe(says)}${rules.length === 0 ? '' : `  ${dim(`[${rules.join(', ')}]`)}`}`
          )
        ]),
    '',
    ...comparison.groups.map((names, at) => `${String.fromCharCode(65 + at)}: ${names.join(', ')}`),
    ...games
      .filter(({ verdict }) => verdict !== 'untested')
      .map(({ name, verdict, message }) => `${name}: ${verdictWord(verdict)} - ${safe(message)}`),
    ...sayContradictions(row)
  ]
}

/** What stands in a cell: the outcome's letter, `?` where the game was not played to its end, `∅` where the rules leave it open. */
const cellOf = ({ comparison }: Row, { name, verdict, scenario }: Played): string => {
  if (verdict === 'inconclusive' || verdict === 'error') return '?'
  const open = verdict !== 'untested' && scenario.standing === 'undefined' ? '∅' : ''
  return `${letterOf(comparison, name)}${open}${verdict === 'fail' && open === '' ? '!' : ''}${verdict === 'untested' ? '·' : ''}`
}

/** Questions and rulesets as a table, with what is contradicted below it. */
export const sayTable = (rows: readonly Row[]): readonly string[] => {
  const names = rows[0]?.games.map(({ name }) => name) ?? []
  const widths = names.map(name => Math.max(name.length, 3) + 2)
  const line = (first: string, cells: readonly string[], last: string): string =>
    `${first.padEnd(5)}${cells.map((cell, i) => cell.padEnd(widths[i]!)).join('')}${last}`
  return [
    bold(line('', names, 'question')),
    ...rows.map(row =>
      line(
        row.id ?? '',
        row.games.map(game => cellOf(row, game)),
        safe(row.title)
      )
    ),
    '',
    dim(
      'One letter in a row: the same was observed. ∅: the rules leave it open. ·: no outcome is claimed. !: not what is claimed. ?: not played to its end.'
    ),
    ...rows.flatMap(sayContradictions)
  ]
}
