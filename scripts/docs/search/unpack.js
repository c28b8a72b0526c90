// Runs in the pages: text that was packed as `packed.js` packs it.

/** @param {string} base64 */
export const unpack = async base64 => {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}
