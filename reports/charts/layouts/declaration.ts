// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const declaration: Layout = {
  chart: "declaration",
  width: 932,
  height: 355,
  start: {"x":371,"y":12,"width":12,"height":12,"points":[[377,24],[377,52]]},
  states: [
    {"id":"modes","x":338,"y":52,"width":77,"height":36,"final":false},
    {"id":"mode-asked","x":50,"y":171,"width":121,"height":36,"final":false},
    {"id":"targets","x":485,"y":171,"width":95,"height":36,"final":false},
    {"id":"target-asked","x":440,"y":307,"width":139,"height":36,"final":false},
    {"id":"done","x":686,"y":307,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"modes","to":"mode-asked","points":[[353,88],[353,98],[90,98],[90,171]],"label":{"x":12,"y":118,"width":155,"height":25}, "rows": [
      {"id":"declaration.mode","name":"mode","on":"silent","guard":"modes-left","concept":"trigger.targets"}
    ] },
    { "from":"mode-asked","to":"modes","points":[[131,171],[131,153],[369,153],[369,88]],"label":{"x":317,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.mode-taken","name":"mode-taken","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"modes","to":"done","points":[[400,88],[400,98],[832,98],[832,289],[731,289],[731,307]],"label":{"x":744,"y":177,"width":176,"height":25}, "rows": [
      {"id":"declaration.no-mode","name":"no-mode","on":"silent","guard":"lacks-mode","concept":"trigger.ceases"}
    ] },
    { "from":"modes","to":"targets","points":[[384,88],[384,108],[533,108],[533,171]],"label":{"x":434,"y":118,"width":198,"height":25}, "rows": [
      {"id":"declaration.modes-done","name":"modes-done","on":"silent","guard":"modes-done","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"target-asked","points":[[509,207],[509,217],[372,217],[372,289],[486,289],[486,307]],"label":{"x":284,"y":245,"width":176,"height":25}, "rows": [
      {"id":"declaration.target","name":"target","on":"silent","guard":"target-left","concept":"trigger.targets"}
    ] },
    { "from":"target-asked","to":"targets","points":[[533,307],[533,207]],"label":{"x":474,"y":245,"width":118,"height":25}, "rows": [
      {"id":"declaration.target-taken","name":"target-taken","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"targets","points":[[485,183],[469,183],[469,195],[485,195]],"label":{"x":203,"y":177,"width":264,"height":25}, "rows": [
      {"id":"declaration.target-skipped","name":"target-skipped","on":"silent","guard":"target-needless","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"done","points":[[556,207],[556,217],[709,217],[709,307]],"label":{"x":606,"y":235,"width":206,"height":44}, "rows": [
      {"id":"declaration.no-target","name":"no-target","on":"silent","guard":"lacks-target","concept":"trigger.ceases"},
      {"id":"declaration.done","name":"done","on":"silent","guard":"targets-done","concept":"trigger.targets"}
    ] }
  ]
}
