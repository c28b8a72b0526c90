// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const action: Layout = {
  chart: "action",
  width: 457,
  height: 645,
  start: {"x":433,"y":89,"width":12,"height":12,"points":[[439,101],[439,111],[368,111],[368,129]]},
  states: [
    {"id":"extras","x":303,"y":129,"width":86,"height":36,"final":false},
    {"id":"extra-asked","x":141,"y":12,"width":130,"height":36,"final":false},
    {"id":"declaring","x":289,"y":246,"width":113,"height":36,"final":false},
    {"id":"paying","x":303,"y":363,"width":86,"height":36,"final":false},
    {"id":"performed","x":289,"y":480,"width":113,"height":36,"final":false},
    {"id":"done","x":312,"y":597,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"extras","to":"extra-asked","points":[[325,129],[325,111],[184,111],[184,48]],"label":{"x":92,"y":76,"width":184,"height":25}, "rows": [
      {"id":"action.extra","name":"extra","on":"silent","guard":"extra-payable","concept":"priority.act"}
    ] },
    { "from":"extras","to":"extras","points":[[303,141],[293,141],[293,153],[303,153]],"label":{"x":12,"y":135,"width":279,"height":25}, "rows": [
      {"id":"action.extra-impossible","name":"extra-impossible","on":"silent","guard":"extra-unpayable","concept":"priority.act"}
    ] },
    { "from":"extra-asked","to":"extras","points":[[228,48],[228,58],[346,58],[346,129]],"label":{"x":290,"y":76,"width":111,"height":25}, "rows": [
      {"id":"action.extra-taken","name":"extra-taken","on":"silent","concept":"priority.act"}
    ] },
    { "from":"extras","to":"declaring","points":[[346,165],[346,246]],"label":{"x":265,"y":193,"width":162,"height":25}, "rows": [
      {"id":"action.declare","name":"declare","on":"silent","guard":"no-extra","concept":"stack.add"}
    ] },
    { "from":"declaring","to":"paying","points":[[346,282],[346,363]],"label":{"x":320,"y":310,"width":52,"height":25}, "rows": [
      {"id":"action.pay","name":"pay","on":"silent","concept":"priority.act"}
    ] },
    { "from":"paying","to":"performed","points":[[346,399],[346,480]],"label":{"x":305,"y":427,"width":82,"height":25}, "rows": [
      {"id":"action.perform","name":"perform","on":"silent","concept":"priority.act"}
    ] },
    { "from":"performed","to":"done","points":[[346,516],[346,597]],"label":{"x":290,"y":544,"width":111,"height":25}, "rows": [
      {"id":"action.layer","name":"layer","on":"layer","concept":"stack.add"}
    ] }
  ]
}
