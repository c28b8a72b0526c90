/**
 * A game as a list of steps in words, with a panel that shows how things stand after the chosen one. With the script it can be
 * stepped through; without, it is simply read.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { capital } from '../../model/telling/capital.js'
import { labelsOf } from '../../model/telling/labels.js'
import type { Observation } from '../../model/trace/observation.js'
import { sayTrace } from '../../model/trace/words.js'
import type { Vocabulary } from '../../model/trace/words/vocabulary.js'
import type { Evidence } from '../../properties/campaign/report.js'
import { changesOf, panelsOf, pendingLayers, SHOWN } from '../panel.js'
import type { Shown } from '../panel.js'
import { SpeakingContext, WholeContext } from './context.js'
import type { Sign } from '../order.js'
import { Shape } from './verdict.js'

/** The most steps that are shown; the last of them are nearest to the verdict. */
export const STEPS = 300

interface Props {
  readonly evidence: Evidence
  readonly sign: Sign
}

export const Timeline = ({ evidence, sign }: Props): VNode => {
  const { trace, step, objects = [] } = evidence
  const { level } = useContext(WholeContext)
  const speaking = useContext(SpeakingContext)
  const { named, words } = labelsOf({ objects }, trace, speaking)
  const lines = sayTrace(trace.map(named), words)
  const end = Math.max(Math.min(lines.length, (step ?? lines.length) + STEPS / 10), 1)
  const from = Math.max(0, end - STEPS)
  const left = lines.length - (end - from)
  const panels = changesOf(panelsOf(evidence, level, speaking).slice(from, end))
  return (
    <div class="part timeline" data-timeline>
      <div class="steps-head">
        <b class="label">What happened</b>
        <span class="controls" data-controls hidden>
          <button type="button" data-step="-1">
            Previous
          </button>
          <button type="button" data-step="1">
            Next
          </button>
          <button type="button" data-decides>
            Deciding step
          </button>
          <span class="soft" data-place role="status" />
          <kbd aria-hidden="true">← →</kbd>
        </span>
      </div>
      {left > 0 && (
        <p class="soft">
          {left} of {lines.length} steps are left out here; report.json has them all.
        </p>
      )}
      <div class="side-by-side">
        <ol class="steps" start={from + 1} tabIndex={0} aria-label="Steps; arrow keys go through them">
          {lines.slice(from, end).map((line, i) => (
            <li
              key={i}
              value={from + i + 1}
              data-n={from + i + 1}
              class={from + i === step ? `decides is-${sign}` : undefined}
              data-see={trace[from + i]?.see}
            >
              <span class="see">{KINDS[trace[from + i]?.see ?? 'event']}</span> <span class="words">{line}</span>
              {from + i === step && (
                <b class="here">
                  <Shape sign={sign} /> decides the verdict
                </b>
              )}
            </li>
          ))}
        </ol>
        <dl class="panel" data-controls hidden aria-label="How things stand after this step">
          {SHOWN.map(field => (
            <div key={field} class={`field-${field}`}>
              <dt>
                {fieldWords(field, words)}{' '}
                <span class="news" data-news={field} hidden>
                  changed
                </span>
              </dt>
              <dd data-field={field} />
              {field === 'charts' && (
                <dd>
                  <button type="button" data-show hidden>
                    Show in the drawing
                  </button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
      <template data-panels dangerouslySetInnerHTML={{ __html: inert(JSON.stringify(panels)) }} />
    </div>
  )
}

/** Text that is markup nowhere: JSON holds neither sign outside its strings. */
const inert = (json: string): string => json.replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')

/** What a field of the panel is called in the words of the game. */
const fieldWords = (field: Shown, words: Vocabulary): string => {
  switch (field) {
    case 'stack':
      return `${capital(words.zone('stack'))}, top first`
    case 'pending':
      return pendingLayers(words)
    case 'event':
      return 'Event being replaced'
    case 'players':
      return 'Players'
    case 'charts':
      return 'Where the charts are'
    case 'note':
      return 'Note'
  }
}

/** A word a kind of observation, so that the eye finds them in the list. */
const KINDS: Readonly<Record<Observation['see'], string>> = {
  event: 'event',
  prompt: 'asked',
  answer: 'answer',
  end: 'end',
  layer: 'stack',
  resolve: 'stack',
  left: 'stack',
  proposed: 'proposed',
  applied: 'replaced',
  triggered: 'trigger',
  suppressed: 'trigger',
  ceased: 'trigger'
}
