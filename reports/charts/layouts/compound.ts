// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const compound: Layout = {
  chart: "compound",
  width: 575,
  height: 338,
  start: {"x":245,"y":12,"width":12,"height":12,"points":[[251,24],[251,52]]},
  states: [
    {"id":"next","x":217,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":65,"y":171,"width":77,"height":36,"final":false},
    {"id":"performing","x":74,"y":290,"width":121,"height":36,"final":false},
    {"id":"done","x":456,"y":171,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[231,88],[231,98],[104,98],[104,171]],"label":{"x":12,"y":118,"width":184,"height":25}, "rows": [
      {"id":"compound.order","name":"order","on":"silent","guard":"to-be-ordered","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"performing","points":[[104,207],[104,290]],"label":{"x":63,"y":235,"width":82,"height":25}, "rows": [
      {"id":"compound.ordered","name":"ordered","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"performing","points":[[244,88],[244,270],[135,270],[135,290]],"label":{"x":174,"y":177,"width":140,"height":25}, "rows": [
      {"id":"compound.part","name":"part","on":"silent","guard":"in-order","concept":"resolution.step"}
    ] },
    { "from":"performing","to":"next","points":[[165,290],[165,280],[376,280],[376,108],[258,108],[258,88]],"label":{"x":328,"y":177,"width":96,"height":25}, "rows": [
      {"id":"compound.performed","name":"performed","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"next","to":"done","points":[[271,88],[271,98],[490,98],[490,171]],"label":{"x":416,"y":118,"width":147,"height":25}, "rows": [
      {"id":"compound.done","name":"done","on":"silent","guard":"none-left","concept":"resolution.step"}
    ] }
  ]
}
