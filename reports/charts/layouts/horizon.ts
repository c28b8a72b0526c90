// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const horizon: Layout = {
  chart: "horizon",
  width: 127,
  height: 236,
  start: {"x":58,"y":12,"width":12,"height":12,"points":[[64,24],[64,52]]},
  states: [
    {"id":"open","x":30,"y":52,"width":68,"height":36,"final":false},
    {"id":"over","x":30,"y":188,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"over","points":[[64,88],[64,188]],"label":{"x":12,"y":116,"width":103,"height":44}, "rows": [
      {"id":"horizon.events","name":"events","on":"end","concept":"turn.step"},
      {"id":"horizon.loop","name":"loop","on":"end","concept":"turn.step"}
    ] }
  ]
}
