/**
 * Data for the pages as scripts: packed, since text as data has a quarter of its size so. The script of the pages unpacks it.
 * @module
 */
import { gzipSync } from 'node:zlib'

/** A classic script that calls a function of the page with names and packed data. */
export const packedScript = (call, names, data) =>
  `${call}(${names.map(name => `${JSON.stringify(name)}, `).join('')}'${gzipSync(JSON.stringify(data), { level: 9 }).toString('base64')}')\n`
