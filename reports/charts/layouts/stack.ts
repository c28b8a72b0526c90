// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const stack: Layout = {
  chart: "stack",
  width: 733,
  height: 589,
  start: {"x":181,"y":12,"width":12,"height":12,"points":[[187,24],[187,52]]},
  states: [
    {"id":"top","x":157,"y":52,"width":59,"height":36,"final":false},
    {"id":"resolving","x":130,"y":169,"width":113,"height":36,"final":false},
    {"id":"running","x":120,"y":286,"width":95,"height":36,"final":false},
    {"id":"negated","x":463,"y":286,"width":95,"height":36,"final":false},
    {"id":"moved","x":25,"y":422,"width":77,"height":36,"final":false},
    {"id":"left","x":134,"y":422,"width":68,"height":36,"final":false},
    {"id":"left-without-effect","x":245,"y":422,"width":202,"height":36,"final":false},
    {"id":"done","x":141,"y":541,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"top","to":"resolving","points":[[187,88],[187,169]],"label":{"x":117,"y":116,"width":140,"height":25}, "rows": [
      {"id":"stack.resolve","name":"resolve","on":"resolve","concept":"stack.top-resolves"}
    ] },
    { "from":"resolving","to":"left-without-effect","points":[[205,205],[205,215],[339,215],[339,404],[312,404],[312,422]],"label":{"x":247,"y":292,"width":184,"height":25}, "rows": [
      {"id":"stack.fails","name":"fails","on":"left","guard":"may-fail","concept":"stack.fails"}
    ] },
    { "from":"resolving","to":"running","points":[[168,205],[168,286]],"label":{"x":101,"y":233,"width":133,"height":25}, "rows": [
      {"id":"stack.run","name":"run","on":"silent","guard":"resolves","concept":"resolution.step"}
    ] },
    { "from":"running","to":"left","points":[[168,322],[168,422]],"label":{"x":76,"y":350,"width":184,"height":44}, "rows": [
      {"id":"stack.resolved","name":"resolved","on":"left","guard":"there","concept":"stack.layer-leaves"},
      {"id":"stack.vanished","name":"vanished","on":"silent","guard":"gone","concept":"stack.layer-leaves"}
    ] },
    { "from":"negated","to":"left-without-effect","points":[[495,322],[495,332],[470,332],[470,404],[380,404],[380,422]],"label":{"x":360,"y":360,"width":220,"height":25}, "rows": [
      {"id":"stack.negated","name":"negated","on":"left","guard":"was-negated","concept":"stack.layer-leaves"}
    ] },
    { "from":"negated","to":"done","points":[[526,322],[526,332],[600,332],[600,531],[195,531],[195,541]],"label":{"x":479,"y":428,"width":242,"height":25}, "rows": [
      {"id":"stack.not-negated","name":"not-negated","on":"silent","guard":"was-not-negated","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"moved","to":"done","points":[[64,458],[64,521],[155,521],[155,541]],"label":{"x":12,"y":486,"width":103,"height":25}, "rows": [
      {"id":"stack.moved","name":"moved","on":"left","concept":"stack.layer-leaves"}
    ] },
    { "from":"left","to":"done","points":[[168,458],[168,541]],"label":{"x":134,"y":486,"width":67,"height":25}, "rows": [
      {"id":"stack.clear","name":"clear","on":"silent","concept":"stack.layer-leaves"}
    ] },
    { "from":"left-without-effect","to":"done","points":[[346,458],[346,521],[182,521],[182,541]],"label":{"x":258,"y":486,"width":176,"height":25}, "rows": [
      {"id":"stack.clear-without-effect","name":"clear-without-effect","on":"silent","concept":"stack.layer-leaves"}
    ] }
  ]
}
