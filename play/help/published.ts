/**
 * The published schema of a situation, packed: the build puts it here (`scripts/play.js`), for only what is built can write it.
 * @module
 */
import type { Schema } from './help.js'

/** JSON, compressed by gzip, in Base64. */
export const PUBLISHED: string = ''

/** The schema of what the editor takes; nothing where the build has put none. */
export const publishedSchema = async (packed: string = PUBLISHED): Promise<Schema | undefined> => {
  if (packed === '') return undefined
  const bytes = Uint8Array.from(atob(packed), each => each.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return JSON.parse(await new Response(stream).text()) as Schema
}
