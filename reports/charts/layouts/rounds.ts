// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const rounds: Layout = {
  chart: "rounds",
  width: 1263,
  height: 421,
  start: {"x":675,"y":12,"width":12,"height":12,"points":[[681,24],[681,85]]},
  states: [
    {"id":"looking","x":633,"y":85,"width":95,"height":36,"final":false},
    {"id":"due","x":181,"y":256,"width":59,"height":36,"final":false},
    {"id":"keeping","x":148,"y":373,"width":95,"height":36,"final":false},
    {"id":"acting","x":293,"y":373,"width":86,"height":36,"final":false},
    {"id":"fizzled","x":493,"y":256,"width":95,"height":36,"final":false},
    {"id":"placing","x":768,"y":256,"width":95,"height":36,"final":false},
    {"id":"done","x":1001,"y":256,"width":68,"height":36,"final":true},
    {"id":"over","x":1147,"y":256,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"looking","to":"looking","points":[[633,97],[617,97],[617,109],[633,109]],"label":{"x":358,"y":52,"width":257,"height":101}, "rows": [
      {"id":"rounds.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"rounds.leave","name":"leave","on":"silent","guard":"lost","concept":"check.performed"},
      {"id":"rounds.lose-targets","name":"lose-targets","on":"silent","guard":"targets-lost","concept":"stack.fails"},
      {"id":"rounds.ceased-before","name":"ceased-before","on":"silent","guard":"may-have-ceased","concept":"check.performed"},
      {"id":"rounds.sample","name":"sample","on":"silent","guard":"state-met","concept":"trigger.rearm"}
    ] },
    { "from":"looking","to":"over","points":[[717,121],[717,163],[1181,163],[1181,256]],"label":{"x":1111,"y":203,"width":140,"height":25}, "rows": [
      {"id":"rounds.over","name":"over","on":"end","guard":"over","concept":"game.over"}
    ] },
    { "from":"looking","to":"fizzled","points":[[665,121],[665,183],[525,183],[525,256]],"label":{"x":429,"y":203,"width":191,"height":25}, "rows": [
      {"id":"rounds.fizzle","name":"fizzle","on":"left","guard":"all-lost","concept":"stack.fails"}
    ] },
    { "from":"fizzled","to":"looking","points":[[556,256],[556,238],[675,238],[675,121]],"label":{"x":634,"y":203,"width":82,"height":25}, "rows": [
      {"id":"rounds.fizzled","name":"fizzled","on":"silent","concept":"stack.layer-leaves"}
    ] },
    { "from":"looking","to":"due","points":[[644,121],[644,163],[211,163],[211,256]],"label":{"x":133,"y":203,"width":155,"height":25}, "rows": [
      {"id":"rounds.collect","name":"collect","on":"silent","guard":"applies","concept":"check.performed"}
    ] },
    { "from":"due","to":"keeping","points":[[196,292],[196,302],[90,302],[90,355],[180,355],[180,373]],"label":{"x":12,"y":320,"width":155,"height":25}, "rows": [
      {"id":"rounds.keep","name":"keep","on":"silent","guard":"to-be-kept","concept":"check.keep"}
    ] },
    { "from":"keeping","to":"due","points":[[211,373],[211,292]],"label":{"x":181,"y":320,"width":60,"height":25}, "rows": [
      {"id":"rounds.kept","name":"kept","on":"silent","concept":"check.keep"}
    ] },
    { "from":"due","to":"acting","points":[[225,292],[225,302],[322,302],[322,373]],"label":{"x":255,"y":320,"width":133,"height":25}, "rows": [
      {"id":"rounds.act","name":"act","on":"silent","guard":"all-kept","concept":"check.performed"}
    ] },
    { "from":"acting","to":"looking","points":[[350,373],[350,355],[408,355],[408,173],[654,173],[654,121]],"label":{"x":374,"y":262,"width":67,"height":25}, "rows": [
      {"id":"rounds.again","name":"again","on":"silent","concept":"check.loop"}
    ] },
    { "from":"looking","to":"placing","points":[[686,121],[686,193],[800,193],[800,256]],"label":{"x":730,"y":203,"width":140,"height":25}, "rows": [
      {"id":"rounds.place","name":"place","on":"silent","guard":"pending","concept":"trigger.placed"}
    ] },
    { "from":"placing","to":"looking","points":[[831,256],[831,238],[921,238],[921,183],[696,183],[696,121]],"label":{"x":884,"y":203,"width":74,"height":25}, "rows": [
      {"id":"rounds.placed","name":"placed","on":"silent","concept":"check.loop"}
    ] },
    { "from":"looking","to":"done","points":[[707,121],[707,173],[1035,173],[1035,256]],"label":{"x":972,"y":203,"width":125,"height":25}, "rows": [
      {"id":"rounds.quiet","name":"quiet","on":"silent","guard":"quiet","concept":"check.loop"}
    ] }
  ]
}
