// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const combat: Layout = {
  chart: "combat",
  width: 514,
  height: 459,
  start: {"x":254,"y":12,"width":12,"height":12,"points":[[260,24],[260,52]]},
  states: [
    {"id":"start","x":221,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":221,"y":169,"width":77,"height":36,"final":false},
    {"id":"closing","x":199,"y":290,"width":95,"height":36,"final":false},
    {"id":"done","x":224,"y":411,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[260,88],[260,169]],"label":{"x":226,"y":116,"width":67,"height":25}, "rows": [
      {"id":"combat.begin","name":"begin","on":"silent","concept":"combat.step"}
    ] },
    { "from":"begun","to":"done","points":[[272,205],[272,215],[414,215],[414,393],[269,393],[269,411]],"label":{"x":326,"y":286,"width":176,"height":44}, "rows": [
      {"id":"combat.damage","name":"damage","on":"silent","guard":"dealsDamage","concept":"combat.hit"},
      {"id":"combat.go-on","name":"go-on","on":"silent","concept":"combat.step"}
    ] },
    { "from":"begun","to":"closing","points":[[247,205],[247,290]],"label":{"x":180,"y":233,"width":133,"height":25}, "rows": [
      {"id":"combat.close","name":"close","on":"silent","guard":"closes","concept":"combat.step"}
    ] },
    { "from":"closing","to":"closing","points":[[199,302],[183,302],[183,314],[199,314]],"label":{"x":12,"y":296,"width":169,"height":25}, "rows": [
      {"id":"combat.leave","name":"leave","on":"silent","guard":"attacksLeft","concept":"combat.step"}
    ] },
    { "from":"closing","to":"done","points":[[247,326],[247,411]],"label":{"x":210,"y":358,"width":74,"height":25}, "rows": [
      {"id":"combat.closed","name":"closed","on":"silent","concept":"combat.step"}
    ] }
  ]
}
