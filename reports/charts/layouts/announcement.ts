// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 912,
  height: 303,
  start: {"x":479,"y":12,"width":12,"height":12,"points":[[485,24],[485,94]]},
  states: [
    {"id":"open","x":451,"y":94,"width":68,"height":36,"final":false},
    {"id":"asked","x":251,"y":255,"width":77,"height":36,"final":false},
    {"id":"ownerAsked","x":445,"y":255,"width":121,"height":36,"final":false},
    {"id":"done","x":785,"y":255,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[451,106],[435,106],[435,118],[451,118]],"label":{"x":249,"y":52,"width":184,"height":120}, "rows": [
      {"id":"announcement.gagged","name":"gagged","on":"silent","guard":"gagged","concept":"trigger.suppressed"},
      {"id":"announcement.heard","name":"heard","on":"silent","guard":"unheard","concept":"trigger.condition-met"},
      {"id":"announcement.reply","name":"reply","on":"silent","guard":"repliesOpen","concept":"trigger.condition-met"},
      {"id":"announcement.created","name":"created","on":"triggered","concept":"trigger.layer-created"},
      {"id":"announcement.limit","name":"limit","on":"suppressed","concept":"trigger.limit"},
      {"id":"announcement.suppressed","name":"suppressed","on":"suppressed","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"done","points":[[508,130],[508,182],[819,182],[819,255]],"label":{"x":738,"y":202,"width":162,"height":25}, "rows": [
      {"id":"announcement.all-told","name":"all-told","on":"silent","guard":"noneDue","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"asked","points":[[462,130],[462,182],[111,182],[111,237],[277,237],[277,255]],"label":{"x":12,"y":202,"width":198,"height":25}, "rows": [
      {"id":"announcement.occurrence","name":"occurrence","on":"silent","guard":"toBeChosen","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"ownerAsked","points":[[485,130],[485,255]],"label":{"x":393,"y":202,"width":184,"height":25}, "rows": [
      {"id":"announcement.hidden","name":"hidden","on":"silent","guard":"ownerDecides","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"open","points":[[302,255],[302,192],[474,192],[474,130]],"label":{"x":224,"y":202,"width":155,"height":25}, "rows": [
      {"id":"announcement.occurrence-chosen","name":"occurrence-chosen","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"ownerAsked","to":"open","points":[[526,255],[526,237],[658,237],[658,192],[496,192],[496,130]],"label":{"x":591,"y":202,"width":133,"height":25}, "rows": [
      {"id":"announcement.hidden-decided","name":"hidden-decided","on":"silent","concept":"trigger.condition-met"}
    ] }
  ]
}
