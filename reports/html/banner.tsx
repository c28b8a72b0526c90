/**
 * The head of the page: the verdict, and what it rests on.
 * @module
 */
import type { ComponentChildren, VNode } from 'preact'
import type { Report } from '../../properties/campaign/report.js'
import { headline, LEVEL_WORDS } from '../headline.js'
import { SIGN_MEANING } from '../order.js'
import { sayWhole, verdictOf } from '../scope.js'
import { count, oneLine } from '../../model/trace/text.js'
import { Command } from './command.js'
import { Mark, Shape } from './verdict.js'

export const Banner = ({ report }: { readonly report: Report }): VNode => {
  const { engine, kit, run, verdict } = report
  return (
    <header class={`banner is-${verdict}`}>
      <p class="kind">Stacklaw conformance report</p>
      <h1>
        <bdi>{oneLine(engine.name)}</bdi> <span class="version">{oneLine(engine.version)}</span>
      </h1>
      <p class="verdict" title={SIGN_MEANING[verdict]}>
        <Shape sign={verdict} />
        <strong>{verdictOf(verdict, report.rulesets)}</strong>
        {sayWhole(report).slice(verdictOf(verdict, report.rulesets).length)}
      </p>
      <p class="headline">{headline(report)}</p>
      {run.partial && <p class="partial">Partial run: it ended before all checks had run. This is not a verdict on the whole.</p>}
      <dl class="facts">
        <Fact name="Level">
          <b>{engine.level}</b> <span class="soft">{LEVEL_WORDS[engine.level]}</span>
        </Fact>
        <Fact name="Seed">
          <b class="number">{run.seed}</b> <span class="soft">{count(run.runs, 'random game')}</span>
        </Fact>
        <Fact name="Kit">
          <b>{oneLine(kit.version)}</b> <span class="soft digest">{oneLine(kit.digest)}</span>
        </Fact>
        {engine.command !== undefined && (
          <Fact name="Engine command">
            <code>{oneLine(engine.command)}</code>
          </Fact>
        )}
        <Fact name="Decides by itself">{words(engine.autonomous) || <span class="soft">nothing; every decision was asked</span>}</Fact>
      </dl>
      <Command label="Run again" command={run.command} />
      <Claims engine={engine} />
      <Contents report={report} />
    </header>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }): VNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const words = (all: readonly string[]): string => all.map(oneLine).join(', ')

/** Ways to the parts of the page: a line a ruleset. */
const Contents = ({ report: { rulesets, expect } }: { readonly report: Report }): VNode => (
  <nav aria-label="Parts of this report">
    <ul class="contents">
      {expect !== undefined && expect.stale.length > 0 && (
        <li>
          <a href="#stale">Stale entries</a>
        </li>
      )}
      {rulesets.map(({ id, title, verdict, found = [], ladder, coverage }, place) => (
        <li key={id}>
          <Mark sign={verdict} /> <a href={`#ruleset-${place}`}>{oneLine(title)}</a>
          {found.length > 0 && (
            <>
              {' · '}
              <a href={`#found-${place}`}>Found by random play</a>
            </>
          )}
          {ladder !== undefined && (
            <>
              {' · '}
              <a href={`#conformance-profile-${place}`}>What to claim next</a>
            </>
          )}
          {coverage.length > 0 && (
            <>
              {' · '}
              <a href={`#coverage-${place}`}>Charts gone through</a>
            </>
          )}
        </li>
      ))}
      <li>
        <a href="#unseen">What this run did not look at</a>
      </li>
    </ul>
  </nav>
)

const Claims = ({ engine }: { readonly engine: Report['engine'] }): VNode => (
  <details class="claims">
    <summary>What the engine claims</summary>
    <dl>
      <dt>Features</dt>
      <dd>{engine.features.includes('*') ? 'all' : words(engine.features) || 'none beyond its cards'}</dd>
      {Object.entries(engine.cards ?? {}).flatMap(([ruleset, cards]) => [
        <dt key={ruleset}>Cards of {oneLine(ruleset)}</dt>,
        <dd key={`${ruleset} cards`}>{words(cards) || 'none'}</dd>
      ])}
    </dl>
  </details>
)
