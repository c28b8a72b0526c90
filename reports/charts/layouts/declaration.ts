// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const declaration: Layout = {
  chart: "declaration",
  width: 926,
  height: 355,
  start: {"x":365,"y":12,"width":12,"height":12,"points":[[371,24],[371,52]]},
  states: [
    {"id":"modes","x":332,"y":52,"width":77,"height":36,"final":false},
    {"id":"mode-asked","x":50,"y":171,"width":121,"height":36,"final":false},
    {"id":"targets","x":479,"y":171,"width":95,"height":36,"final":false},
    {"id":"target-asked","x":434,"y":307,"width":139,"height":36,"final":false},
    {"id":"done","x":680,"y":307,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"modes","to":"mode-asked","points":[[347,88],[347,98],[90,98],[90,171]],"label":{"x":12,"y":118,"width":155,"height":25}, "rows": [
      {"id":"declaration.mode","name":"mode","on":"silent","guard":"modes-left","concept":"trigger.targets"}
    ] },
    { "from":"mode-asked","to":"modes","points":[[131,171],[131,153],[363,153],[363,88]],"label":{"x":311,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.mode-taken","name":"mode-taken","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"modes","to":"done","points":[[394,88],[394,98],[826,98],[826,289],[725,289],[725,307]],"label":{"x":738,"y":177,"width":176,"height":25}, "rows": [
      {"id":"declaration.no-mode","name":"no-mode","on":"silent","guard":"lacks-mode","concept":"trigger.ceases"}
    ] },
    { "from":"modes","to":"targets","points":[[378,88],[378,108],[527,108],[527,171]],"label":{"x":428,"y":118,"width":198,"height":25}, "rows": [
      {"id":"declaration.modes-done","name":"modes-done","on":"silent","guard":"modes-done","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"target-asked","points":[[503,207],[503,217],[366,217],[366,289],[480,289],[480,307]],"label":{"x":278,"y":245,"width":176,"height":25}, "rows": [
      {"id":"declaration.target","name":"target","on":"silent","guard":"target-left","concept":"trigger.targets"}
    ] },
    { "from":"target-asked","to":"targets","points":[[527,307],[527,207]],"label":{"x":468,"y":245,"width":118,"height":25}, "rows": [
      {"id":"declaration.target-taken","name":"target-taken","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"targets","points":[[479,183],[469,183],[469,195],[479,195]],"label":{"x":203,"y":177,"width":264,"height":25}, "rows": [
      {"id":"declaration.target-skipped","name":"target-skipped","on":"silent","guard":"target-needless","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"done","points":[[550,207],[550,217],[703,217],[703,307]],"label":{"x":600,"y":235,"width":206,"height":44}, "rows": [
      {"id":"declaration.no-target","name":"no-target","on":"silent","guard":"lacks-target","concept":"trigger.ceases"},
      {"id":"declaration.done","name":"done","on":"silent","guard":"targets-done","concept":"trigger.targets"}
    ] }
  ]
}
