// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const combat: Layout = {
  chart: "combat",
  width: 486,
  height: 459,
  start: {"x":255,"y":12,"width":12,"height":12,"points":[[261,24],[261,52]]},
  states: [
    {"id":"start","x":222,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":222,"y":169,"width":77,"height":36,"final":false},
    {"id":"closing","x":200,"y":290,"width":95,"height":36,"final":false},
    {"id":"done","x":225,"y":411,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[261,88],[261,169]],"label":{"x":227,"y":116,"width":67,"height":25}, "rows": [
      {"id":"combat.begin","name":"begin","on":"silent","concept":"combat.step"}
    ] },
    { "from":"begun","to":"done","points":[[273,205],[273,215],[401,215],[401,393],[270,393],[270,411]],"label":{"x":327,"y":286,"width":147,"height":44}, "rows": [
      {"id":"combat.damage","name":"damage","on":"silent","guard":"damages","concept":"combat.hit"},
      {"id":"combat.go-on","name":"go-on","on":"silent","guard":"neither","concept":"combat.step"}
    ] },
    { "from":"begun","to":"closing","points":[[248,205],[248,290]],"label":{"x":181,"y":233,"width":133,"height":25}, "rows": [
      {"id":"combat.close","name":"close","on":"silent","guard":"closes","concept":"combat.step"}
    ] },
    { "from":"closing","to":"closing","points":[[200,302],[190,302],[190,314],[200,314]],"label":{"x":12,"y":296,"width":176,"height":25}, "rows": [
      {"id":"combat.leave","name":"leave","on":"silent","guard":"attacks-left","concept":"combat.step"}
    ] },
    { "from":"closing","to":"done","points":[[248,326],[248,411]],"label":{"x":167,"y":358,"width":162,"height":25}, "rows": [
      {"id":"combat.closed","name":"closed","on":"silent","guard":"none-left","concept":"combat.step"}
    ] }
  ]
}
