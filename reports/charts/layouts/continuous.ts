// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const continuous: Layout = {
  chart: "continuous",
  width: 348,
  height: 332,
  start: {"x":324,"y":127,"width":12,"height":12,"points":[[330,139],[330,149],[277,149],[277,167]]},
  states: [
    {"id":"settling","x":199,"y":167,"width":104,"height":36,"final":false},
    {"id":"applying","x":69,"y":12,"width":104,"height":36,"final":false},
    {"id":"settled","x":203,"y":284,"width":95,"height":36,"final":true}
  ],
  edges: [
    { "from":"settling","to":"applying","points":[[225,167],[225,149],[104,149],[104,48]],"label":{"x":12,"y":76,"width":184,"height":63}, "rows": [
      {"id":"continuous.only","name":"only","on":"silent","guard":"one-due","concept":"continuous.apply"},
      {"id":"continuous.by-stage","name":"by-stage","on":"silent","guard":"stages-due","concept":"continuous.stage"},
      {"id":"continuous.by-time","name":"by-time","on":"silent","guard":"several-due","concept":"continuous.timestamp"}
    ] },
    { "from":"applying","to":"settling","points":[[138,48],[138,58],[251,58],[251,167]],"label":{"x":210,"y":95,"width":82,"height":25}, "rows": [
      {"id":"continuous.applied","name":"applied","on":"silent","concept":"continuous.apply"}
    ] },
    { "from":"settling","to":"settled","points":[[251,203],[251,284]],"label":{"x":170,"y":231,"width":162,"height":25}, "rows": [
      {"id":"continuous.settled","name":"settled","on":"silent","guard":"none-due","concept":"continuous.apply"}
    ] }
  ]
}
