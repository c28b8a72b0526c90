// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const rounds: Layout = {
  chart: "rounds",
  width: 1342,
  height: 548,
  start: {"x":512,"y":12,"width":12,"height":12,"points":[[518,24],[518,85]]},
  states: [
    {"id":"looking","x":470,"y":85,"width":95,"height":36,"final":false},
    {"id":"decided","x":42,"y":266,"width":95,"height":36,"final":false},
    {"id":"fizzling","x":225,"y":266,"width":104,"height":36,"final":false},
    {"id":"fizzled","x":245,"y":383,"width":95,"height":36,"final":false},
    {"id":"checking","x":634,"y":266,"width":104,"height":36,"final":false},
    {"id":"due","x":656,"y":383,"width":59,"height":36,"final":false},
    {"id":"keeping","x":623,"y":500,"width":95,"height":36,"final":false},
    {"id":"acting","x":760,"y":500,"width":86,"height":36,"final":false},
    {"id":"placing","x":993,"y":266,"width":95,"height":36,"final":false},
    {"id":"done","x":1262,"y":266,"width":68,"height":36,"final":true},
    {"id":"over","x":56,"y":383,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"looking","to":"decided","points":[[480,121],[480,163],[90,163],[90,266]],"label":{"x":12,"y":213,"width":155,"height":25}, "rows": [
      {"id":"rounds.decided","name":"decided","on":"silent","guard":"decided","concept":"game.over"}
    ] },
    { "from":"looking","to":"looking","points":[[470,97],[454,97],[454,109],[470,109]],"label":{"x":144,"y":52,"width":308,"height":101}, "rows": [
      {"id":"rounds.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"rounds.leave","name":"leave","on":"silent","guard":"losersHaveSomething","concept":"check.performed"},
      {"id":"rounds.lose-targets","name":"lose-targets","on":"silent","guard":"targetsLost","concept":"stack.fails"},
      {"id":"rounds.sample","name":"sample","on":"silent","guard":"stateMetFirst","calls":"announcement","concept":"trigger.rearm"},
      {"id":"rounds.sample-after","name":"sample-after","on":"silent","guard":"stateMet","calls":"announcement","concept":"trigger.rearm"}
    ] },
    { "from":"looking","to":"fizzling","points":[[489,121],[489,173],[277,173],[277,266]],"label":{"x":181,"y":213,"width":191,"height":25}, "rows": [
      {"id":"rounds.fizzles","name":"fizzles","on":"silent","guard":"layerFizzles","concept":"stack.fails"}
    ] },
    { "from":"looking","to":"checking","points":[[508,121],[508,248],[669,248],[669,266]],"label":{"x":423,"y":213,"width":169,"height":25}, "rows": [
      {"id":"rounds.check","name":"check","on":"silent","guard":"checksApply","concept":"check.performed"}
    ] },
    { "from":"looking","to":"placing","points":[[537,121],[537,183],[1025,183],[1025,266]],"label":{"x":889,"y":213,"width":271,"height":25}, "rows": [
      {"id":"rounds.place","name":"place","on":"silent","guard":"layersPending","calls":"placement","concept":"trigger.placed"}
    ] },
    { "from":"looking","to":"done","points":[[556,121],[556,163],[1296,163],[1296,266]],"label":{"x":1262,"y":213,"width":67,"height":25}, "rows": [
      {"id":"rounds.quiet","name":"quiet","on":"silent","concept":"check.loop"}
    ] },
    { "from":"decided","to":"over","points":[[90,302],[90,383]],"label":{"x":45,"y":330,"width":89,"height":25}, "rows": [
      {"id":"rounds.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"fizzling","to":"fizzled","points":[[277,302],[277,383]],"label":{"x":170,"y":330,"width":213,"height":25}, "rows": [
      {"id":"rounds.fizzle","name":"fizzle","on":"left","calls":"replacement","concept":"stack.fails"}
    ] },
    { "from":"fizzled","to":"looking","points":[[308,383],[308,365],[403,365],[403,312],[402,312],[402,183],[499,183],[499,121]],"label":{"x":361,"y":272,"width":82,"height":25}, "rows": [
      {"id":"rounds.fizzled","name":"fizzled","on":"silent","concept":"stack.layer-leaves"}
    ] },
    { "from":"checking","to":"due","points":[[686,302],[686,383]],"label":{"x":645,"y":330,"width":82,"height":25}, "rows": [
      {"id":"rounds.collect","name":"collect","on":"silent","concept":"check.performed"}
    ] },
    { "from":"checking","to":"looking","points":[[703,266],[703,248],[727,248],[727,203],[518,203],[518,121]],"label":{"x":606,"y":213,"width":242,"height":25}, "rows": [
      {"id":"rounds.ceased-before","name":"ceased-before","on":"silent","guard":"mayHaveCeased","concept":"check.performed"}
    ] },
    { "from":"due","to":"keeping","points":[[671,419],[671,429],[539,429],[539,482],[655,482],[655,500]],"label":{"x":436,"y":447,"width":206,"height":25}, "rows": [
      {"id":"rounds.keep","name":"keep","on":"silent","guard":"toBeKept","calls":"choice","concept":"check.keep"}
    ] },
    { "from":"due","to":"acting","points":[[700,419],[700,429],[789,429],[789,500]],"label":{"x":730,"y":447,"width":118,"height":25}, "rows": [
      {"id":"rounds.act","name":"act","on":"silent","calls":"events","concept":"check.performed"}
    ] },
    { "from":"keeping","to":"due","points":[[686,500],[686,419]],"label":{"x":656,"y":447,"width":60,"height":25}, "rows": [
      {"id":"rounds.kept","name":"kept","on":"silent","concept":"check.keep"}
    ] },
    { "from":"acting","to":"looking","points":[[817,500],[817,482],[868,482],[868,193],[527,193],[527,121]],"label":{"x":834,"y":330,"width":67,"height":25}, "rows": [
      {"id":"rounds.again","name":"again","on":"silent","concept":"check.loop"}
    ] },
    { "from":"placing","to":"looking","points":[[1056,266],[1056,248],[1211,248],[1211,173],[546,173],[546,121]],"label":{"x":1174,"y":213,"width":74,"height":25}, "rows": [
      {"id":"rounds.placed","name":"placed","on":"silent","concept":"check.loop"}
    ] }
  ]
}
