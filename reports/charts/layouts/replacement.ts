// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 2002,
  height: 951,
  start: {"x":1446,"y":12,"width":12,"height":12,"points":[[1452,24],[1452,52]]},
  states: [
    {"id":"about","x":1413,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":780,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":267,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":483,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":478,"y":444,"width":86,"height":36,"final":false},
    {"id":"allocating","x":291,"y":580,"width":121,"height":36,"final":false},
    {"id":"modified","x":777,"y":580,"width":104,"height":36,"final":false},
    {"id":"ready","x":1401,"y":580,"width":77,"height":36,"final":false},
    {"id":"expanding","x":1383,"y":742,"width":113,"height":36,"final":false},
    {"id":"occurred","x":1245,"y":732,"width":104,"height":36,"final":false},
    {"id":"done","x":1411,"y":903,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"about","points":[[1413,64],[1397,64],[1397,76],[1413,76]],"label":{"x":1233,"y":58,"width":162,"height":25}, "rows": [
      {"id":"replacement.looks","name":"looks","on":"silent","guard":"looksAhead","concept":"replacement.active"}
    ] },
    { "from":"about","to":"done","points":[[1471,88],[1471,98],[1913,98],[1913,893],[1469,893],[1469,903]],"label":{"x":1835,"y":450,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"mayStop","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1452,88],[1452,580]],"label":{"x":1353,"y":333,"width":198,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"unreplaced","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1432,88],[1432,98],[832,98],[832,169]],"label":{"x":722,"y":116,"width":220,"height":25}, "rows": [
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
    { "from":"ordering","to":"done","points":[[872,205],[872,215],[1776,215],[1776,883],[1460,883],[1460,903]],"label":{"x":1658,"y":518,"width":235,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"hasOccurred","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"ready","points":[[861,205],[861,225],[1332,225],[1332,562],[1427,562],[1427,580]],"label":{"x":1298,"y":391,"width":67,"height":25}, "rows": [
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
    { "from":"modified","to":"occurred","points":[[846,616],[846,699],[1271,699],[1271,732]],"label":{"x":743,"y":644,"width":206,"height":25}, "rows": [
      {"id":"replacement.only-further","name":"only-further","on":"silent","guard":"onlyLater","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"done","points":[[812,616],[812,626],[722,626],[722,883],[1421,883],[1421,903]],"label":{"x":681,"y":747,"width":82,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"done","points":[[1459,616],[1459,626],[1642,626],[1642,873],[1450,873],[1450,903]],"label":{"x":1528,"y":709,"width":228,"height":101}, "rows": [
      {"id":"replacement.empty","name":"empty","on":"silent","guard":"deckEmpty","concept":"replacement.nothing-occurs"},
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"cannotOccur","concept":"replacement.nothing-occurs"},
      {"id":"replacement.vain","name":"vain","on":"silent","guard":"inVain","concept":"replacement.nothing-occurs"},
      {"id":"replacement.gone-through","name":"gone-through","on":"silent","guard":"oneOfSeveral","concept":"event.at-once"},
      {"id":"replacement.together","name":"together","on":"silent","guard":"joined","concept":"replacement.sub-event"}
    ] },
    { "from":"ready","to":"expanding","points":[[1440,616],[1440,742]],"label":{"x":1297,"y":644,"width":286,"height":25}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"ofSeveralCards","calls":"compound","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[1420,616],[1420,626],[1137,626],[1137,679],[1323,679],[1323,732]],"label":{"x":990,"y":644,"width":293,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","calls":"announcement","concept":"replacement.event-occurs"}
    ] },
    { "from":"expanding","to":"done","points":[[1440,778],[1440,903]],"label":{"x":1395,"y":838,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"occurred","to":"occurred","points":[[1245,744],[1229,744],[1229,756],[1245,756]],"label":{"x":795,"y":719,"width":432,"height":63}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"replacement.cancel","name":"cancel","on":"silent","guard":"countersCancel","calls":"events","concept":"check.performed"},
      {"id":"replacement.afterwards-further","name":"afterwards-further","on":"silent","guard":"somethingFollowsLater","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"ordering","points":[[1297,732],[1297,689],[969,689],[969,235],[849,235],[849,205]],"label":{"x":859,"y":450,"width":220,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcomeActive","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[1297,768],[1297,873],[1430,873],[1430,903]],"label":{"x":1252,"y":838,"width":89,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","concept":"replacement.complete"}
    ] }
  ]
}
