// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const priority: Layout = {
  chart: "priority",
  width: 866,
  height: 728,
  start: {"x":498,"y":12,"width":12,"height":12,"points":[[504,24],[504,52]]},
  states: [
    {"id":"due","x":474,"y":52,"width":59,"height":36,"final":false},
    {"id":"checked","x":251,"y":181,"width":95,"height":36,"final":false},
    {"id":"placed","x":270,"y":298,"width":86,"height":36,"final":false},
    {"id":"asked","x":525,"y":422,"width":77,"height":36,"final":false},
    {"id":"acted","x":614,"y":544,"width":77,"height":36,"final":false},
    {"id":"top","x":447,"y":544,"width":59,"height":36,"final":false},
    {"id":"left","x":646,"y":680,"width":68,"height":36,"final":false},
    {"id":"passed","x":149,"y":544,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"due","to":"due","points":[[474,64],[458,64],[458,76],[474,76]],"label":{"x":199,"y":58,"width":257,"height":25}, "rows": [
      {"id":"priority.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"}
    ] },
    { "from":"due","to":"passed","points":[[482,88],[482,98],[68,98],[68,526],[171,526],[171,544]],"label":{"x":12,"y":304,"width":111,"height":25}, "rows": [
      {"id":"priority.wait","name":"wait","on":"silent","guard":"held","concept":"priority.none"}
    ] },
    { "from":"due","to":"placed","points":[[499,88],[499,280],[327,280],[327,298]],"label":{"x":378,"y":187,"width":242,"height":25}, "rows": [
      {"id":"priority.rounds","name":"rounds","on":"silent","guard":"untilStable","calls":"rounds","concept":"check.loop"}
    ] },
    { "from":"due","to":"checked","points":[[491,88],[491,108],[299,108],[299,181]],"label":{"x":236,"y":128,"width":125,"height":25}, "rows": [
      {"id":"priority.check","name":"check","on":"silent","calls":"check","concept":"check.performed"}
    ] },
    { "from":"checked","to":"placed","points":[[299,217],[299,298]],"label":{"x":221,"y":245,"width":155,"height":25}, "rows": [
      {"id":"priority.place","name":"place","on":"silent","calls":"placement","concept":"trigger.placed"}
    ] },
    { "from":"placed","to":"passed","points":[[292,334],[292,344],[192,344],[192,544]],"label":{"x":89,"y":417,"width":206,"height":44}, "rows": [
      {"id":"priority.attack-gone","name":"attack-gone","on":"silent","guard":"attackGone","concept":"combat.step"},
      {"id":"priority.settled","name":"settled","on":"silent","guard":"mayGoOn","concept":"priority.none"}
    ] },
    { "from":"placed","to":"asked","points":[[335,334],[335,344],[521,344],[521,399],[551,399],[551,422]],"label":{"x":422,"y":364,"width":198,"height":25}, "rows": [
      {"id":"priority.give","name":"give","on":"silent","guard":"mayGive","calls":"choice","concept":"priority.given"}
    ] },
    { "from":"placed","to":"top","points":[[313,334],[313,354],[401,354],[401,526],[467,526],[467,544]],"label":{"x":309,"y":427,"width":184,"height":25}, "rows": [
      {"id":"priority.none","name":"none","on":"silent","guard":"somethingWaits","concept":"priority.none"}
    ] },
    { "from":"asked","to":"acted","points":[[583,458],[583,471],[640,471],[640,544]],"label":{"x":555,"y":491,"width":169,"height":25}, "rows": [
      {"id":"priority.act","name":"act","on":"silent","guard":"acts","calls":"action","concept":"priority.act"}
    ] },
    { "from":"asked","to":"due","points":[[576,422],[576,399],[640,399],[640,118],[508,118],[508,88]],"label":{"x":555,"y":245,"width":169,"height":25}, "rows": [
      {"id":"priority.pass","name":"pass","on":"silent","guard":"othersToPass","concept":"priority.pass"}
    ] },
    { "from":"asked","to":"passed","points":[[544,458],[544,471],[304,471],[304,526],[214,526],[214,544]],"label":{"x":226,"y":491,"width":155,"height":25}, "rows": [
      {"id":"priority.ends","name":"ends","on":"silent","guard":"stackEmpty","concept":"priority.all-passed"}
    ] },
    { "from":"asked","to":"top","points":[[564,458],[564,481],[486,481],[486,544]],"label":{"x":430,"y":491,"width":111,"height":25}, "rows": [
      {"id":"priority.resolve-top","name":"resolve-top","on":"silent","concept":"priority.all-passed"}
    ] },
    { "from":"acted","to":"due","points":[[665,544],[665,526],[744,526],[744,108],[516,108],[516,88]],"label":{"x":710,"y":304,"width":67,"height":25}, "rows": [
      {"id":"priority.acted","name":"acted","on":"silent","concept":"priority.act"}
    ] },
    { "from":"top","to":"left","points":[[477,580],[477,662],[669,662],[669,680]],"label":{"x":356,"y":608,"width":242,"height":44}, "rows": [
      {"id":"priority.attack","name":"attack","on":"silent","guard":"attackOnTop","calls":"attack","concept":"combat.step"},
      {"id":"priority.layer","name":"layer","on":"silent","calls":"stack","concept":"stack.top-resolves"}
    ] },
    { "from":"left","to":"due","points":[[691,680],[691,662],[810,662],[810,98],[525,98],[525,88]],"label":{"x":765,"y":364,"width":89,"height":25}, "rows": [
      {"id":"priority.resolved","name":"resolved","on":"silent","concept":"priority.given"}
    ] }
  ]
}
