// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 1722,
  height: 951,
  start: {"x":1166,"y":12,"width":12,"height":12,"points":[[1172,24],[1172,52]]},
  states: [
    {"id":"about","x":1133,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":649,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":202,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":385,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":347,"y":444,"width":86,"height":36,"final":false},
    {"id":"allocating","x":207,"y":580,"width":121,"height":36,"final":false},
    {"id":"modified","x":638,"y":580,"width":104,"height":36,"final":false},
    {"id":"ready","x":1121,"y":580,"width":77,"height":36,"final":false},
    {"id":"expanding","x":1103,"y":742,"width":113,"height":36,"final":false},
    {"id":"occurred","x":967,"y":732,"width":104,"height":36,"final":false},
    {"id":"done","x":1131,"y":903,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"about","points":[[1133,64],[1117,64],[1117,76],[1133,76]],"label":{"x":953,"y":58,"width":162,"height":25}, "rows": [
      {"id":"replacement.looks","name":"looks","on":"silent","guard":"looksAhead","concept":"replacement.active"}
    ] },
    { "from":"about","to":"done","points":[[1191,88],[1191,98],[1633,98],[1633,893],[1189,893],[1189,903]],"label":{"x":1555,"y":450,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"mayStop","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1172,88],[1172,580]],"label":{"x":1073,"y":333,"width":198,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"unreplaced","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1152,88],[1152,98],[701,98],[701,169]],"label":{"x":591,"y":116,"width":220,"height":25}, "rows": [
      {"id":"replacement.proposed","name":"proposed","on":"proposed","guard":"active","concept":"replacement.active"}
    ] },
    { "from":"ordering","to":"selecting","points":[[661,205],[661,215],[115,215],[115,309],[240,309],[240,327]],"label":{"x":12,"y":255,"width":206,"height":44}, "rows": [
      {"id":"replacement.may-select","name":"may-select","on":"silent","guard":"maySelect","concept":"replacement.first-player"},
      {"id":"replacement.must-select","name":"must-select","on":"silent","guard":"mustSelect","concept":"replacement.first-player"}
    ] },
    { "from":"ordering","to":"choosing","points":[[684,205],[684,235],[420,235],[420,327]],"label":{"x":335,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.offered","name":"offered","on":"silent","guard":"someApply","concept":"replacement.choice"}
    ] },
    { "from":"ordering","to":"ordering","points":[[649,181],[633,181],[633,193],[649,193]],"label":{"x":455,"y":175,"width":176,"height":25}, "rows": [
      {"id":"replacement.next-pass","name":"next-pass","on":"silent","guard":"passLeft","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ordering","to":"done","points":[[741,205],[741,215],[1496,215],[1496,883],[1180,883],[1180,903]],"label":{"x":1378,"y":518,"width":235,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"hasOccurred","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"ready","points":[[730,205],[730,225],[968,225],[968,562],[1147,562],[1147,580]],"label":{"x":934,"y":391,"width":67,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"silent","concept":"replacement.order-of-classes"}
    ] },
    { "from":"selecting","to":"ordering","points":[[277,327],[277,225],[672,225],[672,205]],"label":{"x":232,"y":265,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"silent","concept":"replacement.first-player"}
    ] },
    { "from":"choosing","to":"ordering","points":[[454,327],[454,309],[603,309],[603,245],[695,245],[695,205]],"label":{"x":518,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"silent","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[437,363],[437,373],[390,373],[390,444]],"label":{"x":353,"y":391,"width":74,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"silent","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[369,480],[369,490],[247,490],[247,580]],"label":{"x":166,"y":518,"width":162,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"silent","guard":"divides","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[412,480],[412,490],[570,490],[570,562],[673,562],[673,580]],"label":{"x":452,"y":508,"width":235,"height":44}, "rows": [
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"},
      {"id":"replacement.applied","name":"applied","on":"applied","concept":"replacement.apply"}
    ] },
    { "from":"allocating","to":"chosen","points":[[288,580],[288,562],[390,562],[390,480]],"label":{"x":342,"y":518,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"silent","concept":"prevention.allocate"}
    ] },
    { "from":"modified","to":"modified","points":[[638,592],[622,592],[622,604],[638,604]],"label":{"x":400,"y":586,"width":220,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"silent","guard":"somethingFollows","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[707,580],[707,205]],"label":{"x":629,"y":391,"width":155,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"silent","guard":"eventLeft","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"occurred","points":[[707,616],[707,699],[993,699],[993,732]],"label":{"x":604,"y":644,"width":206,"height":25}, "rows": [
      {"id":"replacement.only-further","name":"only-further","on":"silent","guard":"onlyLater","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"done","points":[[673,616],[673,626],[539,626],[539,883],[1141,883],[1141,903]],"label":{"x":498,"y":747,"width":82,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"done","points":[[1179,616],[1179,626],[1362,626],[1362,873],[1170,873],[1170,903]],"label":{"x":1248,"y":709,"width":228,"height":101}, "rows": [
      {"id":"replacement.empty","name":"empty","on":"silent","guard":"deckEmpty","concept":"replacement.nothing-occurs"},
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"cannotOccur","concept":"replacement.nothing-occurs"},
      {"id":"replacement.vain","name":"vain","on":"silent","guard":"inVain","concept":"replacement.nothing-occurs"},
      {"id":"replacement.gone-through","name":"gone-through","on":"silent","guard":"oneOfSeveral","concept":"event.at-once"},
      {"id":"replacement.together","name":"together","on":"silent","guard":"joined","concept":"replacement.sub-event"}
    ] },
    { "from":"ready","to":"expanding","points":[[1160,616],[1160,742]],"label":{"x":1057,"y":644,"width":206,"height":25}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"ofSeveralCards","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[1140,616],[1140,626],[951,626],[951,679],[1045,679],[1045,732]],"label":{"x":859,"y":644,"width":184,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","concept":"replacement.event-occurs"}
    ] },
    { "from":"expanding","to":"done","points":[[1160,778],[1160,903]],"label":{"x":1115,"y":838,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"occurred","to":"occurred","points":[[967,744],[951,744],[951,756],[967,756]],"label":{"x":612,"y":719,"width":337,"height":63}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"replacement.cancel","name":"cancel","on":"silent","guard":"countersCancel","concept":"check.performed"},
      {"id":"replacement.afterwards-further","name":"afterwards-further","on":"silent","guard":"somethingFollowsLater","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"ordering","points":[[1019,732],[1019,689],[838,689],[838,235],[718,235],[718,205]],"label":{"x":728,"y":450,"width":220,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcomeActive","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[1019,768],[1019,873],[1150,873],[1150,903]],"label":{"x":974,"y":838,"width":89,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","concept":"replacement.complete"}
    ] }
  ]
}
