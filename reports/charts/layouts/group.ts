// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const group: Layout = {
  chart: "group",
  width: 593,
  height: 380,
  start: {"x":230,"y":12,"width":12,"height":12,"points":[[236,24],[236,52]]},
  states: [
    {"id":"gathering","x":179,"y":52,"width":113,"height":36,"final":false},
    {"id":"going-through","x":44,"y":202,"width":148,"height":36,"final":false},
    {"id":"occurred","x":426,"y":202,"width":104,"height":36,"final":false},
    {"id":"done","x":444,"y":332,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"gathering","to":"going-through","points":[[207,88],[207,98],[93,98],[93,202]],"label":{"x":12,"y":126,"width":162,"height":25}, "rows": [
      {"id":"group.part","name":"part","on":"silent","guard":"part-active","concept":"event.at-once"}
    ] },
    { "from":"going-through","to":"gathering","points":[[143,202],[143,170],[236,170],[236,88]],"label":{"x":188,"y":126,"width":96,"height":25}, "rows": [
      {"id":"group.part-done","name":"part-done","on":"silent","concept":"event.at-once"}
    ] },
    { "from":"gathering","to":"occurred","points":[[264,88],[264,98],[478,98],[478,202]],"label":{"x":375,"y":116,"width":206,"height":44}, "rows": [
      {"id":"group.occurs","name":"occurs","on":"event","guard":"some-left","concept":"event.at-once"},
      {"id":"group.nothing","name":"nothing","on":"silent","guard":"none-left","concept":"replacement.nothing-occurs"}
    ] },
    { "from":"occurred","to":"occurred","points":[[426,214],[410,214],[410,226],[426,226]],"label":{"x":224,"y":188,"width":184,"height":63}, "rows": [
      {"id":"group.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"},
      {"id":"group.cancel","name":"cancel","on":"silent","guard":"cancels","concept":"check.performed"},
      {"id":"group.further","name":"further","on":"silent","guard":"riders-left","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"done","points":[[478,238],[478,332]],"label":{"x":408,"y":279,"width":140,"height":25}, "rows": [
      {"id":"group.done","name":"done","on":"silent","guard":"complete","concept":"replacement.complete"}
    ] }
  ]
}
