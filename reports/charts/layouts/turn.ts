// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 753,
  height: 940,
  start: {"x":258,"y":12,"width":12,"height":12,"points":[[264,24],[264,52]]},
  states: [
    {"id":"start","x":225,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":146,"y":169,"width":77,"height":36,"final":false},
    {"id":"open","x":292,"y":286,"width":68,"height":36,"final":false},
    {"id":"waiting","x":409,"y":422,"width":95,"height":36,"final":false},
    {"id":"untapped","x":309,"y":541,"width":104,"height":36,"final":false},
    {"id":"settled","x":313,"y":658,"width":95,"height":36,"final":false},
    {"id":"ended","x":322,"y":775,"width":77,"height":36,"final":false},
    {"id":"changing","x":108,"y":892,"width":104,"height":36,"final":false},
    {"id":"over","x":355,"y":892,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[251,88],[251,98],[185,98],[185,169]],"label":{"x":118,"y":116,"width":133,"height":25}, "rows": [
      {"id":"turn.begin","name":"begin","on":"silent","guard":"begins","concept":"turn.step"}
    ] },
    { "from":"start","to":"open","points":[[276,88],[276,98],[337,98],[337,286]],"label":{"x":263,"y":175,"width":147,"height":25}, "rows": [
      {"id":"turn.open","name":"open","on":"silent","guard":"has-begun","concept":"turn.step"}
    ] },
    { "from":"begun","to":"open","points":[[204,205],[204,215],[262,215],[262,268],[315,268],[315,286]],"label":{"x":206,"y":233,"width":111,"height":25}, "rows": [
      {"id":"turn.phase-begun","name":"phase-begun","on":"silent","concept":"turn.step"}
    ] },
    { "from":"open","to":"waiting","points":[[315,322],[315,404],[441,404],[441,422]],"label":{"x":270,"y":360,"width":89,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"silent","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[472,422],[472,332],[337,332],[337,322]],"label":{"x":373,"y":350,"width":198,"height":44}, "rows": [
      {"id":"turn.combat-step","name":"combat-step","on":"silent","guard":"in-combat","concept":"combat.step"},
      {"id":"turn.combat-over","name":"combat-over","on":"silent","guard":"closed","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"over","points":[[480,458],[480,468],[635,468],[635,874],[400,874],[400,892]],"label":{"x":528,"y":664,"width":213,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"untapped","points":[[433,458],[433,468],[361,468],[361,541]],"label":{"x":294,"y":488,"width":133,"height":25}, "rows": [
      {"id":"turn.untap","name":"untap","on":"silent","guard":"untaps","concept":"turn.step"}
    ] },
    { "from":"untapped","to":"settled","points":[[361,577],[361,658]],"label":{"x":316,"y":605,"width":89,"height":25}, "rows": [
      {"id":"turn.untapped","name":"untapped","on":"silent","concept":"turn.step"}
    ] },
    { "from":"settled","to":"ended","points":[[361,694],[361,775]],"label":{"x":294,"y":722,"width":133,"height":25}, "rows": [
      {"id":"turn.procedure-ends","name":"procedure-ends","on":"silent","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"ended","points":[[457,458],[457,478],[507,478],[507,757],[380,757],[380,775]],"label":{"x":419,"y":605,"width":176,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"silent","guard":"goes-on","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[373,811],[373,821],[378,821],[378,892]],"label":{"x":279,"y":839,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"ended","to":"begun","points":[[341,775],[341,757],[185,757],[185,205]],"label":{"x":89,"y":488,"width":191,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"silent","guard":"same-turn","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[348,811],[348,821],[177,821],[177,892]],"label":{"x":89,"y":839,"width":176,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"silent","guard":"new-turn","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[143,892],[143,874],[68,874],[68,215],[165,215],[165,205]],"label":{"x":12,"y":547,"width":111,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"silent","concept":"turn.step"}
    ] }
  ]
}
