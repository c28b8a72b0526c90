/** Changes the situation and its cards. @module */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { textOf } from './edited.js'
import type { Edited, Read, Reading } from './edited.js'
import { bookOf } from './engine.js'
import type { Example } from './example.js'
import { Helped } from './helped.js'
import type { Fetched } from './later.js'

interface Props {
  readonly example: Example
  readonly first: Example
  readonly later: Fetched
  readonly reading: Reading
  readonly change: (example: Example) => void
}

/** Until what reads the text is there. */
const NOT_THERE: Read = () => ({ wrong: 'The schema is being fetched …' })

/** A text that is held against the schema as one writes. */
export const Editor = ({ example, first, later, reading, change }: Props): VNode => {
  const [text, setText] = useState(textOf(example))
  const [offset, setOffset] = useState(0)
  const [read, setRead] = useState<Read>(() => NOT_THERE)
  const open = (): void => {
    reading().then(
      found => setRead(() => found),
      (error: unknown) => setRead(() => () => ({ wrong: `It cannot be held against the schema: ${String(error)}.` }))
    )
  }
  useEffect(() => setText(textOf(example)), [example])
  // what is played already is valid: only what a person has written is held against the schema
  const edited: Edited = text === textOf(example) ? { example } : read(text, example, bookOf)
  return (
    <details class="example" onToggle={event => event.currentTarget.open && open()}>
      <summary>Change the situation or the cards</summary>
      <label for="situation">
        The situation as JSON, as the <a href="guides/write-a-fixture.html">guide</a> describes it
      </label>
      <textarea
        id="situation"
        rows={24}
        spellcheck={false}
        aria-describedby="situation-wrong situation-help"
        aria-invalid={'wrong' in edited}
        value={text}
        onInput={event => {
          setText(event.currentTarget.value)
          setOffset(event.currentTarget.selectionStart)
        }}
        onSelect={event => setOffset(event.currentTarget.selectionStart)}
        onKeyUp={event => setOffset(event.currentTarget.selectionStart)}
        onClick={event => setOffset(event.currentTarget.selectionStart)}
      />
      <p id="situation-wrong" role="status">
        {'wrong' in edited ? edited.wrong : 'It can be played.'}
      </p>
      <Helped text={text} offset={offset} later={later} />
      <p class="stepper">
        <button type="button" disabled={'wrong' in edited} onClick={() => 'example' in edited && change(edited.example)}>
          Play it so
        </button>
        <button type="button" onClick={() => change(first)}>
          As it was
        </button>
      </p>
    </details>
  )
}
