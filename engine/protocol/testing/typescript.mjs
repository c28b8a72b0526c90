/** Lets a child process of a test import the kit's TypeScript as it stands: `node --import …/typescript.mjs`. */
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
