// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const resolution: Layout = {
  chart: "resolution",
  width: 1047,
  height: 509,
  start: {"x":448,"y":12,"width":12,"height":12,"points":[[454,24],[454,52]]},
  states: [
    {"id":"next","x":420,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":94,"y":223,"width":77,"height":36,"final":false},
    {"id":"answered","x":247,"y":344,"width":104,"height":36,"final":false},
    {"id":"doing","x":797,"y":223,"width":77,"height":36,"final":false},
    {"id":"decided","x":788,"y":344,"width":95,"height":36,"final":false},
    {"id":"done","x":931,"y":223,"width":68,"height":36,"final":true},
    {"id":"over","x":802,"y":461,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"done","points":[[478,88],[478,98],[965,98],[965,223]],"label":{"x":895,"y":147,"width":140,"height":25}, "rows": [
      {"id":"resolution.done","name":"done","on":"internal","guard":"noneLeft","concept":"resolution.step"}
    ] },
    { "from":"next","to":"asked","points":[[430,88],[430,98],[133,98],[133,223]],"label":{"x":12,"y":138,"width":242,"height":44}, "rows": [
      {"id":"resolution.ask","name":"ask","on":"internal","guard":"hasToAsk","calls":"choice","concept":"resolution.choice"},
      {"id":"resolution.barred","name":"barred","on":"internal","guard":"optionTaken","calls":"choice","concept":"trigger.limit"}
    ] },
    { "from":"next","to":"answered","points":[[439,88],[439,108],[299,108],[299,344]],"label":{"x":203,"y":229,"width":191,"height":25}, "rows": [
      {"id":"resolution.takes-all","name":"takes-all","on":"internal","guard":"mayTakeAll","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"next","points":[[420,64],[404,64],[404,76],[420,76]],"label":{"x":211,"y":58,"width":191,"height":25}, "rows": [
      {"id":"resolution.passed-over","name":"passed-over","on":"internal","guard":"stepDone","concept":"trigger.limit"}
    ] },
    { "from":"next","to":"doing","points":[[459,88],[459,118],[621,118],[621,201],[823,201],[823,223]],"label":{"x":470,"y":128,"width":301,"height":63}, "rows": [
      {"id":"resolution.starts-effect","name":"starts-effect","on":"internal","guard":"startsEffect","calls":"events","concept":"resolution.starts-effect"},
      {"id":"resolution.reflects","name":"reflects","on":"internal","guard":"reflexive","calls":"events","concept":"resolution.starts-effect"},
      {"id":"resolution.step","name":"step","on":"internal","guard":"needNotAsk","calls":"events","concept":"resolution.step"}
    ] },
    { "from":"asked","to":"answered","points":[[133,259],[133,326],[273,326],[273,344]],"label":{"x":41,"y":291,"width":184,"height":25}, "rows": [
      {"id":"resolution.answered","name":"answered","on":"internal","calls":"resolution","concept":"resolution.choice"}
    ] },
    { "from":"answered","to":"next","points":[[325,344],[325,273],[449,273],[449,88]],"label":{"x":408,"y":229,"width":82,"height":25}, "rows": [
      {"id":"resolution.further","name":"further","on":"internal","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"decided","points":[[836,259],[836,344]],"label":{"x":758,"y":291,"width":155,"height":25}, "rows": [
      {"id":"resolution.decided","name":"decided","on":"internal","guard":"decided","concept":"game.over"}
    ] },
    { "from":"doing","to":"doing","points":[[797,235],[781,235],[781,247],[797,247]],"label":{"x":522,"y":219,"width":257,"height":44}, "rows": [
      {"id":"resolution.settle","name":"settle","on":"internal","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"resolution.again","name":"again","on":"internal","guard":"again","calls":"events","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"next","points":[[848,223],[848,201],[833,201],[833,108],[469,108],[469,88]],"label":{"x":785,"y":147,"width":96,"height":25}, "rows": [
      {"id":"resolution.step-done","name":"step-done","on":"internal","concept":"resolution.step"}
    ] },
    { "from":"decided","to":"over","points":[[836,380],[836,461]],"label":{"x":773,"y":408,"width":125,"height":25}, "rows": [
      {"id":"resolution.game-over","name":"game-over","on":"end","concept":"game.over"}
    ] }
  ]
}
