/**
 * A command to be copied.
 * @module
 */
import type { VNode } from 'preact'
import { oneLine } from '../../model/trace/text.js'

/** The button stays hidden until the script can copy. */
export const Command = ({ label, command }: { readonly label: string; readonly command: string }): VNode => (
  <div class="command">
    <span class="label">{label}</span>
    <code>{oneLine(command)}</code>
    <button type="button" data-copy hidden>
      Copy
    </button>
  </div>
)
