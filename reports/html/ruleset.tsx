/**
 * One ruleset: its verdict, counts, rules and chart coverage.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { CheckResult, RuleResult, RulesetReport } from '../../properties/campaign/report.js'
import { checksByName, looseChecks, rulesBySign, SIGN_WORDS, signsIn, worstFirst } from '../order.js'
import type { Sign } from '../order.js'
import { sayPairs } from '../pairs.js'
import { bySize, suspicion } from '../telling.js'
import { count, oneLine } from '../../model/trace/text.js'
import { Beginning } from './beginning.js'
import { Check, Checks } from './check.js'
import { SignsContext, SpeakingContext, speakingOf, WholeContext } from './context.js'
import { Counts } from './counts.js'
import { Coverage } from './coverage.js'
import { Found } from './found.js'
import { homesOf } from './homes.js'
import { ConformanceProfile } from './conformance-profile.js'
import { Otherwise } from './otherwise.js'
import { Rule } from './rule.js'
import { Mark } from './verdict.js'

interface Props {
  readonly ruleset: RulesetReport
  /** The place of the ruleset in the report, for ids. */
  readonly place: number
  /** Checks are put into templates, once each, and copied into a rule when it is opened. */
  readonly lazy: boolean
}

export const Ruleset = ({ ruleset, place, lazy }: Props): VNode => {
  const { strict } = useContext(WholeContext)
  const signs = signsIn(ruleset, strict)
  const byName = checksByName(ruleset)
  const checksOf = (rule: RuleResult): CheckResult[] =>
    worstFirst(bySize(rule.checks.flatMap(name => byName.get(name) ?? [])), signs.ofCheck)
  const ids = lazy ? new Map(ruleset.checks.map((check, i) => [check, `check-${place}-${i}`])) : undefined
  const loose = looseChecks(ruleset)
  const groups = rulesBySign(ruleset.rules, signs, suspicion(ruleset, strict))
  const homes = homesOf(
    groups.flatMap(({ items }) => items),
    checksOf,
    place
  )
  return (
    <SpeakingContext.Provider value={speakingOf(ruleset.id)}>
      <SignsContext.Provider value={signs}>
        <section class="ruleset" data-place={place} aria-labelledby={`ruleset-${place}`}>
          <h2 id={`ruleset-${place}`}>
            {oneLine(ruleset.title)} <span class="version">{oneLine(ruleset.edition)}</span> <Mark sign={ruleset.verdict} />
          </h2>
          <Counts ruleset={ruleset} />
          <Beginning ruleset={ruleset} />
          <Otherwise ruleset={ruleset} />
          {ruleset.found !== undefined && ruleset.found.length > 0 && <Found found={ruleset.found} place={place} />}
          {groups.map(({ sign, neighbouring, items }) => (
            <section
              key={groupId(sign, neighbouring)}
              class="group"
              data-group
              aria-labelledby={`group-${place}-${groupId(sign, neighbouring)}`}
            >
              <h3 id={`group-${place}-${groupId(sign, neighbouring)}`}>
                {SIGN_WORDS[sign]} <span class="soft">{count(items.length, neighbouring ? 'neighbouring rule' : 'rule')}</span>
              </h3>
              {items.map(rule => (
                <Rule
                  key={rule.id}
                  rule={rule}
                  checks={checksOf(rule)}
                  missing={rule.checks.filter(name => !byName.has(name))}
                  ids={ids}
                  homes={homes}
                />
              ))}
            </section>
          ))}
          {loose.length > 0 && (
            <section class="group" aria-labelledby={`loose-${place}`}>
              <h3 id={`loose-${place}`}>
                Checks that no rule names <span class="soft">{count(loose.length, 'check')}</span>
              </h3>
              <Checks checks={worstFirst(loose, signs.ofCheck)} />
            </section>
          )}
          {ids !== undefined && <Store ids={ids} />}
          {ruleset.ladder !== undefined && <ConformanceProfile profile={ruleset.ladder} place={place} />}
          {ruleset.coverage.length > 0 && <Coverage charts={ruleset.coverage} place={place} />}
          {ruleset.pairs !== undefined && <p class="soft">{sayPairs(ruleset.pairs)}</p>}
        </section>
      </SignsContext.Provider>
    </SpeakingContext.Provider>
  )
}

const groupId = (sign: Sign, neighbouring: boolean): string => (neighbouring ? `${sign}-neighbouring` : sign)

/** Each check once, inert until the script copies it into a rule. */
const Store = ({ ids }: { readonly ids: ReadonlyMap<CheckResult, string> }): VNode => (
  <>
    {[...ids].map(([check, id]) => (
      <template key={id} id={id}>
        <Check check={check} />
      </template>
    ))}
  </>
)
