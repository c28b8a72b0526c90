// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const priority: Layout = {
  chart: "priority",
  width: 801,
  height: 726,
  start: {"x":466,"y":12,"width":12,"height":12,"points":[[472,24],[472,52]]},
  states: [
    {"id":"due","x":442,"y":52,"width":59,"height":36,"final":false},
    {"id":"checked","x":252,"y":181,"width":95,"height":36,"final":false},
    {"id":"placed","x":358,"y":298,"width":86,"height":36,"final":false},
    {"id":"asked","x":525,"y":420,"width":77,"height":36,"final":false},
    {"id":"acted","x":582,"y":542,"width":77,"height":36,"final":false},
    {"id":"top","x":448,"y":542,"width":59,"height":36,"final":false},
    {"id":"left","x":614,"y":678,"width":68,"height":36,"final":false},
    {"id":"passed","x":149,"y":542,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"due","to":"due","points":[[442,64],[426,64],[426,76],[442,76]],"label":{"x":262,"y":58,"width":162,"height":25}, "rows": [
      {"id":"priority.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"due","to":"passed","points":[[450,88],[450,98],[68,98],[68,524],[171,524],[171,542]],"label":{"x":12,"y":304,"width":111,"height":25}, "rows": [
      {"id":"priority.wait","name":"wait","on":"silent","guard":"held","concept":"priority.none"}
    ] },
    { "from":"due","to":"placed","points":[[467,88],[467,280],[415,280],[415,298]],"label":{"x":379,"y":187,"width":176,"height":25}, "rows": [
      {"id":"priority.rounds","name":"rounds","on":"silent","guard":"untilStable","concept":"check.loop"}
    ] },
    { "from":"due","to":"checked","points":[[459,88],[459,108],[300,108],[300,181]],"label":{"x":266,"y":128,"width":67,"height":25}, "rows": [
      {"id":"priority.check","name":"check","on":"silent","concept":"check.performed"}
    ] },
    { "from":"checked","to":"placed","points":[[300,217],[300,280],[387,280],[387,298]],"label":{"x":266,"y":245,"width":67,"height":25}, "rows": [
      {"id":"priority.place","name":"place","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"placed","to":"passed","points":[[380,334],[380,344],[192,344],[192,542]],"label":{"x":89,"y":415,"width":206,"height":44}, "rows": [
      {"id":"priority.attack-gone","name":"attack-gone","on":"silent","guard":"attackGone","concept":"combat.step"},
      {"id":"priority.settled","name":"settled","on":"silent","guard":"mayGoOn","concept":"priority.none"}
    ] },
    { "from":"placed","to":"asked","points":[[423,334],[423,344],[489,344],[489,397],[551,397],[551,420]],"label":{"x":422,"y":362,"width":133,"height":25}, "rows": [
      {"id":"priority.give","name":"give","on":"silent","guard":"mayGive","concept":"priority.given"}
    ] },
    { "from":"placed","to":"top","points":[[401,334],[401,524],[468,524],[468,542]],"label":{"x":309,"y":425,"width":184,"height":25}, "rows": [
      {"id":"priority.none","name":"none","on":"silent","guard":"somethingWaits","concept":"priority.none"}
    ] },
    { "from":"asked","to":"acted","points":[[583,456],[583,469],[608,469],[608,542]],"label":{"x":556,"y":489,"width":103,"height":25}, "rows": [
      {"id":"priority.act","name":"act","on":"silent","guard":"acts","concept":"priority.act"}
    ] },
    { "from":"asked","to":"due","points":[[576,420],[576,397],[575,397],[575,118],[476,118],[476,88]],"label":{"x":490,"y":245,"width":169,"height":25}, "rows": [
      {"id":"priority.pass","name":"pass","on":"silent","guard":"othersToPass","concept":"priority.pass"}
    ] },
    { "from":"asked","to":"passed","points":[[544,456],[544,469],[291,469],[291,524],[214,524],[214,542]],"label":{"x":213,"y":489,"width":155,"height":25}, "rows": [
      {"id":"priority.ends","name":"ends","on":"silent","guard":"stackEmpty","concept":"priority.all-passed"}
    ] },
    { "from":"asked","to":"top","points":[[564,456],[564,479],[487,479],[487,542]],"label":{"x":431,"y":489,"width":111,"height":25}, "rows": [
      {"id":"priority.resolve-top","name":"resolve-top","on":"silent","concept":"priority.all-passed"}
    ] },
    { "from":"acted","to":"due","points":[[633,542],[633,524],[679,524],[679,108],[484,108],[484,88]],"label":{"x":645,"y":304,"width":67,"height":25}, "rows": [
      {"id":"priority.acted","name":"acted","on":"silent","concept":"priority.act"}
    ] },
    { "from":"top","to":"left","points":[[478,578],[478,660],[637,660],[637,678]],"label":{"x":390,"y":606,"width":176,"height":44}, "rows": [
      {"id":"priority.attack","name":"attack","on":"silent","guard":"attackOnTop","concept":"combat.step"},
      {"id":"priority.layer","name":"layer","on":"silent","concept":"stack.top-resolves"}
    ] },
    { "from":"left","to":"due","points":[[659,678],[659,660],[745,660],[745,98],[493,98],[493,88]],"label":{"x":700,"y":362,"width":89,"height":25}, "rows": [
      {"id":"priority.resolved","name":"resolved","on":"silent","concept":"priority.given"}
    ] }
  ]
}
