// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const priority: Layout = {
  chart: "priority",
  width: 849,
  height: 590,
  start: {"x":473,"y":12,"width":12,"height":12,"points":[[479,24],[479,52]]},
  states: [
    {"id":"due","x":449,"y":52,"width":59,"height":36,"final":false},
    {"id":"checked","x":262,"y":181,"width":95,"height":36,"final":false},
    {"id":"placed","x":347,"y":298,"width":86,"height":36,"final":false},
    {"id":"asked","x":528,"y":420,"width":77,"height":36,"final":false},
    {"id":"acted","x":707,"y":542,"width":77,"height":36,"final":false},
    {"id":"resolving","x":117,"y":542,"width":113,"height":36,"final":false},
    {"id":"passed","x":498,"y":542,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"due","to":"due","points":[[449,64],[433,64],[433,76],[449,76]],"label":{"x":269,"y":58,"width":162,"height":25}, "rows": [
      {"id":"priority.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"due","to":"checked","points":[[466,88],[466,108],[310,108],[310,181]],"label":{"x":225,"y":128,"width":169,"height":25}, "rows": [
      {"id":"priority.check","name":"check","on":"silent","guard":"checks-once","concept":"check.performed"}
    ] },
    { "from":"due","to":"placed","points":[[474,88],[474,280],[404,280],[404,298]],"label":{"x":389,"y":187,"width":169,"height":25}, "rows": [
      {"id":"priority.rounds","name":"rounds","on":"silent","guard":"goes-round","concept":"check.loop"}
    ] },
    { "from":"due","to":"passed","points":[[491,88],[491,108],[660,108],[660,524],[563,524],[563,542]],"label":{"x":604,"y":304,"width":111,"height":25}, "rows": [
      {"id":"priority.wait","name":"wait","on":"silent","guard":"held","concept":"priority.none"}
    ] },
    { "from":"checked","to":"placed","points":[[310,217],[310,280],[376,280],[376,298]],"label":{"x":276,"y":245,"width":67,"height":25}, "rows": [
      {"id":"priority.place","name":"place","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"placed","to":"asked","points":[[412,334],[412,344],[499,344],[499,397],[554,397],[554,420]],"label":{"x":440,"y":362,"width":118,"height":25}, "rows": [
      {"id":"priority.give","name":"give","on":"silent","guard":"gives","concept":"priority.given"}
    ] },
    { "from":"placed","to":"passed","points":[[390,334],[390,479],[421,479],[421,524],[520,524],[520,542]],"label":{"x":283,"y":415,"width":213,"height":44}, "rows": [
      {"id":"priority.attack-gone","name":"attack-gone","on":"silent","guard":"attack-gone","concept":"combat.step"},
      {"id":"priority.settled","name":"settled","on":"silent","guard":"none","concept":"priority.none"}
    ] },
    { "from":"placed","to":"resolving","points":[[369,334],[369,344],[174,344],[174,542]],"label":{"x":78,"y":425,"width":191,"height":25}, "rows": [
      {"id":"priority.none","name":"none","on":"silent","guard":"none-but-layers","concept":"priority.none"}
    ] },
    { "from":"asked","to":"due","points":[[579,420],[579,397],[578,397],[578,118],[483,118],[483,88]],"label":{"x":515,"y":245,"width":125,"height":25}, "rows": [
      {"id":"priority.pass","name":"pass","on":"silent","guard":"passes","concept":"priority.pass"}
    ] },
    { "from":"asked","to":"acted","points":[[586,456],[586,469],[733,469],[733,542]],"label":{"x":681,"y":489,"width":103,"height":25}, "rows": [
      {"id":"priority.act","name":"act","on":"silent","guard":"acts","concept":"priority.act"}
    ] },
    { "from":"acted","to":"due","points":[[758,542],[758,524],[804,524],[804,98],[500,98],[500,88]],"label":{"x":770,"y":304,"width":67,"height":25}, "rows": [
      {"id":"priority.acted","name":"acted","on":"silent","concept":"priority.act"}
    ] },
    { "from":"asked","to":"resolving","points":[[547,456],[547,469],[298,469],[298,524],[202,524],[202,542]],"label":{"x":195,"y":489,"width":206,"height":25}, "rows": [
      {"id":"priority.resolve-top","name":"resolve-top","on":"silent","guard":"all-passed","concept":"priority.all-passed"}
    ] },
    { "from":"resolving","to":"due","points":[[145,542],[145,524],[57,524],[57,98],[457,98],[457,88]],"label":{"x":12,"y":304,"width":89,"height":25}, "rows": [
      {"id":"priority.resolved","name":"resolved","on":"silent","concept":"priority.given"}
    ] },
    { "from":"asked","to":"passed","points":[[567,456],[567,479],[541,479],[541,542]],"label":{"x":442,"y":489,"width":198,"height":25}, "rows": [
      {"id":"priority.ends","name":"ends","on":"silent","guard":"all-passed-empty","concept":"priority.all-passed"}
    ] }
  ]
}
