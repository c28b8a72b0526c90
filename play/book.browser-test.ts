/** The book and Play in a real browser, as `npm run docs` has written them. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Scenario } from '../model/scenario/scenario.js'

const CHROMIUM = process.env.STACKLAW_CHROMIUM ?? '/usr/bin/chromium'
const SITE = new URL('../docs/site/', import.meta.url)
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
const complaints: string[] = []

beforeAll(async () => {
  if (!existsSync(new URL('index.html', SITE))) throw new Error('There is no docs/site; write it with `npm run docs -- --rules`.')
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
}, 60_000)

afterAll(() => browser.close())

afterEach(() => {
  expect(complaints.splice(0)).toEqual([])
})

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage()
  page.on('console', message => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => complaints.push(String(error)))
  await page.goto(new URL(path, SITE).href)
  return page
}

const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { preload: false })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}

const GAME = 'play.html?fab/6.4/feign-death'

test('the search finds a rule from a file, by keyboard', async () => {
  const page = await open('index.html')
  await page.keyboard.press('/')
  await page.keyboard.type('legend rule')
  await page.locator('.found li').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/704-5j/)
  expect(await page.locator('[id="704-5j"]').isVisible()).toBe(true)
})

test('an example is stepped through, and the part of the chart is lit', async () => {
  const page = await open('rules/fab/chapter-6.4-2.html#6-4-10b')
  const story = page.locator('[id="fab-6-4-feign-death"], .example').first()
  await story.getByRole('button', { name: 'Next' }).click()
  expect(await story.locator('[aria-current="step"]').count()).toBe(1)
  await page.locator('.drawing[data-chart]').first().scrollIntoViewIfNeeded()
  await page.locator('.drawing .chart-row[data-emphasis]').first().waitFor()
})

test('a game is played by keyboard, with back and another way', async () => {
  const page = await open(GAME)
  await page.getByRole('heading', { name: 'A has priority' }).waitFor()
  const first = page.locator('.choices button').filter({ hasText: 'play Ember Bolt' }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'A chooses a target' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('choices')
  expect(page.url()).toMatch(/#\d$/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('heading', { name: 'A has priority' }).waitFor()
  await page.getByRole('button', { name: 'pass' }).click()
  await page.getByText('1 choice taken').waitFor()
})

test('the example goes to its end, and is saved as a scenario that the kit reads', async () => {
  const page = await open(GAME)
  const along = page.getByRole('button', { name: 'As the example goes' })
  await along.waitFor()
  for (let at = 0; at < 60 && (await along.isEnabled()); at++) {
    await along.click()
    await page.getByText(`${at + 1} choice${at === 0 ? '' : 's'} taken`).waitFor()
  }
  await page.getByRole('heading', { name: 'The game is over' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a scenario' }).click()
  const saved: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(Scenario.parse(saved).script.length).toBeGreaterThan(5)
})

test('a changed situation is held against the schema, and plays', async () => {
  const page = await open(GAME)
  await page.getByText('Change the situation or the cards').click()
  const text = page.locator('#situation')
  const before = await text.inputValue()
  await text.fill(before.replace('"zone": "hand"', '"zone": "hnd"'))
  await page
    .locator('#situation-wrong')
    .filter({ hasText: /zone.*"hnd"/ })
    .waitFor()
  expect(await page.getByRole('button', { name: 'Play it so' }).isDisabled()).toBe(true)
  await text.fill(before.replace('"life": 20', '"life": 7'))
  await page.getByRole('button', { name: 'Play it so' }).click()
  await page.locator('[data-field="players"]').filter({ hasText: 'life 7' }).waitFor()
})

test('what reads a changed situation is fetched as the editor opens, or by a link to one', async () => {
  const loaded: string[] = []
  const page = await (await browser.newContext()).newPage()
  page.on('request', request => loaded.push(request.url().replace(/^.*\/assets\//, '')))
  await page.goto(new URL(GAME, SITE).href)
  await page.locator('svg[data-chart="priority"]').first().waitFor()
  expect(loaded).not.toContain('reading.js')
  await page.getByText('Change the situation or the cards').click()
  const text = page.locator('#situation')
  await text.fill((await text.inputValue()).replace('"life": 20', '"life": 7'))
  await page.getByRole('button', { name: 'Play it so' }).click()
  await page.locator('[data-field="players"]').filter({ hasText: 'life 7' }).waitFor()
  expect(loaded.filter(name => name === 'reading.js')).toHaveLength(1)
  const linked = await open(page.url().replace(SITE.href, ''))
  await linked.locator('[data-field="players"]').filter({ hasText: 'life 7' }).waitFor()
  const broken = await open(`${GAME}#1,%`)
  await broken.getByText('0 choices taken').waitFor()
})

test('where each chart stands is lit in its drawing, and follows the game', async () => {
  const page = await open(GAME)
  const lit = (chart: string) => page.locator(`svg[data-chart="${chart}"] .chart-state[data-emphasis]`)
  await lit('priority').first().waitFor()
  expect(await lit('priority').getAttribute('data-state')).toBe('asked')
  expect(await lit('priority').isVisible()).toBe(true)
  expect(await page.locator('svg[data-chart="declaration"]').count()).toBe(0)
  await page.locator('.choices button').filter({ hasText: 'play Ember Bolt' }).first().click()
  await lit('declaration').first().waitFor()
  const rows = page.locator('svg[data-chart="declaration"] .chart-row a')
  expect(await rows.first().getAttribute('href')).toMatch(/^charts\/declaration\.html#[a-z0-9-]+$/)
})

test('the editor tells what the field at the cursor is, and what it takes', async () => {
  const page = await open(GAME)
  await page.getByText('Change the situation or the cards').click()
  const text = page.locator('#situation')
  const help = page.locator('#situation-help')
  for (const [field, words] of [
    ['"zone"', /\/objects\/0\/zone Where it is\.[^]*"graveyard"/],
    ['"steps"', /\/cards\/0\/abilities\/0\/steps What is done/]
  ] as const) {
    const at = (await text.inputValue()).indexOf(field) + 2
    await text.evaluate((area: HTMLTextAreaElement, place) => area.setSelectionRange(place, place), at)
    await help.filter({ hasText: words }).waitFor()
  }
  await help.getByText('Fields that may stand here').click()
  expect(await help.locator('dt').count()).toBeGreaterThan(3)
})

test('a link to a choice that is not offered says so, and leads back', async () => {
  const page = await open(`${GAME}#99`)
  await page.getByRole('alert').filter({ hasText: 'option 99 is not offered' }).waitFor()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByRole('heading', { name: 'A has priority' }).waitFor()
})

test('the same is played in every game', async () => {
  const page = await open(GAME)
  await page.getByRole('button', { name: 'Play it in every game' }).click()
  await page.locator('#elsewhere ~ div tbody tr').nth(4).waitFor()
  // on a phone the heads stay whole words: none is narrower than its longest
  await page.setViewportSize({ width: 360, height: 740 })
  const narrow = await page
    .locator('#elsewhere ~ div thead th')
    .evaluateAll(heads => heads.filter(head => head.scrollWidth > head.clientWidth || head.clientHeight > 90).map(head => head.textContent))
  expect(narrow).toEqual([])
})

test('a chart that would be too small to read on a phone begins at its real size, where it begins', async () => {
  const page = await open('charts/replacement.html', { viewport: { width: 360, height: 740 } })
  const frame = page.locator('.drawing.alone')
  expect(await frame.getAttribute('data-scale')).toBe('1')
  const within = await frame.evaluate(element => {
    const start = element.querySelector('.chart-start')!.getBoundingClientRect()
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return start.left >= left && start.right <= right && start.top >= top && start.bottom <= bottom
  })
  expect(within).toBe(true)
  await page.getByRole('button', { name: 'Fit' }).click()
  expect(Number(await frame.getAttribute('data-scale'))).toBeLessThan(0.75)
  await page.getByRole('link', { name: 'the transitions' }).click()
  expect(page.url()).toMatch(/#transitions$/)
})

test('a game is shown with the rulebook of its own ruleset alone; the others come when they are asked for', async () => {
  const loaded: string[] = []
  const page = await (await browser.newContext()).newPage()
  page.on('request', request => loaded.push(request.url().replace(/^.*assets\/play\//, '')))
  await page.goto(new URL(GAME, SITE).href)
  await page.getByRole('heading', { name: 'A has priority' }).waitFor()
  const books = (): readonly string[] => loaded.filter(name => name.endsWith('.book.js')).toSorted()
  expect(books()).toEqual(['fab.book.js'])
  await page.getByRole('button', { name: 'Play it in every game' }).click()
  await page.locator('#elsewhere ~ div tbody tr').nth(4).waitFor()
  expect(books()).toEqual(['fab.book.js', 'ga-older.book.js', 'ga.book.js', 'mtg-2010.book.js', 'mtg.book.js'])
  const titles = await page.locator('#elsewhere ~ div tbody th').allInnerTexts()
  expect(titles[0]).toBe('Flesh and Blood')
})

test.each(['light', 'dark'] as const)('%s: axe-core finds nothing serious, and nothing sticks out at 360 px', async colorScheme => {
  for (const path of ['index.html', 'rules/fab/chapter-6.4-2.html', 'rules/fab/6.4.10b.html', 'charts/replacement.html', `${GAME}#1.0`]) {
    for (const width of [360, 1280]) {
      const page = await open(path, { colorScheme, viewport: { width, height: 800 } })
      await page.waitForTimeout(500)
      // Play in the middle of a game, with all that unfolds
      for (const folded of await page.locator('#play details').all()) await folded.evaluate(each => each.setAttribute('open', ''))
      if (path.startsWith(GAME)) await page.locator('#situation-help').waitFor()
      expect(await barriers(page), `${path} at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width)
      await page.close()
    }
  }
})
