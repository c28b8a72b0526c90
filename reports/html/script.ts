/**
 * What runs in the page: search, filters, step-through, copying. Plain JavaScript without parts of the report in it;
 * it reads the page and sets text and attributes only, never HTML.
 * @module
 */

const START = `'use strict'
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const one = (selector, root = document) => root.querySelector(selector)
`

const SEARCH = `
const rules = all('.rule')
const shown = () => all('#filters [aria-pressed="true"]').map(button => button.dataset.sign)
const sought = () => one('#find').value.toLowerCase().split(/\\s+/).filter(Boolean)

const narrow = () => {
  const signs = shown()
  const words = sought()
  let left = 0
  for (const rule of rules) {
    const fits = (signs.length === 0 || [rule.dataset.sign, rule.dataset.also].some(sign => signs.includes(sign))) && words.every(word => rule.dataset.text.includes(word))
    rule.hidden = !fits
    if (!fits) continue
    left++
    if (rule.open) list(rule)
  }
  for (const group of all('[data-group]')) group.hidden = !one('.rule:not([hidden])', group)
  const narrowed = signs.length > 0 || words.length > 0
  one('#found').textContent = !narrowed ? rules.length + ' rules' : left === 0 ? 'No rule fits' : left + ' of ' + rules.length + ' rules'
}

const clear = () => {
  one('#find').value = ''
  for (const button of all('#filters [data-sign]')) button.setAttribute('aria-pressed', 'false')
  narrow()
}

one('#filters').hidden = false
one('#find').addEventListener('input', narrow)
one('#filters').addEventListener('click', event => {
  const button = event.target.closest('[data-sign]')
  if (!button) return
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
  narrow()
})
document.addEventListener('keydown', event => {
  const typing = event.target.closest('input, textarea, [contenteditable]')
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault()
    one('#find').focus()
  }
  if (event.key === 'Escape' && event.target === one('#find')) clear()
})
`

const OPEN = `
const AT_ONCE = 100

const texts = new Map()
const textOf = (id, root) => {
  if (!texts.has(id)) texts.set(id, (one('.title', root).textContent + ' ' + one('code', root).textContent).toLowerCase())
  return texts.get(id)
}

/** The checks of an open rule that fit the search: all of them where the rule itself fits. */
const list = rule => {
  const own = rule.dataset.text.slice(0, rule.dataset.text.indexOf('\\n'))
  const words = sought().filter(word => !own.includes(word))
  const place = one('[data-checks]', rule)
  if (!place) {
    for (const check of all('.check', rule)) check.hidden = !words.every(word => textOf(check, check).includes(word))
    return
  }
  const ids = place.dataset.checks.split(' ').filter(Boolean)
  const fitting = words.length === 0 ? ids : ids.filter(id => words.every(word => textOf(id, document.getElementById(id).content).includes(word)))
  fill(place, fitting)
}

const add = (checks, ids) => {
  for (const id of ids) checks.append(document.getElementById(id).content.cloneNode(true))
}

const fill = (place, ids) => {
  const key = ids.join(' ')
  if (place.dataset.filled === key) return
  place.dataset.filled = key
  const checks = document.createElement('ul')
  checks.className = 'checks'
  add(checks, ids.slice(0, AT_ONCE))
  place.replaceChildren(checks)
  const game = one('.game', place)
  if (game) game.open = true
  ready(place)
  const rest = ids.slice(AT_ONCE)
  if (rest.length === 0) return
  const more = document.createElement('button')
  more.type = 'button'
  more.className = 'more'
  more.textContent = 'Show the other ' + rest.length + ' checks'
  more.addEventListener('click', () => {
    add(checks, rest)
    more.remove()
    ready(place)
  })
  place.append(more)
}

/** A check that several rules share stands under one of them, and under the others when they are opened. */
const share = rule => {
  const places = all('[data-same]', rule)
  for (const place of places) {
    const copy = document.getElementById(place.dataset.same).cloneNode(true)
    copy.removeAttribute('id')
    copy.hidden = false
    for (const game of all('.game', copy)) game.open = false
    for (const timeline of all('[data-timeline]', copy)) reset(timeline)
    place.replaceWith(copy)
  }
  if (places.length === 0 || one('.game[open]', rule)) return
  const game = one('.check:first-child .game', rule)
  if (game) game.open = true
}

/** Shows what only the script can serve: copying everywhere, stepping in games that are open. */
const ready = root => {
  for (const button of all('[data-copy][hidden]', root)) button.hidden = false
  for (const timeline of all('.game[open] [data-timeline]', root)) begin(timeline)
}

document.addEventListener('toggle', event => {
  const opened = event.target
  if (!opened.open) return
  if (opened.matches('.game')) ready(opened.parentElement)
  if (!opened.matches('.rule')) return
  share(opened)
  list(opened)
  ready(opened)
}, true)

const jump = () => {
  let id = ''
  try { id = decodeURIComponent(location.hash.slice(1)) } catch { return }
  const rule = rules.find(rule => rule.id === id)
  if (!rule) return
  if (rule.hidden) clear()
  rule.open = true
  rule.scrollIntoView()
  one('summary', rule).focus({ preventScroll: true })
}
addEventListener('hashchange', jump)
document.addEventListener('click', event => {
  const link = event.target.closest('a[href^="#"]')
  if (link && link.hash === location.hash) jump()
})
`

const STEPS = `
/** How things stand after each step; the page holds what each step changes. */
const panels = new WeakMap()

const begin = timeline => {
  if (panels.has(timeline)) return
  let panel = {}
  panels.set(timeline, JSON.parse(one('[data-panels]', timeline).content.textContent).map(changed => (panel = { ...panel, ...changed })))
  const steps = all('.steps > li', timeline)
  const decides = steps.findIndex(step => step.classList.contains('decides'))
  for (const control of all('[data-controls]', timeline)) control.hidden = false
  one('[data-decides]', timeline).hidden = decides < 0
  go(timeline, decides < 0 ? steps.length - 1 : decides)
}

/** As before anything was stepped through. */
const reset = timeline => {
  for (const control of all('[data-controls]', timeline)) control.hidden = true
}

const line = text => {
  const p = document.createElement('p')
  p.textContent = text
  return p
}

const lines = panel => field => panel ? panel[field].join('\\n') : ''

const go = (timeline, to) => {
  const steps = one('.steps', timeline)
  const items = [...steps.children]
  const at = Math.min(Math.max(to, 0), items.length - 1)
  items.forEach((step, i) => {
    step.classList.toggle('later', i > at)
    if (i === at) step.setAttribute('aria-current', 'step')
    else step.removeAttribute('aria-current')
  })
  const step = items[at]
  if (step.offsetTop < steps.scrollTop) steps.scrollTop = step.offsetTop
  const below = step.offsetTop + step.offsetHeight - steps.clientHeight
  if (below > steps.scrollTop) steps.scrollTop = below
  const [back, on] = all('[data-step]', timeline)
  back.setAttribute('aria-disabled', String(at === 0))
  on.setAttribute('aria-disabled', String(at === items.length - 1))
  const now = panels.get(timeline)[at]
  const before = panels.get(timeline)[at - 1]
  for (const place of all('[data-field]', timeline)) {
    const field = place.dataset.field
    place.replaceChildren(...now[field].map(line))
    place.parentElement.hidden = now[field].length === 0
    one('[data-news="' + field + '"]', timeline).hidden = !before || lines(now)(field) === lines(before)(field)
  }
  one('[data-show]', timeline).hidden = drawn(timeline).length === 0
  const said = document.createElement('span')
  said.className = 'hidden'
  said.textContent = ': ' + step.textContent
  one('[data-place]', timeline).replaceChildren('Step ' + step.value + ' of ' + items[items.length - 1].value, said)
}

const at = timeline => all('.steps > li', timeline).findIndex(step => step.hasAttribute('aria-current'))

/** The states of the step's charts in the drawings; the innermost chart comes last. */
const drawn = timeline => {
  const place = 'drawing-' + timeline.closest('.ruleset').dataset.place + '-state.'
  return panels.get(timeline)[at(timeline)].at.map(state => document.getElementById(place + state)).filter(Boolean)
}

const show = timeline => {
  const states = drawn(timeline)
  for (const state of all('.chart-state[data-emphasis]')) state.removeAttribute('data-emphasis')
  for (const state of states) state.setAttribute('data-emphasis', 'true')
  const drawing = states[states.length - 1].closest('details')
  drawing.open = true
  location.hash = drawing.id
  one('summary', drawing).focus({ preventScroll: true })
  const frame = one('.drawing', drawing).getBoundingClientRect()
  const box = states[states.length - 1].getBoundingClientRect()
  one('.drawing', drawing).scrollBy(box.left - frame.left - frame.width / 3, box.top - frame.top - frame.height / 3)
}

document.addEventListener('click', event => {
  const timeline = event.target.closest('[data-timeline]')
  if (!timeline) return
  if (event.target.closest('[data-show]')) show(timeline)
  const button = event.target.closest('[data-step]')
  if (button) go(timeline, at(timeline) + Number(button.dataset.step))
  if (event.target.closest('[data-decides]')) go(timeline, all('.steps > li', timeline).findIndex(step => step.classList.contains('decides')))
  const step = event.target.closest('.steps > li')
  if (step) go(timeline, [...step.parentElement.children].indexOf(step))
})

document.addEventListener('keydown', event => {
  const timeline = event.target.closest('[data-timeline]')
  if (!timeline || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }[event.key]
  if (by === undefined) return
  event.preventDefault()
  go(timeline, at(timeline) + by)
})
`

const COPY = `
const select = element => {
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection().removeAllRanges()
  getSelection().addRange(range)
}

document.addEventListener('click', async event => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  const code = one('code', button.parentElement)
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = 'Copied'
  } catch {
    select(code)
    button.textContent = 'Selected'
  }
  setTimeout(() => { button.textContent = 'Copy' }, 2000)
})
`

const END = `
narrow()
for (const button of all('[data-copy]', one('.banner'))) button.hidden = false
for (const checks of all('.group > .checks')) ready(checks)
jump()
`

/** The whole script. */
export const SCRIPT = [START, SEARCH, OPEN, STEPS, COPY, END].join('')
