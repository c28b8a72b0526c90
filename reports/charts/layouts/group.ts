// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const group: Layout = {
  chart: "group",
  width: 609,
  height: 380,
  start: {"x":223,"y":12,"width":12,"height":12,"points":[[229,24],[229,52]]},
  states: [
    {"id":"gathering","x":172,"y":52,"width":113,"height":36,"final":false},
    {"id":"goingThrough","x":44,"y":202,"width":139,"height":36,"final":false},
    {"id":"occurred","x":453,"y":202,"width":104,"height":36,"final":false},
    {"id":"done","x":471,"y":332,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"gathering","to":"goingThrough","points":[[200,88],[200,98],[90,98],[90,202]],"label":{"x":12,"y":126,"width":155,"height":25}, "rows": [
      {"id":"group.part","name":"part","on":"silent","guard":"partActive","concept":"event.at-once"}
    ] },
    { "from":"gathering","to":"occurred","points":[[257,88],[257,98],[505,98],[505,202]],"label":{"x":413,"y":116,"width":184,"height":44}, "rows": [
      {"id":"group.nothing","name":"nothing","on":"silent","guard":"nothingLeft","concept":"replacement.nothing-occurs"},
      {"id":"group.occurs","name":"occurs","on":"event","concept":"event.at-once"}
    ] },
    { "from":"goingThrough","to":"gathering","points":[[137,202],[137,170],[229,170],[229,88]],"label":{"x":181,"y":126,"width":96,"height":25}, "rows": [
      {"id":"group.part-done","name":"part-done","on":"silent","concept":"event.at-once"}
    ] },
    { "from":"occurred","to":"occurred","points":[[453,214],[437,214],[437,226],[453,226]],"label":{"x":215,"y":188,"width":220,"height":63}, "rows": [
      {"id":"group.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"group.cancel","name":"cancel","on":"silent","guard":"countersCancel","concept":"check.performed"},
      {"id":"group.further","name":"further","on":"silent","guard":"somethingFollows","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"done","points":[[505,238],[505,332]],"label":{"x":475,"y":279,"width":60,"height":25}, "rows": [
      {"id":"group.done","name":"done","on":"silent","concept":"replacement.complete"}
    ] }
  ]
}
