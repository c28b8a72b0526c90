// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const replacement: Layout = {
  chart: "replacement",
  width: 1265,
  height: 824,
  start: {"x":1058,"y":225,"width":12,"height":12,"points":[[1064,237],[1064,265]]},
  states: [
    {"id":"about","x":1025,"y":265,"width":77,"height":36,"final":false},
    {"id":"ordering","x":540,"y":413,"width":104,"height":36,"final":false},
    {"id":"selecting","x":664,"y":265,"width":113,"height":36,"final":false},
    {"id":"choosing","x":461,"y":12,"width":104,"height":36,"final":false},
    {"id":"chosen","x":470,"y":129,"width":86,"height":36,"final":false},
    {"id":"allocating","x":511,"y":265,"width":121,"height":36,"final":false},
    {"id":"modified","x":303,"y":265,"width":104,"height":36,"final":false},
    {"id":"ready","x":853,"y":530,"width":77,"height":36,"final":false},
    {"id":"expanding","x":835,"y":647,"width":113,"height":36,"final":false},
    {"id":"occurred","x":652,"y":647,"width":104,"height":36,"final":false},
    {"id":"done","x":853,"y":776,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"about","to":"done","points":[[1083,301],[1083,311],[1176,311],[1176,756],[911,756],[911,776]],"label":{"x":1098,"y":536,"width":155,"height":25}, "rows": [
      {"id":"replacement.stopped","name":"stopped","on":"silent","guard":"stopped","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"about","to":"ready","points":[[1064,301],[1064,512],[904,512],[904,530]],"label":{"x":972,"y":419,"width":184,"height":25}, "rows": [
      {"id":"replacement.unreplaced","name":"unreplaced","on":"silent","guard":"inactive","concept":"replacement.active"}
    ] },
    { "from":"about","to":"ordering","points":[[1044,301],[1044,311],[934,311],[934,403],[629,403],[629,413]],"label":{"x":824,"y":339,"width":220,"height":25}, "rows": [
      {"id":"replacement.proposed","name":"proposed","on":"proposed","guard":"active","concept":"replacement.active"}
    ] },
    { "from":"ordering","to":"selecting","points":[[585,413],[585,383],[574,383],[574,311],[702,311],[702,301]],"label":{"x":467,"y":329,"width":213,"height":44}, "rows": [
      {"id":"replacement.must-select","name":"must-select","on":"silent","guard":"must-select","concept":"replacement.first-player"},
      {"id":"replacement.may-select","name":"may-select","on":"silent","guard":"may-select","concept":"replacement.first-player"}
    ] },
    { "from":"selecting","to":"ordering","points":[[739,301],[739,383],[599,383],[599,413]],"label":{"x":694,"y":339,"width":89,"height":25}, "rows": [
      {"id":"replacement.selected","name":"selected","on":"silent","concept":"replacement.first-player"}
    ] },
    { "from":"ordering","to":"choosing","points":[[555,413],[555,403],[86,403],[86,58],[487,58],[487,48]],"label":{"x":12,"y":203,"width":147,"height":25}, "rows": [
      {"id":"replacement.offered","name":"offered","on":"silent","guard":"offers","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"chosen","points":[[513,48],[513,129]],"label":{"x":417,"y":76,"width":191,"height":25}, "rows": [
      {"id":"replacement.chosen","name":"chosen","on":"silent","guard":"effect-chosen","concept":"replacement.choice"}
    ] },
    { "from":"choosing","to":"ordering","points":[[539,48],[539,58],[803,58],[803,393],[614,393],[614,413]],"label":{"x":718,"y":203,"width":169,"height":25}, "rows": [
      {"id":"replacement.declined","name":"declined","on":"silent","guard":"declined","concept":"replacement.choice"}
    ] },
    { "from":"chosen","to":"allocating","points":[[513,165],[513,247],[551,247],[551,265]],"label":{"x":432,"y":203,"width":162,"height":25}, "rows": [
      {"id":"replacement.allocate","name":"allocate","on":"silent","guard":"divides","concept":"prevention.allocate"}
    ] },
    { "from":"allocating","to":"chosen","points":[[592,265],[592,247],[656,247],[656,175],[535,175],[535,165]],"label":{"x":608,"y":203,"width":96,"height":25}, "rows": [
      {"id":"replacement.allocated","name":"allocated","on":"silent","concept":"prevention.allocate"}
    ] },
    { "from":"chosen","to":"modified","points":[[492,165],[492,175],[301,175],[301,247],[355,247],[355,265]],"label":{"x":183,"y":193,"width":235,"height":44}, "rows": [
      {"id":"replacement.applied","name":"applied","on":"applied","guard":"applies","concept":"replacement.apply"},
      {"id":"replacement.prevented","name":"prevented","on":"applied","guard":"prevents","concept":"prevention.apply"}
    ] },
    { "from":"modified","to":"modified","points":[[303,277],[293,277],[293,289],[303,289]],"label":{"x":107,"y":271,"width":184,"height":25}, "rows": [
      {"id":"replacement.further","name":"further","on":"silent","guard":"riders-left","concept":"replacement.sub-event"}
    ] },
    { "from":"modified","to":"ordering","points":[[372,301],[372,393],[570,393],[570,413]],"label":{"x":291,"y":339,"width":162,"height":25}, "rows": [
      {"id":"replacement.go-on","name":"go-on","on":"silent","guard":"event-left","concept":"replacement.apply"}
    ] },
    { "from":"modified","to":"done","points":[[338,301],[338,311],[270,311],[270,766],[863,766],[863,776]],"label":{"x":174,"y":536,"width":191,"height":25}, "rows": [
      {"id":"replacement.nothing","name":"nothing","on":"silent","guard":"nothing-left","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ordering","to":"ordering","points":[[540,425],[530,425],[530,437],[540,437]],"label":{"x":344,"y":419,"width":184,"height":25}, "rows": [
      {"id":"replacement.next-pass","name":"next-pass","on":"silent","guard":"pass-done","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ordering","to":"ready","points":[[618,449],[618,459],[879,459],[879,530]],"label":{"x":794,"y":477,"width":169,"height":25}, "rows": [
      {"id":"replacement.ready","name":"ready","on":"silent","guard":"passes-done","concept":"replacement.order-of-classes"}
    ] },
    { "from":"ready","to":"done","points":[[911,566],[911,576],[1068,576],[1068,746],[902,746],[902,776]],"label":{"x":980,"y":653,"width":176,"height":25}, "rows": [
      {"id":"replacement.impossible","name":"impossible","on":"silent","guard":"stopped","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"ready","to":"expanding","points":[[892,566],[892,647]],"label":{"x":811,"y":594,"width":162,"height":25}, "rows": [
      {"id":"replacement.expands","name":"expands","on":"silent","guard":"compound","concept":"resolution.step"}
    ] },
    { "from":"expanding","to":"done","points":[[892,683],[892,776]],"label":{"x":847,"y":711,"width":89,"height":25}, "rows": [
      {"id":"replacement.expanded","name":"expanded","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"ready","to":"occurred","points":[[872,566],[872,576],[705,576],[705,629],[721,629],[721,647]],"label":{"x":613,"y":594,"width":184,"height":25}, "rows": [
      {"id":"replacement.occurs","name":"occurs","on":"event","guard":"single","concept":"replacement.event-occurs"}
    ] },
    { "from":"occurred","to":"occurred","points":[[652,659],[642,659],[642,671],[652,671]],"label":{"x":478,"y":653,"width":162,"height":25}, "rows": [
      {"id":"replacement.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"occurred","to":"ordering","points":[[687,647],[687,629],[592,629],[592,449]],"label":{"x":478,"y":536,"width":228,"height":25}, "rows": [
      {"id":"replacement.afterwards","name":"afterwards","on":"silent","guard":"outcome-active","concept":"replacement.complete"}
    ] },
    { "from":"occurred","to":"done","points":[[704,683],[704,746],[882,746],[882,776]],"label":{"x":590,"y":711,"width":228,"height":25}, "rows": [
      {"id":"replacement.complete","name":"complete","on":"silent","guard":"outcome-inactive","concept":"replacement.complete"}
    ] },
    { "from":"ordering","to":"done","points":[[566,449],[566,459],[457,459],[457,756],[872,756],[872,776]],"label":{"x":350,"y":594,"width":213,"height":25}, "rows": [
      {"id":"replacement.complete-after","name":"complete-after","on":"silent","guard":"all-done","concept":"replacement.complete"}
    ] }
  ]
}
