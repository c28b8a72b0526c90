// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 1992,
  height: 1027,
  start: {"x":1378,"y":12,"width":12,"height":12,"points":[[1384,24],[1384,52]]},
  states: [
    {"id":"about","x":1345,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":780,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":267,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":483,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":446,"y":444,"width":86,"height":36,"final":false},
    {"id":"allocating","x":273,"y":580,"width":121,"height":36,"final":false},
    {"id":"modified","x":759,"y":580,"width":104,"height":36,"final":false},
    {"id":"ready","x":1333,"y":444,"width":77,"height":36,"final":false},
    {"id":"expanding","x":1315,"y":580,"width":113,"height":36,"final":false},
    {"id":"expanded","x":1322,"y":817,"width":104,"height":36,"final":false},
    {"id":"occurred","x":802,"y":817,"width":104,"height":36,"final":false},
    {"id":"done","x":1348,"y":979,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"about","points":[[1345,64],[1329,64],[1329,76],[1345,76]],"label":{"x":1165,"y":58,"width":162,"height":25}, "rows": [
      {"id":"replacement.looks","name":"looks","on":"internal","guard":"looksAhead","concept":"replacement.active"}
    ] },
    { "from":"about","to":"done","points":[[1403,88],[1403,98],[1903,98],[1903,969],[1408,969],[1408,979]],"label":{"x":1825,"y":450,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"internal","guard":"mayStop","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1384,88],[1384,444]],"label":{"x":1285,"y":265,"width":198,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"internal","guard":"unreplaced","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1364,88],[1364,98],[832,98],[832,169]],"label":{"x":722,"y":116,"width":220,"height":25}, "rows": [
      {"id":"replacement.proposed","name":"proposed","on":"proposed","guard":"active","concept":"replacement.active"}
    ] },
    { "from":"ordering","to":"selecting","points":[[792,205],[792,215],[148,215],[148,309],[305,309],[305,327]],"label":{"x":12,"y":255,"width":271,"height":44}, "rows": [
      {"id":"replacement.may-select","name":"may-select","on":"internal","guard":"maySelect","calls":"choice","concept":"replacement.first-player"},
      {"id":"replacement.must-select","name":"must-select","on":"internal","guard":"mustSelect","calls":"choice","concept":"replacement.first-player"}
    ] },
    { "from":"ordering","to":"choosing","points":[[815,205],[815,235],[518,235],[518,327]],"label":{"x":400,"y":265,"width":235,"height":25}, "rows": [
      {"id":"replacement.offered","name":"offered","on":"internal","guard":"someApply","calls":"choice","concept":"replacement.choice"}
    ] },
    { "from":"ordering","to":"ordering","points":[[780,181],[764,181],[764,193],[780,193]],"label":{"x":586,"y":175,"width":176,"height":25}, "rows": [
      {"id":"replacement.next-pass","name":"next-pass","on":"internal","guard":"passLeft","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ordering","to":"done","points":[[872,205],[872,215],[1766,215],[1766,959],[1399,959],[1399,979]],"label":{"x":1648,"y":518,"width":235,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"internal","guard":"hasOccurred","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"ready","points":[[861,205],[861,225],[1264,225],[1264,426],[1359,426],[1359,444]],"label":{"x":1230,"y":333,"width":67,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"internal","concept":"replacement.order-of-classes"}
    ] },
    { "from":"selecting","to":"ordering","points":[[342,327],[342,225],[803,225],[803,205]],"label":{"x":297,"y":265,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"internal","concept":"replacement.first-player"}
    ] },
    { "from":"choosing","to":"ordering","points":[[552,327],[552,309],[734,309],[734,245],[826,245],[826,205]],"label":{"x":649,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"internal","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[535,363],[535,373],[489,373],[489,444]],"label":{"x":452,"y":391,"width":74,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"internal","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[468,480],[468,490],[313,490],[313,580]],"label":{"x":199,"y":518,"width":228,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"internal","guard":"divides","calls":"choice","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[511,480],[511,490],[701,490],[701,562],[794,562],[794,580]],"label":{"x":583,"y":508,"width":235,"height":44}, "rows": [
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"},
      {"id":"replacement.applied","name":"applied","on":"applied","concept":"replacement.apply"}
    ] },
    { "from":"allocating","to":"chosen","points":[[354,580],[354,562],[489,562],[489,480]],"label":{"x":441,"y":518,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"internal","concept":"prevention.allocate"}
    ] },
    { "from":"modified","to":"modified","points":[[759,592],[743,592],[743,604],[759,604]],"label":{"x":426,"y":586,"width":315,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"internal","guard":"somethingFollows","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[828,580],[828,562],[838,562],[838,205]],"label":{"x":760,"y":391,"width":155,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"internal","guard":"eventLeft","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"occurred","points":[[828,616],[828,817]],"label":{"x":707,"y":692,"width":242,"height":25}, "rows": [
      {"id":"replacement.only-further","name":"only-further","on":"internal","guard":"onlyAdditional","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"done","points":[[794,616],[794,626],[308,626],[308,949],[1357,949],[1357,979]],"label":{"x":267,"y":823,"width":82,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"internal","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"done","points":[[1391,480],[1391,490],[1627,490],[1627,562],[1632,562],[1632,949],[1391,949],[1391,979]],"label":{"x":1518,"y":644,"width":228,"height":120}, "rows": [
      {"id":"replacement.empty","name":"empty","on":"internal","guard":"deckEmpty","concept":"replacement.nothing-occurs"},
      {"id":"replacement.impossible","name":"impossible","on":"internal","guard":"cannotOccur","concept":"replacement.nothing-occurs"},
      {"id":"replacement.vain","name":"vain","on":"internal","guard":"inVain","concept":"replacement.nothing-occurs"},
      {"id":"replacement.gone-through","name":"gone-through","on":"internal","guard":"oneOfSeveral","concept":"event.at-once"},
      {"id":"replacement.brings-life","name":"brings-life","on":"internal","guard":"bringsLife","concept":"damage.life"},
      {"id":"replacement.together","name":"together","on":"internal","guard":"joined","concept":"replacement.sub-event"}
    ] },
    { "from":"ready","to":"expanding","points":[[1372,480],[1372,580]],"label":{"x":1211,"y":508,"width":322,"height":44}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"internal","guard":"ofSeveralCards","calls":"compound","concept":"resolution.step"},
      {"id":"replacement.expands-to-one","name":"expands-to-one","on":"internal","guard":"reducedToOne","calls":"compound","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[1352,480],[1352,490],[1137,490],[1137,784],[880,784],[880,817]],"label":{"x":990,"y":586,"width":293,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","calls":"announcement","concept":"replacement.event-occurs"}
    ] },
    { "from":"expanding","to":"expanded","points":[[1353,616],[1353,774],[1374,774],[1374,817]],"label":{"x":1228,"y":692,"width":249,"height":25}, "rows": [
      {"id":"replacement.parts-told","name":"parts-told","on":"internal","guard":"additionalFollows","concept":"resolution.step"}
    ] },
    { "from":"expanding","to":"done","points":[[1390,616],[1390,626],[1497,626],[1497,774],[1503,774],[1503,939],[1382,939],[1382,979]],"label":{"x":1458,"y":823,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"internal","concept":"resolution.step"}
    ] },
    { "from":"expanded","to":"expanded","points":[[1322,829],[1306,829],[1306,841],[1322,841]],"label":{"x":938,"y":823,"width":366,"height":25}, "rows": [
      {"id":"replacement.parts-further","name":"parts-further","on":"internal","guard":"additionalFollows","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"expanded","to":"done","points":[[1374,853],[1374,979]],"label":{"x":1307,"y":904,"width":133,"height":25}, "rows": [
      {"id":"replacement.parts-complete","name":"parts-complete","on":"internal","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"occurred","points":[[802,829],[786,829],[786,841],[802,841]],"label":{"x":381,"y":794,"width":403,"height":82}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"internal","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"replacement.cancel","name":"cancel","on":"internal","guard":"countersCancel","calls":"events","concept":"check.performed"},
      {"id":"replacement.return","name":"return","on":"internal","guard":"somethingReturns","calls":"events","concept":"resolution.step"},
      {"id":"replacement.afterwards-further","name":"afterwards-further","on":"internal","guard":"additionalFollows","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"ordering","points":[[854,817],[854,774],[969,774],[969,235],[849,235],[849,205]],"label":{"x":859,"y":450,"width":220,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"internal","guard":"outcomeActive","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[854,853],[854,939],[1365,939],[1365,979]],"label":{"x":809,"y":904,"width":89,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"internal","concept":"replacement.complete"}
    ] }
  ]
}
