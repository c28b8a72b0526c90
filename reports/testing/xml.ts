/**
 * A small check that XML is well-formed, for tests: enough for what the kit writes (no doctype, no CDATA).
 * @module
 */

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const TOKEN = /<\?xml [^?]*\?>|<\/([a-z]+)>|<([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|([^<]+)/gy
const ENTITY = /&(amp|lt|gt|quot);/g
const PLAIN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/**
 * Reads XML.
 * @throws {Error} if it is not well-formed
 */
export const readXml = (xml: string): Element => {
  if (NOT_XML.test(xml)) throw new Error('a character that XML does not allow')
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(xml)
    if (match === null) throw new Error(`not well-formed at ${at}: ${xml.slice(at, at + 60)}`)
    const [, end, start, attributes = '', empty, text] = match
    const parent = open[open.length - 1] as Element
    if (end !== undefined && open.pop()?.name !== end) throw new Error(`</${end}> closes nothing at ${at}`)
    if (text !== undefined) parent.text += decode(text)
    if (start !== undefined) {
      const element: Element = { name: start, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(element)
      if (empty === '') open.push(element)
    }
  }
  const [root, ...more] = top.children
  if (open.length !== 1 || root === undefined || more.length > 0 || top.text.trim() !== '') throw new Error('not one whole element')
  return root
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]))

const decode = (text: string): string => {
  if (text.replace(ENTITY, '').includes('&') || text.includes(']]>')) throw new Error(`a raw & or ]]> in: ${text.slice(0, 60)}`)
  return text.replace(ENTITY, (_, name: string) => PLAIN[name] ?? '')
}
