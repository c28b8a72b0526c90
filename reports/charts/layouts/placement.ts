// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const placement: Layout = {
  chart: "placement",
  width: 915,
  height: 357,
  start: {"x":171,"y":12,"width":12,"height":12,"points":[[177,24],[177,52]]},
  states: [
    {"id":"selecting","x":120,"y":52,"width":113,"height":36,"final":false},
    {"id":"asked","x":109,"y":190,"width":77,"height":36,"final":false},
    {"id":"placing","x":603,"y":190,"width":95,"height":36,"final":false},
    {"id":"ordering","x":261,"y":309,"width":104,"height":36,"final":false},
    {"id":"done","x":749,"y":309,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"selecting","to":"done","points":[[205,88],[205,98],[822,98],[822,289],[794,289],[794,309]],"label":{"x":741,"y":196,"width":162,"height":25}, "rows": [
      {"id":"placement.none","name":"none","on":"internal","guard":"nonePending","concept":"trigger.placed"}
    ] },
    { "from":"selecting","to":"asked","points":[[148,88],[148,190]],"label":{"x":12,"y":118,"width":271,"height":44}, "rows": [
      {"id":"placement.must-select","name":"must-select","on":"internal","guard":"mustSelect","calls":"choice","concept":"trigger.first-player"},
      {"id":"placement.may-select","name":"may-select","on":"internal","guard":"maySelect","calls":"choice","concept":"trigger.first-player"}
    ] },
    { "from":"selecting","to":"ordering","points":[[177,88],[177,108],[303,108],[303,309]],"label":{"x":222,"y":196,"width":162,"height":25}, "rows": [
      {"id":"placement.no-select","name":"no-select","on":"internal","calls":"choice","concept":"trigger.placed"}
    ] },
    { "from":"asked","to":"ordering","points":[[148,226],[148,289],[282,289],[282,309]],"label":{"x":70,"y":254,"width":155,"height":25}, "rows": [
      {"id":"placement.selected","name":"selected","on":"internal","calls":"choice","concept":"trigger.first-player"}
    ] },
    { "from":"placing","to":"ordering","points":[[627,226],[627,236],[442,236],[442,289],[323,289],[323,309]],"label":{"x":324,"y":254,"width":235,"height":25}, "rows": [
      {"id":"placement.order","name":"order","on":"internal","guard":"pendingLeft","calls":"choice","concept":"trigger.order"}
    ] },
    { "from":"placing","to":"done","points":[[674,226],[674,236],[772,236],[772,309]],"label":{"x":742,"y":254,"width":60,"height":25}, "rows": [
      {"id":"placement.done","name":"done","on":"internal","concept":"trigger.placed"}
    ] },
    { "from":"ordering","to":"placing","points":[[344,309],[344,299],[651,299],[651,226]],"label":{"x":573,"y":254,"width":155,"height":25}, "rows": [
      {"id":"placement.next","name":"next","on":"internal","calls":"triggering","concept":"trigger.order"}
    ] }
  ]
}
