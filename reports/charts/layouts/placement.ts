// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const placement: Layout = {
  chart: "placement",
  width: 769,
  height: 474,
  start: {"x":142,"y":12,"width":12,"height":12,"points":[[148,24],[148,52]]},
  states: [
    {"id":"selecting","x":91,"y":52,"width":113,"height":36,"final":false},
    {"id":"asked","x":80,"y":190,"width":77,"height":36,"final":false},
    {"id":"placing","x":243,"y":309,"width":95,"height":36,"final":false},
    {"id":"ordering","x":405,"y":190,"width":104,"height":36,"final":false},
    {"id":"done","x":524,"y":426,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"selecting","to":"done","points":[[176,88],[176,98],[662,98],[662,408],[569,408],[569,426]],"label":{"x":566,"y":254,"width":191,"height":25}, "rows": [
      {"id":"placement.none","name":"none","on":"silent","guard":"nothing-pending","concept":"trigger.placed"}
    ] },
    { "from":"selecting","to":"asked","points":[[119,88],[119,190]],"label":{"x":12,"y":118,"width":213,"height":44}, "rows": [
      {"id":"placement.must-select","name":"must-select","on":"silent","guard":"must-select","concept":"trigger.first-player"},
      {"id":"placement.may-select","name":"may-select","on":"silent","guard":"may-select","concept":"trigger.first-player"}
    ] },
    { "from":"selecting","to":"placing","points":[[148,88],[148,108],[281,108],[281,309]],"label":{"x":189,"y":196,"width":184,"height":25}, "rows": [
      {"id":"placement.no-select","name":"no-select","on":"silent","guard":"no-select","concept":"trigger.placed"}
    ] },
    { "from":"asked","to":"placing","points":[[119,226],[119,289],[262,289],[262,309]],"label":{"x":74,"y":254,"width":89,"height":25}, "rows": [
      {"id":"placement.selected","name":"selected","on":"silent","concept":"trigger.first-player"}
    ] },
    { "from":"placing","to":"ordering","points":[[300,309],[300,289],[390,289],[390,236],[440,236],[440,226]],"label":{"x":302,"y":254,"width":176,"height":25}, "rows": [
      {"id":"placement.order","name":"order","on":"silent","guard":"pending-left","concept":"trigger.order"}
    ] },
    { "from":"ordering","to":"placing","points":[[474,226],[474,236],[522,236],[522,299],[319,299],[319,309]],"label":{"x":492,"y":254,"width":60,"height":25}, "rows": [
      {"id":"placement.next","name":"next","on":"silent","concept":"trigger.order"}
    ] },
    { "from":"placing","to":"done","points":[[291,345],[291,408],[547,408],[547,426]],"label":{"x":195,"y":373,"width":191,"height":25}, "rows": [
      {"id":"placement.done","name":"done","on":"silent","guard":"nothing-pending","concept":"trigger.placed"}
    ] }
  ]
}
