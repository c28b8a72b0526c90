// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const check: Layout = {
  chart: "check",
  width: 740,
  height: 420,
  start: {"x":369,"y":12,"width":12,"height":12,"points":[[375,24],[375,75]]},
  states: [
    {"id":"sampling","x":323,"y":75,"width":104,"height":36,"final":false},
    {"id":"cleared","x":301,"y":255,"width":95,"height":36,"final":false},
    {"id":"done","x":326,"y":372,"width":68,"height":36,"final":true},
    {"id":"over","x":624,"y":255,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"sampling","to":"sampling","points":[[323,87],[307,87],[307,99],[323,99]],"label":{"x":12,"y":52,"width":293,"height":82}, "rows": [
      {"id":"check.defeat","name":"defeat","on":"silent","guard":"somebody-dead","concept":"check.performed"},
      {"id":"check.defeat-together","name":"defeat-together","on":"event","guard":"several-dead","concept":"check.performed"},
      {"id":"check.leave","name":"leave","on":"silent","guard":"lost","concept":"check.performed"},
      {"id":"check.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"sampling","to":"over","points":[[401,111],[401,144],[658,144],[658,255]],"label":{"x":588,"y":183,"width":140,"height":25}, "rows": [
      {"id":"check.over","name":"over","on":"end","guard":"over","concept":"game.over"}
    ] },
    { "from":"sampling","to":"cleared","points":[[349,111],[349,255]],"label":{"x":198,"y":164,"width":301,"height":63}, "rows": [
      {"id":"check.objects","name":"objects","on":"silent","guard":"object-dead","concept":"check.performed"},
      {"id":"check.objects-replaced","name":"objects-replaced","on":"silent","guard":"deaths-replaced","concept":"check.performed"},
      {"id":"check.objects-together","name":"objects-together","on":"event","guard":"objects-dead","concept":"check.performed"}
    ] },
    { "from":"cleared","to":"cleared","points":[[301,267],[285,267],[285,279],[301,279]],"label":{"x":34,"y":261,"width":249,"height":25}, "rows": [
      {"id":"check.settle-after","name":"settle-after","on":"silent","guard":"unsettled-after","concept":"continuous.apply"}
    ] },
    { "from":"cleared","to":"done","points":[[349,291],[349,372]],"label":{"x":253,"y":319,"width":191,"height":25}, "rows": [
      {"id":"check.states-after","name":"states-after","on":"silent","guard":"settled","concept":"trigger.condition-met"}
    ] },
    { "from":"sampling","to":"done","points":[[375,111],[375,154],[519,154],[519,354],[371,354],[371,372]],"label":{"x":445,"y":261,"width":147,"height":25}, "rows": [
      {"id":"check.states","name":"states","on":"silent","guard":"goes-on","concept":"trigger.condition-met"}
    ] }
  ]
}
