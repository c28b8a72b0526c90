import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Report } from '../properties/campaign/report.js'
import { renderHtml } from './html/page.js'
import { conformant, mixed } from './testing/sample.js'
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
  expect(await visibleRules(page)).toEqual(['fab:6.4.10b', 'fab:6.4.10g', 'fab:6.4.2'])
  await page.getByRole('button', { name: /^no check yet/ }).click()
  expect(await visibleRules(page)).toEqual(['fab:6.4.10b', 'fab:6.4.10g', 'fab:6.4.2', 'fab:6.6.3c'])
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

test('a rule opens and its timeline is stepped through by keyboard', async () => {
  const page = await open(mixed())
  const rule = page.locator('[id="fab:6.4.10b"]')
  await rule.locator('> summary').focus()
  await page.keyboard.press('Enter')
  const current = rule.locator('.steps [aria-current="step"]')
  await current.waitFor()
  expect(await current.textContent()).toContain('decides the verdict')
  expect(await rule.locator('.stack').textContent()).toBe('Stack after this step, top first c3')
  await rule.locator('.steps').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await current.textContent()).toContain('bob answers')
  await page.keyboard.press('Home')
  expect(await current.textContent()).toContain('action phase begins')
  expect(await rule.locator('.stack').textContent()).toBe('Stack after this step, top first empty')
  await page.keyboard.press('ArrowRight')
  expect(await rule.locator('[data-place]').textContent()).toMatch(/^Step 2 of 15: .*ann has priority/)
  await rule.getByRole('button', { name: 'Next' }).click()
  expect(await current.textContent()).toContain('ann answers: play c3')
  await rule.getByRole('button', { name: 'Previous' }).press('Enter')
  expect(await current.textContent()).toContain('ann has priority')
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const widths = await page
    .locator('.steps .words')
    .evaluateAll(all => all.map(words => words.clientWidth || words.getBoundingClientRect().width))
  for (const width of widths) expect(width).toBeGreaterThan(200)
})

test('without scripts, all is there to read', async () => {
  const page = await open(mixed(), { javaScriptEnabled: false })
  expect(await page.locator('#filters').isVisible()).toBe(false)
  await page.locator('[id="fab:6.4.10b"] > summary').click()
  expect(await page.locator('[id="fab:6.4.10b"] .steps').isVisible()).toBe(true)
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

test('ten thousand checks stay usable', async () => {
  const page = await open(large(10_000))
  await page.locator('[id="fab:6.4.10b"] > summary').click()
  await page.locator('[id="fab:6.4.10b"] .steps [aria-current]').first().waitFor()
  expect(await page.locator('.check').count()).toBe(100)
  await page.keyboard.press('/')
  await page.keyboard.type('number 4711')
  expect(await visibleRules(page)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Show the other/ }).click()
  expect(await page.locator('[id="fab:6.4.10b"] .check').count()).toBe(Math.ceil((10_000 - 9) / 13))
}, 60_000)
