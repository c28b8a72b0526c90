// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const priority: Layout = {
  chart: "priority",
  width: 877,
  height: 601,
  start: {"x":650,"y":12,"width":12,"height":12,"points":[[656,24],[656,52]]},
  states: [
    {"id":"due","x":626,"y":52,"width":59,"height":36,"final":false},
    {"id":"placed","x":270,"y":171,"width":86,"height":36,"final":false},
    {"id":"asked","x":448,"y":295,"width":77,"height":36,"final":false},
    {"id":"acted","x":625,"y":417,"width":77,"height":36,"final":false},
    {"id":"top","x":199,"y":417,"width":59,"height":36,"final":false},
    {"id":"left","x":657,"y":553,"width":68,"height":36,"final":false},
    {"id":"passed","x":405,"y":417,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"due","to":"due","points":[[626,64],[610,64],[610,76],[626,76]],"label":{"x":351,"y":58,"width":257,"height":25}, "rows": [
      {"id":"priority.settle","name":"settle","on":"internal","guard":"unsettled","calls":"continuous","concept":"continuous.apply"}
    ] },
    { "from":"due","to":"passed","points":[[656,88],[656,217],[652,217],[652,280],[545,280],[545,399],[470,399],[470,417]],"label":{"x":596,"y":235,"width":111,"height":25}, "rows": [
      {"id":"priority.wait","name":"wait","on":"internal","guard":"held","concept":"priority.none"}
    ] },
    { "from":"due","to":"placed","points":[[636,88],[636,98],[313,98],[313,171]],"label":{"x":246,"y":118,"width":133,"height":25}, "rows": [
      {"id":"priority.check","name":"check","on":"internal","calls":"checks","concept":"check.performed"}
    ] },
    { "from":"placed","to":"passed","points":[[313,207],[313,399],[427,399],[427,417]],"label":{"x":210,"y":290,"width":206,"height":44}, "rows": [
      {"id":"priority.attack-gone","name":"attack-gone","on":"internal","guard":"attackGone","concept":"combat.step"},
      {"id":"priority.settled","name":"settled","on":"internal","guard":"mayGoOn","concept":"priority.none"}
    ] },
    { "from":"placed","to":"asked","points":[[335,207],[335,217],[433,217],[433,270],[474,270],[474,295]],"label":{"x":334,"y":235,"width":198,"height":25}, "rows": [
      {"id":"priority.give","name":"give","on":"internal","guard":"mayGive","calls":"choice","concept":"priority.given"}
    ] },
    { "from":"placed","to":"top","points":[[292,207],[292,217],[104,217],[104,399],[219,399],[219,417]],"label":{"x":12,"y":300,"width":184,"height":25}, "rows": [
      {"id":"priority.none","name":"none","on":"internal","guard":"somethingWaits","concept":"priority.none"}
    ] },
    { "from":"asked","to":"acted","points":[[506,331],[506,344],[651,344],[651,417]],"label":{"x":566,"y":364,"width":169,"height":25}, "rows": [
      {"id":"priority.act","name":"act","on":"internal","guard":"acts","calls":"action","concept":"priority.act"}
    ] },
    { "from":"asked","to":"due","points":[[499,295],[499,270],[552,270],[552,108],[646,108],[646,88]],"label":{"x":467,"y":177,"width":169,"height":25}, "rows": [
      {"id":"priority.pass","name":"pass","on":"internal","guard":"othersToPass","concept":"priority.pass"}
    ] },
    { "from":"asked","to":"passed","points":[[487,331],[487,354],[448,354],[448,417]],"label":{"x":370,"y":364,"width":155,"height":25}, "rows": [
      {"id":"priority.ends","name":"ends","on":"internal","guard":"stackEmpty","concept":"priority.all-passed"}
    ] },
    { "from":"asked","to":"top","points":[[467,331],[467,344],[238,344],[238,417]],"label":{"x":182,"y":364,"width":111,"height":25}, "rows": [
      {"id":"priority.resolve-top","name":"resolve-top","on":"internal","concept":"priority.all-passed"}
    ] },
    { "from":"acted","to":"due","points":[[676,417],[676,399],[755,399],[755,108],[665,108],[665,88]],"label":{"x":721,"y":235,"width":67,"height":25}, "rows": [
      {"id":"priority.acted","name":"acted","on":"internal","concept":"priority.act"}
    ] },
    { "from":"top","to":"left","points":[[229,453],[229,535],[680,535],[680,553]],"label":{"x":108,"y":481,"width":242,"height":44}, "rows": [
      {"id":"priority.attack","name":"attack","on":"internal","guard":"attackOnTop","calls":"attack","concept":"combat.step"},
      {"id":"priority.layer","name":"layer","on":"internal","calls":"stack","concept":"stack.top-resolves"}
    ] },
    { "from":"left","to":"due","points":[[702,553],[702,535],[821,535],[821,98],[675,98],[675,88]],"label":{"x":776,"y":300,"width":89,"height":25}, "rows": [
      {"id":"priority.resolved","name":"resolved","on":"internal","concept":"priority.given"}
    ] }
  ]
}
