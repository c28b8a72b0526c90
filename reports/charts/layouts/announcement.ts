// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 941,
  height: 284,
  start: {"x":498,"y":12,"width":12,"height":12,"points":[[504,24],[504,85]]},
  states: [
    {"id":"open","x":470,"y":85,"width":68,"height":36,"final":false},
    {"id":"asked","x":266,"y":236,"width":77,"height":36,"final":false},
    {"id":"owner-asked","x":461,"y":236,"width":130,"height":36,"final":false},
    {"id":"done","x":811,"y":236,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[470,97],[454,97],[454,109],[470,109]],"label":{"x":224,"y":52,"width":228,"height":101}, "rows": [
      {"id":"trigger.heard","name":"heard","on":"silent","guard":"unheard","concept":"trigger.condition-met"},
      {"id":"trigger.reply","name":"reply","on":"silent","guard":"replies-open","concept":"trigger.condition-met"},
      {"id":"trigger.created","name":"created","on":"triggered","guard":"due","concept":"trigger.layer-created"},
      {"id":"trigger.limit","name":"limit","on":"suppressed","guard":"due","concept":"trigger.limit"},
      {"id":"trigger.suppressed","name":"suppressed","on":"suppressed","guard":"due","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"asked","points":[[481,121],[481,163],[119,163],[119,218],[292,218],[292,236]],"label":{"x":12,"y":183,"width":213,"height":25}, "rows": [
      {"id":"trigger.occurrence","name":"occurrence","on":"silent","guard":"to-be-chosen","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"open","points":[[317,236],[317,173],[493,173],[493,121]],"label":{"x":239,"y":183,"width":155,"height":25}, "rows": [
      {"id":"trigger.occurrence-chosen","name":"occurrence-chosen","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"owner-asked","points":[[504,121],[504,236]],"label":{"x":408,"y":183,"width":191,"height":25}, "rows": [
      {"id":"trigger.hidden","name":"hidden","on":"silent","guard":"owner-decides","concept":"trigger.condition-met"}
    ] },
    { "from":"owner-asked","to":"open","points":[[548,236],[548,218],[680,218],[680,173],[515,173],[515,121]],"label":{"x":613,"y":183,"width":133,"height":25}, "rows": [
      {"id":"trigger.hidden-decided","name":"hidden-decided","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"done","points":[[527,121],[527,163],[845,163],[845,236]],"label":{"x":760,"y":183,"width":169,"height":25}, "rows": [
      {"id":"trigger.all-told","name":"all-told","on":"silent","guard":"none-due","concept":"trigger.condition-met"}
    ] }
  ]
}
