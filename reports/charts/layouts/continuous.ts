// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const continuous: Layout = {
  chart: "continuous",
  width: 891,
  height: 276,
  start: {"x":465,"y":12,"width":12,"height":12,"points":[[471,24],[471,52]]},
  states: [
    {"id":"settling","x":419,"y":52,"width":104,"height":36,"final":false},
    {"id":"ordering","x":233,"y":228,"width":104,"height":36,"final":false},
    {"id":"applying","x":436,"y":228,"width":104,"height":36,"final":false},
    {"id":"settled","x":739,"y":228,"width":95,"height":36,"final":true}
  ],
  edges: [
    { "from":"settling","to":"ordering","points":[[436,88],[436,98],[130,98],[130,210],[268,210],[268,228]],"label":{"x":12,"y":137,"width":235,"height":44}, "rows": [
      {"id":"continuous.tie","name":"tie","on":"internal","guard":"tied","calls":"choice","concept":"continuous.timestamp"},
      {"id":"continuous.may-tie","name":"may-tie","on":"internal","guard":"orderable","calls":"choice","concept":"continuous.timestamp"}
    ] },
    { "from":"settling","to":"settling","points":[[419,64],[403,64],[403,76],[419,76]],"label":{"x":268,"y":58,"width":133,"height":25}, "rows": [
      {"id":"continuous.either","name":"either","on":"internal","guard":"alike","concept":"continuous.timestamp"}
    ] },
    { "from":"settling","to":"applying","points":[[471,88],[471,228]],"label":{"x":357,"y":118,"width":228,"height":82}, "rows": [
      {"id":"continuous.only","name":"only","on":"internal","guard":"onlyOne","calls":"events","concept":"continuous.apply"},
      {"id":"continuous.by-stage","name":"by-stage","on":"internal","guard":"byStage","calls":"events","concept":"continuous.stage"},
      {"id":"continuous.by-time","name":"by-time","on":"internal","guard":"several","calls":"events","concept":"continuous.timestamp"},
      {"id":"continuous.taken","name":"taken","on":"internal","guard":"taken","calls":"events","concept":"continuous.apply"}
    ] },
    { "from":"settling","to":"settled","points":[[506,88],[506,98],[787,98],[787,228]],"label":{"x":695,"y":147,"width":184,"height":25}, "rows": [
      {"id":"continuous.settled","name":"settled","on":"internal","guard":"nonePending","concept":"continuous.apply"}
    ] },
    { "from":"ordering","to":"settling","points":[[302,228],[302,108],[454,108],[454,88]],"label":{"x":261,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.ordered","name":"ordered","on":"internal","concept":"continuous.timestamp"}
    ] },
    { "from":"applying","to":"settling","points":[[505,228],[505,210],[640,210],[640,108],[488,108],[488,88]],"label":{"x":599,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.applied","name":"applied","on":"internal","concept":"continuous.apply"}
    ] }
  ]
}
