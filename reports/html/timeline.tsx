/**
 * A trace as a list of steps in words. With the script it can be stepped through; without, it is simply read.
 * @module
 */
import type { VNode } from 'preact'
import type { Observation } from '../../model/trace/observation.js'
import type { Verdict } from '../../properties/campaign/report.js'
import { stackAfterEach } from '../stack.js'
import { oneLine } from '../../model/trace/text.js'
import { sayTrace } from '../../model/trace/words.js'
import { Shape } from './verdict.js'

/** The most steps that are shown; the last of them are nearest to the verdict. */
export const STEPS = 300

interface Props {
  readonly trace: readonly Observation[]
  /** The place of the observation that decides. */
  readonly step?: number
  readonly verdict: Verdict
}

export const Timeline = ({ trace, step, verdict }: Props): VNode => {
  const lines = sayTrace(trace)
  const stacks = stackAfterEach(trace)?.map(layers => layers.map(oneLine).join(', ') || 'empty')
  const end = Math.max(Math.min(lines.length, (step ?? lines.length) + STEPS / 10), 1)
  const from = Math.max(0, end - STEPS)
  const left = lines.length - (end - from)
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
          <span class="soft" data-place role="status" />
          <kbd aria-hidden="true">← →</kbd>
        </span>
      </div>
      {left > 0 && (
        <p class="soft">
          {left} of {lines.length} steps are left out here; report.json has them all.
        </p>
      )}
      <ol class="steps" start={from + 1} tabIndex={0} aria-label="Steps; arrow keys go through them">
        {lines.slice(from, end).map((line, i) => (
          <li
            key={i}
            value={from + i + 1}
            data-n={from + i + 1}
            class={from + i === step ? `decides is-${verdict}` : undefined}
            data-see={trace[from + i]?.see}
            data-stack={stacks?.[from + i]}
          >
            <span class="see">{KINDS[trace[from + i]?.see ?? 'event']}</span> <span class="words">{line}</span>
            {from + i === step && (
              <b class="here">
                <Shape sign={verdict} /> decides the verdict
              </b>
            )}
          </li>
        ))}
      </ol>
      {stacks !== undefined && (
        <p class="stack" data-controls hidden>
          <span class="label">Stack after this step, top first</span> <span data-layers />
        </p>
      )}
    </div>
  )
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
