// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 2020,
  height: 970,
  start: {"x":1464,"y":12,"width":12,"height":12,"points":[[1470,24],[1470,52]]},
  states: [
    {"id":"about","x":1431,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":780,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":267,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":483,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":478,"y":444,"width":86,"height":36,"final":false},
    {"id":"allocating","x":291,"y":580,"width":121,"height":36,"final":false},
    {"id":"modified","x":777,"y":580,"width":104,"height":36,"final":false},
    {"id":"ready","x":1419,"y":580,"width":77,"height":36,"final":false},
    {"id":"expanding","x":1401,"y":761,"width":113,"height":36,"final":false},
    {"id":"occurred","x":1245,"y":751,"width":104,"height":36,"final":false},
    {"id":"done","x":1429,"y":922,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"about","points":[[1431,64],[1415,64],[1415,76],[1431,76]],"label":{"x":1251,"y":58,"width":162,"height":25}, "rows": [
      {"id":"replacement.looks","name":"looks","on":"silent","guard":"looksAhead","concept":"replacement.active"}
    ] },
    { "from":"about","to":"done","points":[[1489,88],[1489,98],[1931,98],[1931,912],[1487,912],[1487,922]],"label":{"x":1853,"y":450,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"mayStop","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1470,88],[1470,580]],"label":{"x":1371,"y":333,"width":198,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"unreplaced","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1450,88],[1450,98],[832,98],[832,169]],"label":{"x":722,"y":116,"width":220,"height":25}, "rows": [
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
    { "from":"ordering","to":"done","points":[[872,205],[872,215],[1794,215],[1794,902],[1478,902],[1478,922]],"label":{"x":1676,"y":518,"width":235,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"hasOccurred","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"ready","points":[[861,205],[861,225],[1350,225],[1350,562],[1445,562],[1445,580]],"label":{"x":1316,"y":391,"width":67,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"silent","concept":"replacement.order-of-classes"}
    ] },
    { "from":"selecting","to":"ordering","points":[[342,327],[342,225],[803,225],[803,205]],"label":{"x":297,"y":265,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"silent","concept":"replacement.first-player"}
    ] },
    { "from":"choosing","to":"ordering","points":[[552,327],[552,309],[734,309],[734,245],[826,245],[826,205]],"label":{"x":649,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"silent","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[535,363],[535,373],[521,373],[521,444]],"label":{"x":484,"y":391,"width":74,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"silent","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[500,480],[500,490],[331,490],[331,580]],"label":{"x":217,"y":518,"width":228,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"silent","guard":"divides","calls":"choice","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[543,480],[543,490],[701,490],[701,562],[812,562],[812,580]],"label":{"x":583,"y":508,"width":235,"height":44}, "rows": [
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"},
      {"id":"replacement.applied","name":"applied","on":"applied","concept":"replacement.apply"}
    ] },
    { "from":"allocating","to":"chosen","points":[[372,580],[372,562],[521,562],[521,480]],"label":{"x":473,"y":518,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"silent","concept":"prevention.allocate"}
    ] },
    { "from":"modified","to":"modified","points":[[777,592],[761,592],[761,604],[777,604]],"label":{"x":444,"y":586,"width":315,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"silent","guard":"somethingFollows","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[846,580],[846,562],[838,562],[838,205]],"label":{"x":760,"y":391,"width":155,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"silent","guard":"eventLeft","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"occurred","points":[[846,616],[846,718],[1271,718],[1271,751]],"label":{"x":743,"y":654,"width":206,"height":25}, "rows": [
      {"id":"replacement.only-further","name":"only-further","on":"silent","guard":"onlyLater","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"done","points":[[812,616],[812,626],[722,626],[722,902],[1439,902],[1439,922]],"label":{"x":681,"y":766,"width":82,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"done","points":[[1477,616],[1477,626],[1660,626],[1660,892],[1468,892],[1468,922]],"label":{"x":1546,"y":728,"width":228,"height":101}, "rows": [
      {"id":"replacement.empty","name":"empty","on":"silent","guard":"deckEmpty","concept":"replacement.nothing-occurs"},
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"cannotOccur","concept":"replacement.nothing-occurs"},
      {"id":"replacement.vain","name":"vain","on":"silent","guard":"inVain","concept":"replacement.nothing-occurs"},
      {"id":"replacement.gone-through","name":"gone-through","on":"silent","guard":"oneOfSeveral","concept":"event.at-once"},
      {"id":"replacement.together","name":"together","on":"silent","guard":"joined","concept":"replacement.sub-event"}
    ] },
    { "from":"ready","to":"expanding","points":[[1458,616],[1458,761]],"label":{"x":1297,"y":644,"width":322,"height":44}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"ofSeveralCards","calls":"compound","concept":"resolution.step"},
      {"id":"replacement.expands-to-one","name":"expands-to-one","on":"silent","guard":"reducedToOne","calls":"compound","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[1438,616],[1438,626],[1137,626],[1137,698],[1323,698],[1323,751]],"label":{"x":990,"y":654,"width":293,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","calls":"announcement","concept":"replacement.event-occurs"}
    ] },
    { "from":"expanding","to":"done","points":[[1458,797],[1458,922]],"label":{"x":1413,"y":857,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"occurred","to":"occurred","points":[[1245,763],[1229,763],[1229,775],[1245,775]],"label":{"x":795,"y":738,"width":432,"height":63}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"replacement.cancel","name":"cancel","on":"silent","guard":"countersCancel","calls":"events","concept":"check.performed"},
      {"id":"replacement.afterwards-further","name":"afterwards-further","on":"silent","guard":"somethingFollowsLater","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"ordering","points":[[1297,751],[1297,708],[969,708],[969,235],[849,235],[849,205]],"label":{"x":859,"y":450,"width":220,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcomeActive","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[1297,787],[1297,892],[1448,892],[1448,922]],"label":{"x":1252,"y":857,"width":89,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","concept":"replacement.complete"}
    ] }
  ]
}
