// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const checks: Layout = {
  chart: "checks",
  width: 1372,
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
    {"id":"placing","x":1166,"y":266,"width":95,"height":36,"final":false},
    {"id":"done","x":1191,"y":383,"width":68,"height":36,"final":true},
    {"id":"over","x":56,"y":383,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"looking","to":"decided","points":[[480,121],[480,163],[90,163],[90,266]],"label":{"x":12,"y":213,"width":155,"height":25}, "rows": [
      {"id":"checks.decided","name":"decided","on":"silent","guard":"decided","concept":"game.over"}
    ] },
    { "from":"looking","to":"looking","points":[[470,97],[454,97],[454,109],[470,109]],"label":{"x":144,"y":52,"width":308,"height":101}, "rows": [
      {"id":"checks.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"checks.lose-targets","name":"lose-targets","on":"silent","guard":"targetsLost","concept":"stack.fails"},
      {"id":"checks.sample","name":"sample","on":"silent","guard":"stateMetFirst","calls":"announcement","concept":"trigger.rearm"},
      {"id":"checks.states","name":"states","on":"silent","guard":"statesDue","calls":"announcement","concept":"trigger.condition-met"},
      {"id":"checks.sample-after","name":"sample-after","on":"silent","guard":"stateMet","calls":"announcement","concept":"trigger.rearm"}
    ] },
    { "from":"looking","to":"fizzling","points":[[489,121],[489,173],[277,173],[277,266]],"label":{"x":181,"y":213,"width":191,"height":25}, "rows": [
      {"id":"checks.fizzles","name":"fizzles","on":"silent","guard":"layerFizzles","concept":"stack.fails"}
    ] },
    { "from":"looking","to":"checking","points":[[508,121],[508,248],[669,248],[669,266]],"label":{"x":423,"y":213,"width":169,"height":25}, "rows": [
      {"id":"checks.check","name":"check","on":"silent","guard":"checksApply","concept":"check.performed"}
    ] },
    { "from":"looking","to":"placing","points":[[537,121],[537,183],[1018,183],[1018,248],[1198,248],[1198,266]],"label":{"x":889,"y":213,"width":257,"height":25}, "rows": [
      {"id":"checks.place","name":"place","on":"silent","guard":"placingNext","calls":"placement","concept":"trigger.placed"}
    ] },
    { "from":"looking","to":"done","points":[[556,121],[556,163],[1327,163],[1327,365],[1236,365],[1236,383]],"label":{"x":1293,"y":272,"width":67,"height":25}, "rows": [
      {"id":"checks.quiet","name":"quiet","on":"silent","concept":"check.loop"}
    ] },
    { "from":"decided","to":"over","points":[[90,302],[90,383]],"label":{"x":45,"y":330,"width":89,"height":25}, "rows": [
      {"id":"checks.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"fizzling","to":"fizzled","points":[[277,302],[277,383]],"label":{"x":170,"y":330,"width":213,"height":25}, "rows": [
      {"id":"checks.fizzle","name":"fizzle","on":"left","calls":"replacement","concept":"stack.fails"}
    ] },
    { "from":"fizzled","to":"looking","points":[[308,383],[308,365],[403,365],[403,312],[402,312],[402,183],[499,183],[499,121]],"label":{"x":361,"y":272,"width":82,"height":25}, "rows": [
      {"id":"checks.fizzled","name":"fizzled","on":"silent","concept":"stack.layer-leaves"}
    ] },
    { "from":"checking","to":"due","points":[[686,302],[686,383]],"label":{"x":645,"y":330,"width":82,"height":25}, "rows": [
      {"id":"checks.collect","name":"collect","on":"silent","concept":"check.performed"}
    ] },
    { "from":"checking","to":"looking","points":[[703,266],[703,248],[727,248],[727,203],[518,203],[518,121]],"label":{"x":606,"y":213,"width":242,"height":25}, "rows": [
      {"id":"checks.ceased-before","name":"ceased-before","on":"silent","guard":"mayHaveCeased","concept":"check.performed"}
    ] },
    { "from":"due","to":"keeping","points":[[671,419],[671,429],[539,429],[539,482],[655,482],[655,500]],"label":{"x":436,"y":447,"width":206,"height":25}, "rows": [
      {"id":"checks.keep","name":"keep","on":"silent","guard":"toBeKept","calls":"choice","concept":"check.keep"}
    ] },
    { "from":"due","to":"acting","points":[[700,419],[700,429],[789,429],[789,500]],"label":{"x":730,"y":447,"width":118,"height":25}, "rows": [
      {"id":"checks.act","name":"act","on":"silent","calls":"events","concept":"check.performed"}
    ] },
    { "from":"keeping","to":"due","points":[[686,500],[686,419]],"label":{"x":656,"y":447,"width":60,"height":25}, "rows": [
      {"id":"checks.kept","name":"kept","on":"silent","concept":"check.keep"}
    ] },
    { "from":"acting","to":"looking","points":[[817,500],[817,482],[868,482],[868,193],[527,193],[527,121]],"label":{"x":834,"y":330,"width":67,"height":25}, "rows": [
      {"id":"checks.again","name":"again","on":"silent","concept":"check.loop"}
    ] },
    { "from":"placing","to":"looking","points":[[1229,266],[1229,248],[1234,248],[1234,173],[546,173],[546,121]],"label":{"x":1160,"y":213,"width":147,"height":25}, "rows": [
      {"id":"checks.placed","name":"placed","on":"silent","guard":"repeats","concept":"check.loop"}
    ] },
    { "from":"placing","to":"done","points":[[1214,302],[1214,383]],"label":{"x":1158,"y":330,"width":111,"height":25}, "rows": [
      {"id":"checks.placed-once","name":"placed-once","on":"silent","concept":"check.loop"}
    ] }
  ]
}
