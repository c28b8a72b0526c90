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

const narrow = () => {
  const signs = shown()
  const words = one('#find').value.toLowerCase().split(/\\s+/).filter(Boolean)
  let left = 0
  for (const rule of rules) {
    const fits = (signs.length === 0 || signs.includes(rule.dataset.sign)) && words.every(word => rule.dataset.text.includes(word))
    rule.hidden = !fits
    if (fits) left++
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

const add = (list, ids) => {
  for (const id of ids) list.append(document.getElementById(id).content.cloneNode(true))
}

const fill = place => {
  const ids = place.dataset.checks.split(' ').filter(Boolean)
  delete place.dataset.checks
  const list = document.createElement('ul')
  list.className = 'checks'
  add(list, ids.slice(0, AT_ONCE))
  place.replaceChildren(list)
  const rest = ids.slice(AT_ONCE)
  if (rest.length === 0) return
  const more = document.createElement('button')
  more.type = 'button'
  more.className = 'more'
  more.textContent = 'Show the other ' + rest.length + ' checks'
  more.addEventListener('click', () => {
    add(list, rest)
    more.remove()
    ready(place)
  })
  place.append(more)
}

const ready = root => {
  for (const button of all('[data-copy][hidden]', root)) button.hidden = false
  for (const timeline of all('[data-timeline]', root)) {
    if (one('[aria-current]', timeline)) continue
    const steps = all('.steps > li', timeline)
    go(timeline, Math.max(0, steps.findIndex(step => step.classList.contains('decides'))))
    for (const control of all('[data-controls]', timeline)) control.hidden = false
  }
}

document.addEventListener('toggle', event => {
  const rule = event.target
  if (!rule.matches('.rule') || !rule.open) return
  const place = one('[data-checks]', rule)
  if (place) fill(place)
  ready(rule)
}, true)

const jump = () => {
  let id = ''
  try { id = decodeURIComponent(location.hash.slice(1)) } catch { return }
  const rule = rules.find(rule => rule.id === id)
  if (!rule) return
  if (rule.hidden) clear()
  rule.open = true
  rule.scrollIntoView()
}
addEventListener('hashchange', jump)
`

const STEPS = `
const go = (timeline, to) => {
  const list = one('.steps', timeline)
  const steps = [...list.children]
  const at = Math.min(Math.max(to, 0), steps.length - 1)
  steps.forEach((step, i) => {
    step.classList.toggle('later', i > at)
    if (i === at) step.setAttribute('aria-current', 'step')
    else step.removeAttribute('aria-current')
  })
  const step = steps[at]
  if (step.offsetTop < list.scrollTop) list.scrollTop = step.offsetTop
  const below = step.offsetTop + step.offsetHeight - list.clientHeight
  if (below > list.scrollTop) list.scrollTop = below
  const [back, on] = all('[data-step]', timeline)
  back.setAttribute('aria-disabled', String(at === 0))
  on.setAttribute('aria-disabled', String(at === steps.length - 1))
  const layers = one('[data-layers]', timeline)
  if (layers) layers.textContent = step.dataset.stack
  const said = document.createElement('span')
  said.className = 'hidden'
  said.textContent = ': ' + step.textContent
  one('[data-place]', timeline).replaceChildren('Step ' + step.value + ' of ' + steps[steps.length - 1].value, said)
}

const at = timeline => all('.steps > li', timeline).findIndex(step => step.hasAttribute('aria-current'))

document.addEventListener('click', event => {
  const button = event.target.closest('[data-step]')
  const timeline = event.target.closest('[data-timeline]')
  if (!timeline) return
  if (button) go(timeline, at(timeline) + Number(button.dataset.step))
  const step = event.target.closest('.steps > li')
  if (step) go(timeline, [...step.parentElement.children].indexOf(step))
})

document.addEventListener('keydown', event => {
  const timeline = event.target.closest('[data-timeline]')
  if (!timeline || event.ctrlKey || event.metaKey || event.altKey) return
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
ready(one('.banner'))
for (const list of all('.group > .checks')) ready(list)
jump()
`

/** The whole script. */
export const SCRIPT = [START, SEARCH, OPEN, STEPS, COPY, END].join('')
