// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 589,
  height: 244,
  start: {"x":311,"y":12,"width":12,"height":12,"points":[[317,24],[317,66]]},
  states: [
    {"id":"open","x":283,"y":66,"width":68,"height":36,"final":false},
    {"id":"asked","x":266,"y":196,"width":77,"height":36,"final":false},
    {"id":"done","x":459,"y":196,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[283,78],[267,78],[267,90],[283,90]],"label":{"x":37,"y":52,"width":228,"height":63}, "rows": [
      {"id":"trigger.created","name":"created","on":"triggered","guard":"due","concept":"trigger.layer-created"},
      {"id":"trigger.limit","name":"limit","on":"suppressed","guard":"due","concept":"trigger.limit"},
      {"id":"trigger.suppressed","name":"suppressed","on":"suppressed","guard":"due","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"asked","points":[[300,102],[300,125],[119,125],[119,178],[292,178],[292,196]],"label":{"x":12,"y":143,"width":213,"height":25}, "rows": [
      {"id":"trigger.occurrence","name":"occurrence","on":"silent","guard":"to-be-chosen","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"open","points":[[317,196],[317,102]],"label":{"x":239,"y":143,"width":155,"height":25}, "rows": [
      {"id":"trigger.occurrence-chosen","name":"occurrence-chosen","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"done","points":[[334,102],[334,125],[493,125],[493,196]],"label":{"x":408,"y":143,"width":169,"height":25}, "rows": [
      {"id":"trigger.all-told","name":"all-told","on":"silent","guard":"none-due","concept":"trigger.condition-met"}
    ] }
  ]
}
