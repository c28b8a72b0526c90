/**
 * The games that random play found: each is a failure of its own, whatever else fails in the same way.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { FoundGame } from '../../properties/campaign/report.js'
import { count, oneLine, plain } from '../../model/trace/text.js'
import { foundAsCheck, SignsContext } from './context.js'
import { Evidence } from './evidence.js'
import { RuleLink } from './link.js'
import { Mark } from './verdict.js'

export const Found = ({ found, place }: { readonly found: readonly FoundGame[]; readonly place: number }): VNode => (
  <section class="group" aria-labelledby={`found-${place}`}>
    <h3 id={`found-${place}`}>
      Found by random play <span class="soft">{count(found.length, 'game')}</span>
    </h3>
    <p class="soft">
      Each is the smallest game of its kind, and a failure of its own: a list of known failures names it by its id, which is made of what it
      breaks, its situation and its decisions.
    </p>
    <ul class="checks">
      {found.map(game => (
        <One key={game.id} game={game} />
      ))}
    </ul>
  </section>
)

const One = ({ game }: { readonly game: FoundGame }): VNode => {
  const { id, cards, checks, rules, message, known, drawn, evidence } = game
  const sign = useContext(SignsContext).ofCheck(foundAsCheck(game))
  return (
    <li class={`check is-${sign}`} id={id}>
      <p class="line">
        <Mark sign={sign} /> <span class="title">{cards.map(oneLine).join(', ') || 'No card'}</span>
      </p>
      {known !== undefined && <p class="why">Known: {plain(known)}</p>}
      {evidence === undefined && <p class="message">{plain(message)}</p>}
      <p class="soft">
        <code>{oneLine(id)}</code> breaks {checks.map(oneLine).join(', ') || 'what no check is named for'}
      </p>
      {rules.length > 0 && (
        <ul>
          {rules.map(rule => (
            <li key={rule}>
              <RuleLink id={rule} />
            </li>
          ))}
        </ul>
      )}
      {drawn !== undefined && (
        <p class="soft">
          As it was drawn: <code>{oneLine(drawn)}</code>
        </p>
      )}
      {evidence !== undefined && <Evidence evidence={evidence} check={foundAsCheck(game)} open={false} />}
    </li>
  )
}
