// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const action: Layout = {
  chart: "action",
  width: 783,
  height: 685,
  start: {"x":346,"y":12,"width":12,"height":12,"points":[[352,24],[352,52]]},
  states: [
    {"id":"extras","x":309,"y":52,"width":86,"height":36,"final":false},
    {"id":"extra-asked","x":265,"y":169,"width":130,"height":36,"final":false},
    {"id":"declaring","x":445,"y":169,"width":113,"height":36,"final":false},
    {"id":"paying","x":459,"y":286,"width":86,"height":36,"final":false},
    {"id":"performed","x":445,"y":403,"width":113,"height":36,"final":false},
    {"id":"asides","x":440,"y":520,"width":86,"height":36,"final":false},
    {"id":"done","x":460,"y":637,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"extras","to":"extra-asked","points":[[331,88],[331,98],[190,98],[190,151],[308,151],[308,169]],"label":{"x":98,"y":116,"width":184,"height":25}, "rows": [
      {"id":"action.extra","name":"extra","on":"silent","guard":"extra-payable","concept":"priority.act"}
    ] },
    { "from":"extras","to":"extras","points":[[309,64],[293,64],[293,76],[309,76]],"label":{"x":12,"y":58,"width":279,"height":25}, "rows": [
      {"id":"action.extra-impossible","name":"extra-impossible","on":"silent","guard":"extra-unpayable","concept":"priority.act"}
    ] },
    { "from":"extra-asked","to":"extras","points":[[352,169],[352,88]],"label":{"x":296,"y":116,"width":111,"height":25}, "rows": [
      {"id":"action.extra-taken","name":"extra-taken","on":"silent","concept":"priority.act"}
    ] },
    { "from":"extras","to":"declaring","points":[[374,88],[374,98],[502,98],[502,169]],"label":{"x":421,"y":116,"width":162,"height":25}, "rows": [
      {"id":"action.declare","name":"declare","on":"silent","guard":"no-extra","concept":"stack.add"}
    ] },
    { "from":"declaring","to":"paying","points":[[502,205],[502,286]],"label":{"x":476,"y":233,"width":52,"height":25}, "rows": [
      {"id":"action.pay","name":"pay","on":"silent","concept":"priority.act"}
    ] },
    { "from":"paying","to":"performed","points":[[502,322],[502,403]],"label":{"x":461,"y":350,"width":82,"height":25}, "rows": [
      {"id":"action.perform","name":"perform","on":"silent","concept":"priority.act"}
    ] },
    { "from":"performed","to":"done","points":[[520,439],[520,449],[665,449],[665,619],[505,619],[505,637]],"label":{"x":558,"y":526,"width":213,"height":25}, "rows": [
      {"id":"action.layer","name":"layer","on":"layer","guard":"makes-layer","concept":"stack.add"}
    ] },
    { "from":"performed","to":"asides","points":[[483,439],[483,520]],"label":{"x":391,"y":467,"width":184,"height":25}, "rows": [
      {"id":"action.at-once","name":"at-once","on":"silent","guard":"skips-stack","concept":"priority.act"}
    ] },
    { "from":"asides","to":"asides","points":[[440,532],[424,532],[424,544],[440,544]],"label":{"x":253,"y":526,"width":169,"height":25}, "rows": [
      {"id":"action.aside","name":"aside","on":"silent","guard":"asides-left","concept":"trigger.condition-met"}
    ] },
    { "from":"asides","to":"done","points":[[483,556],[483,637]],"label":{"x":395,"y":584,"width":176,"height":25}, "rows": [
      {"id":"action.all-done","name":"all-done","on":"silent","guard":"no-asides","concept":"priority.act"}
    ] }
  ]
}
