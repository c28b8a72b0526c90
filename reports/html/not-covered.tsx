/**
 * What the run did not look at, by kind and ruleset, with all names to be opened.
 * @module
 */
import type { VNode } from 'preact'
import type { Report, NotCovered } from '../../properties/campaign/report.js'
import { byKind } from '../not-covered.js'
import { count, oneLine } from '../../model/trace/text.js'
import { RuleLink } from './link.js'

export const NotLookedAt = ({ notLookedAt }: { readonly notLookedAt: Report['notLookedAt'] }): VNode => (
  <section class="unseen" aria-labelledby="unseen">
    <h2 id="unseen">What this run did not look at</h2>
    {notLookedAt.length === 0 ? (
      <p>The run names nothing that it left out.</p>
    ) : (
      byKind(notLookedAt).map(({ kind, words, all }) => (
        <section key={kind} aria-labelledby={`unseen-${kind}`}>
          <h3 id={`unseen-${kind}`}>{words}</h3>
          <ul>
            {all.map((each, i) => (
              <li key={i}>
                <One notCovered={each} />
              </li>
            ))}
          </ul>
        </section>
      ))
    )}
  </section>
)

/** What the names of each kind are. */
const NOUNS: Readonly<Record<NotCovered['kind'], readonly [string, string]>> = {
  claims: ['claim', 'claims'],
  ruleset: ['ruleset', 'rulesets'],
  fixtures: ['fixture', 'fixtures'],
  level: ['property', 'properties'],
  decisions: ['decision', 'decisions'],
  charts: ['game', 'games'],
  unsupported: ['situation', 'situations'],
  'random-play': ['card', 'cards'],
  cards: ['card', 'cards'],
  rules: ['rule', 'rules'],
  interrupted: ['check', 'checks']
}

const One = ({ notCovered: { kind, ruleset, sentence, items } }: { readonly notCovered: NotCovered }): VNode => {
  const line = (
    <>
      {ruleset !== undefined && <b>{oneLine(ruleset)}</b>} {oneLine(sentence)}
    </>
  )
  const names = items.reduce((sum, item) => sum + item.names.length, 0)
  return names === 0 ? (
    line
  ) : (
    <>
      {line}
      <details>
        <summary>{count(names, ...NOUNS[kind])}</summary>
        {items.map((item, i) => (
          <div key={i} class="reason">
            {item.why !== undefined && <p>{oneLine(item.why)}</p>}
            <Names names={item.names} areRules={kind === 'rules'} />
          </div>
        ))}
      </details>
    </>
  )
}

const Names = ({ names, areRules }: { readonly names: readonly string[]; readonly areRules: boolean }): VNode =>
  areRules ? (
    <ul>
      {names.map(name => (
        <li key={name}>
          <RuleLink id={name} />
        </li>
      ))}
    </ul>
  ) : (
    <p class="soft">{names.map(oneLine).join(', ')}</p>
  )
