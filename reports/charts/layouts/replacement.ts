// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 2007,
  height: 1027,
  start: {"x":1378,"y":12,"width":12,"height":12,"points":[[1384,24],[1384,52]]},
  states: [
    {"id":"about","x":1345,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":780,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":267,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":483,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":456,"y":444,"width":86,"height":36,"final":false},
    {"id":"allocating","x":283,"y":580,"width":121,"height":36,"final":false},
    {"id":"modified","x":769,"y":580,"width":104,"height":36,"final":false},
    {"id":"ready","x":1333,"y":444,"width":77,"height":36,"final":false},
    {"id":"expanding","x":1315,"y":580,"width":113,"height":36,"final":false},
    {"id":"expanded","x":1361,"y":817,"width":104,"height":36,"final":false},
    {"id":"occurred","x":812,"y":817,"width":104,"height":36,"final":false},
    {"id":"done","x":1387,"y":979,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"about","points":[[1345,64],[1329,64],[1329,76],[1345,76]],"label":{"x":1165,"y":58,"width":162,"height":25}, "rows": [
      {"id":"replacement.looks","name":"looks","on":"silent","guard":"looksAhead","concept":"replacement.active"}
    ] },
    { "from":"about","to":"done","points":[[1403,88],[1403,98],[1918,98],[1918,969],[1447,969],[1447,979]],"label":{"x":1840,"y":450,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"mayStop","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1384,88],[1384,444]],"label":{"x":1285,"y":265,"width":198,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"unreplaced","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1364,88],[1364,98],[832,98],[832,169]],"label":{"x":722,"y":116,"width":220,"height":25}, "rows": [
      {"id":"replacement.proposed","name":"proposed","on":"proposed","guard":"active","concept":"replacement.active"}
    ] },
    { "from":"ordering","to":"selecting","points":[[792,205],[792,215],[148,215],[148,309],[305,309],[305,327]],"label":{"x":12,"y":255,"width":271,"height":44}, "rows": [
      {"id":"replacement.may-select","name":"may-select","on":"silent","guard":"maySelect","calls":"choice","concept":"replacement.first-player"},
      {"id":"replacement.must-select","name":"must-select","on":"silent","guard":"mustSelect","calls":"choice","concept":"replacement.first-player"}
    ] },
    { "from":"ordering","to":"choosing","points":[[815,205],[815,235],[518,235],[518,327]],"label":{"x":400,"y":265,"width":235,"height":25}, "rows": [
      {"id":"replacement.offered","name":"offered","on":"silent","guard":"someApply","calls":"choice","concept":"replacement.choice"}
    ] },
    { "from":"ordering","to":"ordering","points":[[780,181],[764,181],[764,193],[780,193]],"label":{"x":586,"y":175,"width":176,"height":25}, "rows": [
      {"id":"replacement.next-pass","name":"next-pass","on":"silent","guard":"passLeft","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ordering","to":"done","points":[[872,205],[872,215],[1781,215],[1781,959],[1438,959],[1438,979]],"label":{"x":1663,"y":518,"width":235,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"hasOccurred","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"ready","points":[[861,205],[861,225],[1264,225],[1264,426],[1359,426],[1359,444]],"label":{"x":1230,"y":333,"width":67,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"silent","concept":"replacement.order-of-classes"}
    ] },
    { "from":"selecting","to":"ordering","points":[[342,327],[342,225],[803,225],[803,205]],"label":{"x":297,"y":265,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"silent","concept":"replacement.first-player"}
    ] },
    { "from":"choosing","to":"ordering","points":[[552,327],[552,309],[734,309],[734,245],[826,245],[826,205]],"label":{"x":649,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"silent","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[535,363],[535,373],[499,373],[499,444]],"label":{"x":462,"y":391,"width":74,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"silent","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[478,480],[478,490],[323,490],[323,580]],"label":{"x":209,"y":518,"width":228,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"silent","guard":"divides","calls":"choice","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[521,480],[521,490],[701,490],[701,562],[804,562],[804,580]],"label":{"x":583,"y":508,"width":235,"height":44}, "rows": [
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"},
      {"id":"replacement.applied","name":"applied","on":"applied","concept":"replacement.apply"}
    ] },
    { "from":"allocating","to":"chosen","points":[[364,580],[364,562],[499,562],[499,480]],"label":{"x":451,"y":518,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"silent","concept":"prevention.allocate"}
    ] },
    { "from":"modified","to":"modified","points":[[769,592],[753,592],[753,604],[769,604]],"label":{"x":436,"y":586,"width":315,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"silent","guard":"somethingFollows","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[838,580],[838,205]],"label":{"x":760,"y":391,"width":155,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"silent","guard":"eventLeft","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"occurred","points":[[838,616],[838,817]],"label":{"x":735,"y":692,"width":206,"height":25}, "rows": [
      {"id":"replacement.only-further","name":"only-further","on":"silent","guard":"onlyLater","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"done","points":[[804,616],[804,626],[289,626],[289,949],[1396,949],[1396,979]],"label":{"x":248,"y":823,"width":82,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"done","points":[[1391,480],[1391,490],[1642,490],[1642,562],[1647,562],[1647,949],[1430,949],[1430,979]],"label":{"x":1533,"y":644,"width":228,"height":120}, "rows": [
      {"id":"replacement.empty","name":"empty","on":"silent","guard":"deckEmpty","concept":"replacement.nothing-occurs"},
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"cannotOccur","concept":"replacement.nothing-occurs"},
      {"id":"replacement.vain","name":"vain","on":"silent","guard":"inVain","concept":"replacement.nothing-occurs"},
      {"id":"replacement.gone-through","name":"gone-through","on":"silent","guard":"oneOfSeveral","concept":"event.at-once"},
      {"id":"replacement.brings-life","name":"brings-life","on":"silent","guard":"bringsLife","concept":"damage.life"},
      {"id":"replacement.together","name":"together","on":"silent","guard":"joined","concept":"replacement.sub-event"}
    ] },
    { "from":"ready","to":"expanding","points":[[1372,480],[1372,580]],"label":{"x":1211,"y":508,"width":322,"height":44}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"ofSeveralCards","calls":"compound","concept":"resolution.step"},
      {"id":"replacement.expands-to-one","name":"expands-to-one","on":"silent","guard":"reducedToOne","calls":"compound","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[1352,480],[1352,490],[1137,490],[1137,784],[890,784],[890,817]],"label":{"x":990,"y":586,"width":293,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","calls":"announcement","concept":"replacement.event-occurs"}
    ] },
    { "from":"expanding","to":"expanded","points":[[1353,616],[1353,774],[1413,774],[1413,817]],"label":{"x":1213,"y":692,"width":279,"height":25}, "rows": [
      {"id":"replacement.parts-told","name":"parts-told","on":"silent","guard":"somethingFollowsLater","concept":"resolution.step"}
    ] },
    { "from":"expanding","to":"done","points":[[1390,616],[1390,626],[1512,626],[1512,774],[1542,774],[1542,939],[1421,939],[1421,979]],"label":{"x":1497,"y":823,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"expanded","to":"expanded","points":[[1361,829],[1345,829],[1345,841],[1361,841]],"label":{"x":948,"y":823,"width":395,"height":25}, "rows": [
      {"id":"replacement.parts-further","name":"parts-further","on":"silent","guard":"somethingFollowsLater","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"expanded","to":"done","points":[[1413,853],[1413,979]],"label":{"x":1346,"y":904,"width":133,"height":25}, "rows": [
      {"id":"replacement.parts-complete","name":"parts-complete","on":"silent","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"occurred","points":[[812,829],[796,829],[796,841],[812,841]],"label":{"x":362,"y":794,"width":432,"height":82}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"replacement.cancel","name":"cancel","on":"silent","guard":"countersCancel","calls":"events","concept":"check.performed"},
      {"id":"replacement.return","name":"return","on":"silent","guard":"somethingReturns","calls":"events","concept":"resolution.step"},
      {"id":"replacement.afterwards-further","name":"afterwards-further","on":"silent","guard":"somethingFollowsLater","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"ordering","points":[[864,817],[864,774],[969,774],[969,235],[849,235],[849,205]],"label":{"x":859,"y":450,"width":220,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcomeActive","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[864,853],[864,939],[1404,939],[1404,979]],"label":{"x":819,"y":904,"width":89,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","concept":"replacement.complete"}
    ] }
  ]
}
