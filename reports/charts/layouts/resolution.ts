// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const resolution: Layout = {
  chart: "resolution",
  width: 744,
  height: 401,
  start: {"x":286,"y":12,"width":12,"height":12,"points":[[292,24],[292,52]]},
  states: [
    {"id":"next","x":258,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":25,"y":232,"width":77,"height":36,"final":false},
    {"id":"answered","x":29,"y":353,"width":104,"height":36,"final":false},
    {"id":"doing","x":442,"y":232,"width":77,"height":36,"final":false},
    {"id":"done","x":632,"y":232,"width":68,"height":36,"final":true},
    {"id":"over","x":447,"y":353,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[269,88],[269,98],[64,98],[64,232]],"label":{"x":12,"y":147,"width":103,"height":25}, "rows": [
      {"id":"resolution.ask","name":"ask","on":"silent","guard":"asks","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"answered","points":[[64,268],[64,353]],"label":{"x":19,"y":300,"width":89,"height":25}, "rows": [
      {"id":"resolution.answered","name":"answered","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"answered","to":"next","points":[[98,353],[98,335],[175,335],[175,108],[281,108],[281,88]],"label":{"x":134,"y":238,"width":82,"height":25}, "rows": [
      {"id":"resolution.further","name":"further","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"next","to":"doing","points":[[292,88],[292,210],[468,210],[468,232]],"label":{"x":196,"y":118,"width":191,"height":82}, "rows": [
      {"id":"resolution.asked-all","name":"asked-all","on":"silent","guard":"asked-all","concept":"resolution.step"},
      {"id":"resolution.starts-effect","name":"starts-effect","on":"silent","guard":"starts","concept":"resolution.starts-effect"},
      {"id":"resolution.reflects","name":"reflects","on":"silent","guard":"reflects","concept":"resolution.starts-effect"},
      {"id":"resolution.step","name":"step","on":"silent","guard":"acts","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"doing","points":[[442,244],[426,244],[426,256],[442,256]],"label":{"x":262,"y":228,"width":162,"height":44}, "rows": [
      {"id":"resolution.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"resolution.again","name":"again","on":"silent","guard":"loops","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"next","points":[[493,232],[493,108],[303,108],[303,88]],"label":{"x":401,"y":147,"width":184,"height":25}, "rows": [
      {"id":"resolution.step-done","name":"step-done","on":"silent","guard":"step-over","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"over","points":[[481,268],[481,353]],"label":{"x":374,"y":300,"width":213,"height":25}, "rows": [
      {"id":"resolution.game-over","name":"game-over","on":"end","guard":"game-over","concept":"game.over"}
    ] },
    { "from":"next","to":"done","points":[[315,88],[315,98],[666,98],[666,232]],"label":{"x":599,"y":147,"width":133,"height":25}, "rows": [
      {"id":"resolution.done","name":"done","on":"silent","guard":"no-step","concept":"resolution.step"}
    ] }
  ]
}
