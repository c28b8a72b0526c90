/**
 * Begins in the page: finds the example that the address names, and plays it.
 * @module
 */
/// <reference lib="dom" />
import { render } from 'preact'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { Card } from '../model/scenario/card.js'
import type { RowHref } from './drawn.js'
import type { Reading } from './edited.js'
import { bookOf, reference } from './engine.js'
import type { Engine } from './engine.js'
import { withCards } from './example.js'
import type { Example, Kept } from './example.js'
import { linkedBy } from './link.js'
import { Page } from './page.js'
import type { Fetched } from './later.js'
import { remote } from './remote.js'
import { shelve } from './shelf.js'
import type { Observed } from './view.js'

declare global {
  interface Window {
    /** What a page is asked for: an example by its id, with whoever plays it. */
    stacklawPlay: (place: HTMLElement, given: Given) => void
    /** Brings rulebooks, one at least before the page is asked for. */
    stacklawShelve: (books: readonly Rulebook[]) => void
    /** The engine that the server of the page plays. */
    stacklawRemote: Engine
  }
}

/** What the page hands over. */
export interface Given {
  readonly kept: Kept
  /** Brings all rulebooks, where not all are there. */
  readonly more?: () => Promise<void>
  readonly later: Fetched
  /** Brings what holds a changed situation against the schema. */
  readonly reading: Reading
  readonly deck?: Readonly<Record<string, Card>>
  /** Another engine than the reference engine. */
  readonly engine?: Engine
  readonly player?: string
  readonly observed?: Observed
  readonly ruleHref?: (id: string) => string | undefined
  readonly rowHref?: RowHref
}

const HAVE_ALL = (): Promise<void> => Promise.resolve()

window.stacklawShelve = shelve

window.stacklawPlay = (
  place,
  { kept, more = HAVE_ALL, later, reading, deck = {}, engine = reference, player = 'the reference engine', observed, ruleHref, rowHref }
) => {
  const example: Example = withCards(kept, deck)
  const show = (answers: readonly number[], changed?: Example): void => {
    place.replaceChildren()
    render(
      <Page
        example={example}
        answers={answers}
        {...(changed && { changed })}
        engine={engine}
        player={player}
        more={more}
        later={later}
        reading={reading}
        {...(observed && { observed })}
        {...(ruleHref && { ruleHref })}
        {...(rowHref && { rowHref })}
      />,
      place
    )
  }
  const { answers, changed } = linkedBy(location.hash)
  if (changed === undefined) {
    show(answers)
    return
  }
  // a changed situation may be one of another game
  Promise.all([reading(), more()])
    .then(([read]) => {
      const edited = read(changed, example, bookOf)
      if ('example' in edited) show(answers, edited.example)
      else show([])
    })
    .catch((error: unknown) => (place.textContent = String(error)))
}

window.stacklawRemote = remote
