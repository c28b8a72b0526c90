// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const declaration: Layout = {
  chart: "declaration",
  width: 856,
  height: 355,
  start: {"x":390,"y":12,"width":12,"height":12,"points":[[396,24],[396,52]]},
  states: [
    {"id":"modes","x":357,"y":52,"width":77,"height":36,"final":false},
    {"id":"modeAsked","x":81,"y":171,"width":113,"height":36,"final":false},
    {"id":"targets","x":457,"y":171,"width":95,"height":36,"final":false},
    {"id":"targetAsked","x":418,"y":307,"width":130,"height":36,"final":false},
    {"id":"done","x":636,"y":307,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"modes","to":"modeAsked","points":[[372,88],[372,98],[119,98],[119,171]],"label":{"x":12,"y":118,"width":213,"height":25}, "rows": [
      {"id":"declaration.mode","name":"mode","on":"silent","guard":"modesLeft","calls":"choice","concept":"trigger.targets"}
    ] },
    { "from":"modes","to":"done","points":[[419,88],[419,98],[760,98],[760,289],[681,289],[681,307]],"label":{"x":675,"y":177,"width":169,"height":25}, "rows": [
      {"id":"declaration.no-mode","name":"no-mode","on":"silent","guard":"lacksMode","concept":"trigger.ceases"}
    ] },
    { "from":"modes","to":"targets","points":[[403,88],[403,108],[505,108],[505,171]],"label":{"x":453,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.modes-done","name":"modes-done","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"modeAsked","to":"modes","points":[[156,171],[156,153],[388,153],[388,88]],"label":{"x":336,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.mode-taken","name":"mode-taken","on":"silent","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"targetAsked","points":[[481,207],[481,217],[315,217],[315,289],[461,289],[461,307]],"label":{"x":197,"y":245,"width":235,"height":25}, "rows": [
      {"id":"declaration.target","name":"target","on":"silent","guard":"targetLeft","calls":"choice","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"done","points":[[528,207],[528,217],[659,217],[659,307]],"label":{"x":578,"y":235,"width":162,"height":44}, "rows": [
      {"id":"declaration.done","name":"done","on":"silent","guard":"targetsDone","concept":"trigger.targets"},
      {"id":"declaration.no-target","name":"no-target","on":"silent","concept":"trigger.ceases"}
    ] },
    { "from":"targets","to":"targets","points":[[457,183],[441,183],[441,195],[457,195]],"label":{"x":226,"y":177,"width":213,"height":25}, "rows": [
      {"id":"declaration.target-skipped","name":"target-skipped","on":"silent","guard":"needless","concept":"trigger.targets"}
    ] },
    { "from":"targetAsked","to":"targets","points":[[505,307],[505,207]],"label":{"x":446,"y":245,"width":118,"height":25}, "rows": [
      {"id":"declaration.target-taken","name":"target-taken","on":"silent","concept":"trigger.targets"}
    ] }
  ]
}
