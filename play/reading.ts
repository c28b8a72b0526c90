/**
 * Begins the second script of the page, which is fetched where something is to be held against the schema.
 * @module
 */
/// <reference lib="dom" />
import type { Read } from './edited.js'
import { readEdited } from './read-edited.js'

declare global {
  interface Window {
    /** Reads a situation that was changed. */
    stacklawRead: Read
  }
}

window.stacklawRead = readEdited
