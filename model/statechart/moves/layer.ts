/** Layers as they are observed. @module */
import type { Layer } from '../../world/index.js'
import type { Pattern } from '../part.js'
import { ANY } from '../unify.js'

/** A layer that is put on the stack. */
export const layerPattern = (layer: Layer): Pattern => ({
  see: 'layer',
  layer: layer.id,
  kind: layer.kind,
  controller: layer.controller,
  ...(layer.ref ? { 'effect?': layer.ref } : { 'effect?': ANY }),
  'targets?': Object.fromEntries(layer.declared.map(each => [each.as, each.target])),
  'modes?': [...layer.modes]
})
