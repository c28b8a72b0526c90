// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const resolution: Layout = {
  chart: "resolution",
  width: 948,
  height: 528,
  start: {"x":415,"y":12,"width":12,"height":12,"points":[[421,24],[421,52]]},
  states: [
    {"id":"next","x":387,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":61,"y":242,"width":77,"height":36,"final":false},
    {"id":"answered","x":214,"y":363,"width":104,"height":36,"final":false},
    {"id":"doing","x":683,"y":242,"width":77,"height":36,"final":false},
    {"id":"decided","x":674,"y":363,"width":95,"height":36,"final":false},
    {"id":"done","x":832,"y":242,"width":68,"height":36,"final":true},
    {"id":"over","x":688,"y":480,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"done","points":[[445,88],[445,98],[866,98],[866,242]],"label":{"x":796,"y":157,"width":140,"height":25}, "rows": [
      {"id":"resolution.done","name":"done","on":"silent","guard":"noneLeft","concept":"resolution.step"}
    ] },
    { "from":"next","to":"asked","points":[[397,88],[397,98],[100,98],[100,242]],"label":{"x":12,"y":147,"width":176,"height":44}, "rows": [
      {"id":"resolution.ask","name":"ask","on":"silent","guard":"hasToAsk","concept":"resolution.choice"},
      {"id":"resolution.barred","name":"barred","on":"silent","guard":"optionTaken","concept":"trigger.limit"}
    ] },
    { "from":"next","to":"answered","points":[[406,88],[406,108],[266,108],[266,363]],"label":{"x":170,"y":248,"width":191,"height":25}, "rows": [
      {"id":"resolution.takes-all","name":"takes-all","on":"silent","guard":"mayTakeAll","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"next","points":[[387,64],[371,64],[371,76],[387,76]],"label":{"x":178,"y":58,"width":191,"height":25}, "rows": [
      {"id":"resolution.passed-over","name":"passed-over","on":"silent","guard":"stepDone","concept":"trigger.limit"}
    ] },
    { "from":"next","to":"doing","points":[[426,88],[426,118],[555,118],[555,220],[709,220],[709,242]],"label":{"x":437,"y":128,"width":235,"height":82}, "rows": [
      {"id":"resolution.starts-effect","name":"starts-effect","on":"silent","guard":"startsEffect","concept":"resolution.starts-effect"},
      {"id":"resolution.reflects","name":"reflects","on":"silent","guard":"reflexive","concept":"resolution.starts-effect"},
      {"id":"resolution.asked-all","name":"asked-all","on":"silent","guard":"askedAll","concept":"resolution.step"},
      {"id":"resolution.step","name":"step","on":"silent","guard":"needNotAsk","concept":"resolution.step"}
    ] },
    { "from":"asked","to":"answered","points":[[100,278],[100,345],[240,345],[240,363]],"label":{"x":55,"y":310,"width":89,"height":25}, "rows": [
      {"id":"resolution.answered","name":"answered","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"answered","to":"next","points":[[292,363],[292,292],[416,292],[416,88]],"label":{"x":375,"y":248,"width":82,"height":25}, "rows": [
      {"id":"resolution.further","name":"further","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"decided","points":[[722,278],[722,363]],"label":{"x":644,"y":310,"width":155,"height":25}, "rows": [
      {"id":"resolution.decided","name":"decided","on":"silent","guard":"decided","concept":"game.over"}
    ] },
    { "from":"doing","to":"doing","points":[[683,254],[667,254],[667,266],[683,266]],"label":{"x":503,"y":238,"width":162,"height":44}, "rows": [
      {"id":"resolution.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"resolution.again","name":"again","on":"silent","guard":"again","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"next","points":[[734,242],[734,108],[436,108],[436,88]],"label":{"x":686,"y":157,"width":96,"height":25}, "rows": [
      {"id":"resolution.step-done","name":"step-done","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"decided","to":"over","points":[[722,399],[722,480]],"label":{"x":659,"y":427,"width":125,"height":25}, "rows": [
      {"id":"resolution.game-over","name":"game-over","on":"end","concept":"game.over"}
    ] }
  ]
}
