// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const triggering: Layout = {
  chart: "triggering",
  width: 641,
  height: 451,
  start: {"x":98,"y":12,"width":12,"height":12,"points":[[104,24],[104,52]]},
  states: [
    {"id":"pending","x":56,"y":52,"width":95,"height":36,"final":false},
    {"id":"declared","x":52,"y":169,"width":104,"height":36,"final":false},
    {"id":"complete","x":35,"y":286,"width":104,"height":36,"final":false},
    {"id":"incomplete","x":245,"y":286,"width":121,"height":36,"final":false},
    {"id":"placed","x":58,"y":403,"width":86,"height":36,"final":true},
    {"id":"ceased","x":483,"y":403,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"pending","to":"declared","points":[[104,88],[104,169]],"label":{"x":12,"y":116,"width":184,"height":25}, "rows": [
      {"id":"triggering.declare","name":"declare","on":"silent","calls":"declaration","concept":"trigger.targets"}
    ] },
    { "from":"declared","to":"incomplete","points":[[121,205],[121,215],[306,215],[306,286]],"label":{"x":177,"y":233,"width":257,"height":25}, "rows": [
      {"id":"triggering.undeclarable","name":"undeclarable","on":"silent","guard":"somethingMissing","concept":"trigger.ceases"}
    ] },
    { "from":"declared","to":"complete","points":[[87,205],[87,286]],"label":{"x":35,"y":233,"width":103,"height":25}, "rows": [
      {"id":"triggering.declarable","name":"declarable","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"complete","to":"placed","points":[[87,322],[87,403]],"label":{"x":28,"y":350,"width":118,"height":25}, "rows": [
      {"id":"triggering.placed","name":"placed","on":"layer","concept":"trigger.placed"}
    ] },
    { "from":"incomplete","to":"ceased","points":[[326,322],[326,332],[526,332],[526,403]],"label":{"x":423,"y":350,"width":206,"height":25}, "rows": [
      {"id":"triggering.ceased","name":"ceased","on":"ceased","guard":"mayCease","concept":"trigger.ceases"}
    ] },
    { "from":"incomplete","to":"placed","points":[[285,322],[285,385],[115,385],[115,403]],"label":{"x":160,"y":350,"width":249,"height":25}, "rows": [
      {"id":"triggering.placed-in-vain","name":"placed-in-vain","on":"layer","guard":"mayFail","concept":"trigger.ceases"}
    ] }
  ]
}
