// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const declaration: Layout = {
  chart: "declaration",
  width: 823,
  height: 355,
  start: {"x":357,"y":12,"width":12,"height":12,"points":[[363,24],[363,52]]},
  states: [
    {"id":"modes","x":324,"y":52,"width":77,"height":36,"final":false},
    {"id":"modeAsked","x":48,"y":171,"width":113,"height":36,"final":false},
    {"id":"targets","x":424,"y":171,"width":95,"height":36,"final":false},
    {"id":"targetAsked","x":385,"y":307,"width":130,"height":36,"final":false},
    {"id":"done","x":603,"y":307,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"modes","to":"modeAsked","points":[[339,88],[339,98],[86,98],[86,171]],"label":{"x":12,"y":118,"width":147,"height":25}, "rows": [
      {"id":"declaration.mode","name":"mode","on":"silent","guard":"modesLeft","concept":"trigger.targets"}
    ] },
    { "from":"modes","to":"done","points":[[386,88],[386,98],[727,98],[727,289],[648,289],[648,307]],"label":{"x":642,"y":177,"width":169,"height":25}, "rows": [
      {"id":"declaration.no-mode","name":"no-mode","on":"silent","guard":"lacksMode","concept":"trigger.ceases"}
    ] },
    { "from":"modes","to":"targets","points":[[370,88],[370,108],[472,108],[472,171]],"label":{"x":420,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.modes-done","name":"modes-done","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"modeAsked","to":"modes","points":[[123,171],[123,153],[355,153],[355,88]],"label":{"x":303,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.mode-taken","name":"mode-taken","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"targetAsked","points":[[448,207],[448,217],[315,217],[315,289],[428,289],[428,307]],"label":{"x":230,"y":245,"width":169,"height":25}, "rows": [
      {"id":"declaration.target","name":"target","on":"silent","guard":"targetLeft","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"done","points":[[495,207],[495,217],[626,217],[626,307]],"label":{"x":545,"y":235,"width":162,"height":44}, "rows": [
      {"id":"declaration.done","name":"done","on":"silent","guard":"targetsDone","concept":"trigger.targets"},
      {"id":"declaration.no-target","name":"no-target","on":"silent","concept":"trigger.ceases"}
    ] },
    { "from":"targets","to":"targets","points":[[424,183],[408,183],[408,195],[424,195]],"label":{"x":193,"y":177,"width":213,"height":25}, "rows": [
      {"id":"declaration.target-skipped","name":"target-skipped","on":"silent","guard":"needless","concept":"trigger.targets"}
    ] },
    { "from":"targetAsked","to":"targets","points":[[472,307],[472,207]],"label":{"x":413,"y":245,"width":118,"height":25}, "rows": [
      {"id":"declaration.target-taken","name":"target-taken","on":"silent","concept":"trigger.targets"}
    ] }
  ]
}
