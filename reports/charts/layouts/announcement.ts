// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 941,
  height: 246,
  start: {"x":498,"y":12,"width":12,"height":12,"points":[[504,24],[504,66]]},
  states: [
    {"id":"open","x":470,"y":66,"width":68,"height":36,"final":false},
    {"id":"asked","x":266,"y":198,"width":77,"height":36,"final":false},
    {"id":"owner-asked","x":461,"y":198,"width":130,"height":36,"final":false},
    {"id":"done","x":811,"y":198,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[470,78],[454,78],[454,90],[470,90]],"label":{"x":224,"y":52,"width":228,"height":63}, "rows": [
      {"id":"trigger.created","name":"created","on":"triggered","guard":"due","concept":"trigger.layer-created"},
      {"id":"trigger.limit","name":"limit","on":"suppressed","guard":"due","concept":"trigger.limit"},
      {"id":"trigger.suppressed","name":"suppressed","on":"suppressed","guard":"due","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"asked","points":[[481,102],[481,125],[119,125],[119,180],[292,180],[292,198]],"label":{"x":12,"y":145,"width":213,"height":25}, "rows": [
      {"id":"trigger.occurrence","name":"occurrence","on":"silent","guard":"to-be-chosen","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"open","points":[[317,198],[317,135],[493,135],[493,102]],"label":{"x":239,"y":145,"width":155,"height":25}, "rows": [
      {"id":"trigger.occurrence-chosen","name":"occurrence-chosen","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"owner-asked","points":[[504,102],[504,198]],"label":{"x":408,"y":145,"width":191,"height":25}, "rows": [
      {"id":"trigger.hidden","name":"hidden","on":"silent","guard":"owner-decides","concept":"trigger.condition-met"}
    ] },
    { "from":"owner-asked","to":"open","points":[[548,198],[548,180],[680,180],[680,135],[515,135],[515,102]],"label":{"x":613,"y":145,"width":133,"height":25}, "rows": [
      {"id":"trigger.hidden-decided","name":"hidden-decided","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"done","points":[[527,102],[527,125],[845,125],[845,198]],"label":{"x":760,"y":145,"width":169,"height":25}, "rows": [
      {"id":"trigger.all-told","name":"all-told","on":"silent","guard":"none-due","concept":"trigger.condition-met"}
    ] }
  ]
}
