// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const check: Layout = {
  chart: "check",
  width: 723,
  height: 344,
  start: {"x":369,"y":12,"width":12,"height":12,"points":[[375,24],[375,56]]},
  states: [
    {"id":"sampling","x":323,"y":56,"width":104,"height":36,"final":false},
    {"id":"cleared","x":301,"y":179,"width":95,"height":36,"final":false},
    {"id":"done","x":326,"y":296,"width":68,"height":36,"final":true},
    {"id":"over","x":607,"y":179,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"sampling","to":"sampling","points":[[323,68],[307,68],[307,80],[323,80]],"label":{"x":12,"y":52,"width":293,"height":44}, "rows": [
      {"id":"check.defeat","name":"defeat","on":"silent","guard":"somebody-dead","concept":"check.performed"},
      {"id":"check.defeat-together","name":"defeat-together","on":"event","guard":"several-dead","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"over","points":[[401,92],[401,106],[641,106],[641,179]],"label":{"x":571,"y":126,"width":140,"height":25}, "rows": [
      {"id":"check.over","name":"over","on":"end","guard":"over","concept":"game.over"}
    ] },
    { "from":"sampling","to":"cleared","points":[[349,92],[349,179]],"label":{"x":253,"y":126,"width":191,"height":25}, "rows": [
      {"id":"check.objects","name":"objects","on":"silent","guard":"objects-dead","concept":"check.performed"}
    ] },
    { "from":"cleared","to":"done","points":[[349,215],[349,296]],"label":{"x":290,"y":243,"width":118,"height":25}, "rows": [
      {"id":"check.states-after","name":"states-after","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"sampling","to":"done","points":[[375,92],[375,116],[502,116],[502,278],[371,278],[371,296]],"label":{"x":428,"y":185,"width":147,"height":25}, "rows": [
      {"id":"check.states","name":"states","on":"silent","guard":"goes-on","concept":"trigger.condition-met"}
    ] }
  ]
}
