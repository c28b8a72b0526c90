// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const compound: Layout = {
  chart: "compound",
  width: 745,
  height: 336,
  start: {"x":408,"y":12,"width":12,"height":12,"points":[[414,24],[414,52]]},
  states: [
    {"id":"next","x":380,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":235,"y":171,"width":77,"height":36,"final":false},
    {"id":"performing","x":353,"y":288,"width":121,"height":36,"final":false},
    {"id":"done","x":626,"y":171,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[391,88],[391,98],[104,98],[104,153],[261,153],[261,171]],"label":{"x":12,"y":118,"width":184,"height":25}, "rows": [
      {"id":"compound.order","name":"order","on":"silent","guard":"to-be-ordered","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"performing","points":[[274,207],[274,270],[383,270],[383,288]],"label":{"x":182,"y":235,"width":184,"height":25}, "rows": [
      {"id":"compound.ordered","name":"ordered","on":"silent","guard":"none-placed","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"next","points":[[286,171],[286,153],[302,153],[302,108],[403,108],[403,88]],"label":{"x":210,"y":118,"width":184,"height":25}, "rows": [
      {"id":"compound.placed","name":"placed","on":"silent","guard":"several-left","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"performing","points":[[414,88],[414,288]],"label":{"x":344,"y":177,"width":140,"height":25}, "rows": [
      {"id":"compound.part","name":"part","on":"silent","guard":"in-order","concept":"resolution.step"}
    ] },
    { "from":"performing","to":"next","points":[[444,288],[444,270],[546,270],[546,108],[425,108],[425,88]],"label":{"x":498,"y":177,"width":96,"height":25}, "rows": [
      {"id":"compound.performed","name":"performed","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"next","to":"done","points":[[437,88],[437,98],[660,98],[660,171]],"label":{"x":586,"y":118,"width":147,"height":25}, "rows": [
      {"id":"compound.done","name":"done","on":"silent","guard":"none-left","concept":"resolution.step"}
    ] }
  ]
}
