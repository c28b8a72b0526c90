/**
 * What shows a verdict: expected and came, the cards, the trace, the command.
 * @module
 */
import type { VNode } from 'preact'
import type { CheckResult, Evidence as Shown } from '../../properties/campaign/report.js'
import { oneLine, plain } from '../../model/trace/text.js'
import { Command } from './command.js'
import { Timeline } from './timeline.js'

interface Props {
  readonly evidence: Shown
  /** The check that it is of. */
  readonly check: CheckResult
}

export const Evidence = ({ evidence, check: { title, verdict } }: Props): VNode => (
  <div class="evidence">
    <p class="scenario">
      {evidence.title === undefined || evidence.title === title ? 'Scenario' : oneLine(evidence.title)}{' '}
      <code>{oneLine(evidence.scenario)}</code>
    </p>
    <div class="verdicts">
      <div class="expected">
        <b class="label">Expected</b>
        {evidence.expected.length > 1 && <p class="soft">one of these</p>}
        <ul>
          {evidence.expected.map((line, i) => (
            <li key={i}>{plain(line)}</li>
          ))}
        </ul>
      </div>
      <div class={`came is-${verdict}`}>
        <b class="label">Came</b>
        <p>{plain(evidence.came)}</p>
      </div>
    </div>
    {evidence.replay !== undefined && <Command label="Play it again" command={evidence.replay} />}
    {evidence.trace.length > 0 && (
      <Timeline trace={evidence.trace} {...(evidence.step !== undefined && { step: evidence.step })} verdict={verdict} />
    )}
    {evidence.cards !== undefined && evidence.cards.length > 0 && <Cards cards={evidence.cards} />}
  </div>
)

const Cards = ({ cards }: { readonly cards: NonNullable<Shown['cards']> }): VNode => (
  <div class="part">
    <b class="label">Cards</b>
    <ul class="cards">
      {cards.map((card, i) => (
        <li key={i}>
          <b>{oneLine(card.name)}</b>
          <span class="soft">{[card.types.map(oneLine).join(' '), ...numbers(card)].join(' · ')}</span>
          <p>{plain(card.text)}</p>
        </li>
      ))}
    </ul>
  </div>
)

const numbers = (card: NonNullable<Shown['cards']>[number]): string[] =>
  (['cost', 'power', 'toughness', 'defense', 'life'] as const).flatMap(name => (card[name] === undefined ? [] : [`${name} ${card[name]}`]))
