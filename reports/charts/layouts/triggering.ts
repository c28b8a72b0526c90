// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const triggering: Layout = {
  chart: "triggering",
  width: 680,
  height: 451,
  start: {"x":122,"y":12,"width":12,"height":12,"points":[[128,24],[128,52]]},
  states: [
    {"id":"pending","x":80,"y":52,"width":95,"height":36,"final":false},
    {"id":"declared","x":76,"y":169,"width":104,"height":36,"final":false},
    {"id":"complete","x":59,"y":286,"width":104,"height":36,"final":false},
    {"id":"incomplete","x":277,"y":286,"width":121,"height":36,"final":false},
    {"id":"placed","x":82,"y":403,"width":86,"height":36,"final":true},
    {"id":"ceased","x":519,"y":403,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"pending","to":"declared","points":[[128,88],[128,169]],"label":{"x":87,"y":116,"width":82,"height":25}, "rows": [
      {"id":"trigger.declare","name":"declare","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"declared","to":"complete","points":[[111,205],[111,286]],"label":{"x":12,"y":233,"width":198,"height":25}, "rows": [
      {"id":"trigger.declarable","name":"declarable","on":"silent","guard":"declarable","concept":"trigger.targets"}
    ] },
    { "from":"declared","to":"incomplete","points":[[145,205],[145,215],[338,215],[338,286]],"label":{"x":224,"y":233,"width":228,"height":25}, "rows": [
      {"id":"trigger.undeclarable","name":"undeclarable","on":"silent","guard":"undeclarable","concept":"trigger.ceases"}
    ] },
    { "from":"complete","to":"placed","points":[[111,322],[111,403]],"label":{"x":52,"y":350,"width":118,"height":25}, "rows": [
      {"id":"trigger.placed","name":"placed","on":"layer","concept":"trigger.placed"}
    ] },
    { "from":"incomplete","to":"ceased","points":[[358,322],[358,332],[562,332],[562,403]],"label":{"x":455,"y":350,"width":213,"height":25}, "rows": [
      {"id":"trigger.ceased","name":"ceased","on":"ceased","guard":"may-cease","concept":"trigger.ceases"}
    ] },
    { "from":"incomplete","to":"placed","points":[[317,322],[317,332],[313,332],[313,385],[139,385],[139,403]],"label":{"x":184,"y":350,"width":257,"height":25}, "rows": [
      {"id":"trigger.placed-in-vain","name":"placed-in-vain","on":"layer","guard":"may-fail","concept":"trigger.ceases"}
    ] }
  ]
}
