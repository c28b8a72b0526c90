/**
 * The chapters that the rules of a book are read in.
 * @module
 */
import { bookOf, numberOf } from './places.js'

const first = (id, length) => numberOf(id).split('.').slice(0, length).join('.')

/**
 * What a book's chapters are and what they are about. A book that is not listed has a chapter for each first number; a chapter
 * without a name is called by its number.
 */
const BOOKS = {
  fab: {
    of: id => first(id, 2),
    names: {
      6.1: 'Discrete effects',
      6.2: 'Continuous effects',
      6.3: 'Staging of continuous effects',
      6.4: 'Replacement and prevention effects',
      6.5: 'Order of replacement effects',
      6.6: 'Triggered effects'
    }
  },
  'fab-context': {
    of: id => first(id, 1),
    names: {
      1: 'Concepts of the game',
      2: 'Properties of objects',
      3: 'Zones and objects',
      4: 'Structure of the turn',
      5: 'Layers, cards and abilities',
      7: 'Combat',
      8: 'Keywords and types'
    }
  },
  'mtg-context': {
    of: id => `${first(id, 1).slice(0, -2)}xx`,
    names: {
      '1xx': 'Concepts of the game',
      '3xx': 'Kinds of cards',
      '4xx': 'Zones',
      '5xx': 'Structure of the turn',
      '6xx': 'Spells, abilities and effects',
      '7xx': 'Keywords and state-based actions',
      '8xx': 'Several players'
    }
  }
}

/** Compares ids as a reader does: `6.4.2` before `6.4.10`, `6.4.10` before `6.4.10a`. */
export const inOrder = (a, b) => a.localeCompare(b, 'en', { numeric: true })

/**
 * Groups the rules of one book by chapter. A book whose chapters would hold a rule or two each is one chapter without a title.
 * @returns {{ book: string, id: string, title: string, rules: readonly { id: string }[] }[]}
 */
export const chaptersOf = rules => {
  if (rules.length === 0) return []
  const book = bookOf(rules[0].id)
  const { of = id => first(id, 1), names = {} } = BOOKS[book] ?? {}
  const sorted = [...rules].sort((a, b) => inOrder(numberOf(a.id), numberOf(b.id)))
  const ids = [...new Set(sorted.map(rule => of(rule.id)))].sort(inOrder)
  if (ids.length === 1 || ids.length * 2 > rules.length) return [{ book, id: 'all', title: '', rules: sorted }]
  return ids.map(id => ({ book, id, title: `${id} ${names[id] ?? ''}`.trim(), rules: sorted.filter(rule => of(rule.id) === id) }))
}

/** Rules of one book in parts, so that no page is too long to be read; most have one part. */
const PART = 14

/** The chapters of a book as they are read: a chapter with many rules has several pages. */
export const pagesOfChapters = rules =>
  chaptersOf(rules).flatMap(chapter => {
    const parts = Math.ceil(chapter.rules.length / PART)
    const size = Math.ceil(chapter.rules.length / parts)
    return Array.from({ length: parts }, (_, at) => ({
      ...chapter,
      id: at === 0 ? chapter.id : `${chapter.id}-${at + 1}`,
      part: at + 1,
      parts,
      rules: chapter.rules.slice(at * size, (at + 1) * size)
    }))
  })

/** The page of the chapter that tells a rule. */
export const chapterOf = (rules, id) =>
  pagesOfChapters(rules.filter(rule => bookOf(rule.id) === bookOf(id))).find(chapter => chapter.rules.some(rule => rule.id === id)).id
