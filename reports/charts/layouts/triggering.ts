// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const triggering: Layout = {
  chart: "triggering",
  width: 625,
  height: 451,
  start: {"x":82,"y":12,"width":12,"height":12,"points":[[88,24],[88,52]]},
  states: [
    {"id":"pending","x":40,"y":52,"width":95,"height":36,"final":false},
    {"id":"declared","x":36,"y":169,"width":104,"height":36,"final":false},
    {"id":"complete","x":19,"y":286,"width":104,"height":36,"final":false},
    {"id":"incomplete","x":229,"y":286,"width":121,"height":36,"final":false},
    {"id":"placed","x":42,"y":403,"width":86,"height":36,"final":true},
    {"id":"ceased","x":467,"y":403,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"pending","to":"declared","points":[[88,88],[88,169]],"label":{"x":47,"y":116,"width":82,"height":25}, "rows": [
      {"id":"triggering.declare","name":"declare","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"declared","to":"incomplete","points":[[105,205],[105,215],[290,215],[290,286]],"label":{"x":161,"y":233,"width":257,"height":25}, "rows": [
      {"id":"triggering.undeclarable","name":"undeclarable","on":"silent","guard":"somethingMissing","concept":"trigger.ceases"}
    ] },
    { "from":"declared","to":"complete","points":[[71,205],[71,286]],"label":{"x":19,"y":233,"width":103,"height":25}, "rows": [
      {"id":"triggering.declarable","name":"declarable","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"complete","to":"placed","points":[[71,322],[71,403]],"label":{"x":12,"y":350,"width":118,"height":25}, "rows": [
      {"id":"triggering.placed","name":"placed","on":"layer","concept":"trigger.placed"}
    ] },
    { "from":"incomplete","to":"ceased","points":[[310,322],[310,332],[510,332],[510,403]],"label":{"x":407,"y":350,"width":206,"height":25}, "rows": [
      {"id":"triggering.ceased","name":"ceased","on":"ceased","guard":"mayCease","concept":"trigger.ceases"}
    ] },
    { "from":"incomplete","to":"placed","points":[[269,322],[269,385],[99,385],[99,403]],"label":{"x":144,"y":350,"width":249,"height":25}, "rows": [
      {"id":"triggering.placed-in-vain","name":"placed-in-vain","on":"layer","guard":"mayFail","concept":"trigger.ceases"}
    ] }
  ]
}
