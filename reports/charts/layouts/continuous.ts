// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const continuous: Layout = {
  chart: "continuous",
  width: 730,
  height: 276,
  start: {"x":366,"y":12,"width":12,"height":12,"points":[[372,24],[372,52]]},
  states: [
    {"id":"settling","x":320,"y":52,"width":104,"height":36,"final":false},
    {"id":"ordering","x":167,"y":228,"width":104,"height":36,"final":false},
    {"id":"applying","x":337,"y":228,"width":104,"height":36,"final":false},
    {"id":"settled","x":593,"y":228,"width":95,"height":36,"final":true}
  ],
  edges: [
    { "from":"settling","to":"ordering","points":[[337,88],[337,98],[97,98],[97,210],[202,210],[202,228]],"label":{"x":12,"y":137,"width":169,"height":44}, "rows": [
      {"id":"continuous.tie","name":"tie","on":"silent","guard":"tied","concept":"continuous.timestamp"},
      {"id":"continuous.may-tie","name":"may-tie","on":"silent","guard":"orderable","concept":"continuous.timestamp"}
    ] },
    { "from":"settling","to":"settling","points":[[320,64],[304,64],[304,76],[320,76]],"label":{"x":169,"y":58,"width":133,"height":25}, "rows": [
      {"id":"continuous.either","name":"either","on":"silent","guard":"alike","concept":"continuous.timestamp"}
    ] },
    { "from":"settling","to":"applying","points":[[372,88],[372,228]],"label":{"x":291,"y":118,"width":162,"height":82}, "rows": [
      {"id":"continuous.only","name":"only","on":"silent","guard":"onlyOne","concept":"continuous.apply"},
      {"id":"continuous.by-stage","name":"by-stage","on":"silent","guard":"byStage","concept":"continuous.stage"},
      {"id":"continuous.by-time","name":"by-time","on":"silent","guard":"several","concept":"continuous.timestamp"},
      {"id":"continuous.taken","name":"taken","on":"silent","guard":"taken","concept":"continuous.apply"}
    ] },
    { "from":"settling","to":"settled","points":[[407,88],[407,98],[641,98],[641,228]],"label":{"x":563,"y":147,"width":155,"height":25}, "rows": [
      {"id":"continuous.settled","name":"settled","on":"silent","guard":"noneDue","concept":"continuous.apply"}
    ] },
    { "from":"ordering","to":"settling","points":[[236,228],[236,108],[355,108],[355,88]],"label":{"x":195,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.ordered","name":"ordered","on":"silent","concept":"continuous.timestamp"}
    ] },
    { "from":"applying","to":"settling","points":[[406,228],[406,210],[508,210],[508,108],[389,108],[389,88]],"label":{"x":467,"y":147,"width":82,"height":25}, "rows": [
      {"id":"continuous.applied","name":"applied","on":"silent","concept":"continuous.apply"}
    ] }
  ]
}
