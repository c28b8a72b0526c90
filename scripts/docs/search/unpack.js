// Runs in the pages: text that was packed as `packed.js` packs it.

/** @param {string} base64 */
export const unpack = async base64 => {
  const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0))
  return JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text())
}
