// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const resolution: Layout = {
  chart: "resolution",
  width: 743,
  height: 342,
  start: {"x":303,"y":89,"width":12,"height":12,"points":[[309,101],[309,129]]},
  states: [
    {"id":"next","x":264,"y":129,"width":68,"height":36,"final":false},
    {"id":"asked","x":79,"y":290,"width":77,"height":36,"final":false},
    {"id":"answered","x":22,"y":12,"width":104,"height":36,"final":false},
    {"id":"doing","x":441,"y":290,"width":77,"height":36,"final":false},
    {"id":"done","x":631,"y":290,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"next","to":"asked","points":[[278,165],[278,175],[130,175],[130,290]],"label":{"x":78,"y":214,"width":103,"height":25}, "rows": [
      {"id":"resolution.ask","name":"ask","on":"silent","guard":"asks","concept":"resolution.choice"}
    ] },
    { "from":"asked","to":"answered","points":[[105,290],[105,268],[57,268],[57,48]],"label":{"x":12,"y":135,"width":89,"height":25}, "rows": [
      {"id":"resolution.answered","name":"answered","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"answered","to":"next","points":[[91,48],[91,58],[230,58],[230,111],[287,111],[287,129]],"label":{"x":189,"y":76,"width":82,"height":25}, "rows": [
      {"id":"resolution.further","name":"further","on":"silent","concept":"resolution.step"}
    ] },
    { "from":"next","to":"doing","points":[[291,165],[291,268],[467,268],[467,290]],"label":{"x":195,"y":195,"width":191,"height":63}, "rows": [
      {"id":"resolution.asked-all","name":"asked-all","on":"silent","guard":"asked-all","concept":"resolution.step"},
      {"id":"resolution.starts-effect","name":"starts-effect","on":"silent","guard":"starts","concept":"resolution.starts-effect"},
      {"id":"resolution.step","name":"step","on":"silent","guard":"acts","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"doing","points":[[441,302],[431,302],[431,314],[441,314]],"label":{"x":267,"y":286,"width":162,"height":44}, "rows": [
      {"id":"resolution.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"resolution.again","name":"again","on":"silent","guard":"loops","concept":"resolution.step"}
    ] },
    { "from":"doing","to":"next","points":[[492,290],[492,185],[305,185],[305,165]],"label":{"x":400,"y":214,"width":184,"height":25}, "rows": [
      {"id":"resolution.step-done","name":"step-done","on":"silent","guard":"step-over","concept":"resolution.step"}
    ] },
    { "from":"next","to":"done","points":[[318,165],[318,175],[665,175],[665,290]],"label":{"x":598,"y":214,"width":133,"height":25}, "rows": [
      {"id":"resolution.done","name":"done","on":"silent","guard":"no-step","concept":"resolution.step"}
    ] }
  ]
}
