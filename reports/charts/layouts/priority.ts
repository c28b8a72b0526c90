// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const priority: Layout = {
  chart: "priority",
  width: 822,
  height: 580,
  start: {"x":421,"y":12,"width":12,"height":12,"points":[[427,24],[427,52]]},
  states: [
    {"id":"due","x":397,"y":52,"width":59,"height":36,"final":false},
    {"id":"checked","x":373,"y":171,"width":95,"height":36,"final":false},
    {"id":"placed","x":378,"y":288,"width":86,"height":36,"final":false},
    {"id":"asked","x":559,"y":410,"width":77,"height":36,"final":false},
    {"id":"acted","x":680,"y":532,"width":77,"height":36,"final":false},
    {"id":"resolving","x":117,"y":532,"width":113,"height":36,"final":false},
    {"id":"passed","x":392,"y":532,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"due","to":"due","points":[[397,64],[381,64],[381,76],[397,76]],"label":{"x":217,"y":58,"width":162,"height":25}, "rows": [
      {"id":"priority.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"due","to":"checked","points":[[421,88],[421,171]],"label":{"x":351,"y":118,"width":140,"height":25}, "rows": [
      {"id":"priority.check","name":"check","on":"silent","guard":"settled","concept":"check.performed"}
    ] },
    { "from":"checked","to":"placed","points":[[421,207],[421,288]],"label":{"x":387,"y":235,"width":67,"height":25}, "rows": [
      {"id":"priority.place","name":"place","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"placed","to":"asked","points":[[443,324],[443,334],[501,334],[501,387],[585,387],[585,410]],"label":{"x":442,"y":352,"width":118,"height":25}, "rows": [
      {"id":"priority.give","name":"give","on":"silent","guard":"gives","concept":"priority.given"}
    ] },
    { "from":"placed","to":"passed","points":[[421,324],[421,532]],"label":{"x":314,"y":405,"width":213,"height":44}, "rows": [
      {"id":"priority.attack-gone","name":"attack-gone","on":"silent","guard":"attack-gone","concept":"combat.step"},
      {"id":"priority.settled","name":"settled","on":"silent","guard":"none","concept":"priority.none"}
    ] },
    { "from":"placed","to":"resolving","points":[[400,324],[400,334],[174,334],[174,532]],"label":{"x":78,"y":415,"width":191,"height":25}, "rows": [
      {"id":"priority.none","name":"none","on":"silent","guard":"none-but-layers","concept":"priority.none"}
    ] },
    { "from":"asked","to":"due","points":[[610,410],[610,108],[432,108],[432,88]],"label":{"x":547,"y":235,"width":125,"height":25}, "rows": [
      {"id":"priority.pass","name":"pass","on":"silent","guard":"passes","concept":"priority.pass"}
    ] },
    { "from":"asked","to":"acted","points":[[617,446],[617,459],[706,459],[706,532]],"label":{"x":654,"y":479,"width":103,"height":25}, "rows": [
      {"id":"priority.act","name":"act","on":"silent","guard":"acts","concept":"priority.act"}
    ] },
    { "from":"acted","to":"due","points":[[731,532],[731,514],[777,514],[777,98],[444,98],[444,88]],"label":{"x":743,"y":294,"width":67,"height":25}, "rows": [
      {"id":"priority.acted","name":"acted","on":"silent","concept":"priority.act"}
    ] },
    { "from":"asked","to":"resolving","points":[[578,446],[578,459],[298,459],[298,514],[202,514],[202,532]],"label":{"x":195,"y":479,"width":206,"height":25}, "rows": [
      {"id":"priority.resolve-top","name":"resolve-top","on":"silent","guard":"all-passed","concept":"priority.all-passed"}
    ] },
    { "from":"resolving","to":"due","points":[[145,532],[145,514],[57,514],[57,98],[409,98],[409,88]],"label":{"x":12,"y":294,"width":89,"height":25}, "rows": [
      {"id":"priority.resolved","name":"resolved","on":"silent","concept":"priority.given"}
    ] },
    { "from":"asked","to":"passed","points":[[598,446],[598,469],[541,469],[541,514],[449,514],[449,532]],"label":{"x":442,"y":479,"width":198,"height":25}, "rows": [
      {"id":"priority.ends","name":"ends","on":"silent","guard":"all-passed-empty","concept":"priority.all-passed"}
    ] }
  ]
}
