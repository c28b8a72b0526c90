// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const placement: Layout = {
  chart: "placement",
  width: 442,
  height: 474,
  start: {"x":147,"y":12,"width":12,"height":12,"points":[[153,24],[153,52]]},
  states: [
    {"id":"selecting","x":96,"y":52,"width":113,"height":36,"final":false},
    {"id":"asked","x":85,"y":190,"width":77,"height":36,"final":false},
    {"id":"placing","x":92,"y":307,"width":95,"height":36,"final":false},
    {"id":"ordering","x":140,"y":426,"width":104,"height":36,"final":false},
    {"id":"done","x":276,"y":426,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"selecting","to":"done","points":[[181,88],[181,98],[349,98],[349,408],[321,408],[321,426]],"label":{"x":268,"y":254,"width":162,"height":25}, "rows": [
      {"id":"placement.none","name":"none","on":"silent","guard":"nonePending","concept":"trigger.placed"}
    ] },
    { "from":"selecting","to":"asked","points":[[124,88],[124,190]],"label":{"x":21,"y":118,"width":206,"height":44}, "rows": [
      {"id":"placement.must-select","name":"must-select","on":"silent","guard":"mustSelect","concept":"trigger.first-player"},
      {"id":"placement.may-select","name":"may-select","on":"silent","guard":"maySelect","concept":"trigger.first-player"}
    ] },
    { "from":"selecting","to":"placing","points":[[153,88],[153,108],[247,108],[247,289],[155,289],[155,307]],"label":{"x":199,"y":196,"width":96,"height":25}, "rows": [
      {"id":"placement.no-select","name":"no-select","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"asked","to":"placing","points":[[124,226],[124,307]],"label":{"x":79,"y":254,"width":89,"height":25}, "rows": [
      {"id":"placement.selected","name":"selected","on":"silent","concept":"trigger.first-player"}
    ] },
    { "from":"placing","to":"ordering","points":[[116,343],[116,353],[97,353],[97,408],[175,408],[175,426]],"label":{"x":12,"y":373,"width":169,"height":25}, "rows": [
      {"id":"placement.order","name":"order","on":"silent","guard":"pendingLeft","concept":"trigger.order"}
    ] },
    { "from":"placing","to":"done","points":[[163,343],[163,353],[299,353],[299,426]],"label":{"x":269,"y":373,"width":60,"height":25}, "rows": [
      {"id":"placement.done","name":"done","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"ordering","to":"placing","points":[[209,426],[209,408],[225,408],[225,363],[140,363],[140,343]],"label":{"x":195,"y":373,"width":60,"height":25}, "rows": [
      {"id":"placement.next","name":"next","on":"silent","concept":"trigger.order"}
    ] }
  ]
}
