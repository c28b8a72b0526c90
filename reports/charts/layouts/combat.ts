// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const combat: Layout = {
  chart: "combat",
  width: 492,
  height: 459,
  start: {"x":261,"y":12,"width":12,"height":12,"points":[[267,24],[267,52]]},
  states: [
    {"id":"start","x":228,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":228,"y":169,"width":77,"height":36,"final":false},
    {"id":"closing","x":206,"y":290,"width":95,"height":36,"final":false},
    {"id":"done","x":231,"y":411,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[267,88],[267,169]],"label":{"x":233,"y":116,"width":67,"height":25}, "rows": [
      {"id":"combat.begin","name":"begin","on":"silent","concept":"combat.step"}
    ] },
    { "from":"begun","to":"done","points":[[279,205],[279,215],[407,215],[407,393],[276,393],[276,411]],"label":{"x":333,"y":286,"width":147,"height":44}, "rows": [
      {"id":"combat.damage","name":"damage","on":"silent","guard":"damages","concept":"combat.hit"},
      {"id":"combat.go-on","name":"go-on","on":"silent","guard":"neither","concept":"combat.step"}
    ] },
    { "from":"begun","to":"closing","points":[[254,205],[254,290]],"label":{"x":187,"y":233,"width":133,"height":25}, "rows": [
      {"id":"combat.close","name":"close","on":"silent","guard":"closes","concept":"combat.step"}
    ] },
    { "from":"closing","to":"closing","points":[[206,302],[190,302],[190,314],[206,314]],"label":{"x":12,"y":296,"width":176,"height":25}, "rows": [
      {"id":"combat.leave","name":"leave","on":"silent","guard":"attacks-left","concept":"combat.step"}
    ] },
    { "from":"closing","to":"done","points":[[254,326],[254,411]],"label":{"x":173,"y":358,"width":162,"height":25}, "rows": [
      {"id":"combat.closed","name":"closed","on":"silent","guard":"none-left","concept":"combat.step"}
    ] }
  ]
}
