// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 941,
  height: 303,
  start: {"x":498,"y":12,"width":12,"height":12,"points":[[504,24],[504,94]]},
  states: [
    {"id":"open","x":470,"y":94,"width":68,"height":36,"final":false},
    {"id":"asked","x":266,"y":255,"width":77,"height":36,"final":false},
    {"id":"owner-asked","x":461,"y":255,"width":130,"height":36,"final":false},
    {"id":"done","x":811,"y":255,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[470,106],[454,106],[454,118],[470,118]],"label":{"x":224,"y":52,"width":228,"height":120}, "rows": [
      {"id":"trigger.gagged","name":"gagged","on":"silent","guard":"gagged","concept":"trigger.suppressed"},
      {"id":"trigger.heard","name":"heard","on":"silent","guard":"unheard","concept":"trigger.condition-met"},
      {"id":"trigger.reply","name":"reply","on":"silent","guard":"replies-open","concept":"trigger.condition-met"},
      {"id":"trigger.created","name":"created","on":"triggered","guard":"due","concept":"trigger.layer-created"},
      {"id":"trigger.limit","name":"limit","on":"suppressed","guard":"due","concept":"trigger.limit"},
      {"id":"trigger.suppressed","name":"suppressed","on":"suppressed","guard":"due","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"asked","points":[[481,130],[481,182],[119,182],[119,237],[292,237],[292,255]],"label":{"x":12,"y":202,"width":213,"height":25}, "rows": [
      {"id":"trigger.occurrence","name":"occurrence","on":"silent","guard":"to-be-chosen","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"open","points":[[317,255],[317,192],[493,192],[493,130]],"label":{"x":239,"y":202,"width":155,"height":25}, "rows": [
      {"id":"trigger.occurrence-chosen","name":"occurrence-chosen","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"owner-asked","points":[[504,130],[504,255]],"label":{"x":408,"y":202,"width":191,"height":25}, "rows": [
      {"id":"trigger.hidden","name":"hidden","on":"silent","guard":"owner-decides","concept":"trigger.condition-met"}
    ] },
    { "from":"owner-asked","to":"open","points":[[548,255],[548,237],[680,237],[680,192],[515,192],[515,130]],"label":{"x":613,"y":202,"width":133,"height":25}, "rows": [
      {"id":"trigger.hidden-decided","name":"hidden-decided","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"done","points":[[527,130],[527,182],[845,182],[845,255]],"label":{"x":760,"y":202,"width":169,"height":25}, "rows": [
      {"id":"trigger.all-told","name":"all-told","on":"silent","guard":"none-due","concept":"trigger.condition-met"}
    ] }
  ]
}
