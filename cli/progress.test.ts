import { afterEach, expect, it, vi } from 'vitest'
import { progress } from './progress.js'

afterEach(() => {
  vi.restoreAllMocks()
  delete (process.stderr as { isTTY?: boolean }).isTTY
})

/** What goes to standard error. */
const told = (): (() => string) => {
  let text = ''
  vi.spyOn(process.stderr, 'write').mockImplementation(part => {
    text += String(part)
    return true
  })
  return () => text
}

it('tells a line at each tenth where there is no terminal', () => {
  const text = told()
  const bar = progress('work')
  for (let done = 1; done <= 40; done++) bar.step(done, 40, `case ${done}`)
  bar.stop()
  expect(text().trimEnd().split('\n')).toHaveLength(10)
  expect(text()).toMatch(/^work: 4 of 40 \(case 4\)\n/)
})

it('tells of the next work as of the first', () => {
  const text = told()
  const bar = progress('work')
  for (const what of ['one', 'two']) for (let done = 1; done <= 40; done++) bar.step(done, 40, what)
  expect(text().match(/of 40 \(one\)/g)).toHaveLength(10)
  expect(text().match(/of 40 \(two\)/g)).toHaveLength(10)
})

it('ends at once where there is nothing to do', () => {
  const text = told()
  progress('work').step(0, 0, 'nothing')
  expect(text()).toBe('work: 0 of 0 (nothing)\n')
})

it('draws a bar on a terminal, and shows again the cursor that it hid', () => {
  const text = told()
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true, writable: true })
  const bar = progress('work')
  bar.step(1, 2, 'x'.repeat(100))
  bar.step(2, 2, 'the last')
  bar.stop()
  expect(text()).toContain('work ')
  expect(text()).toContain(`1 of 2 ${'x'.repeat(40)}`)
  expect(text()).not.toContain('x'.repeat(41))
  const [hide, show] = ['\u001b[?25l', '\u001b[?25h']
  expect(text().lastIndexOf(show)).toBeGreaterThan(text().lastIndexOf(hide))
})

it('shows nothing on a terminal if nothing was done', () => {
  const text = told()
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true, writable: true })
  progress('work').stop()
  expect(text()).toBe('')
})
