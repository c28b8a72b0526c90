/**
 * What the engine reads otherwise where the text leaves room.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { capital } from '../../model/telling/capital.js'
import { oneLine } from '../../model/trace/text.js'
import type { RulesetReport } from '../../properties/campaign/report.js'
import { sayOtherwise } from '../headline.js'
import { SignsContext, WholeContext } from './context.js'

/** The checks by name, each with a link to a rule under which it is told. */
export const Otherwise = ({ ruleset }: { readonly ruleset: RulesetReport }): VNode | null => {
  const { ofCheck } = useContext(SignsContext)
  const { titles } = useContext(WholeContext)
  const all = ruleset.checks.filter(check => ofCheck(check) === 'otherwise')
  if (all.length === 0) return null
  return (
    <div class="beginning is-otherwise">
      <p>
        <b class="label">{capital(sayOtherwise(all))}</b> <span class="soft">which fails nothing, for the text leaves room there</span>
      </p>
      <ul>
        {all.map(({ name, title, rules }) => {
          const told = rules.find(id => titles.has(id))
          return (
            <li key={name}>
              {told === undefined ? oneLine(title) : <a href={`#${told}`}>{oneLine(title)}</a>} <code>{oneLine(name)}</code>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
