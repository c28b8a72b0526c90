/**
 * A game told as HTML, from the same telling as that of `stacklaw run`: the situation, the cards, what happens with the rules of
 * each step, and where it ends.
 * @module
 */
import { textOf, typeLine } from '../../dist/model/telling/card/index.js'
import { namesOf } from '../../dist/model/telling/names.js'
import { openingOf, outcomeOf, startOf } from '../../dist/model/telling/situation.js'
import { tellGame } from '../../dist/model/telling/story/index.js'
import { html } from './text.js'

/** What there is to tell of a game. */
export const tellingOf = (wire, trace, rulebook, concepts) => {
  const names = namesOf(wire, trace, rulebook)
  return {
    opening: openingOf(wire, names),
    sides: startOf(wire, names),
    cards: wire.cards.map(card => ({ name: card.name, types: typeLine(card), text: textOf(card, names.words), data: card })),
    told: tellGame(wire, trace, rulebook, concepts),
    outcome: outcomeOf(wire, trace, names),
    stack: names.words.zone('stack')
  }
}

/** Text that holds no Markdown: within a block of HTML, what looks like it must not end the block or be read. */
const text = words =>
  html(words)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('{', '&#123;')
    .replaceAll('@', '&#64;')

const sideOf = ({ player, numbers, held }) => {
  const zones = held.map(({ zone, things }) => `${zone}: ${things.join(', ')}`)
  return `<li><b>${text(player)}</b>${numbers.length === 0 ? '' : `, ${text(numbers.join(', '))}`}${zones.length === 0 ? '' : `; ${text(zones.join('; '))}`}</li>`
}

const cardOf = ({ name, types, text: says }) =>
  `<li><b>${text(name)}</b> <span class="aside">${text(types)}</span>${says === '' ? '' : ` ${text(says)}`}</li>`

const waiting = (title, things) =>
  things === undefined ? '' : `<span class="waiting">${title}: ${things.length === 0 ? 'empty' : text(things.join(' / '))}</span>`

/** Of several changes in a row only the last is told. */
const changed = (field, told, next) => (next?.[field] === undefined ? told[field] : undefined)

/** What a step says; that every player passes is one thing. */
const saidBy = (told, players) => (told.kind === 'pass' && (told.to - told.from + 1) / 2 >= players ? 'All pass.' : told.text)

const stepOf = (told, next, links, stack, players) =>
  `<li class="step is-${told.kind}"${told.depth === 0 ? '' : ` style="--depth: ${told.depth}"`}>${text(saidBy(told, players))}` +
  `${told.rules.length === 0 ? '' : ` <small>${told.rules.map(id => links.anchor(id)).join(', ')}</small>`}` +
  `${waiting('pending', changed('pending', told, next))}${waiting(`${stack}, from the top`, changed('stack', told, next))}</li>`

/** The story in one block. */
export const story = ({ opening, sides, cards, told, outcome, stack }, links) =>
  [
    '<div class="story">',
    `<p>${text(opening)}</p>`,
    `<ul>${sides.map(sideOf).join('')}</ul>`,
    `<ul class="cards">${cards.map(cardOf).join('')}</ul>`,
    `<ol class="steps">${told.map((each, i) => stepOf(each, told[i + 1], links, stack, sides.length)).join('')}</ol>`,
    outcome.length === 0 ? '' : `<p class="outcome">${text(`Where it ends: ${outcome.join('; ')}.`)}</p>`,
    '</div>'
  ].join('')
