// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const check: Layout = {
  chart: "check",
  width: 717,
  height: 344,
  start: {"x":363,"y":12,"width":12,"height":12,"points":[[369,24],[369,56]]},
  states: [
    {"id":"sampling","x":317,"y":56,"width":104,"height":36,"final":false},
    {"id":"cleared","x":295,"y":179,"width":95,"height":36,"final":false},
    {"id":"done","x":320,"y":296,"width":68,"height":36,"final":true},
    {"id":"over","x":601,"y":179,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"sampling","to":"sampling","points":[[317,68],[307,68],[307,80],[317,80]],"label":{"x":12,"y":52,"width":293,"height":44}, "rows": [
      {"id":"check.defeat","name":"defeat","on":"silent","guard":"somebody-dead","concept":"check.performed"},
      {"id":"check.defeat-together","name":"defeat-together","on":"event","guard":"several-dead","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"over","points":[[395,92],[395,106],[635,106],[635,179]],"label":{"x":565,"y":126,"width":140,"height":25}, "rows": [
      {"id":"check.over","name":"over","on":"end","guard":"over","concept":"game.over"}
    ] },
    { "from":"sampling","to":"cleared","points":[[343,92],[343,179]],"label":{"x":247,"y":126,"width":191,"height":25}, "rows": [
      {"id":"check.objects","name":"objects","on":"silent","guard":"objects-dead","concept":"check.performed"}
    ] },
    { "from":"cleared","to":"done","points":[[343,215],[343,296]],"label":{"x":284,"y":243,"width":118,"height":25}, "rows": [
      {"id":"check.states-after","name":"states-after","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"sampling","to":"done","points":[[369,92],[369,116],[496,116],[496,278],[365,278],[365,296]],"label":{"x":422,"y":185,"width":147,"height":25}, "rows": [
      {"id":"check.states","name":"states","on":"silent","guard":"goes-on","concept":"trigger.condition-met"}
    ] }
  ]
}
