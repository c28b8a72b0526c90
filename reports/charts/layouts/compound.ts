// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const compound: Layout = {
  chart: "compound",
  width: 686,
  height: 336,
  start: {"x":385,"y":12,"width":12,"height":12,"points":[[391,24],[391,52]]},
  states: [
    {"id":"next","x":357,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":208,"y":171,"width":77,"height":36,"final":false},
    {"id":"performing","x":330,"y":288,"width":121,"height":36,"final":false},
    {"id":"done","x":606,"y":171,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[368,88],[368,98],[97,98],[97,153],[234,153],[234,171]],"label":{"x":12,"y":118,"width":169,"height":25}, "rows": [
      {"id":"compound.order","name":"order","on":"silent","guard":"toBeOrdered","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"performing","points":[[391,88],[391,288]],"label":{"x":317,"y":177,"width":147,"height":25}, "rows": [
      {"id":"compound.part","name":"part","on":"silent","guard":"partsLeft","concept":"resolution.step"}
    ] },
    { "from":"next","to":"done","points":[[414,88],[414,98],[640,98],[640,171]],"label":{"x":610,"y":118,"width":60,"height":25}, "rows": [
      {"id":"compound.done","name":"done","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"asked","to":"performing","points":[[247,207],[247,270],[360,270],[360,288]],"label":{"x":159,"y":235,"width":176,"height":25}, "rows": [
      {"id":"compound.ordered","name":"ordered","on":"silent","guard":"nonePlaced","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"next","points":[[259,171],[259,153],[283,153],[283,108],[380,108],[380,88]],"label":{"x":195,"y":118,"width":176,"height":25}, "rows": [
      {"id":"compound.placed","name":"placed","on":"silent","guard":"severalLeft","concept":"resolution.choice"}
    ] },
    { "from":"performing","to":"next","points":[[421,288],[421,270],[526,270],[526,108],[402,108],[402,88]],"label":{"x":478,"y":177,"width":96,"height":25}, "rows": [
      {"id":"compound.performed","name":"performed","on":"silent","concept":"resolution.step"}
    ] }
  ]
}
