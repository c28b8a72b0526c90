// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const combat: Layout = {
  chart: "combat",
  width: 616,
  height: 459,
  start: {"x":356,"y":12,"width":12,"height":12,"points":[[362,24],[362,52]]},
  states: [
    {"id":"start","x":323,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":323,"y":169,"width":77,"height":36,"final":false},
    {"id":"closing","x":301,"y":290,"width":95,"height":36,"final":false},
    {"id":"done","x":326,"y":411,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[362,88],[362,169]],"label":{"x":277,"y":116,"width":169,"height":25}, "rows": [
      {"id":"combat.begin","name":"begin","on":"internal","calls":"replacement","concept":"combat.step"}
    ] },
    { "from":"begun","to":"done","points":[[374,205],[374,215],[516,215],[516,393],[371,393],[371,411]],"label":{"x":428,"y":286,"width":176,"height":44}, "rows": [
      {"id":"combat.damage","name":"damage","on":"internal","guard":"dealsDamage","concept":"combat.hit"},
      {"id":"combat.go-on","name":"go-on","on":"internal","concept":"combat.step"}
    ] },
    { "from":"begun","to":"closing","points":[[349,205],[349,290]],"label":{"x":231,"y":233,"width":235,"height":25}, "rows": [
      {"id":"combat.close","name":"close","on":"internal","guard":"closes","calls":"replacement","concept":"combat.step"}
    ] },
    { "from":"closing","to":"closing","points":[[301,302],[285,302],[285,314],[301,314]],"label":{"x":12,"y":296,"width":271,"height":25}, "rows": [
      {"id":"combat.leave","name":"leave","on":"internal","guard":"attacksLeft","calls":"replacement","concept":"combat.step"}
    ] },
    { "from":"closing","to":"done","points":[[349,326],[349,411]],"label":{"x":312,"y":358,"width":74,"height":25}, "rows": [
      {"id":"combat.closed","name":"closed","on":"internal","concept":"combat.step"}
    ] }
  ]
}
