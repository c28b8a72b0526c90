/**
 * The chapters that the rules of a book are read in.
 * @module
 */
import { bookOf, numberOf } from './places.js'

/** What the chapters are about; a chapter that is not listed is called by its number. */
const NAMES = {
  fab: {
    6.1: 'Discrete effects',
    6.2: 'Continuous effects',
    6.3: 'Staging of continuous effects',
    6.4: 'Replacement and prevention effects',
    6.5: 'Order of replacement effects',
    6.6: 'Triggered effects'
  },
  'fab-context': {
    1: 'Concepts of the game',
    2: 'Properties of objects',
    3: 'Zones and objects',
    4: 'Structure of the turn',
    5: 'Layers, cards and abilities',
    7: 'Combat',
    8: 'Keywords and types'
  }
}

/** Compares ids as a reader does: `6.4.2` before `6.4.10`, `6.4.10` before `6.4.10a`. */
export const inOrder = (a, b) => numberOf(a).localeCompare(numberOf(b), 'en', { numeric: true })

const part = (id, length) => numberOf(id).split('.').slice(0, length).join('.')

/**
 * Groups the rules of one book by chapter: by the first number, or by the first two where all have the same first.
 * @returns {{ book: string, id: string, title: string, rules: readonly object[] }[]}
 */
export const chaptersOf = rules => {
  if (rules.length === 0) return []
  const book = bookOf(rules[0].id)
  const length = new Set(rules.map(rule => part(rule.id, 1))).size === 1 ? 2 : 1
  const ids = [...new Set(rules.map(rule => part(rule.id, length)))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return ids.map(id => ({
    book,
    id,
    title: `${id} ${NAMES[book]?.[id] ?? ''}`.trim(),
    rules: rules.filter(rule => part(rule.id, length) === id).sort((a, b) => inOrder(a.id, b.id))
  }))
}
