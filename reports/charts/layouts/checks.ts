// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const checks: Layout = {
  chart: "checks",
  width: 1406,
  height: 548,
  start: {"x":546,"y":12,"width":12,"height":12,"points":[[552,24],[552,85]]},
  states: [
    {"id":"looking","x":504,"y":85,"width":95,"height":36,"final":false},
    {"id":"decided","x":42,"y":266,"width":95,"height":36,"final":false},
    {"id":"fizzling","x":247,"y":266,"width":104,"height":36,"final":false},
    {"id":"fizzled","x":267,"y":383,"width":95,"height":36,"final":false},
    {"id":"checking","x":668,"y":266,"width":104,"height":36,"final":false},
    {"id":"due","x":690,"y":383,"width":59,"height":36,"final":false},
    {"id":"keeping","x":657,"y":500,"width":95,"height":36,"final":false},
    {"id":"acting","x":794,"y":500,"width":86,"height":36,"final":false},
    {"id":"placing","x":1200,"y":266,"width":95,"height":36,"final":false},
    {"id":"done","x":1225,"y":383,"width":68,"height":36,"final":true},
    {"id":"over","x":56,"y":383,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"looking","to":"decided","points":[[514,121],[514,163],[90,163],[90,266]],"label":{"x":12,"y":213,"width":155,"height":25}, "rows": [
      {"id":"checks.decided","name":"decided","on":"internal","guard":"decided","concept":"game.over"}
    ] },
    { "from":"looking","to":"looking","points":[[504,97],[488,97],[488,109],[504,109]],"label":{"x":178,"y":52,"width":308,"height":101}, "rows": [
      {"id":"checks.settle","name":"settle","on":"internal","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"checks.lose-targets","name":"lose-targets","on":"internal","guard":"targetsLost","concept":"stack.fails"},
      {"id":"checks.sample","name":"sample","on":"internal","guard":"stateMetFirst","calls":"announcement","concept":"trigger.rearm"},
      {"id":"checks.states","name":"states","on":"internal","guard":"statesPending","calls":"announcement","concept":"trigger.condition-met"},
      {"id":"checks.sample-after","name":"sample-after","on":"internal","guard":"stateMet","calls":"announcement","concept":"trigger.rearm"}
    ] },
    { "from":"looking","to":"fizzling","points":[[523,121],[523,173],[299,173],[299,266]],"label":{"x":181,"y":213,"width":235,"height":25}, "rows": [
      {"id":"checks.fizzles","name":"fizzles","on":"internal","guard":"stackObjectFizzles","concept":"stack.fails"}
    ] },
    { "from":"looking","to":"checking","points":[[542,121],[542,248],[703,248],[703,266]],"label":{"x":457,"y":213,"width":169,"height":25}, "rows": [
      {"id":"checks.check","name":"check","on":"internal","guard":"checksApply","concept":"check.performed"}
    ] },
    { "from":"looking","to":"placing","points":[[571,121],[571,183],[1052,183],[1052,248],[1232,248],[1232,266]],"label":{"x":923,"y":213,"width":257,"height":25}, "rows": [
      {"id":"checks.place","name":"place","on":"internal","guard":"placingNext","calls":"placement","concept":"trigger.placed"}
    ] },
    { "from":"looking","to":"done","points":[[590,121],[590,163],[1361,163],[1361,365],[1270,365],[1270,383]],"label":{"x":1327,"y":272,"width":67,"height":25}, "rows": [
      {"id":"checks.quiet","name":"quiet","on":"internal","concept":"check.loop"}
    ] },
    { "from":"decided","to":"over","points":[[90,302],[90,383]],"label":{"x":45,"y":330,"width":89,"height":25}, "rows": [
      {"id":"checks.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"fizzling","to":"fizzled","points":[[299,302],[299,383]],"label":{"x":192,"y":330,"width":213,"height":25}, "rows": [
      {"id":"checks.fizzle","name":"fizzle","on":"left","calls":"replacement","concept":"stack.fails"}
    ] },
    { "from":"fizzled","to":"looking","points":[[330,383],[330,365],[436,365],[436,183],[533,183],[533,121]],"label":{"x":395,"y":272,"width":82,"height":25}, "rows": [
      {"id":"checks.fizzled","name":"fizzled","on":"internal","concept":"stack.layer-leaves"}
    ] },
    { "from":"checking","to":"due","points":[[720,302],[720,383]],"label":{"x":679,"y":330,"width":82,"height":25}, "rows": [
      {"id":"checks.collect","name":"collect","on":"internal","concept":"check.performed"}
    ] },
    { "from":"checking","to":"looking","points":[[737,266],[737,248],[761,248],[761,203],[552,203],[552,121]],"label":{"x":640,"y":213,"width":242,"height":25}, "rows": [
      {"id":"checks.ceased-before","name":"ceased-before","on":"internal","guard":"mayHaveCeased","concept":"check.performed"}
    ] },
    { "from":"due","to":"keeping","points":[[705,419],[705,429],[573,429],[573,482],[689,482],[689,500]],"label":{"x":470,"y":447,"width":206,"height":25}, "rows": [
      {"id":"checks.keep","name":"keep","on":"internal","guard":"toBeKept","calls":"choice","concept":"check.keep"}
    ] },
    { "from":"due","to":"acting","points":[[734,419],[734,429],[823,429],[823,500]],"label":{"x":764,"y":447,"width":118,"height":25}, "rows": [
      {"id":"checks.act","name":"act","on":"internal","calls":"events","concept":"check.performed"}
    ] },
    { "from":"keeping","to":"due","points":[[720,500],[720,419]],"label":{"x":690,"y":447,"width":60,"height":25}, "rows": [
      {"id":"checks.kept","name":"kept","on":"internal","concept":"check.keep"}
    ] },
    { "from":"acting","to":"looking","points":[[851,500],[851,482],[902,482],[902,193],[561,193],[561,121]],"label":{"x":868,"y":330,"width":67,"height":25}, "rows": [
      {"id":"checks.again","name":"again","on":"internal","concept":"check.loop"}
    ] },
    { "from":"placing","to":"looking","points":[[1263,266],[1263,248],[1268,248],[1268,173],[580,173],[580,121]],"label":{"x":1194,"y":213,"width":147,"height":25}, "rows": [
      {"id":"checks.placed","name":"placed","on":"internal","guard":"repeats","concept":"check.loop"}
    ] },
    { "from":"placing","to":"done","points":[[1248,302],[1248,383]],"label":{"x":1192,"y":330,"width":111,"height":25}, "rows": [
      {"id":"checks.placed-once","name":"placed-once","on":"internal","concept":"check.loop"}
    ] }
  ]
}
