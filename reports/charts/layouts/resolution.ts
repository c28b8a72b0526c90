// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const resolution: Layout = {
  chart: "resolution",
  width: 945,
  height: 413,
  start: {"x":375,"y":12,"width":12,"height":12,"points":[[381,24],[381,52]]},
  states: [
    {"id":"next","x":347,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":61,"y":244,"width":77,"height":36,"final":false},
    {"id":"answered","x":159,"y":365,"width":104,"height":36,"final":false},
    {"id":"doing","x":698,"y":244,"width":77,"height":36,"final":false},
    {"id":"done","x":833,"y":244,"width":68,"height":36,"final":true},
    {"id":"over","x":703,"y":365,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[357,88],[357,98],[100,98],[100,244]],"label":{"x":12,"y":147,"width":176,"height":44}, "rows": [
      {"id":"resolution.ask","name":"ask","on":"silent","guard":"asks","concept":"resolution.choice"},
      {"id":"resolution.barred","name":"barred","on":"silent","guard":"option-done","concept":"trigger.limit"}
    ] },
    { "from":"asked","to":"answered","points":[[100,280],[100,347],[185,347],[185,365]],"label":{"x":55,"y":312,"width":89,"height":25}, "rows": [
      {"id":"resolution.answered","name":"answered","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"answered","to":"next","points":[[211,365],[211,108],[366,108],[366,88]],"label":{"x":170,"y":250,"width":82,"height":25}, "rows": [
      {"id":"resolution.further","name":"further","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"next","to":"doing","points":[[386,88],[386,118],[493,118],[493,230],[724,230],[724,244]],"label":{"x":397,"y":128,"width":191,"height":82}, "rows": [
      {"id":"resolution.asked-all","name":"asked-all","on":"silent","guard":"asked-all","concept":"resolution.step"},
      {"id":"resolution.starts-effect","name":"starts-effect","on":"silent","guard":"starts","concept":"resolution.starts-effect"},
      {"id":"resolution.reflects","name":"reflects","on":"silent","guard":"reflects","concept":"resolution.starts-effect"},
      {"id":"resolution.step","name":"step","on":"silent","guard":"acts","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"doing","points":[[698,256],[682,256],[682,268],[698,268]],"label":{"x":518,"y":240,"width":162,"height":44}, "rows": [
      {"id":"resolution.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"resolution.again","name":"again","on":"silent","guard":"loops","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"next","points":[[749,244],[749,220],[694,220],[694,108],[396,108],[396,88]],"label":{"x":602,"y":157,"width":184,"height":25}, "rows": [
      {"id":"resolution.step-done","name":"step-done","on":"silent","guard":"step-over","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"over","points":[[737,280],[737,365]],"label":{"x":630,"y":312,"width":213,"height":25}, "rows": [
      {"id":"resolution.game-over","name":"game-over","on":"end","guard":"game-over","concept":"game.over"}
    ] },
    { "from":"next","to":"answered","points":[[376,88],[376,294],[237,294],[237,365]],"label":{"x":266,"y":250,"width":220,"height":25}, "rows": [
      {"id":"resolution.takes-all","name":"takes-all","on":"silent","guard":"none-left-over","concept":"resolution.choice"}
    ] },
    { "from":"next","to":"next","points":[[347,64],[331,64],[331,76],[347,76]],"label":{"x":131,"y":58,"width":198,"height":25}, "rows": [
      {"id":"resolution.passed-over","name":"passed-over","on":"silent","guard":"step-done","concept":"trigger.limit"}
    ] },
    { "from":"next","to":"done","points":[[405,88],[405,98],[867,98],[867,244]],"label":{"x":800,"y":157,"width":133,"height":25}, "rows": [
      {"id":"resolution.done","name":"done","on":"silent","guard":"no-step","concept":"resolution.step"}
    ] }
  ]
}
