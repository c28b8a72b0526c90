/** The same situation in other games. @module */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { everyRulebook } from '../model/rulebook/index.js'
import type { Observation } from '../model/trace/observation.js'
import { carried, sidesOf } from './elsewhere.js'
import type { Side } from './elsewhere.js'
import type { Example } from './example.js'
import { scriptOf } from './saved.js'

interface Props {
  readonly example: Example
  readonly trace: readonly Observation[]
  /** Brings the rulebooks of the other games. */
  readonly more: () => Promise<void>
  readonly go: (answers: readonly number[], example: Example) => void
}

/** A button that plays it in every game, and then a table of these. */
export const Elsewhere = ({ example, trace, more, go }: Props): VNode => {
  const [sides, setSides] = useState<readonly Side[] | string>()
  useEffect(() => setSides(undefined), [trace])
  const compare = (): void => {
    more()
      .then(() => sidesOf(example, scriptOf(trace)))
      .then(setSides, (error: unknown) => setSides(error instanceof Error ? error.message : String(error)))
  }
  const open = (ruleset: string, answers: readonly number[]): void => {
    const book = everyRulebook.find(({ id }) => id === ruleset)
    if (book) go(answers, carried(example, book))
  }
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">The same in other games</h2>
      <p>
        <button type="button" onClick={compare}>
          Play it in every game
        </button>
      </p>
      <div role="status">
        {typeof sides === 'string' && <p>It cannot be played in every game: {sides}.</p>}
        {Array.isArray(sides) && (
          <>
            <p>
              {(sides as readonly Side[]).some(({ parts }) => parts !== undefined)
                ? 'Games with one letter are observed alike. Where they first part, each shows what stands in the third column.'
                : 'All games are observed alike.'}
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">game</th>
                  <th scope="col">like</th>
                  <th scope="col">where they part</th>
                  <th scope="col">where it ends</th>
                </tr>
              </thead>
              <tbody>
                {(sides as readonly Side[]).map(({ ruleset, title, letter, parts, outcome, answers }) => (
                  <tr>
                    <th scope="row">
                      <button type="button" onClick={() => open(ruleset, answers)}>
                        {title}
                      </button>
                    </th>
                    <td>{letter}</td>
                    <td>{parts ?? ''}</td>
                    <td>{outcome.join('; ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </section>
  )
}
