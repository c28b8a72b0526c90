import { describe, expect, test } from 'vitest'
import { deadLinks, read } from './links.js'

const check = (pages: Record<string, string>, others: readonly string[] = []) =>
  deadLinks(new Map(Object.entries(pages)), (path: string) => others.includes(path)).map(({ page, link, why }) => `${page} ${link}: ${why}`)

describe('what a page holds', () => {
  test('ids and links of any element, in any quotes, with entities read', () => {
    const { ids, links } = read(
      `<h1 id="a-b">x</h1><a name='old' href=plain.html>y</a><img src="i.svg"/><g id="c&amp;d"><a href="q.html?x=1&amp;y=2#z">`
    )
    expect([...ids]).toEqual(['a-b', 'old', 'c&d'])
    expect(links).toEqual(['plain.html', 'i.svg', 'q.html?x=1&y=2#z'])
  })

  test('what scripts and comments hold is no link', () => {
    expect(read('<script>"<a href=\'no.html\'>"</script><!-- <a href="no.html"> -->').links).toEqual([])
  })

  test('a sign of comparison in an attribute does not end the tag', () => {
    expect(read('<g data-x="a > b" id="after">').ids.has('after')).toBe(true)
  })
})

describe('a link is dead', () => {
  test('if there is no such page', () => {
    expect(check({ 'index.html': '<a href="rules/a.html">' })).toEqual(['index.html rules/a.html: there is no rules/a.html'])
  })

  test('if the page has no such place', () => {
    expect(check({ 'rules/a.html': '<a href="../b.html#here">', 'b.html': '<p id="there">' })).toEqual([
      'rules/a.html ../b.html#here: b.html has no place "here"'
    ])
  })

  test('if its own page has no such place', () => {
    expect(check({ 'a.html': '<a href="#here">' })).toEqual(['a.html #here: a.html has no place "here"'])
  })

  test('if it leads out of the site, or to the text that a page was made of', () => {
    expect(check({ 'a.html': '<a href="../README.md"><a href="/etc/passwd"><a href="media/rules.md">' }, ['media/rules.md'])).toEqual([
      'a.html ../README.md: it leads out of the site',
      'a.html /etc/passwd: it leads out of the site',
      'a.html media/rules.md: it leads to a source text instead of its page'
    ])
  })

  test('once, however often it stands on the page', () => {
    expect(check({ 'a.html': '<a href="b.html"><a href="b.html">' })).toHaveLength(1)
  })
})

test('what is there, and what is not of the site, is not dead', () => {
  const a =
    '<a href="b.html#%C3%A9"><a href="#"><a href="b.html?x=1"><img src="i.svg"><a href="https://example.org/x"><a href="mailto:x@example.org">'
  expect(check({ 'a.html': a, 'b.html': '<p id="é">' }, ['i.svg'])).toEqual([])
})
