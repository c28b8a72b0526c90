// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 615,
  height: 706,
  start: {"x":258,"y":12,"width":12,"height":12,"points":[[264,24],[264,52]]},
  states: [
    {"id":"start","x":225,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":146,"y":169,"width":77,"height":36,"final":false},
    {"id":"open","x":292,"y":286,"width":68,"height":36,"final":false},
    {"id":"waiting","x":357,"y":424,"width":95,"height":36,"final":false},
    {"id":"ended","x":281,"y":541,"width":77,"height":36,"final":false},
    {"id":"changing","x":108,"y":658,"width":104,"height":36,"final":false},
    {"id":"over","x":355,"y":658,"width":68,"height":36,"final":true}
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
    { "from":"open","to":"waiting","points":[[315,322],[315,342],[339,342],[339,406],[389,406],[389,424]],"label":{"x":294,"y":362,"width":89,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"silent","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[420,424],[420,406],[496,406],[496,332],[337,332],[337,322]],"label":{"x":397,"y":352,"width":198,"height":44}, "rows": [
      {"id":"turn.combat-step","name":"combat-step","on":"silent","guard":"in-combat","concept":"combat.step"},
      {"id":"turn.combat-over","name":"combat-over","on":"silent","guard":"closed","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"over","points":[[420,460],[420,470],[497,470],[497,640],[400,640],[400,658]],"label":{"x":390,"y":547,"width":213,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"ended","points":[[389,460],[389,470],[332,470],[332,541]],"label":{"x":244,"y":488,"width":176,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"silent","guard":"goes-on","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[332,577],[332,587],[378,587],[378,658]],"label":{"x":279,"y":605,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"ended","to":"begun","points":[[307,541],[307,523],[185,523],[185,205]],"label":{"x":89,"y":362,"width":191,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"silent","guard":"same-turn","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[307,577],[307,587],[177,587],[177,658]],"label":{"x":89,"y":605,"width":176,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"silent","guard":"new-turn","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[143,658],[143,640],[68,640],[68,215],[165,215],[165,205]],"label":{"x":12,"y":430,"width":111,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"silent","concept":"turn.step"}
    ] }
  ]
}
