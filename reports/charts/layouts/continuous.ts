// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const continuous: Layout = {
  chart: "continuous",
  width: 693,
  height: 276,
  start: {"x":311,"y":12,"width":12,"height":12,"points":[[317,24],[317,52]]},
  states: [
    {"id":"settling","x":265,"y":52,"width":104,"height":36,"final":false},
    {"id":"ordering","x":101,"y":228,"width":104,"height":36,"final":false},
    {"id":"applying","x":282,"y":228,"width":104,"height":36,"final":false},
    {"id":"settled","x":552,"y":228,"width":95,"height":36,"final":true}
  ],
  edges: [
    { "from":"settling","to":"ordering","points":[[282,88],[282,98],[64,98],[64,210],[136,210],[136,228]],"label":{"x":12,"y":147,"width":103,"height":25}, "rows": [
      {"id":"continuous.tie","name":"tie","on":"silent","guard":"tied","concept":"continuous.timestamp"}
    ] },
    { "from":"ordering","to":"settling","points":[[170,228],[170,108],[300,108],[300,88]],"label":{"x":129,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.ordered","name":"ordered","on":"silent","concept":"continuous.timestamp"}
    ] },
    { "from":"settling","to":"applying","points":[[317,88],[317,228]],"label":{"x":225,"y":118,"width":184,"height":82}, "rows": [
      {"id":"continuous.only","name":"only","on":"silent","guard":"one-due","concept":"continuous.apply"},
      {"id":"continuous.by-stage","name":"by-stage","on":"silent","guard":"stages-due","concept":"continuous.stage"},
      {"id":"continuous.by-time","name":"by-time","on":"silent","guard":"several-due","concept":"continuous.timestamp"},
      {"id":"continuous.taken","name":"taken","on":"silent","guard":"taken","concept":"continuous.apply"}
    ] },
    { "from":"applying","to":"settling","points":[[351,228],[351,210],[464,210],[464,108],[334,108],[334,88]],"label":{"x":423,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.applied","name":"applied","on":"silent","concept":"continuous.apply"}
    ] },
    { "from":"settling","to":"settled","points":[[352,88],[352,98],[600,98],[600,228]],"label":{"x":519,"y":147,"width":162,"height":25}, "rows": [
      {"id":"continuous.settled","name":"settled","on":"silent","guard":"none-due","concept":"continuous.apply"}
    ] }
  ]
}
