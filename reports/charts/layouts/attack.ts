// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const attack: Layout = {
  chart: "attack",
  width: 193,
  height: 451,
  start: {"x":91,"y":12,"width":12,"height":12,"points":[[97,24],[97,52]]},
  states: [
    {"id":"start","x":58,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":58,"y":169,"width":77,"height":36,"final":false},
    {"id":"moved","x":58,"y":286,"width":77,"height":36,"final":false},
    {"id":"done","x":63,"y":403,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[97,88],[97,169]],"label":{"x":12,"y":116,"width":169,"height":25}, "rows": [
      {"id":"attack.begin","name":"begin","on":"internal","calls":"replacement","concept":"combat.step"}
    ] },
    { "from":"begun","to":"moved","points":[[97,205],[97,286]],"label":{"x":19,"y":233,"width":155,"height":25}, "rows": [
      {"id":"attack.leaves-stack","name":"leaves-stack","on":"left","concept":"stack.layer-leaves"}
    ] },
    { "from":"moved","to":"done","points":[[97,322],[97,403]],"label":{"x":30,"y":350,"width":133,"height":25}, "rows": [
      {"id":"attack.becomes-active","name":"becomes-active","on":"internal","concept":"combat.step"}
    ] }
  ]
}
