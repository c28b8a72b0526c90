// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const declaration: Layout = {
  chart: "declaration",
  width: 1032,
  height: 357,
  start: {"x":390,"y":12,"width":12,"height":12,"points":[[396,24],[396,52]]},
  states: [
    {"id":"modes","x":357,"y":52,"width":77,"height":36,"final":false},
    {"id":"modeAsked","x":81,"y":171,"width":113,"height":36,"final":false},
    {"id":"targets","x":457,"y":171,"width":95,"height":36,"final":false},
    {"id":"targetAsked","x":235,"y":309,"width":130,"height":36,"final":false},
    {"id":"shareAsked","x":465,"y":309,"width":121,"height":36,"final":false},
    {"id":"done","x":812,"y":309,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"modes","to":"modeAsked","points":[[372,88],[372,98],[119,98],[119,171]],"label":{"x":12,"y":118,"width":213,"height":25}, "rows": [
      {"id":"declaration.mode","name":"mode","on":"internal","guard":"modesLeft","calls":"choice","concept":"trigger.targets"}
    ] },
    { "from":"modes","to":"done","points":[[419,88],[419,98],[936,98],[936,291],[857,291],[857,309]],"label":{"x":851,"y":177,"width":169,"height":25}, "rows": [
      {"id":"declaration.no-mode","name":"no-mode","on":"internal","guard":"lacksMode","concept":"trigger.ceases"}
    ] },
    { "from":"modes","to":"targets","points":[[403,88],[403,108],[505,108],[505,171]],"label":{"x":453,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.modes-done","name":"modes-done","on":"internal","concept":"trigger.targets"}
    ] },
    { "from":"modeAsked","to":"modes","points":[[156,171],[156,153],[388,153],[388,88]],"label":{"x":336,"y":118,"width":103,"height":25}, "rows": [
      {"id":"declaration.mode-taken","name":"mode-taken","on":"internal","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"targetAsked","points":[[473,207],[473,217],[132,217],[132,291],[278,291],[278,309]],"label":{"x":14,"y":247,"width":235,"height":25}, "rows": [
      {"id":"declaration.target","name":"target","on":"internal","guard":"targetLeft","calls":"choice","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"shareAsked","points":[[505,207],[505,309]],"label":{"x":395,"y":247,"width":220,"height":25}, "rows": [
      {"id":"declaration.share","name":"share","on":"internal","guard":"shareLeft","calls":"choice","concept":"trigger.targets"}
    ] },
    { "from":"targets","to":"done","points":[[536,207],[536,217],[835,217],[835,309]],"label":{"x":754,"y":237,"width":162,"height":44}, "rows": [
      {"id":"declaration.done","name":"done","on":"internal","guard":"targetsDone","concept":"trigger.targets"},
      {"id":"declaration.no-target","name":"no-target","on":"internal","concept":"trigger.ceases"}
    ] },
    { "from":"targets","to":"targets","points":[[457,183],[441,183],[441,195],[457,195]],"label":{"x":226,"y":177,"width":213,"height":25}, "rows": [
      {"id":"declaration.target-skipped","name":"target-skipped","on":"internal","guard":"needless","concept":"trigger.targets"}
    ] },
    { "from":"targetAsked","to":"targets","points":[[322,309],[322,227],[489,227],[489,207]],"label":{"x":263,"y":247,"width":118,"height":25}, "rows": [
      {"id":"declaration.target-taken","name":"target-taken","on":"internal","concept":"trigger.targets"}
    ] },
    { "from":"shareAsked","to":"targets","points":[[546,309],[546,291],[685,291],[685,227],[520,227],[520,207]],"label":{"x":629,"y":247,"width":111,"height":25}, "rows": [
      {"id":"declaration.share-taken","name":"share-taken","on":"internal","concept":"trigger.targets"}
    ] }
  ]
}
