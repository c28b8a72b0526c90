// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const action: Layout = {
  chart: "action",
  width: 597,
  height: 685,
  start: {"x":302,"y":12,"width":12,"height":12,"points":[[308,24],[308,52]]},
  states: [
    {"id":"extras","x":265,"y":52,"width":86,"height":36,"final":false},
    {"id":"extraAsked","x":208,"y":169,"width":121,"height":36,"final":false},
    {"id":"declaring","x":361,"y":169,"width":113,"height":36,"final":false},
    {"id":"paying","x":375,"y":286,"width":86,"height":36,"final":false},
    {"id":"performed","x":361,"y":403,"width":113,"height":36,"final":false},
    {"id":"asides","x":356,"y":520,"width":86,"height":36,"final":false},
    {"id":"done","x":376,"y":637,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"extras","to":"extraAsked","points":[[287,88],[287,98],[150,98],[150,151],[248,151],[248,169]],"label":{"x":62,"y":116,"width":176,"height":25}, "rows": [
      {"id":"action.extra","name":"extra","on":"silent","guard":"extraPayable","concept":"priority.act"}
    ] },
    { "from":"extras","to":"extras","points":[[265,64],[249,64],[249,76],[265,76]],"label":{"x":12,"y":58,"width":235,"height":25}, "rows": [
      {"id":"action.extra-impossible","name":"extra-impossible","on":"silent","guard":"extraLeft","concept":"priority.act"}
    ] },
    { "from":"extras","to":"declaring","points":[[330,88],[330,98],[418,98],[418,169]],"label":{"x":377,"y":116,"width":82,"height":25}, "rows": [
      {"id":"action.declare","name":"declare","on":"silent","concept":"stack.add"}
    ] },
    { "from":"extraAsked","to":"extras","points":[[289,169],[289,151],[308,151],[308,88]],"label":{"x":252,"y":116,"width":111,"height":25}, "rows": [
      {"id":"action.extra-taken","name":"extra-taken","on":"silent","concept":"priority.act"}
    ] },
    { "from":"declaring","to":"paying","points":[[418,205],[418,286]],"label":{"x":392,"y":233,"width":52,"height":25}, "rows": [
      {"id":"action.pay","name":"pay","on":"silent","concept":"priority.act"}
    ] },
    { "from":"paying","to":"performed","points":[[418,322],[418,403]],"label":{"x":377,"y":350,"width":82,"height":25}, "rows": [
      {"id":"action.perform","name":"perform","on":"silent","concept":"priority.act"}
    ] },
    { "from":"performed","to":"asides","points":[[399,439],[399,520]],"label":{"x":311,"y":467,"width":176,"height":25}, "rows": [
      {"id":"action.at-once","name":"at-once","on":"silent","guard":"skipsStack","concept":"priority.act"}
    ] },
    { "from":"performed","to":"done","points":[[436,439],[436,449],[530,449],[530,619],[421,619],[421,637]],"label":{"x":474,"y":526,"width":111,"height":25}, "rows": [
      {"id":"action.layer","name":"layer","on":"layer","concept":"stack.add"}
    ] },
    { "from":"asides","to":"asides","points":[[356,532],[340,532],[340,544],[356,544]],"label":{"x":176,"y":526,"width":162,"height":25}, "rows": [
      {"id":"action.aside","name":"aside","on":"silent","guard":"asidesLeft","concept":"trigger.condition-met"}
    ] },
    { "from":"asides","to":"done","points":[[399,556],[399,637]],"label":{"x":354,"y":584,"width":89,"height":25}, "rows": [
      {"id":"action.all-done","name":"all-done","on":"silent","concept":"priority.act"}
    ] }
  ]
}
