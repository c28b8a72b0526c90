// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const stack: Layout = {
  chart: "stack",
  width: 774,
  height: 589,
  start: {"x":181,"y":12,"width":12,"height":12,"points":[[187,24],[187,52]]},
  states: [
    {"id":"top","x":157,"y":52,"width":59,"height":36,"final":false},
    {"id":"resolving","x":130,"y":169,"width":113,"height":36,"final":false},
    {"id":"running","x":120,"y":286,"width":95,"height":36,"final":false},
    {"id":"negated","x":596,"y":286,"width":95,"height":36,"final":false},
    {"id":"moved","x":25,"y":422,"width":77,"height":36,"final":false},
    {"id":"left","x":134,"y":422,"width":68,"height":36,"final":false},
    {"id":"leftWithoutEffect","x":329,"y":422,"width":184,"height":36,"final":false},
    {"id":"done","x":141,"y":541,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"top","to":"resolving","points":[[187,88],[187,169]],"label":{"x":117,"y":116,"width":140,"height":25}, "rows": [
      {"id":"stack.resolve","name":"resolve","on":"resolve","concept":"stack.top-resolves"}
    ] },
    { "from":"resolving","to":"leftWithoutEffect","points":[[205,205],[205,215],[390,215],[390,422]],"label":{"x":247,"y":292,"width":286,"height":25}, "rows": [
      {"id":"stack.fails","name":"fails","on":"left","guard":"mayFail","calls":"announcement","concept":"stack.fails"}
    ] },
    { "from":"resolving","to":"running","points":[[168,205],[168,286]],"label":{"x":47,"y":233,"width":242,"height":25}, "rows": [
      {"id":"stack.run","name":"run","on":"internal","guard":"mayResolve","calls":"resolution","concept":"resolution.step"}
    ] },
    { "from":"running","to":"left","points":[[168,322],[168,422]],"label":{"x":50,"y":350,"width":235,"height":44}, "rows": [
      {"id":"stack.vanished","name":"vanished","on":"internal","guard":"gone","concept":"stack.layer-leaves"},
      {"id":"stack.resolved","name":"resolved","on":"left","calls":"announcement","concept":"stack.layer-leaves"}
    ] },
    { "from":"negated","to":"done","points":[[659,322],[659,531],[195,531],[195,541]],"label":{"x":556,"y":428,"width":206,"height":25}, "rows": [
      {"id":"stack.not-negated","name":"not-negated","on":"internal","guard":"notNegated","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"negated","to":"leftWithoutEffect","points":[[628,322],[628,332],[525,332],[525,404],[452,404],[452,422]],"label":{"x":411,"y":360,"width":228,"height":25}, "rows": [
      {"id":"stack.negated","name":"negated","on":"left","calls":"announcement","concept":"stack.layer-leaves"}
    ] },
    { "from":"moved","to":"done","points":[[64,458],[64,521],[155,521],[155,541]],"label":{"x":12,"y":486,"width":103,"height":25}, "rows": [
      {"id":"stack.moved","name":"moved","on":"left","concept":"stack.layer-leaves"}
    ] },
    { "from":"left","to":"done","points":[[168,458],[168,541]],"label":{"x":134,"y":486,"width":67,"height":25}, "rows": [
      {"id":"stack.clear","name":"clear","on":"internal","concept":"stack.layer-leaves"}
    ] },
    { "from":"leftWithoutEffect","to":"done","points":[[421,458],[421,521],[182,521],[182,541]],"label":{"x":333,"y":486,"width":176,"height":25}, "rows": [
      {"id":"stack.clear-without-effect","name":"clear-without-effect","on":"internal","concept":"stack.layer-leaves"}
    ] }
  ]
}
