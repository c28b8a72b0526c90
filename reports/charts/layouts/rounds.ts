// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const rounds: Layout = {
  chart: "rounds",
  width: 1263,
  height: 402,
  start: {"x":675,"y":12,"width":12,"height":12,"points":[[681,24],[681,75]]},
  states: [
    {"id":"looking","x":633,"y":75,"width":95,"height":36,"final":false},
    {"id":"due","x":181,"y":237,"width":59,"height":36,"final":false},
    {"id":"keeping","x":148,"y":354,"width":95,"height":36,"final":false},
    {"id":"acting","x":293,"y":354,"width":86,"height":36,"final":false},
    {"id":"fizzled","x":493,"y":237,"width":95,"height":36,"final":false},
    {"id":"placing","x":768,"y":237,"width":95,"height":36,"final":false},
    {"id":"done","x":1001,"y":237,"width":68,"height":36,"final":true},
    {"id":"over","x":1147,"y":237,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"looking","to":"looking","points":[[633,87],[617,87],[617,99],[633,99]],"label":{"x":387,"y":52,"width":228,"height":82}, "rows": [
      {"id":"rounds.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"rounds.leave","name":"leave","on":"silent","guard":"lost","concept":"check.performed"},
      {"id":"rounds.lose-targets","name":"lose-targets","on":"silent","guard":"targets-lost","concept":"stack.fails"},
      {"id":"rounds.sample","name":"sample","on":"silent","guard":"state-met","concept":"trigger.rearm"}
    ] },
    { "from":"looking","to":"over","points":[[717,111],[717,144],[1181,144],[1181,237]],"label":{"x":1111,"y":184,"width":140,"height":25}, "rows": [
      {"id":"rounds.over","name":"over","on":"end","guard":"over","concept":"game.over"}
    ] },
    { "from":"looking","to":"fizzled","points":[[665,111],[665,164],[525,164],[525,237]],"label":{"x":429,"y":184,"width":191,"height":25}, "rows": [
      {"id":"rounds.fizzle","name":"fizzle","on":"left","guard":"all-lost","concept":"stack.fails"}
    ] },
    { "from":"fizzled","to":"looking","points":[[556,237],[556,219],[675,219],[675,111]],"label":{"x":634,"y":184,"width":82,"height":25}, "rows": [
      {"id":"rounds.fizzled","name":"fizzled","on":"silent","concept":"stack.layer-leaves"}
    ] },
    { "from":"looking","to":"due","points":[[644,111],[644,144],[211,144],[211,237]],"label":{"x":133,"y":184,"width":155,"height":25}, "rows": [
      {"id":"rounds.collect","name":"collect","on":"silent","guard":"applies","concept":"check.performed"}
    ] },
    { "from":"due","to":"keeping","points":[[196,273],[196,283],[90,283],[90,336],[180,336],[180,354]],"label":{"x":12,"y":301,"width":155,"height":25}, "rows": [
      {"id":"rounds.keep","name":"keep","on":"silent","guard":"to-be-kept","concept":"check.keep"}
    ] },
    { "from":"keeping","to":"due","points":[[211,354],[211,273]],"label":{"x":181,"y":301,"width":60,"height":25}, "rows": [
      {"id":"rounds.kept","name":"kept","on":"silent","concept":"check.keep"}
    ] },
    { "from":"due","to":"acting","points":[[225,273],[225,283],[322,283],[322,354]],"label":{"x":255,"y":301,"width":133,"height":25}, "rows": [
      {"id":"rounds.act","name":"act","on":"silent","guard":"all-kept","concept":"check.performed"}
    ] },
    { "from":"acting","to":"looking","points":[[350,354],[350,336],[408,336],[408,154],[654,154],[654,111]],"label":{"x":374,"y":243,"width":67,"height":25}, "rows": [
      {"id":"rounds.again","name":"again","on":"silent","concept":"check.loop"}
    ] },
    { "from":"looking","to":"placing","points":[[686,111],[686,174],[800,174],[800,237]],"label":{"x":730,"y":184,"width":140,"height":25}, "rows": [
      {"id":"rounds.place","name":"place","on":"silent","guard":"pending","concept":"trigger.placed"}
    ] },
    { "from":"placing","to":"looking","points":[[831,237],[831,219],[921,219],[921,164],[696,164],[696,111]],"label":{"x":884,"y":184,"width":74,"height":25}, "rows": [
      {"id":"rounds.placed","name":"placed","on":"silent","concept":"check.loop"}
    ] },
    { "from":"looking","to":"done","points":[[707,111],[707,154],[1035,154],[1035,237]],"label":{"x":972,"y":184,"width":125,"height":25}, "rows": [
      {"id":"rounds.quiet","name":"quiet","on":"silent","guard":"quiet","concept":"check.loop"}
    ] }
  ]
}
