/**
 * The kit's own name and version, as it introduces itself.
 * @module
 */
import { createRequire } from 'node:module'

const manifest = createRequire(import.meta.url)('stacklaw/package.json') as { readonly name: string; readonly version: string }

export const KIT = { name: manifest.name, version: manifest.version } as const
