/**
 * The report as one HTML file that needs nothing else: no network, no other file.
 * @module
 */
import { createHash } from 'node:crypto'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Report } from '../../properties/campaign/report.js'
import { worstFirst } from '../order.js'
import { sayWhole } from '../scope.js'
import { oneLine } from '../../model/trace/text.js'
import { CHART_STYLE } from '../charts/style.js'
import { Banner } from './banner.js'
import { WholeContext, wholeOf } from './context.js'
import { Filters } from './filters.js'
import { Ruleset } from './ruleset.js'
import { SCRIPT } from './script.js'
import { Stale } from './stale.js'
import { STYLE } from './style.js'
import { NotLookedAt } from './not-covered.js'
import { Shapes } from './verdict.js'

/** From this weight on, checks are copied into a rule only when it is opened. */
const LARGE = 3000

/** The report as a whole HTML page, the rulesets with the worst verdict first. The same report gives the same text. */
export const renderHtml = (report: Report): string =>
  `<!doctype html>\n${renderToString(<Page report={{ ...report, rulesets: worstFirst(report.rulesets) }} />)}\n`

/** The whole style sheet. */
const LOOK = STYLE + CHART_STYLE

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Only this very script and style may run; nothing may be loaded or sent. */
const POLICY = [
  "default-src 'none'",
  `script-src '${hash(SCRIPT)}'`,
  `style-src '${hash(LOOK)}'`,
  "base-uri 'none'",
  "form-action 'none'"
].join('; ')

const Page = ({ report }: { readonly report: Report }): VNode => {
  const lazy = weight(report) > LARGE
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${report.run.chosen ? 'no certification, ' : ''}${sayWhole(report)}: ${oneLine(report.engine.name)} ${oneLine(report.engine.version)} - Stacklaw`}</title>
        <style dangerouslySetInnerHTML={{ __html: LOOK }} />
      </head>
      <body>
        <Shapes />
        <a class="skip" href="#rules">
          Skip to the rules
        </a>
        <Banner report={report} />
        <main id="rules" tabIndex={-1}>
          <Stale expect={report.expect} />
          <Filters report={report} />
          {report.rulesets.length === 0 && <p>This report holds no ruleset.</p>}
          <WholeContext.Provider value={wholeOf(report)}>
            {report.rulesets.map((ruleset, place) => (
              <Ruleset key={place} ruleset={ruleset} place={place} lazy={lazy} />
            ))}
            <NotLookedAt notLookedAt={report.notLookedAt} />
          </WholeContext.Provider>
        </main>
        <footer>
          Written by Stacklaw {oneLine(report.kit.version)}. The same in other forms beside this file: <code>report.json</code>,{' '}
          <code>junit.xml</code>, <code>summary.md</code>.
        </footer>
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  )
}

/** Roughly how many lines the page has if each check is written under each of its rules. */
const weight = (report: Report): number => {
  let lines = 0
  for (const ruleset of report.rulesets) {
    const size = new Map<string, number>()
    for (const { name, evidence } of ruleset.checks) size.set(name, 1 + Math.ceil((evidence?.trace.length ?? 0) / 3))
    for (const rule of ruleset.rules) for (const name of rule.checks) lines += size.get(name) ?? 0
  }
  return lines
}
