/** Stack objects as they are observed. @module */
import type { StackObject } from '../../world/index.js'
import type { Pattern } from '../part.js'
import { ANY } from '../unify.js'

/** A stack object that is put on the stack. */
export const stackObjectPattern = (stackObject: StackObject): Pattern => ({
  see: 'layer',
  layer: stackObject.id,
  kind: stackObject.kind,
  controller: stackObject.controller,
  ...(stackObject.ref ? { 'effect?': stackObject.ref } : { 'effect?': ANY }),
  'targets?': Object.fromEntries(stackObject.declared.map(declared => [declared.as, declared.target])),
  'modes?': [...stackObject.modes]
})
