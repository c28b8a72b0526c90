// Runs in the pages of the book: search, drawings, stepping through examples. It writes text and elements only; the one piece of
// markup that it inserts is a drawing of the book's own.
const root = new URL('..', document.currentScript.src).href
const one = (selector, at = document) => at.querySelector(selector)
const all = (selector, at = document) => [...at.querySelectorAll(selector)]

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const button = (words, act) => {
  const element = make('button', { type: 'button' }, words)
  element.addEventListener('click', act)
  return element
}

const loaded = new Map()
const load = path => {
  if (!loaded.has(path))
    loaded.set(
      path,
      new Promise((done, failed) => {
        const script = make('script', { src: root + path })
        script.onload = done
        script.onerror = () => failed(new Error(`${path} is missing`))
        document.head.append(script)
      })
    )
  return loaded.get(path)
}

// What packed.js packs
const unpacked = async packed => {
  const text = atob(packed)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}

// Past the menu, for who goes by keyboard
const text = one('main')
text.id = 'text'
text.tabIndex = -1
document.body.prepend(make('a', { class: 'skip', href: '#text' }, 'Skip to the text'))

// What a link to a game plays
for (const link of all('a.play')) {
  const title = one('h4, summary', link.closest('.example') ?? link)?.textContent
  if (title) link.setAttribute('aria-label', `Play: ${title}`)
}

// The menu of every page
const MENU = [
  ['rules.html', 'Rules'],
  ['charts.html', 'Charts'],
  ['cards.html', 'Cards'],
  ['questions.html', 'Where games differ'],
  ['invariants.html', 'Invariants'],
  ['faulty-engines.html', 'Faulty engines'],
  ['guides.html', 'Guides']
]
const here = new URL(location.href).pathname
one('header').append(
  make(
    'nav',
    { 'aria-label': 'The rules' },
    ...MENU.map(([path, words]) => {
      const link = make('a', { href: root + path }, words)
      if (link.pathname === here) link.setAttribute('aria-current', 'page')
      return link
    })
  )
)

// Search
const field = make('input', {
  id: 'find',
  type: 'search',
  placeholder: 'Search the rules (/)',
  'aria-label': 'Search the rules',
  autocomplete: 'off'
})
const box = make('search', { class: 'find' }, field, make('div', { class: 'found', hidden: '' }, make('p', { role: 'status' }), make('ol')))
one('header').append(box)
const MOST = 12
const seek = async () => {
  const words = field.value.trim()
  const panel = one('.found', box)
  panel.hidden = words === ''
  if (words === '') return
  const status = one('[role=status]', panel)
  if (!globalThis.stacklawFind) status.textContent = 'Loading the index …'
  try {
    await load('assets/search.js')
  } catch (error) {
    status.textContent = `The search does not work: ${error.message}.`
    return
  }
  if (words !== field.value.trim()) return
  const found = await globalThis.stacklawFind(words)
  if (words !== field.value.trim()) return
  status.textContent =
    found.length === 0 ? 'Nothing fits.' : found.length > MOST ? `The first ${MOST} of ${found.length}` : `${found.length} found`
  one('ol', panel).replaceChildren(
    ...found
      .slice(0, MOST)
      .map(({ path, title, kind }) => make('li', {}, make('a', { href: root + path }, title), ' ', make('small', {}, kind)))
  )
}
field.addEventListener('input', seek)
box.addEventListener('keydown', event => {
  const links = all('.found a', box)
  const at = links.indexOf(document.activeElement)
  if (event.key === 'Escape') {
    field.value = ''
    seek()
    field.focus()
  } else if (event.key === 'Enter' && document.activeElement === field) links[0]?.click()
  else if (event.key === 'ArrowDown') (links[at + 1] ?? links[at] ?? field).focus()
  else if (event.key === 'ArrowUp') (links[at - 1] ?? field).focus()
  else return
  event.preventDefault()
})
addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return
  event.preventDefault()
  field.focus()
})
addEventListener('click', event => {
  if (!box.contains(event.target)) one('.found', box).hidden = true
})
field.addEventListener('focus', () => field.value.trim() !== '' && seek())

// Drawings
const drawings = new Map()
globalThis.drawn = (chart, packed) => drawings.set(chart, packed)

const middle = frame => {
  const target = one('.chart-row[data-emphasis]', frame) ?? one('.chart-start', frame)
  if (!target) return
  const at = target.getBoundingClientRect()
  const to = frame.getBoundingClientRect()
  frame.scrollLeft += at.left + at.width / 2 - to.left - frame.clientWidth / 2
  frame.scrollTop += at.top + at.height / 2 - to.top - frame.clientHeight / 2
}

// So small may a drawing be made to fit its place
const READABLE = 0.75

const zoomed = frame => {
  const svg = one('svg', frame)
  const width = Number(svg.getAttribute('width'))
  const height = Number(svg.getAttribute('height'))
  const scale = by => {
    svg.style.width = `${width * by}px`
    svg.style.height = `${height * by}px`
    frame.dataset.scale = by
    middle(frame)
  }
  const fitting = Math.min(1, (frame.clientWidth - 4) / width)
  const fit = () => scale(Math.min(1, (frame.clientWidth - 4) / width))
  const isAlone = frame.classList.contains('alone')
  const by = factor => () => scale(Math.min(3, Math.max(0.2, Number(frame.dataset.scale) * factor)))
  frame.before(
    make(
      'p',
      { class: 'zoom' },
      button('Zoom in', by(1.25)),
      button('Zoom out', by(0.8)),
      button('Fit', fit),
      button('Real size', () => scale(1))
    )
  )
  frame.dataset.scale = 1
  // what would be too small to read begins at its real size, where the chart begins
  if (isAlone && fitting >= READABLE) fit()
  else scale(1)
}

const draw = async frame => {
  const { chart, lit } = frame.dataset
  await load(`assets/charts/${chart}.js`)
  const svg = await unpacked(drawings.get(chart))
  frame.innerHTML = svg.replaceAll('@root/', root).replaceAll('drawn.', `drawn.${all('.drawing').indexOf(frame)}.`)
  const rows = new Set(lit.split(' '))
  for (const row of all('.chart-row', frame)) if (rows.has(row.dataset.row)) row.dataset.emphasis = 'true'
  const labels = all('.chart-label', frame)
  all('.chart-edge', frame).forEach((edge, at) => {
    if (one('[data-emphasis]', labels[at])) edge.dataset.emphasis = 'true'
  })
  zoomed(frame)
}

const watch = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      watch.unobserve(target)
      draw(target)
    }
  },
  { rootMargin: '400px' }
)
for (const frame of all('.drawing[data-chart]')) watch.observe(frame)
for (const frame of all('.drawing.alone')) zoomed(frame)

// Stepping through an example
for (const story of all('.story')) {
  const list = one('.steps', story)
  const steps = all('.step', list)
  if (steps.length < 2) continue
  let at
  const place = make('span', { role: 'status' })
  const go = to => {
    at = to === undefined ? undefined : Math.max(0, Math.min(steps.length - 1, to))
    list.dataset.stepping = at !== undefined
    steps.forEach((step, i) => {
      step.toggleAttribute('data-later', at !== undefined && i > at)
      if (i === at) step.setAttribute('aria-current', 'step')
      else step.removeAttribute('aria-current')
    })
    place.textContent = at === undefined ? `${steps.length} steps` : `Step ${at + 1} of ${steps.length}`
    if (at !== undefined) steps[at].scrollIntoView({ block: 'nearest' })
  }
  const next = () => go(at === undefined ? 0 : at + 1)
  const back = () => at !== undefined && go(at - 1)
  list.before(
    make(
      'p',
      { class: 'stepper' },
      button('Back', back),
      button('Next', next),
      button('All', () => go(undefined)),
      place
    )
  )
  list.tabIndex = 0
  list.setAttribute('role', 'list')
  list.setAttribute('aria-label', 'Steps of the example; the arrow keys go through them')
  list.addEventListener('keydown', event => {
    if (event.target !== list) return
    const act = {
      ArrowDown: next,
      ArrowRight: next,
      ArrowUp: back,
      ArrowLeft: back,
      Home: () => go(0),
      End: () => go(steps.length - 1),
      Escape: () => go(undefined)
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  go(undefined)
}

// A link to what is folded unfolds it; what is wider than its place can be scrolled with keys.
const unfold = () => {
  const target = location.hash.length > 1 && !one('#play') && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  const folded = target.closest('details')
  if (folded) folded.open = true
  target.scrollIntoView()
}
addEventListener('hashchange', unfold)
unfold()
for (const wide of all('table, pre')) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0

// Play
const played = { scenarios: new Map(), cards: new Map(), books: new Map(), later: undefined }
globalThis.stacklawScenarios = (folder, packed) => played.scenarios.set(folder, packed)
globalThis.stacklawCards = (ruleset, packed) => played.cards.set(ruleset, packed)
globalThis.stacklawLater = packed => {
  played.later ??= unpacked(packed)
}
globalThis.stacklawBook = (ruleset, packed) => played.books.set(ruleset, packed)

const bookOf = async ruleset => {
  await load(`assets/play/${ruleset}.book.js`)
  return unpacked(played.books.get(ruleset))
}
const later = async () => {
  await load('assets/play/later.js')
  return played.later
}
const reading = async () => {
  await load('assets/reading.js')
  return globalThis.stacklawRead
}

const start = async place => {
  const id = decodeURIComponent(location.search.slice(1))
  if (!/^[a-z0-9-]+(\/[A-Za-z0-9.-]+)+$/.test(id) || id.includes('..')) return
  const folder = id.slice(0, id.lastIndexOf('/'))
  const [ruleset] = id.split('/')
  place.textContent = 'Loading the game …'
  try {
    const [all, deck, book] = await Promise.all([
      load(`assets/play/${folder}.js`).then(() => unpacked(played.scenarios.get(folder))),
      load(`assets/play/${ruleset}.cards.js`).then(() => unpacked(played.cards.get(ruleset))),
      bookOf(ruleset),
      load('assets/play.js')
    ])
    const kept = all[id]
    if (kept === undefined) throw new Error(`there is no example ${id}`)
    const ruleHref = rule =>
      `rules/${rule.slice(0, rule.indexOf(':'))}/${rule.slice(rule.indexOf(':') + 1).replace(/[^A-Za-z0-9.-]+/g, '-')}.html`
    const rowHref = (chart, row) => `charts/${chart}.html#${row.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()}`
    globalThis.stacklawShelve([book])
    const more = async () => globalThis.stacklawShelve(await Promise.all(place.dataset.rulesets.split(' ').map(bookOf)))
    globalThis.stacklawPlay(place, { kept, more, later, reading, deck, ruleHref, rowHref })
  } catch (error) {
    place.textContent = `The example cannot be played: ${error.message}.`
  }
}
if (one('#play')) start(one('#play'))
