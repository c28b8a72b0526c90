/**
 * What shows a verdict: what was legal and what came, where to look, the command; then the game, the cards and the reasons.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { CheckResult, Evidence as Shown } from '../../properties/campaign/report.js'
import { capital } from '../../model/telling/capital.js'
import { rulesTold, sayIfOtherwise } from '../../model/telling/decision.js'
import { count, oneLine, plain } from '../../model/trace/text.js'
import { Command } from './command.js'
import { SignsContext, WholeContext } from './context.js'
import { RuleLink } from './link.js'
import { Situation } from './situation.js'
import { Timeline } from './timeline.js'

interface Props {
  readonly evidence: Shown
  /** The check that it is of. */
  readonly check: CheckResult
  /** Whether its game is open from the start. */
  readonly open: boolean
}

export const Evidence = ({ evidence, check, open }: Props): VNode => {
  const sign = useContext(SignsContext).ofCheck(check)
  return (
    <div class="evidence">
      <div class="verdicts">
        <div class="expected">
          <b class="label">{sign === 'otherwise' ? 'Our reading' : WANTED[check.kind]}</b>
          {evidence.expected.length > 1 && <p class="soft">one of these</p>}
          <ul>
            {[...new Set(evidence.expected)].map((line, i) => (
              <li key={i}>{plain(line)}</li>
            ))}
          </ul>
        </div>
        <div class={`came is-${sign}`}>
          <b class="label">Came</b>
          <p>{plain(evidence.came)}</p>
        </div>
      </div>
      {check.hints !== undefined && check.hints.length > 0 && <Hints hints={check.hints} />}
      {evidence.broken !== undefined && evidence.broken.length > 0 && <Broken broken={evidence.broken} />}
      {evidence.atStake !== undefined && evidence.atStake.length > 0 && <AtStake rules={evidence.atStake} />}
      {evidence.replay !== undefined && <Command label="Play it again" command={evidence.replay} />}
      {useContext(WholeContext).games.has(check) ? (
        <details class="game" open={open}>
          <summary>
            The game <span class="soft">{sayGame(evidence, check)}</span>
          </summary>
          <div class="body">
            <Situation evidence={evidence} />
            {evidence.trace.length > 0 && <Timeline evidence={evidence} sign={sign} />}
            {evidence.derivation !== undefined && evidence.derivation.length > 0 && <Derivation steps={evidence.derivation} />}
          </div>
        </details>
      ) : (
        <p class="soft">
          The game is left out here, since there are many; report.json has it{evidence.replay !== undefined && ', and the command plays it'}
          .
        </p>
      )}
    </div>
  )
}

const sayGame = ({ scenario, title }: Shown, check: CheckResult): string =>
  title === undefined || title === check.title ? oneLine(scenario) : `${oneLine(title)}, ${oneLine(scenario)}`

/** What the left one of the two boxes says. */
const WANTED: Readonly<Record<CheckResult['kind'], string>> = {
  fixture: 'Legal here',
  chart: 'Legal here',
  exploration: 'Ends that the rules allow',
  invariant: 'What must hold',
  relation: 'What the first game demands',
  corpus: 'Legal here'
}

/** What explains the step: the decisions of the rules that, made otherwise, would have allowed it. */
const Broken = ({ broken }: { readonly broken: NonNullable<Shown['broken']> }): VNode => (
  <div class="broken">
    <b class="label">What would explain it</b>
    <ul>
      {broken.map(({ decision, rules }) => (
        <li key={decision}>
          <p>{capital(sayIfOtherwise(oneLine(decision)))}.</p>
          {rules.length > 0 && (
            <ul class="soft">
              {rulesTold(rules).map(id => (
                <li key={id}>
                  <RuleLink id={id} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </div>
)

const AtStake = ({ rules }: { readonly rules: readonly string[] }): VNode => (
  <details class="soft">
    <summary>{count(rules.length, 'other rule')} at stake at this step, not held against the engine</summary>
    <ul>
      {rules.map(id => (
        <li key={id}>
          <RuleLink id={id} />
        </li>
      ))}
    </ul>
  </details>
)

const Hints = ({ hints }: { readonly hints: readonly string[] }): VNode => (
  <div class="hints">
    <b class="label">If this fails, check</b>
    <ul>
      {hints.map((hint, i) => (
        <li key={i}>{plain(hint)}</li>
      ))}
    </ul>
  </div>
)

const Derivation = ({ steps }: { readonly steps: NonNullable<Shown['derivation']> }): VNode => (
  <div class="part">
    <b class="label">Why that is expected</b>
    <ol class="derivation">
      {steps.map(({ because, so }, i) => (
        <li key={i}>
          <p>{plain(so)}</p>
          <p class="soft">
            <RuleLink id={because} />
          </p>
        </li>
      ))}
    </ol>
  </div>
)
