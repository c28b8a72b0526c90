/**
 * Where to begin reading when much fails at once.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { RulesetReport } from '../../properties/campaign/report.js'
import { capital } from '../../model/telling/capital.js'
import { oneLine } from '../../model/trace/text.js'
import { beginningOf, sayOthers, sayWhy } from '../telling.js'
import { WholeContext } from './context.js'
import { RuleLink } from './link.js'

export const Beginning = ({ ruleset }: { readonly ruleset: RulesetReport }): VNode | null => {
  const found = beginningOf(ruleset, useContext(WholeContext).strict)
  if (!found) return null
  const { rule, first } = found
  return (
    <div class="beginning">
      <p>
        <b class="label">Begin with</b> <RuleLink id={rule.id} />
      </p>
      <p class="soft">
        {capital(sayWhy(found))}. Look first at {oneLine(first.name)}: {oneLine(first.title)}.
        {found.others.length === 0 ? '' : ` ${capital(sayOthers(found))}.`}
      </p>
    </div>
  )
}
