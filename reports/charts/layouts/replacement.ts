// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 1692,
  height: 941,
  start: {"x":1133,"y":12,"width":12,"height":12,"points":[[1139,24],[1139,52]]},
  states: [
    {"id":"about","x":1100,"y":52,"width":77,"height":36,"final":false},
    {"id":"ordering","x":634,"y":169,"width":104,"height":36,"final":false},
    {"id":"selecting","x":209,"y":327,"width":113,"height":36,"final":false},
    {"id":"choosing","x":381,"y":327,"width":104,"height":36,"final":false},
    {"id":"chosen","x":332,"y":444,"width":86,"height":36,"final":false},
    {"id":"allocating","x":192,"y":580,"width":121,"height":36,"final":false},
    {"id":"modified","x":623,"y":580,"width":104,"height":36,"final":false},
    {"id":"ready","x":1088,"y":580,"width":77,"height":36,"final":false},
    {"id":"expanding","x":1070,"y":732,"width":113,"height":36,"final":false},
    {"id":"occurred","x":862,"y":722,"width":104,"height":36,"final":false},
    {"id":"done","x":1098,"y":893,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"about","points":[[1100,64],[1084,64],[1084,76],[1100,76]],"label":{"x":935,"y":58,"width":147,"height":25}, "rows": [
      {"id":"replacement.looks","name":"looks","on":"silent","guard":"may-look","concept":"replacement.active"}
    ] },
    { "from":"about","to":"done","points":[[1158,88],[1158,98],[1603,98],[1603,883],[1156,883],[1156,893]],"label":{"x":1525,"y":450,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"stopped","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1139,88],[1139,580]],"label":{"x":1047,"y":333,"width":184,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"inactive","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1119,88],[1119,98],[686,98],[686,169]],"label":{"x":576,"y":116,"width":220,"height":25}, "rows": [
      {"id":"replacement.proposed","name":"proposed","on":"proposed","guard":"active","concept":"replacement.active"}
    ] },
    { "from":"ordering","to":"selecting","points":[[646,205],[646,215],[119,215],[119,309],[247,309],[247,327]],"label":{"x":12,"y":255,"width":213,"height":44}, "rows": [
      {"id":"replacement.must-select","name":"must-select","on":"silent","guard":"must-select","concept":"replacement.first-player"},
      {"id":"replacement.may-select","name":"may-select","on":"silent","guard":"may-select","concept":"replacement.first-player"}
    ] },
    { "from":"selecting","to":"ordering","points":[[284,327],[284,225],[657,225],[657,205]],"label":{"x":239,"y":265,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"silent","concept":"replacement.first-player"}
    ] },
    { "from":"ordering","to":"choosing","points":[[669,205],[669,235],[416,235],[416,327]],"label":{"x":342,"y":265,"width":147,"height":25}, "rows": [
      {"id":"replacement.offered","name":"offered","on":"silent","guard":"offers","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[433,363],[433,373],[375,373],[375,444]],"label":{"x":279,"y":391,"width":191,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"silent","guard":"effect-chosen","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"ordering","points":[[450,327],[450,309],[588,309],[588,245],[680,245],[680,205]],"label":{"x":503,"y":265,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"silent","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[354,480],[354,490],[232,490],[232,580]],"label":{"x":151,"y":518,"width":162,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"silent","guard":"divides","concept":"prevention.allocate"}
    ] },
    { "from":"allocating","to":"chosen","points":[[273,580],[273,562],[375,562],[375,480]],"label":{"x":327,"y":518,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"silent","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[397,480],[397,490],[555,490],[555,562],[658,562],[658,580]],"label":{"x":437,"y":508,"width":235,"height":44}, "rows": [
      {"id":"replacement.applied","name":"applied","on":"applied","guard":"applies","concept":"replacement.apply"},
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"}
    ] },
    { "from":"modified","to":"modified","points":[[623,592],[607,592],[607,604],[623,604]],"label":{"x":421,"y":586,"width":184,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"silent","guard":"riders-left","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[692,580],[692,205]],"label":{"x":611,"y":391,"width":162,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"silent","guard":"event-left","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"done","points":[[658,616],[658,626],[438,626],[438,873],[1108,873],[1108,893]],"label":{"x":342,"y":737,"width":191,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","guard":"nothing-left","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"modified","to":"occurred","points":[[692,616],[692,689],[888,689],[888,722]],"label":{"x":578,"y":644,"width":228,"height":25}, "rows": [
      {"id":"replacement.only-further","name":"only-further","on":"silent","guard":"only-further","concept":"replacement.sub-event"}
    ] },
    { "from":"ordering","to":"ordering","points":[[634,181],[618,181],[618,193],[634,193]],"label":{"x":432,"y":175,"width":184,"height":25}, "rows": [
      {"id":"replacement.next-pass","name":"next-pass","on":"silent","guard":"pass-done","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ordering","to":"ready","points":[[715,205],[715,225],[1026,225],[1026,562],[1114,562],[1114,580]],"label":{"x":941,"y":391,"width":169,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"silent","guard":"passes-done","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ready","to":"done","points":[[1146,616],[1146,626],[1336,626],[1336,863],[1137,863],[1137,893]],"label":{"x":1215,"y":699,"width":242,"height":101}, "rows": [
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"cannot-occur","concept":"replacement.nothing-occurs"},
      {"id":"replacement.empty","name":"empty","on":"silent","guard":"deck-empty","concept":"replacement.nothing-occurs"},
      {"id":"replacement.vain","name":"vain","on":"silent","guard":"recovers-nothing","concept":"replacement.nothing-occurs"},
      {"id":"replacement.gone-through","name":"gone-through","on":"silent","guard":"one-of-several","concept":"event.at-once"},
      {"id":"replacement.together","name":"together","on":"silent","guard":"points-beside","concept":"replacement.sub-event"}
    ] },
    { "from":"ready","to":"expanding","points":[[1127,616],[1127,732]],"label":{"x":1046,"y":644,"width":162,"height":25}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"compound","concept":"resolution.step"}
    ] },
    { "from":"expanding","to":"done","points":[[1127,768],[1127,893]],"label":{"x":1082,"y":828,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[1107,616],[1107,626],[940,626],[940,722]],"label":{"x":848,"y":644,"width":184,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","concept":"replacement.event-occurs"}
    ] },
    { "from":"occurred","to":"occurred","points":[[862,734],[846,734],[846,746],[862,746]],"label":{"x":565,"y":709,"width":279,"height":63}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"replacement.cancel","name":"cancel","on":"silent","guard":"cancels","concept":"check.performed"},
      {"id":"replacement.afterwards-further","name":"afterwards-further","on":"silent","guard":"further-later","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"ordering","points":[[914,722],[914,679],[827,679],[827,235],[703,235],[703,205]],"label":{"x":713,"y":450,"width":228,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcome-active","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[914,758],[914,863],[1117,863],[1117,893]],"label":{"x":800,"y":828,"width":228,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","guard":"outcome-inactive","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"done","points":[[726,205],[726,215],[1477,215],[1477,873],[1147,873],[1147,893]],"label":{"x":1370,"y":518,"width":213,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"all-done","concept":"replacement.complete"}
    ] }
  ]
}
