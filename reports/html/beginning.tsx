/**
 * Where to begin reading when much fails at once.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { RulesetReport } from '../../properties/campaign/report.js'
import { count, oneLine } from '../../model/trace/text.js'
import { beginningOf } from '../telling.js'
import { WholeContext } from './context.js'
import { RuleLink } from './link.js'

const sayFailing = (naming: number, failing: number): string =>
  failing === 1
    ? 'The one failing check is'
    : naming === failing
      ? `All ${failing} failing checks are`
      : `${naming} of ${count(failing, 'failing check')} ${naming === 1 ? 'is' : 'are'}`

export const Beginning = ({ ruleset }: { readonly ruleset: RulesetReport }): VNode | null => {
  const found = beginningOf(ruleset, useContext(WholeContext).strict)
  if (!found) return null
  const { rule, failing, naming, passing, passingNaming, smallest } = found
  return (
    <div class="beginning">
      <p>
        <b class="label">Begin with</b> <RuleLink id={rule.id} />
      </p>
      <p class="soft">
        {sayFailing(naming, failing)} about it, and {passingNaming} of the {passing} that pass. The smallest game that shows the fault comes
        first there: {oneLine(smallest.title)}.
      </p>
    </div>
  )
}
