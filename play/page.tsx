/**
 * The page on which a person plays.
 * @module
 */
/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { capital } from '../model/telling/capital.js'
import { textOf, typeLine } from '../model/telling/card/index.js'
import type { Observation } from '../model/trace/observation.js'
import { pendingLayers, SHOWN } from '../reports/panel.js'
import type { Shown } from '../reports/panel.js'
import { wordsOf } from '../model/telling/words.js'
import { Drawn } from './drawn.js'
import type { RowHref } from './drawn.js'
import { Editor } from './editor.js'
import type { Reading } from './edited.js'
import { bookOf } from './engine.js'
import type { Engine } from './engine.js'
import { wireOf } from './example.js'
import type { Example } from './example.js'
import type { Fetched } from './later.js'
import { hashOf } from './link.js'
import { Elsewhere } from './others.js'
import { fixtureOf, scenarioOf } from './saved.js'
import { viewOf } from './view.js'
import type { Observed, View } from './view.js'

/** What the page is given. */
export interface Props {
  readonly example: Example
  /** The example as it was changed, where the address says so. */
  readonly changed?: Example
  readonly answers: readonly number[]
  readonly engine: Engine
  /** Who plays, in words. */
  readonly player: string
  /** Brings the rulebooks of other games. */
  readonly more: () => Promise<void>
  readonly later: Fetched
  readonly reading: Reading
  /** What it shows; everything, if it is left out. */
  readonly observed?: Observed
  /** The address of a rule's page, where there is one. */
  readonly ruleHref?: (id: string) => string | undefined
  /** The address of a row of a chart, where there is one. */
  readonly rowHref?: RowHref
}

interface Game {
  readonly trace: readonly Observation[]
  readonly view: View
}

const Lines = ({ lines }: { readonly lines: readonly string[] }): VNode => (
  <ul>
    {lines.map(line => (
      <li>{line}</li>
    ))}
  </ul>
)

const Board = ({ view, example: { ruleset, cards } }: { readonly view: View; readonly example: Example }): VNode => {
  const words = wordsOf(bookOf(ruleset))
  const titles: Readonly<Record<Shown, string>> = {
    stack: `${capital(words.zone('stack'))}, top first`,
    pending: pendingLayers(words),
    event: 'Event being replaced',
    players: 'Players',
    charts: 'Where the charts are',
    note: 'Note'
  }
  return (
    <section class="board" aria-label="How things stand">
      {SHOWN.filter(field => view.panel[field].length > 0).map(field => (
        <div data-field={field}>
          <h3>{titles[field]}</h3>
          <Lines lines={view.panel[field]} />
        </div>
      ))}
      <h3>Cards</h3>
      <ul>
        {cards.map(card => (
          <li>
            <b>{card.name}</b> <small>{typeLine(card)}</small> {textOf(card, words)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hands a text to the reader as a file. */
const save = (name: string, value: unknown): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

const Because = ({ rules, ruleHref }: { readonly rules: readonly string[]; readonly ruleHref: Props['ruleHref'] }): VNode => (
  <span class="because">
    {rules.map((id, at) => {
      const href = ruleHref?.(id)
      return (
        <>
          {at === 0 ? '' : ', '}
          {href === undefined ? id : <a href={href}>{id}</a>}
        </>
      )
    })}
  </span>
)

/** The page. */
export const Page = ({
  example: first,
  changed,
  answers: firstAnswers,
  engine,
  player,
  more,
  later,
  reading,
  observed,
  ruleHref,
  rowHref
}: Props): VNode => {
  const [example, setExample] = useState(changed ?? first)
  const [answers, setAnswers] = useState(firstAnswers)
  const [game, setGame] = useState<Game>()
  const [wrong, setWrong] = useState<string>()
  const choices = useRef<HTMLHeadingElement>(null)
  const tellWrong = (error: unknown): void =>
    setWrong(`The game cannot be played: ${error instanceof Error ? error.message : String(error)}.`)
  const moved = useRef(false)

  useEffect(() => {
    let stale = false
    const wire = wireOf(example)
    engine(wire, answers)
      .then(trace => ({ trace, view: viewOf(wire, bookOf(example.ruleset), trace, observed) }))
      .then(
        made => {
          if (stale) return
          setGame(made)
          setWrong(undefined)
        },
        (error: unknown) => !stale && tellWrong(error)
      )
    history.replaceState(null, '', hashOf(answers, example === first ? undefined : example))
    return () => {
      stale = true
    }
  }, [example, answers, engine, first, observed])

  useEffect(() => {
    if (moved.current) choices.current?.focus()
    // the list alone: the page stays where the reader is
    const list = document.querySelector('.played')
    if (list) list.scrollTop = list.scrollHeight
  }, [game])

  const go = (to: readonly number[], other = example): void => {
    moved.current = true
    setExample(other)
    setAnswers(to)
  }
  const { way } = example
  const isOnWay = answers.length < way.length && answers.every((option, at) => option === way[at])
  const view = game?.view
  const name = example.id.replaceAll('/', '-')
  return (
    <div class="game">
      <h1>{example.title}</h1>
      <p>{example.purpose}</p>
      <p class="source">
        {bookOf(example.ruleset).title}, played by {player}
        {example === first ? '' : '; changed here'}
      </p>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <p class="stepper">
        <button type="button" disabled={answers.length === 0} onClick={() => go(answers.slice(0, -1))}>
          Back
        </button>
        <button type="button" disabled={answers.length === 0} onClick={() => go([])}>
          To the beginning
        </button>
        <button type="button" disabled={!isOnWay} onClick={() => go(way.slice(0, answers.length + 1))}>
          As the example goes
        </button>
        <span role="status">
          {answers.length} {answers.length === 1 ? 'choice' : 'choices'} taken
        </span>
      </p>
      {game === undefined && wrong === undefined && <p>The engine begins the game …</p>}
      {view && (
        <div class="table">
          <div>
            <section aria-labelledby="choices">
              <h2 id="choices" ref={choices} tabIndex={-1}>
                {view.asked ?? 'The game is over'}
              </h2>
              {view.refused !== undefined && <p role="alert">{view.refused}</p>}
              <Lines lines={view.outcome} />
              <ul class="choices">
                {view.options.map((option, at) => (
                  <li>
                    <button type="button" onClick={() => go([...answers, at])}>
                      {option}
                    </button>
                    {isOnWay && way[answers.length] === at && <small> the example’s choice</small>}
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="happened">
              <h2 id="happened">What happened</h2>
              <ol class="played" tabIndex={0} aria-label="What happened">
                {view.told.map(({ text, rules, kind, depth }) => (
                  <li class={`step is-${kind}`} style={{ '--depth': depth }}>
                    <span class="words">{text}</span> <Because rules={rules} ruleHref={ruleHref} />
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <Board view={view} example={example} />
        </div>
      )}
      {view && <Drawn at={view.panel.at} later={later} rowHref={rowHref} />}
      <Elsewhere example={example} trace={game?.trace ?? []} more={more} go={go} />
      <Editor
        example={example}
        first={first}
        later={later}
        reading={reading}
        change={changed => void more().then(() => go([], changed), tellWrong)}
      />
      <section aria-labelledby="keep">
        <h2 id="keep">Keep it</h2>
        <p class="stepper">
          <button type="button" onClick={() => game && save(`${name}.json`, scenarioOf(example, game.trace))}>
            Save as a scenario
          </button>
          <button type="button" onClick={() => game && save(`${name}-fixture.json`, fixtureOf(example, game.trace))}>
            Save as a fixture to finish
          </button>
        </p>
        <p>
          <a href={hashOf(answers, example === first ? undefined : example)}>A link to this game</a>: the address of this page leads here
          again. <code>npx stacklaw run FILE</code> plays a saved scenario. What came is not what the rules demand: the outcome of a fixture
          is left for a person to derive.
        </p>
      </section>
    </div>
  )
}
