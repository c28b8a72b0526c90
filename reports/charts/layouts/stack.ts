// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const stack: Layout = {
  chart: "stack",
  width: 669,
  height: 587,
  start: {"x":117,"y":12,"width":12,"height":12,"points":[[123,24],[123,52]]},
  states: [
    {"id":"top","x":93,"y":52,"width":59,"height":36,"final":false},
    {"id":"resolving","x":66,"y":169,"width":113,"height":36,"final":false},
    {"id":"running","x":56,"y":286,"width":95,"height":36,"final":false},
    {"id":"negated","x":399,"y":286,"width":95,"height":36,"final":false},
    {"id":"left","x":70,"y":422,"width":68,"height":36,"final":false},
    {"id":"left-without-effect","x":181,"y":422,"width":202,"height":36,"final":false},
    {"id":"done","x":248,"y":539,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"top","to":"resolving","points":[[123,88],[123,169]],"label":{"x":53,"y":116,"width":140,"height":25}, "rows": [
      {"id":"stack.resolve","name":"resolve","on":"resolve","concept":"stack.top-resolves"}
    ] },
    { "from":"resolving","to":"left-without-effect","points":[[141,205],[141,215],[275,215],[275,404],[248,404],[248,422]],"label":{"x":183,"y":292,"width":184,"height":25}, "rows": [
      {"id":"stack.fails","name":"fails","on":"left","guard":"may-fail","concept":"stack.fails"}
    ] },
    { "from":"resolving","to":"running","points":[[104,205],[104,286]],"label":{"x":37,"y":233,"width":133,"height":25}, "rows": [
      {"id":"stack.run","name":"run","on":"silent","guard":"resolves","concept":"resolution.step"}
    ] },
    { "from":"running","to":"left","points":[[104,322],[104,422]],"label":{"x":12,"y":350,"width":184,"height":44}, "rows": [
      {"id":"stack.resolved","name":"resolved","on":"left","guard":"there","concept":"stack.layer-leaves"},
      {"id":"stack.vanished","name":"vanished","on":"silent","guard":"gone","concept":"stack.layer-leaves"}
    ] },
    { "from":"negated","to":"left-without-effect","points":[[431,322],[431,332],[406,332],[406,404],[316,404],[316,422]],"label":{"x":296,"y":360,"width":220,"height":25}, "rows": [
      {"id":"stack.negated","name":"negated","on":"left","guard":"was-negated","concept":"stack.layer-leaves"}
    ] },
    { "from":"negated","to":"done","points":[[462,322],[462,332],[536,332],[536,521],[299,521],[299,539]],"label":{"x":415,"y":428,"width":242,"height":25}, "rows": [
      {"id":"stack.not-negated","name":"not-negated","on":"silent","guard":"was-not-negated","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"left","to":"done","points":[[104,458],[104,521],[265,521],[265,539]],"label":{"x":70,"y":486,"width":67,"height":25}, "rows": [
      {"id":"stack.clear","name":"clear","on":"silent","concept":"stack.layer-leaves"}
    ] },
    { "from":"left-without-effect","to":"done","points":[[282,458],[282,539]],"label":{"x":194,"y":486,"width":176,"height":25}, "rows": [
      {"id":"stack.clear-without-effect","name":"clear-without-effect","on":"silent","concept":"stack.layer-leaves"}
    ] }
  ]
}
