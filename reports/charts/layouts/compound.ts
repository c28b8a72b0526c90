// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const compound: Layout = {
  chart: "compound",
  width: 803,
  height: 336,
  start: {"x":451,"y":12,"width":12,"height":12,"points":[[457,24],[457,52]]},
  states: [
    {"id":"next","x":423,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":223,"y":171,"width":77,"height":36,"final":false},
    {"id":"performing","x":396,"y":288,"width":121,"height":36,"final":false},
    {"id":"done","x":723,"y":171,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[434,88],[434,98],[130,98],[130,153],[249,153],[249,171]],"label":{"x":12,"y":118,"width":235,"height":25}, "rows": [
      {"id":"compound.order","name":"order","on":"internal","guard":"toBeOrdered","calls":"choice","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"performing","points":[[457,88],[457,288]],"label":{"x":332,"y":177,"width":249,"height":25}, "rows": [
      {"id":"compound.part","name":"part","on":"internal","guard":"partsLeft","calls":"replacement","concept":"resolution.step"}
    ] },
    { "from":"next","to":"done","points":[[480,88],[480,98],[757,98],[757,171]],"label":{"x":727,"y":118,"width":60,"height":25}, "rows": [
      {"id":"compound.done","name":"done","on":"internal","concept":"resolution.step"}
    ] },
    { "from":"asked","to":"performing","points":[[262,207],[262,270],[426,270],[426,288]],"label":{"x":122,"y":235,"width":279,"height":25}, "rows": [
      {"id":"compound.ordered","name":"ordered","on":"internal","guard":"nonePlaced","calls":"replacement","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"next","points":[[274,171],[274,153],[349,153],[349,108],[446,108],[446,88]],"label":{"x":261,"y":118,"width":176,"height":25}, "rows": [
      {"id":"compound.placed","name":"placed","on":"internal","guard":"severalLeft","concept":"resolution.choice"}
    ] },
    { "from":"performing","to":"next","points":[[487,288],[487,270],[643,270],[643,108],[468,108],[468,88]],"label":{"x":595,"y":177,"width":96,"height":25}, "rows": [
      {"id":"compound.performed","name":"performed","on":"internal","concept":"resolution.step"}
    ] }
  ]
}
