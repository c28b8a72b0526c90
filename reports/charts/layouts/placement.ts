// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const placement: Layout = {
  chart: "placement",
  width: 594,
  height: 472,
  start: {"x":231,"y":12,"width":12,"height":12,"points":[[237,24],[237,52]]},
  states: [
    {"id":"selecting","x":180,"y":52,"width":113,"height":36,"final":false},
    {"id":"asked","x":169,"y":190,"width":77,"height":36,"final":false},
    {"id":"placing","x":176,"y":307,"width":95,"height":36,"final":false},
    {"id":"ordering","x":163,"y":424,"width":104,"height":36,"final":false},
    {"id":"done","x":349,"y":424,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"selecting","to":"done","points":[[265,88],[265,98],[487,98],[487,406],[394,406],[394,424]],"label":{"x":391,"y":254,"width":191,"height":25}, "rows": [
      {"id":"placement.none","name":"none","on":"silent","guard":"nothing-pending","concept":"trigger.placed"}
    ] },
    { "from":"selecting","to":"asked","points":[[208,88],[208,190]],"label":{"x":101,"y":118,"width":213,"height":44}, "rows": [
      {"id":"placement.must-select","name":"must-select","on":"silent","guard":"must-select","concept":"trigger.first-player"},
      {"id":"placement.may-select","name":"may-select","on":"silent","guard":"may-select","concept":"trigger.first-player"}
    ] },
    { "from":"selecting","to":"placing","points":[[237,88],[237,108],[370,108],[370,289],[239,289],[239,307]],"label":{"x":278,"y":196,"width":184,"height":25}, "rows": [
      {"id":"placement.no-select","name":"no-select","on":"silent","guard":"no-select","concept":"trigger.placed"}
    ] },
    { "from":"asked","to":"placing","points":[[208,226],[208,307]],"label":{"x":163,"y":254,"width":89,"height":25}, "rows": [
      {"id":"placement.selected","name":"selected","on":"silent","concept":"trigger.first-player"}
    ] },
    { "from":"placing","to":"ordering","points":[[200,343],[200,353],[100,353],[100,406],[198,406],[198,424]],"label":{"x":12,"y":371,"width":176,"height":25}, "rows": [
      {"id":"placement.order","name":"order","on":"silent","guard":"pending-left","concept":"trigger.order"}
    ] },
    { "from":"ordering","to":"placing","points":[[232,424],[232,353],[224,353],[224,343]],"label":{"x":202,"y":371,"width":60,"height":25}, "rows": [
      {"id":"placement.next","name":"next","on":"silent","concept":"trigger.order"}
    ] },
    { "from":"placing","to":"done","points":[[247,343],[247,353],[372,353],[372,424]],"label":{"x":276,"y":371,"width":191,"height":25}, "rows": [
      {"id":"placement.done","name":"done","on":"silent","guard":"nothing-pending","concept":"trigger.placed"}
    ] }
  ]
}
