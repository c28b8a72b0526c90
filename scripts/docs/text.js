/**
 * Markdown from data: whatever a string holds, it is shown as it is.
 * @module
 */

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text inside of HTML. */
export const html = text => String(text).replace(/[&<>"]/g, each => entities[each])

/** Text inside of Markdown. `{` and `@` begin the inline tags of TypeDoc. */
export const md = text =>
  html(text)
    .replace(/[\\`*_[\]|~#]/g, each => `\\${each}`)
    .replaceAll('{', '&#123;')
    .replaceAll('@', '&#64;')

/** Code in a line. */
export const code = text => `<code>${html(text).replace(/[\\`*_[\]|~#{@]/g, each => `&#${each.codePointAt(0)};`)}</code>`

/** A block of TypeScript, as it is. */
export const fenced = text => `\`\`\`ts\n${text}\n\`\`\``

/** The head of a page. */
export const front = title => `---\ntitle: ${JSON.stringify(title)}\n---\n`

export const table = (head, rows) =>
  [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(row => `| ${row.join(' | ')} |`)].join('\n')

export const bullets = lines => lines.map(line => `- ${line}`).join('\n')

/** `1 rule`, `2 rules`. */
export const count = (number, thing) => `${number} ${thing}${number === 1 ? '' : 's'}`

/** Blocks with a blank line between; what is empty is left out. */
export const page = (...blocks) => `${blocks.flat().filter(Boolean).join('\n\n')}\n`

/** A section, left out with its heading if nothing is in it. */
export const section = (heading, ...blocks) => {
  const body = blocks.flat().filter(Boolean)
  return body.length === 0 ? [] : [`## ${heading}`, ...body]
}

/** The first heading of a text in Markdown. */
export const headingOf = text => /^# +(.+)$/m.exec(text)?.[1]

/** The words of a text in HTML or Markdown, for who looks for them. */
export const wordsOf = text =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)))
    .replace(/[`*_#|\\[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
