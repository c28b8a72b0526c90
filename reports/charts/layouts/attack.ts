// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const attack: Layout = {
  chart: "attack",
  width: 179,
  height: 451,
  start: {"x":84,"y":12,"width":12,"height":12,"points":[[90,24],[90,52]]},
  states: [
    {"id":"start","x":51,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":51,"y":169,"width":77,"height":36,"final":false},
    {"id":"moved","x":51,"y":286,"width":77,"height":36,"final":false},
    {"id":"done","x":56,"y":403,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[90,88],[90,169]],"label":{"x":56,"y":116,"width":67,"height":25}, "rows": [
      {"id":"attack.begin","name":"begin","on":"silent","concept":"combat.step"}
    ] },
    { "from":"begun","to":"moved","points":[[90,205],[90,286]],"label":{"x":12,"y":233,"width":155,"height":25}, "rows": [
      {"id":"attack.leaves-stack","name":"leaves-stack","on":"left","concept":"stack.layer-leaves"}
    ] },
    { "from":"moved","to":"done","points":[[90,322],[90,403]],"label":{"x":23,"y":350,"width":133,"height":25}, "rows": [
      {"id":"attack.becomes-active","name":"becomes-active","on":"silent","concept":"combat.step"}
    ] }
  ]
}
