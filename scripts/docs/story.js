/**
 * A game told as HTML, in the words of `stacklaw run`.
 * @module
 */
import { stripVTControlCharacters } from 'node:util'
import { tell } from '../../dist/cli/tell.js'
import { html } from './text.js'

/** On one line: a blank line would end the block in Markdown. */
const block = lines =>
  `<pre class="story">${lines
    .map(line => html(stripVTControlCharacters(line)))
    .join('&#10;')
    .replace(/[\\`*_[\]|~#{@]/g, each => `&#${each.codePointAt(0)};`)}</pre>`

/** The story of a game. */
export const tellHtml = (scenario, trace) => ({ story: block(tell(scenario, trace)) })
