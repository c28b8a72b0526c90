/** What the schema says of the place where one writes. @module */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { helpAt } from './help/help.js'
import type { HelpField, Schema } from './help/help.js'
import type { Fetched } from './later.js'

interface Props {
  readonly text: string
  /** Characters before the cursor. */
  readonly offset: number
  readonly later: Fetched
}

const Field = ({ field: { name, words, isNeeded, isThere } }: { readonly field: HelpField }): VNode => (
  <>
    <dt>
      <code>{name}</code> {isThere ? <small>is there</small> : isNeeded && <small>is missing</small>}
    </dt>
    <dd>{words}</dd>
  </>
)

/** Help at the cursor: what the field is, what it takes, and which fields may stand beside it. */
export const Helped = ({ text, offset, later }: Props): VNode | null => {
  const [schema, setSchema] = useState<Schema>()
  useEffect(() => {
    later().then(
      found => setSchema(found.schema),
      () => undefined
    )
  }, [later])
  if (schema === undefined) return null
  const { place, words, takes, fields } = helpAt(schema, text, offset)
  return (
    <section id="situation-help" class="help" aria-label="What may stand at the cursor">
      <p>
        <code>{place === '' ? '/' : place}</code> {words}
      </p>
      {takes !== '' && <p>It takes {takes}.</p>}
      {fields.length > 0 && (
        <details>
          <summary>Fields that may stand here ({fields.length})</summary>
          <dl>
            {fields.map(field => (
              <Field key={field.name} field={field} />
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
