// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 388,
  height: 244,
  start: {"x":286,"y":12,"width":12,"height":12,"points":[[292,24],[292,66]]},
  states: [
    {"id":"open","x":258,"y":66,"width":68,"height":36,"final":false},
    {"id":"done","x":258,"y":196,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[258,78],[242,78],[242,90],[258,90]],"label":{"x":12,"y":52,"width":228,"height":63}, "rows": [
      {"id":"trigger.created","name":"created","on":"triggered","guard":"due","concept":"trigger.layer-created"},
      {"id":"trigger.limit","name":"limit","on":"suppressed","guard":"due","concept":"trigger.limit"},
      {"id":"trigger.suppressed","name":"suppressed","on":"suppressed","guard":"due","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"done","points":[[292,102],[292,196]],"label":{"x":207,"y":143,"width":169,"height":25}, "rows": [
      {"id":"trigger.all-told","name":"all-told","on":"silent","guard":"none-due","concept":"trigger.condition-met"}
    ] }
  ]
}
