/**
 * A rule by its id and title, as a link to its place in the page.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { oneLine } from '../../model/trace/text.js'
import { WholeContext } from './context.js'

export const RuleLink = ({ id }: { readonly id: string }): VNode => {
  const title = useContext(WholeContext).titles.get(id)
  return title === undefined ? (
    <span class="id">{oneLine(id)}</span>
  ) : (
    <a href={`#${id}`}>
      <span class="id">{oneLine(id)}</span> {oneLine(title)}
    </a>
  )
}
