import { describe, expect, test } from 'vitest'
import { lineSplitter } from './lines.js'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (...lines: string[]) => lines.map(line => ({ kind: 'text', text: line }))

describe('lineSplitter', () => {
  test('joins pieces, also within a character', () => {
    const splitter = lineSplitter()
    const all = bytes('{"a":"é"}\nnext')
    expect(splitter.push(all.subarray(0, 7))).toEqual([])
    expect(splitter.push(all.subarray(7))).toEqual(text('{"a":"é"}'))
    expect(splitter.push(bytes('\n'))).toEqual(text('next'))
  })

  test('takes several lines at once, and carriage returns, and leaves out empty lines', () => {
    expect(lineSplitter().push(bytes('a\r\n\n\nb\n'))).toEqual(text('a', 'b'))
  })

  test('tells a line that is not UTF-8 and goes on', () => {
    const lines = lineSplitter().push(new Uint8Array([0x61, 0xff, 0x0a, 0x62, 0x0a]))
    expect(lines).toEqual([{ kind: 'not-utf8', head: 'a\ufffd' }, ...text('b')])
  })

  test('tells a line that is too long as soon as it is, once, and goes on after it', () => {
    const splitter = lineSplitter(4)
    expect(splitter.push(bytes('abcd\n'))).toEqual(text('abcd'))
    expect(splitter.push(bytes('abcde'))).toEqual([{ kind: 'line-too-long', head: 'abcde' }])
    expect(splitter.push(bytes('fgh'))).toEqual([])
    expect(splitter.push(bytes('i\njk\n'))).toEqual(text('jk'))
  })

  test('gives the last line if it has no line feed', () => {
    const splitter = lineSplitter()
    splitter.push(bytes('last'))
    expect(splitter.end()).toEqual(text('last'))
    expect(splitter.end()).toEqual([])
  })
})
