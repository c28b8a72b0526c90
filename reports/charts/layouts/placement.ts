// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const placement: Layout = {
  chart: "placement",
  width: 603,
  height: 474,
  start: {"x":276,"y":12,"width":12,"height":12,"points":[[282,24],[282,52]]},
  states: [
    {"id":"selecting","x":225,"y":52,"width":113,"height":36,"final":false},
    {"id":"asked","x":214,"y":190,"width":77,"height":36,"final":false},
    {"id":"placing","x":221,"y":307,"width":95,"height":36,"final":false},
    {"id":"ordering","x":270,"y":426,"width":104,"height":36,"final":false},
    {"id":"done","x":437,"y":426,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"selecting","to":"done","points":[[310,88],[310,98],[510,98],[510,408],[482,408],[482,426]],"label":{"x":429,"y":254,"width":162,"height":25}, "rows": [
      {"id":"placement.none","name":"none","on":"silent","guard":"nonePending","concept":"trigger.placed"}
    ] },
    { "from":"selecting","to":"asked","points":[[253,88],[253,190]],"label":{"x":117,"y":118,"width":271,"height":44}, "rows": [
      {"id":"placement.must-select","name":"must-select","on":"silent","guard":"mustSelect","calls":"choice","concept":"trigger.first-player"},
      {"id":"placement.may-select","name":"may-select","on":"silent","guard":"maySelect","calls":"choice","concept":"trigger.first-player"}
    ] },
    { "from":"selecting","to":"placing","points":[[282,88],[282,108],[408,108],[408,289],[284,289],[284,307]],"label":{"x":360,"y":196,"width":96,"height":25}, "rows": [
      {"id":"placement.no-select","name":"no-select","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"asked","to":"placing","points":[[253,226],[253,307]],"label":{"x":208,"y":254,"width":89,"height":25}, "rows": [
      {"id":"placement.selected","name":"selected","on":"silent","concept":"trigger.first-player"}
    ] },
    { "from":"placing","to":"ordering","points":[[245,343],[245,353],[130,353],[130,408],[305,408],[305,426]],"label":{"x":12,"y":373,"width":235,"height":25}, "rows": [
      {"id":"placement.order","name":"order","on":"silent","guard":"pendingLeft","calls":"choice","concept":"trigger.order"}
    ] },
    { "from":"placing","to":"done","points":[[292,343],[292,353],[460,353],[460,426]],"label":{"x":430,"y":373,"width":60,"height":25}, "rows": [
      {"id":"placement.done","name":"done","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"ordering","to":"placing","points":[[339,426],[339,363],[269,363],[269,343]],"label":{"x":261,"y":373,"width":155,"height":25}, "rows": [
      {"id":"placement.next","name":"next","on":"silent","calls":"triggering","concept":"trigger.order"}
    ] }
  ]
}
