// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 833,
  height: 668,
  start: {"x":669,"y":91,"width":12,"height":12,"points":[[675,103],[675,131]]},
  states: [
    {"id":"start","x":636,"y":131,"width":77,"height":36,"final":false},
    {"id":"begun","x":487,"y":248,"width":77,"height":36,"final":false},
    {"id":"open","x":503,"y":365,"width":68,"height":36,"final":false},
    {"id":"waiting","x":206,"y":503,"width":95,"height":36,"final":false},
    {"id":"ended","x":301,"y":12,"width":77,"height":36,"final":false},
    {"id":"changing","x":474,"y":131,"width":104,"height":36,"final":false},
    {"id":"over","x":209,"y":620,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[662,167],[662,230],[545,230],[545,248]],"label":{"x":595,"y":195,"width":133,"height":25}, "rows": [
      {"id":"turn.begin","name":"begin","on":"silent","guard":"begins","concept":"turn.step"}
    ] },
    { "from":"start","to":"open","points":[[687,167],[687,177],[748,177],[748,347],[548,347],[548,365]],"label":{"x":674,"y":254,"width":147,"height":25}, "rows": [
      {"id":"turn.open","name":"open","on":"silent","guard":"has-begun","concept":"turn.step"}
    ] },
    { "from":"begun","to":"open","points":[[526,284],[526,365]],"label":{"x":470,"y":312,"width":111,"height":25}, "rows": [
      {"id":"turn.phase-begun","name":"phase-begun","on":"silent","concept":"turn.step"}
    ] },
    { "from":"open","to":"waiting","points":[[526,401],[526,411],[296,411],[296,483],[254,483],[254,503]],"label":{"x":251,"y":439,"width":89,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"silent","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[277,503],[277,493],[548,493],[548,401]],"label":{"x":449,"y":429,"width":198,"height":44}, "rows": [
      {"id":"turn.combat-step","name":"combat-step","on":"silent","guard":"in-combat","concept":"combat.step"},
      {"id":"turn.combat-over","name":"combat-over","on":"silent","guard":"closed","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"over","points":[[254,539],[254,620]],"label":{"x":147,"y":567,"width":213,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"ended","points":[[230,503],[230,68],[332,68],[332,48]],"label":{"x":142,"y":254,"width":176,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"silent","guard":"goes-on","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[316,48],[316,58],[111,58],[111,602],[232,602],[232,620]],"label":{"x":12,"y":312,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"ended","to":"begun","points":[[347,48],[347,230],[506,230],[506,248]],"label":{"x":251,"y":137,"width":191,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"silent","guard":"same-turn","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[363,48],[363,58],[526,58],[526,131]],"label":{"x":438,"y":78,"width":176,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"silent","guard":"new-turn","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[526,167],[526,248]],"label":{"x":470,"y":195,"width":111,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"silent","concept":"turn.step"}
    ] }
  ]
}
