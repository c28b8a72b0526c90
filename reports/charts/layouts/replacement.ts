// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 1444,
  height: 761,
  start: {"x":720,"y":12,"width":12,"height":12,"points":[[726,24],[726,52]]},
  states: [
    {"id":"about","x":687,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":674,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":645,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":817,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":741,"y":448,"width":86,"height":36,"final":false},
    {"id":"allocating","x":601,"y":584,"width":121,"height":36,"final":false},
    {"id":"modified","x":956,"y":584,"width":104,"height":36,"final":false},
    {"id":"ready","x":191,"y":327,"width":77,"height":36,"final":false},
    {"id":"expanding","x":36,"y":448,"width":113,"height":36,"final":false},
    {"id":"occurred","x":403,"y":448,"width":104,"height":36,"final":false},
    {"id":"done","x":969,"y":713,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"done","points":[[745,88],[745,98],[1355,98],[1355,693],[1027,693],[1027,713]],"label":{"x":1277,"y":393,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"stopped","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[706,88],[706,98],[217,98],[217,327]],"label":{"x":125,"y":175,"width":184,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"inactive","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[726,88],[726,169]],"label":{"x":616,"y":116,"width":220,"height":25}, "rows": [
      {"id":"replacement.proposed","name":"proposed","on":"proposed","guard":"active","concept":"replacement.active"}
    ] },
    { "from":"ordering","to":"selecting","points":[[709,205],[709,235],[555,235],[555,309],[683,309],[683,327]],"label":{"x":448,"y":255,"width":213,"height":44}, "rows": [
      {"id":"replacement.must-select","name":"must-select","on":"silent","guard":"must-select","concept":"replacement.first-player"},
      {"id":"replacement.may-select","name":"may-select","on":"silent","guard":"may-select","concept":"replacement.first-player"}
    ] },
    { "from":"selecting","to":"ordering","points":[[720,327],[720,205]],"label":{"x":675,"y":265,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"silent","concept":"replacement.first-player"}
    ] },
    { "from":"ordering","to":"choosing","points":[[732,205],[732,245],[852,245],[852,327]],"label":{"x":778,"y":265,"width":147,"height":25}, "rows": [
      {"id":"replacement.offered","name":"offered","on":"silent","guard":"offers","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[869,363],[869,373],[784,373],[784,448]],"label":{"x":688,"y":393,"width":191,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"silent","guard":"effect-chosen","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"ordering","points":[[886,327],[886,309],[1024,309],[1024,235],[743,235],[743,205]],"label":{"x":939,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"silent","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[763,484],[763,494],[641,494],[641,584]],"label":{"x":560,"y":522,"width":162,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"silent","guard":"divides","concept":"prevention.allocate"}
    ] },
    { "from":"allocating","to":"chosen","points":[[682,584],[682,566],[784,566],[784,484]],"label":{"x":736,"y":522,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"silent","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[806,484],[806,494],[964,494],[964,566],[991,566],[991,584]],"label":{"x":846,"y":512,"width":235,"height":44}, "rows": [
      {"id":"replacement.applied","name":"applied","on":"applied","guard":"applies","concept":"replacement.apply"},
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"}
    ] },
    { "from":"modified","to":"modified","points":[[956,596],[940,596],[940,608],[956,608]],"label":{"x":754,"y":590,"width":184,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"silent","guard":"riders-left","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[1025,584],[1025,566],[1101,566],[1101,309],[1128,309],[1128,225],[755,225],[755,205]],"label":{"x":1020,"y":393,"width":162,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"silent","guard":"event-left","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"done","points":[[1008,620],[1008,713]],"label":{"x":912,"y":648,"width":191,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","guard":"nothing-left","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ordering","to":"ordering","points":[[674,181],[658,181],[658,193],[674,193]],"label":{"x":472,"y":175,"width":184,"height":25}, "rows": [
      {"id":"replacement.next-pass","name":"next-pass","on":"silent","guard":"pass-done","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ordering","to":"ready","points":[[686,205],[686,215],[323,215],[323,309],[242,309],[242,327]],"label":{"x":238,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"silent","guard":"passes-done","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ready","to":"done","points":[[230,363],[230,383],[202,383],[202,693],[988,693],[988,713]],"label":{"x":114,"y":522,"width":176,"height":25}, "rows": [
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"stopped","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"expanding","points":[[210,363],[210,373],[93,373],[93,448]],"label":{"x":12,"y":393,"width":162,"height":25}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"compound","concept":"resolution.step"}
    ] },
    { "from":"expanding","to":"done","points":[[93,484],[93,703],[979,703],[979,713]],"label":{"x":48,"y":590,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[249,363],[249,373],[315,373],[315,438],[438,438],[438,448]],"label":{"x":223,"y":393,"width":184,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","concept":"replacement.event-occurs"}
    ] },
    { "from":"occurred","to":"occurred","points":[[403,460],[387,460],[387,472],[403,472]],"label":{"x":223,"y":454,"width":162,"height":25}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"occurred","to":"ordering","points":[[472,448],[472,428],[427,428],[427,225],[697,225],[697,205]],"label":{"x":313,"y":333,"width":228,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcome-active","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[455,484],[455,683],[998,683],[998,713]],"label":{"x":341,"y":590,"width":228,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","guard":"outcome-inactive","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"done","points":[[766,205],[766,215],[1229,215],[1229,683],[1018,683],[1018,713]],"label":{"x":1122,"y":454,"width":213,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"all-done","concept":"replacement.complete"}
    ] }
  ]
}
