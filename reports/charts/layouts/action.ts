// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const action: Layout = {
  chart: "action",
  width: 688,
  height: 685,
  start: {"x":318,"y":12,"width":12,"height":12,"points":[[324,24],[324,52]]},
  states: [
    {"id":"extras","x":281,"y":52,"width":86,"height":36,"final":false},
    {"id":"extraAsked","x":243,"y":169,"width":121,"height":36,"final":false},
    {"id":"declaring","x":428,"y":169,"width":113,"height":36,"final":false},
    {"id":"paying","x":442,"y":286,"width":86,"height":36,"final":false},
    {"id":"performed","x":428,"y":403,"width":113,"height":36,"final":false},
    {"id":"asides","x":423,"y":520,"width":86,"height":36,"final":false},
    {"id":"done","x":443,"y":637,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"extras","to":"extraAsked","points":[[303,88],[303,98],[133,98],[133,151],[283,151],[283,169]],"label":{"x":12,"y":116,"width":242,"height":25}, "rows": [
      {"id":"action.extra","name":"extra","on":"internal","guard":"extraPayable","calls":"choice","concept":"priority.act"}
    ] },
    { "from":"extras","to":"extras","points":[[281,64],[265,64],[265,76],[281,76]],"label":{"x":28,"y":58,"width":235,"height":25}, "rows": [
      {"id":"action.extra-impossible","name":"extra-impossible","on":"internal","guard":"extraLeft","concept":"priority.act"}
    ] },
    { "from":"extras","to":"declaring","points":[[346,88],[346,98],[485,98],[485,169]],"label":{"x":393,"y":116,"width":184,"height":25}, "rows": [
      {"id":"action.declare","name":"declare","on":"internal","calls":"declaration","concept":"stack.add"}
    ] },
    { "from":"extraAsked","to":"extras","points":[[324,169],[324,88]],"label":{"x":268,"y":116,"width":111,"height":25}, "rows": [
      {"id":"action.extra-taken","name":"extra-taken","on":"internal","concept":"priority.act"}
    ] },
    { "from":"declaring","to":"paying","points":[[485,205],[485,286]],"label":{"x":411,"y":233,"width":147,"height":25}, "rows": [
      {"id":"action.pay","name":"pay","on":"internal","calls":"resolution","concept":"priority.act"}
    ] },
    { "from":"paying","to":"performed","points":[[485,322],[485,403]],"label":{"x":393,"y":350,"width":184,"height":25}, "rows": [
      {"id":"action.perform","name":"perform","on":"internal","calls":"replacement","concept":"priority.act"}
    ] },
    { "from":"performed","to":"asides","points":[[466,439],[466,520]],"label":{"x":330,"y":467,"width":271,"height":25}, "rows": [
      {"id":"action.at-once","name":"at-once","on":"internal","guard":"skipsStack","calls":"resolution","concept":"priority.act"}
    ] },
    { "from":"performed","to":"done","points":[[503,439],[503,449],[621,449],[621,619],[488,619],[488,637]],"label":{"x":565,"y":526,"width":111,"height":25}, "rows": [
      {"id":"action.layer","name":"layer","on":"layer","concept":"stack.add"}
    ] },
    { "from":"asides","to":"asides","points":[[423,532],[407,532],[407,544],[423,544]],"label":{"x":104,"y":526,"width":301,"height":25}, "rows": [
      {"id":"action.aside","name":"aside","on":"internal","guard":"leftWithoutStack","calls":"resolution","concept":"trigger.condition-met"}
    ] },
    { "from":"asides","to":"done","points":[[466,556],[466,637]],"label":{"x":421,"y":584,"width":89,"height":25}, "rows": [
      {"id":"action.all-done","name":"all-done","on":"internal","concept":"priority.act"}
    ] }
  ]
}
