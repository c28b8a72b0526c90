// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const continuous: Layout = {
  chart: "continuous",
  width: 480,
  height: 274,
  start: {"x":245,"y":12,"width":12,"height":12,"points":[[251,24],[251,52]]},
  states: [
    {"id":"settling","x":199,"y":52,"width":104,"height":36,"final":false},
    {"id":"applying","x":182,"y":226,"width":104,"height":36,"final":false},
    {"id":"settled","x":339,"y":226,"width":95,"height":36,"final":true}
  ],
  edges: [
    { "from":"settling","to":"applying","points":[[225,88],[225,98],[104,98],[104,208],[217,208],[217,226]],"label":{"x":12,"y":116,"width":184,"height":82}, "rows": [
      {"id":"continuous.only","name":"only","on":"silent","guard":"one-due","concept":"continuous.apply"},
      {"id":"continuous.by-stage","name":"by-stage","on":"silent","guard":"stages-due","concept":"continuous.stage"},
      {"id":"continuous.by-time","name":"by-time","on":"silent","guard":"several-due","concept":"continuous.timestamp"},
      {"id":"continuous.taken","name":"taken","on":"silent","guard":"taken","concept":"continuous.apply"}
    ] },
    { "from":"applying","to":"settling","points":[[251,226],[251,88]],"label":{"x":210,"y":145,"width":82,"height":25}, "rows": [
      {"id":"continuous.applied","name":"applied","on":"silent","concept":"continuous.apply"}
    ] },
    { "from":"settling","to":"settled","points":[[277,88],[277,98],[387,98],[387,226]],"label":{"x":306,"y":145,"width":162,"height":25}, "rows": [
      {"id":"continuous.settled","name":"settled","on":"silent","guard":"none-due","concept":"continuous.apply"}
    ] }
  ]
}
