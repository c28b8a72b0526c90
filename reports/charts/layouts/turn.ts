// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 1315,
  height: 1067,
  start: {"x":345,"y":12,"width":12,"height":12,"points":[[351,24],[351,52]]},
  states: [
    {"id":"start","x":312,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":863,"y":169,"width":77,"height":36,"final":false},
    {"id":"acting","x":531,"y":288,"width":86,"height":36,"final":false},
    {"id":"asked","x":557,"y":407,"width":77,"height":36,"final":false},
    {"id":"open","x":377,"y":407,"width":68,"height":36,"final":false},
    {"id":"waiting","x":503,"y":545,"width":95,"height":36,"final":false},
    {"id":"untapped","x":362,"y":664,"width":104,"height":36,"final":false},
    {"id":"settled","x":366,"y":783,"width":95,"height":36,"final":false},
    {"id":"cleaning","x":840,"y":664,"width":104,"height":36,"final":false},
    {"id":"asked-last","x":725,"y":783,"width":121,"height":36,"final":false},
    {"id":"ended","x":529,"y":902,"width":77,"height":36,"final":false},
    {"id":"changing","x":545,"y":1019,"width":104,"height":36,"final":false},
    {"id":"over","x":194,"y":1019,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[363,88],[363,98],[902,98],[902,169]],"label":{"x":835,"y":116,"width":133,"height":25}, "rows": [
      {"id":"turn.begin","name":"begin","on":"silent","guard":"begins","concept":"turn.step"}
    ] },
    { "from":"start","to":"open","points":[[338,88],[338,389],[400,389],[400,407]],"label":{"x":264,"y":235,"width":147,"height":25}, "rows": [
      {"id":"turn.open","name":"open","on":"silent","guard":"has-begun","concept":"turn.step"}
    ] },
    { "from":"begun","to":"acting","points":[[878,205],[878,215],[574,215],[574,288]],"label":{"x":518,"y":235,"width":111,"height":25}, "rows": [
      {"id":"turn.phase-begun","name":"phase-begun","on":"silent","concept":"turn.step"}
    ] },
    { "from":"acting","to":"over","points":[[548,324],[548,334],[100,334],[100,1001],[211,1001],[211,1019]],"label":{"x":12,"y":670,"width":176,"height":25}, "rows": [
      {"id":"turn.over","name":"over","on":"end","guard":"game-over","concept":"game.over"}
    ] },
    { "from":"acting","to":"acting","points":[[531,300],[515,300],[515,312],[531,312]],"label":{"x":410,"y":294,"width":103,"height":25}, "rows": [
      {"id":"turn.act","name":"act","on":"silent","guard":"acts","concept":"turn.step"}
    ] },
    { "from":"acting","to":"asked","points":[[583,324],[583,407]],"label":{"x":498,"y":354,"width":169,"height":25}, "rows": [
      {"id":"turn.discard","name":"discard","on":"silent","guard":"hand-full","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"acting","points":[[608,407],[608,389],[729,389],[729,334],[600,334],[600,324]],"label":{"x":681,"y":354,"width":96,"height":25}, "rows": [
      {"id":"turn.discarded","name":"discarded","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"acting","to":"open","points":[[565,324],[565,344],[422,344],[422,407]],"label":{"x":359,"y":354,"width":125,"height":25}, "rows": [
      {"id":"turn.acted","name":"acted","on":"silent","guard":"acted","concept":"turn.step"}
    ] },
    { "from":"open","to":"waiting","points":[[394,443],[394,527],[527,527],[527,545]],"label":{"x":349,"y":483,"width":89,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"silent","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[551,545],[551,463],[411,463],[411,443]],"label":{"x":452,"y":473,"width":198,"height":44}, "rows": [
      {"id":"turn.combat-step","name":"combat-step","on":"silent","guard":"in-combat","concept":"combat.step"},
      {"id":"turn.combat-over","name":"combat-over","on":"silent","guard":"closed","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"over","points":[[522,581],[522,591],[228,591],[228,1019]],"label":{"x":121,"y":789,"width":213,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"untapped","points":[[541,581],[541,601],[414,601],[414,664]],"label":{"x":347,"y":611,"width":133,"height":25}, "rows": [
      {"id":"turn.untap","name":"untap","on":"silent","guard":"untaps","concept":"turn.step"}
    ] },
    { "from":"untapped","to":"settled","points":[[414,700],[414,783]],"label":{"x":369,"y":730,"width":89,"height":25}, "rows": [
      {"id":"turn.untapped","name":"untapped","on":"silent","concept":"turn.step"}
    ] },
    { "from":"settled","to":"ended","points":[[414,819],[414,882],[544,882],[544,902]],"label":{"x":347,"y":847,"width":133,"height":25}, "rows": [
      {"id":"turn.procedure-ends","name":"procedure-ends","on":"silent","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"ended","points":[[560,581],[560,902]],"label":{"x":472,"y":730,"width":176,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"silent","guard":"goes-on","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"begun","points":[[574,545],[574,527],[894,527],[894,205]],"label":{"x":791,"y":354,"width":206,"height":25}, "rows": [
      {"id":"turn.clean-up-again","name":"clean-up-again","on":"silent","guard":"repeats","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"cleaning","points":[[579,581],[579,591],[801,591],[801,646],[875,646],[875,664]],"label":{"x":713,"y":611,"width":176,"height":25}, "rows": [
      {"id":"turn.clean-up","name":"clean-up","on":"silent","guard":"cleans-up","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"cleaning","points":[[840,676],[824,676],[824,688],[840,688]],"label":{"x":704,"y":670,"width":118,"height":25}, "rows": [
      {"id":"turn.clean","name":"clean","on":"silent","guard":"acts","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"asked-last","points":[[866,700],[866,710],[765,710],[765,783]],"label":{"x":662,"y":730,"width":206,"height":25}, "rows": [
      {"id":"turn.discard-last","name":"discard-last","on":"silent","guard":"hand-full","concept":"resolution.choice"}
    ] },
    { "from":"asked-last","to":"cleaning","points":[[806,783],[806,765],[949,765],[949,720],[892,720],[892,700]],"label":{"x":882,"y":730,"width":133,"height":25}, "rows": [
      {"id":"turn.discarded-last","name":"discarded-last","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"cleaning","to":"open","points":[[909,664],[909,453],[428,453],[428,443]],"label":{"x":795,"y":551,"width":228,"height":25}, "rows": [
      {"id":"turn.cleaned-something","name":"cleaned-something","on":"silent","guard":"changed","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"ended","points":[[918,700],[918,710],[1035,710],[1035,765],[1029,765],[1029,882],[575,882],[575,902]],"label":{"x":944,"y":789,"width":169,"height":25}, "rows": [
      {"id":"turn.cleaned","name":"cleaned","on":"silent","guard":"unchanged","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[555,938],[555,948],[348,948],[348,1001],[245,1001],[245,1019]],"label":{"x":249,"y":966,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"ended","to":"begun","points":[[591,902],[591,892],[1133,892],[1133,225],[909,225],[909,205]],"label":{"x":1037,"y":551,"width":191,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"silent","guard":"same-turn","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[580,938],[580,1019]],"label":{"x":492,"y":966,"width":176,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"silent","guard":"new-turn","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[614,1019],[614,1001],[1248,1001],[1248,215],[925,215],[925,205]],"label":{"x":1192,"y":611,"width":111,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"silent","concept":"turn.step"}
    ] }
  ]
}
