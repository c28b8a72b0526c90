// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const continuous: Layout = {
  chart: "continuous",
  width: 759,
  height: 276,
  start: {"x":377,"y":12,"width":12,"height":12,"points":[[383,24],[383,52]]},
  states: [
    {"id":"settling","x":331,"y":52,"width":104,"height":36,"final":false},
    {"id":"ordering","x":167,"y":228,"width":104,"height":36,"final":false},
    {"id":"applying","x":348,"y":228,"width":104,"height":36,"final":false},
    {"id":"settled","x":618,"y":228,"width":95,"height":36,"final":true}
  ],
  edges: [
    { "from":"settling","to":"ordering","points":[[348,88],[348,98],[97,98],[97,210],[202,210],[202,228]],"label":{"x":12,"y":137,"width":169,"height":44}, "rows": [
      {"id":"continuous.tie","name":"tie","on":"silent","guard":"tied","concept":"continuous.timestamp"},
      {"id":"continuous.may-tie","name":"may-tie","on":"silent","guard":"orderable","concept":"continuous.timestamp"}
    ] },
    { "from":"ordering","to":"settling","points":[[236,228],[236,108],[366,108],[366,88]],"label":{"x":195,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.ordered","name":"ordered","on":"silent","concept":"continuous.timestamp"}
    ] },
    { "from":"settling","to":"applying","points":[[383,88],[383,228]],"label":{"x":291,"y":118,"width":184,"height":82}, "rows": [
      {"id":"continuous.only","name":"only","on":"silent","guard":"one-due","concept":"continuous.apply"},
      {"id":"continuous.by-stage","name":"by-stage","on":"silent","guard":"stages-due","concept":"continuous.stage"},
      {"id":"continuous.by-time","name":"by-time","on":"silent","guard":"several-due","concept":"continuous.timestamp"},
      {"id":"continuous.taken","name":"taken","on":"silent","guard":"taken","concept":"continuous.apply"}
    ] },
    { "from":"applying","to":"settling","points":[[417,228],[417,210],[530,210],[530,108],[400,108],[400,88]],"label":{"x":489,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.applied","name":"applied","on":"silent","concept":"continuous.apply"}
    ] },
    { "from":"settling","to":"settled","points":[[418,88],[418,98],[666,98],[666,228]],"label":{"x":585,"y":147,"width":162,"height":25}, "rows": [
      {"id":"continuous.settled","name":"settled","on":"silent","guard":"none-due","concept":"continuous.apply"}
    ] }
  ]
}
