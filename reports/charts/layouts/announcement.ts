// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const announcement: Layout = {
  chart: "announcement",
  width: 1072,
  height: 303,
  start: {"x":578,"y":12,"width":12,"height":12,"points":[[584,24],[584,94]]},
  states: [
    {"id":"open","x":550,"y":94,"width":68,"height":36,"final":false},
    {"id":"asked","x":317,"y":255,"width":77,"height":36,"final":false},
    {"id":"ownerAsked","x":544,"y":255,"width":121,"height":36,"final":false},
    {"id":"done","x":931,"y":255,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"open","points":[[550,106],[534,106],[534,118],[550,118]],"label":{"x":348,"y":52,"width":184,"height":120}, "rows": [
      {"id":"announcement.gagged","name":"gagged","on":"internal","guard":"gagged","concept":"trigger.suppressed"},
      {"id":"announcement.heard","name":"heard","on":"internal","guard":"unheard","concept":"trigger.condition-met"},
      {"id":"announcement.reply","name":"reply","on":"internal","guard":"repliesOpen","concept":"trigger.condition-met"},
      {"id":"announcement.created","name":"created","on":"triggered","concept":"trigger.layer-created"},
      {"id":"announcement.limit","name":"limit","on":"suppressed","concept":"trigger.limit"},
      {"id":"announcement.suppressed","name":"suppressed","on":"suppressed","concept":"trigger.suppressed"}
    ] },
    { "from":"open","to":"done","points":[[607,130],[607,182],[965,182],[965,255]],"label":{"x":869,"y":202,"width":191,"height":25}, "rows": [
      {"id":"announcement.all-told","name":"all-told","on":"internal","guard":"nonePending","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"asked","points":[[561,130],[561,182],[144,182],[144,237],[343,237],[343,255]],"label":{"x":12,"y":202,"width":264,"height":25}, "rows": [
      {"id":"announcement.occurrence","name":"occurrence","on":"internal","guard":"toBeChosen","calls":"choice","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"ownerAsked","points":[[584,130],[584,255]],"label":{"x":459,"y":202,"width":249,"height":25}, "rows": [
      {"id":"announcement.hidden","name":"hidden","on":"internal","guard":"ownerDecides","calls":"choice","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"open","points":[[368,255],[368,192],[573,192],[573,130]],"label":{"x":290,"y":202,"width":155,"height":25}, "rows": [
      {"id":"announcement.occurrence-chosen","name":"occurrence-chosen","on":"internal","concept":"trigger.condition-met"}
    ] },
    { "from":"ownerAsked","to":"open","points":[[625,255],[625,237],[789,237],[789,192],[595,192],[595,130]],"label":{"x":722,"y":202,"width":133,"height":25}, "rows": [
      {"id":"announcement.hidden-decided","name":"hidden-decided","on":"internal","concept":"trigger.condition-met"}
    ] }
  ]
}
