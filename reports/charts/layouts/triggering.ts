// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const triggering: Layout = {
  chart: "triggering",
  width: 530,
  height: 568,
  start: {"x":98,"y":12,"width":12,"height":12,"points":[[104,24],[104,52]]},
  states: [
    {"id":"pending","x":56,"y":52,"width":95,"height":36,"final":false},
    {"id":"declared","x":52,"y":169,"width":104,"height":36,"final":false},
    {"id":"complete","x":35,"y":286,"width":104,"height":36,"final":false},
    {"id":"incomplete","x":220,"y":286,"width":121,"height":36,"final":false},
    {"id":"vain","x":212,"y":403,"width":68,"height":36,"final":false},
    {"id":"placed","x":107,"y":520,"width":86,"height":36,"final":true},
    {"id":"ceased","x":285,"y":520,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"pending","to":"declared","points":[[104,88],[104,169]],"label":{"x":12,"y":116,"width":184,"height":25}, "rows": [
      {"id":"triggering.declare","name":"declare","on":"internal","calls":"declaration","concept":"trigger.targets"}
    ] },
    { "from":"declared","to":"incomplete","points":[[121,205],[121,215],[281,215],[281,286]],"label":{"x":152,"y":233,"width":257,"height":25}, "rows": [
      {"id":"triggering.undeclarable","name":"undeclarable","on":"internal","guard":"somethingMissing","concept":"trigger.ceases"}
    ] },
    { "from":"declared","to":"complete","points":[[87,205],[87,286]],"label":{"x":35,"y":233,"width":103,"height":25}, "rows": [
      {"id":"triggering.declarable","name":"declarable","on":"internal","concept":"trigger.targets"}
    ] },
    { "from":"complete","to":"placed","points":[[87,322],[87,502],[136,502],[136,520]],"label":{"x":28,"y":409,"width":118,"height":25}, "rows": [
      {"id":"triggering.placed","name":"placed","on":"layer","concept":"trigger.placed"}
    ] },
    { "from":"incomplete","to":"ceased","points":[[301,322],[301,332],[415,332],[415,502],[342,502],[342,520]],"label":{"x":312,"y":409,"width":206,"height":25}, "rows": [
      {"id":"triggering.ceased","name":"ceased","on":"ceased","guard":"mayCease","concept":"trigger.ceases"}
    ] },
    { "from":"incomplete","to":"vain","points":[[260,322],[260,332],[246,332],[246,403]],"label":{"x":121,"y":350,"width":249,"height":25}, "rows": [
      {"id":"triggering.placed-in-vain","name":"placed-in-vain","on":"layer","guard":"mayFail","concept":"trigger.ceases"}
    ] },
    { "from":"vain","to":"ceased","points":[[257,439],[257,449],[314,449],[314,520]],"label":{"x":233,"y":467,"width":162,"height":25}, "rows": [
      {"id":"triggering.fails-at-once","name":"fails-at-once","on":"left","concept":"stack.fails"}
    ] },
    { "from":"vain","to":"placed","points":[[235,439],[235,449],[164,449],[164,520]],"label":{"x":108,"y":467,"width":111,"height":25}, "rows": [
      {"id":"triggering.fails-later","name":"fails-later","on":"internal","concept":"trigger.placed"}
    ] }
  ]
}
