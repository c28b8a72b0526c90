import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Report } from '../properties/campaign/report.js'
import { renderHtml } from './html/page.js'
import { conformant, mixed, stale } from './testing/sample.js'
import { hostile } from './testing/hostile.js'
import { large } from './testing/large.js'

const CHROMIUM = process.env.STACKLAW_CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

let browser: Browser | undefined
let dir: string
const complaints: string[] = []

beforeAll(async () => {
  if (!existsSync(CHROMIUM)) {
    throw new Error(
      `There is no browser at ${CHROMIUM}. Install one (Debian, Ubuntu: apt-get install chromium) or set STACKLAW_CHROMIUM to the path of Chromium or Chrome.`
    )
  }
  dir = await mkdtemp(join(tmpdir(), 'stacklaw-browser-'))
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
}, 60_000)

afterAll(async () => {
  await browser?.close()
  if (dir) await rm(dir, { recursive: true })
})

afterEach(() => {
  expect(complaints.splice(0)).toEqual([])
})

/** Opens a report; what the console, a script or the network complains of fails the test. */
const open = async (report: Report, options: BrowserContextOptions = {}): Promise<Page> => {
  const file = join(dir, `${Math.random()}.html`)
  await writeFile(file, renderHtml(report))
  if (browser === undefined) throw new Error('the browser did not start')
  const context = await browser.newContext(options)
  const page = await context.newPage()
  page.on('console', message => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('dialog', dialog => complaints.push(`a dialog: ${dialog.message()}`))
  page.on('request', request => {
    if (request.url() !== pathToFileURL(file).href) complaints.push(`a request: ${request.url()}`)
  })
  await page.goto(pathToFileURL(file).href)
  return page
}

const visibleRules = (page: Page): Promise<string[]> => page.locator('.rule:not([hidden])').evaluateAll(rules => rules.map(rule => rule.id))

test('no script of the data runs, closed or open', async () => {
  const page = await open(hostile())
  await page.evaluate(() => document.querySelectorAll('details').forEach(d => (d.open = true)))
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false)
  expect(await page.locator('img, main script, svg[onload]').count()).toBe(0)
})

test('filters by verdict', async () => {
  const page = await open(mixed())
  await page.getByRole('button', { name: /^fail/ }).click()
  expect(await visibleRules(page)).toEqual(['fab:6.4.10g', 'fab:6.4.10b'])
  await page.getByRole('button', { name: /^reads otherwise/ }).click()
  expect(await visibleRules(page)).toEqual(['fab:6.4.10g', 'fab:6.4.10b', 'fab:6.4.2'])
  await page.getByRole('button', { name: /^no check yet/ }).click()
  expect(await visibleRules(page)).toEqual(['fab:6.4.10g', 'fab:6.4.10b', 'fab:6.4.2', 'fab:6.6.3c'])
  expect(await page.locator('#found').textContent()).toBe('4 of 13 rules')
  expect(await page.getByRole('heading', { name: /^pass/ }).isVisible()).toBe(false)
})

test('the slash key leads to the search, Escape clears it', async () => {
  const page = await open(mixed())
  await page.keyboard.press('/')
  await page.keyboard.type('shield ZERO')
  expect(await visibleRules(page)).toEqual(['fab:6.4.10g'])
  await page.keyboard.press('/')
  expect(await page.locator('#find').inputValue()).toBe('shield ZERO/')
  expect(await page.locator('#found').textContent()).toBe('No rule fits')
  await page.keyboard.press('Escape')
  expect(await visibleRules(page)).toHaveLength(13)
})

/** Opens a rule by keyboard, as far as its first game. */
const openRule = async (page: Page, id: string): Promise<Locator> => {
  const rule = page.locator(`[id="${id}"]`)
  await rule.locator('> summary').focus()
  await page.keyboard.press('Enter')
  await rule.locator('.steps [aria-current="step"]').first().waitFor()
  return rule.locator('.game').first()
}

test('a rule opens at the step that decides, and its timeline is stepped through by keyboard', async () => {
  const page = await open(mixed())
  const game = await openRule(page, 'fab:6.4.10b')
  const current = game.locator('.steps [aria-current="step"]')
  expect(await current.textContent()).toContain('decides the verdict')
  await game.locator('.steps').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await current.textContent()).toContain('bob answers')
  await page.keyboard.press('Home')
  expect(await current.textContent()).toContain('action phase begins')
  await page.keyboard.press('ArrowRight')
  expect(await game.locator('[data-place]').textContent()).toMatch(/^Step 2 of 15: .*ann has priority/)
  await game.getByRole('button', { name: 'Next' }).click()
  expect(await current.textContent()).toContain('ann answers: play Scorching Word')
  await game.getByRole('button', { name: 'Previous' }).press('Enter')
  expect(await current.textContent()).toContain('ann has priority')
  await page.keyboard.press('End')
  expect(await game.locator('[data-place]').textContent()).toMatch(/^Step 15 of 15/)
  await game.getByRole('button', { name: 'Deciding step' }).click()
  expect(await current.textContent()).toContain('decides the verdict')
})

test('beside each step stands how things are after it, forwards and backwards', async () => {
  const page = await open(mixed())
  const game = await openRule(page, 'fab:6.4.10b')
  const field = (name: string): Promise<string[]> => game.locator(`[data-field="${name}"] p`).allTextContents()
  const all = async (): Promise<readonly string[][]> => [
    await field('stack'),
    await field('pending'),
    await field('event'),
    await field('charts')
  ]
  await game.locator('.steps > li').nth(3).click()
  const fourth = await all()
  expect(fourth).toEqual([['empty'], ['none'], ['none'], ['turn: waiting › priority: acted › action: performed']])
  expect(await field('players')).toEqual([
    'ann: life 20, action points 1; hand: Scorching Word; arena: Warning Bell; deck: 12',
    'bob: life 20; arena: Ward of Reeds'
  ])
  expect(await game.locator('.news:visible').count()).toBe(0)
  await game.getByRole('button', { name: 'Next' }).click()
  expect(await field('stack')).toEqual(['Scorching Word'])
  expect(await game.locator('.news:visible').evaluateAll(news => news.map(each => each.getAttribute('data-news')))).toEqual([
    'stack',
    'charts'
  ])
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  expect(await field('event')).toEqual(['Scorching Word deals 5 arcane damage to bob'])
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
  expect(await all()).toEqual(fourth)
  await page.keyboard.press('End')
  expect(await field('pending')).toEqual(['t1 (from Warning Bell’s “toll”)'])
  expect(await game.locator('.field-note').textContent()).toContain('as of step 11, the last that the charts explain')
})

test('within an open rule the search leaves the checks that fit', async () => {
  const page = await open(mixed())
  await openRule(page, 'fab:6.4.10b')
  const shown = (): Promise<string[]> => page.locator('[id="fab:6.4.10b"] .check:not([hidden]) .title').allTextContents()
  expect(await shown()).toEqual(['A ward for two meets five damage', 'A ward for three meets two damage'])
  await page.keyboard.press('/')
  await page.keyboard.type('three')
  expect(await shown()).toEqual(['A ward for three meets two damage'])
  await page.keyboard.press('Escape')
  await page.keyboard.type('how much')
  expect(await shown()).toHaveLength(2)
})

test('the way to begin leads to the rule, opened', async () => {
  const page = await open(mixed())
  const link = page.locator('.beginning:not(.is-otherwise) a')
  await link.click()
  await page.locator('[id="fab:6.4.10g"][open] .steps [aria-current]').waitFor()
  await page.locator('[id="fab:6.4.10g"] > summary').click()
  await link.click()
  await page.locator('[id="fab:6.4.10g"][open]').waitFor()
})

test('everything that acts is reached by the Tab key, and shows that it is', async () => {
  const page = await open(mixed())
  await page.evaluate(() => document.querySelector('.rule')?.setAttribute('open', ''))
  await page.locator('.rule .steps [aria-current]').first().waitFor()
  const stops: string[] = []
  const dim: string[] = []
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        name: element.textContent?.trim().slice(0, 40) ?? '',
        kind: element.className || element.tagName,
        ring: outlineStyle !== 'none' && outlineWidth !== '0px'
      }
    })
    if (at === undefined) break
    stops.push(`${at.kind}: ${at.name}`)
    if (!at.ring) dim.push(`${at.kind}: ${at.name}`)
  }
  expect(dim).toEqual([])
  for (const part of ['Previous', 'Next', 'Deciding step', 'The game', 'Copy', 'steps']) expect(stops.join('\n')).toContain(part)
})

test('the first Tab stop skips to the rules', async () => {
  const page = await open(mixed())
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Skip to the rules')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('rules')
})

test('the drawing of a chart opens, and fired and never fired look different', async () => {
  const page = await open(mixed())
  await page.getByText('Drawing of the chart').click()
  const drawing = page.locator('.drawing')
  await drawing.locator('svg').waitFor({ state: 'visible' })
  const colour = (mark: string): Promise<string> =>
    drawing
      .locator(`.chart-row[data-mark="${mark}"] .chart-sign`)
      .first()
      .evaluate(sign => getComputedStyle(sign).fill)
  expect(await colour('fired')).not.toBe(await colour('never'))
})

test('the charts of a step are marked in their drawings', async () => {
  const page = await open(mixed())
  const game = await openRule(page, 'fab:6.4.10b')
  await game.getByRole('button', { name: 'Show in the drawing' }).press('Enter')
  await page.locator('.drawing svg').waitFor({ state: 'visible' })
  expect(
    await page.locator('.chart-state[data-emphasis]').evaluateAll(states => states.map(state => state.getAttribute('data-state')))
  ).toEqual(['running'])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Drawing of the chart')
  await game.locator('.steps').focus()
  await page.keyboard.press('Home')
  expect(await game.getByRole('button', { name: 'Show in the drawing' }).isVisible()).toBe(false)
})

test('copies the command', async () => {
  const page = await open(mixed(), { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.locator('.banner [data-copy]').click()
  await page.getByRole('button', { name: /Copied|Selected/ }).waitFor()
  const taken = await page.evaluate(async () => String(getSelection()) || (await navigator.clipboard.readText()))
  expect(taken).toBe(mixed().run.command)
})

test('a link to a rule opens it', async () => {
  const page = await open(mixed())
  await page.evaluate(() => (location.hash = '#fab:6.4.5'))
  await page.locator('[id="fab:6.4.5"][open]').waitFor()
})

test.each([
  ['mixed', mixed],
  ['hostile', hostile],
  ['conformant', conformant]
] as const)('%s: nothing sticks out at 360 px, all opened', async (_, sample) => {
  const page = await open(sample(), { viewport: { width: 360, height: 800 } })
  await page.evaluate(() => document.querySelectorAll('details').forEach(d => (d.open = true)))
  await page.waitForTimeout(200)
  // the word of the verdict stands in one line
  const word = await page.locator('.banner .verdict strong').evaluate(each => each.getBoundingClientRect().height)
  expect(word).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const widths = await page
    .locator('.steps .words')
    .evaluateAll(all => all.map(words => words.clientWidth || words.getBoundingClientRect().width))
  for (const width of widths) expect(width).toBeGreaterThan(200)
})

test('without scripts, all is there to read', async () => {
  const page = await open(mixed(), { javaScriptEnabled: false })
  expect(await page.locator('#filters').isVisible()).toBe(false)
  // the game is told under another rule that it bears on, which the link opens
  await page.locator('[id="fab:6.4.10b"] > summary').click()
  expect(await page.locator('[id="fab:6.4.10g"] .steps').isVisible()).toBe(false)
  await page.locator('[id="fab:6.4.10b"]').getByRole('link', { name: 'under another rule' }).click()
  expect(await page.locator('[id="fab:6.4.10g"] .steps').isVisible()).toBe(true)
})

test('a game that two rules share is stepped through under each by itself', async () => {
  const page = await open(mixed())
  const first = await openRule(page, 'fab:6.4.10g')
  await first.locator('.steps > li').nth(3).click()
  const second = await openRule(page, 'fab:6.4.10b')
  const place = (game: Locator) => game.locator('[data-place]').textContent()
  expect(await place(second)).toMatch(/^Step 12 of 15/)
  expect(await place(first)).toMatch(/^Step 4 of 15/)
  await second.getByRole('button', { name: 'Previous' }).click()
  expect(await place(second)).toMatch(/^Step 11 of 15/)
  expect(await place(first)).toMatch(/^Step 4 of 15/)
  expect(await second.locator('[data-field="stack"] p').allTextContents()).toEqual(['Scorching Word'])
})

test('a stale entry of the list of known failures is seen first', async () => {
  const page = await open(stale())
  await page.getByRole('link', { name: 'Stale entries' }).click()
  expect(await page.getByRole('heading', { name: /stale entry in the list of known failures/ }).isVisible()).toBe(true)
})

/** The contrast of two colours, as WCAG counts it, worked out in the page for each text against what lies behind it. */
const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rgb = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = (colour: number[]): number => {
      const [r = 0, g = 0, b = 0] = colour.map(c => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = (element: Element | null): number[] => {
      if (element === null) return [255, 255, 255]
      const colour = rgb(getComputedStyle(element).backgroundColor)
      return colour[3] === 0 ? ground(element.parentElement) : colour.slice(0, 3)
    }
    const faint = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      if (![...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())) continue
      if (element.closest('script, style, template, .hidden')) continue
      const [a = 0, b = 0] = [light(rgb(getComputedStyle(element).color).slice(0, 3)), light(ground(element))].toSorted((x, y) => y - x)
      if ((a + 0.05) / (b + 0.05) < 4.5) faint.add(`${element.tagName}.${element.className}: ${((a + 0.05) / (b + 0.05)).toFixed(2)}`)
    }
    return [...faint]
  })

test.each(['light', 'dark'] as const)('%s: every text stands out from its ground (AA)', async colorScheme => {
  const page = await open(mixed(), { colorScheme })
  await page.evaluate(() => document.querySelectorAll('details').forEach(d => (d.open = true)))
  for (const button of await page.locator('#filters [data-sign]').all()) await button.click()
  await page.waitForTimeout(200)
  expect(await faintTexts(page)).toEqual([])
})

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds that keeps somebody from using the page. */
const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}

test.each(['light', 'dark'] as const)('%s: axe-core finds nothing serious, all opened', async colorScheme => {
  const page = await open({ ...mixed(), expect: stale().expect! }, { colorScheme })
  expect(await barriers(page)).toEqual([])
  await page.evaluate(() => document.querySelectorAll('details').forEach(d => (d.open = true)))
  await page.waitForTimeout(200)
  expect(await barriers(page)).toEqual([])
})

test('axe-core would find a button without a name', async () => {
  const page = await open(mixed())
  await page.evaluate(() => document.querySelector('.banner')?.append(document.createElement('button')))
  expect(await barriers(page)).not.toEqual([])
})

/** How many elements the page adds, removes or changes as something is sought: what makes it slow, on whatever machine. */
const workFor = (page: Page, words: string): Promise<number> =>
  page.evaluate(async words => {
    let work = 0
    const observer = new MutationObserver(
      all => (work += all.reduce((sum, each) => sum + 1 + each.addedNodes.length + each.removedNodes.length, 0))
    )
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const find = document.querySelector<HTMLInputElement>('#find')!
    find.value = words
    find.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    observer.disconnect()
    return work
  }, words)

test('ten thousand checks stay usable', async () => {
  const page = await open(large(10_000))
  await page.locator('[id="fab:6.4.10b"] > summary').click()
  await page.locator('[id="fab:6.4.10b"] .steps [aria-current]').first().waitFor()
  expect(await page.locator('.check').count()).toBe(100)
  for (const words of ['number 1', 'number 12', 'number', 'nothing of the kind', '']) expect(await workFor(page, words)).toBeLessThan(500)
  await page.keyboard.press('/')
  const own = await page.locator('[id="fab:6.4.10b"]').evaluate(rule =>
    rule.dataset.text
      ?.match(/check-(\d+)/g)
      ?.at(-1)
      ?.slice(6)
  )
  await page.keyboard.type(`number ${own}`)
  expect(await page.locator('[id="fab:6.4.10b"] .check .title').allTextContents()).toEqual([`Check number ${own}`])
  await page.keyboard.press('Escape')
  await page.keyboard.type('number 4711')
  expect(await visibleRules(page)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page
    .locator('[id="fab:6.4.10b"]')
    .getByRole('button', { name: /^Show the other/ })
    .click()
  expect(await page.locator('[id="fab:6.4.10b"] .check').count()).toBe(Math.ceil((10_000 - 9) / 13))
}, 60_000)
