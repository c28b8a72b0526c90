// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const resolution: Layout = {
  chart: "resolution",
  width: 744,
  height: 382,
  start: {"x":286,"y":12,"width":12,"height":12,"points":[[292,24],[292,52]]},
  states: [
    {"id":"next","x":258,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":25,"y":213,"width":77,"height":36,"final":false},
    {"id":"answered","x":29,"y":334,"width":104,"height":36,"final":false},
    {"id":"doing","x":442,"y":213,"width":77,"height":36,"final":false},
    {"id":"done","x":632,"y":213,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[269,88],[269,98],[64,98],[64,213]],"label":{"x":12,"y":137,"width":103,"height":25}, "rows": [
      {"id":"resolution.ask","name":"ask","on":"silent","guard":"asks","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"answered","points":[[64,249],[64,334]],"label":{"x":19,"y":281,"width":89,"height":25}, "rows": [
      {"id":"resolution.answered","name":"answered","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"answered","to":"next","points":[[98,334],[98,316],[175,316],[175,108],[281,108],[281,88]],"label":{"x":134,"y":219,"width":82,"height":25}, "rows": [
      {"id":"resolution.further","name":"further","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"next","to":"doing","points":[[292,88],[292,191],[468,191],[468,213]],"label":{"x":196,"y":118,"width":191,"height":63}, "rows": [
      {"id":"resolution.asked-all","name":"asked-all","on":"silent","guard":"asked-all","concept":"resolution.step"},
      {"id":"resolution.starts-effect","name":"starts-effect","on":"silent","guard":"starts","concept":"resolution.starts-effect"},
      {"id":"resolution.step","name":"step","on":"silent","guard":"acts","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"doing","points":[[442,225],[426,225],[426,237],[442,237]],"label":{"x":262,"y":209,"width":162,"height":44}, "rows": [
      {"id":"resolution.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"resolution.again","name":"again","on":"silent","guard":"loops","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"next","points":[[493,213],[493,108],[303,108],[303,88]],"label":{"x":401,"y":137,"width":184,"height":25}, "rows": [
      {"id":"resolution.step-done","name":"step-done","on":"silent","guard":"step-over","concept":"resolution.step"}
    ] },
    { "from":"next","to":"done","points":[[315,88],[315,98],[666,98],[666,213]],"label":{"x":599,"y":137,"width":133,"height":25}, "rows": [
      {"id":"resolution.done","name":"done","on":"silent","guard":"no-step","concept":"resolution.step"}
    ] }
  ]
}
