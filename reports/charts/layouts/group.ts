// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const group: Layout = {
  chart: "group",
  width: 777,
  height: 399,
  start: {"x":325,"y":12,"width":12,"height":12,"points":[[331,24],[331,52]]},
  states: [
    {"id":"gathering","x":274,"y":52,"width":113,"height":36,"final":false},
    {"id":"goingThrough","x":95,"y":211,"width":139,"height":36,"final":false},
    {"id":"occurred","x":599,"y":211,"width":104,"height":36,"final":false},
    {"id":"done","x":617,"y":351,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"gathering","to":"goingThrough","points":[[302,88],[302,98],[141,98],[141,211]],"label":{"x":12,"y":126,"width":257,"height":25}, "rows": [
      {"id":"group.part","name":"part","on":"internal","guard":"partActive","calls":"replacement","concept":"event.at-once"}
    ] },
    { "from":"gathering","to":"gathering","points":[[274,64],[258,64],[258,76],[274,76]],"label":{"x":50,"y":58,"width":206,"height":25}, "rows": [
      {"id":"group.results","name":"results","on":"internal","guard":"damageToResult","concept":"damage.life"}
    ] },
    { "from":"gathering","to":"occurred","points":[[359,88],[359,98],[651,98],[651,211]],"label":{"x":537,"y":116,"width":228,"height":44}, "rows": [
      {"id":"group.nothing","name":"nothing","on":"internal","guard":"nothingLeft","concept":"replacement.nothing-occurs"},
      {"id":"group.occurs","name":"occurs","on":"event","calls":"announcement","concept":"event.at-once"}
    ] },
    { "from":"goingThrough","to":"gathering","points":[[188,211],[188,170],[331,170],[331,88]],"label":{"x":283,"y":126,"width":96,"height":25}, "rows": [
      {"id":"group.part-done","name":"part-done","on":"internal","concept":"event.at-once"}
    ] },
    { "from":"occurred","to":"occurred","points":[[599,223],[583,223],[583,235],[599,235]],"label":{"x":266,"y":188,"width":315,"height":82}, "rows": [
      {"id":"group.settle","name":"settle","on":"internal","guard":"unsettled","calls":"continuous","concept":"continuous.apply"},
      {"id":"group.cancel","name":"cancel","on":"internal","guard":"countersCancel","calls":"events","concept":"check.performed"},
      {"id":"group.return","name":"return","on":"internal","guard":"somethingReturns","calls":"events","concept":"resolution.step"},
      {"id":"group.further","name":"further","on":"internal","guard":"somethingFollows","calls":"resolution","concept":"replacement.sub-event"}
    ] },
    { "from":"occurred","to":"done","points":[[651,247],[651,351]],"label":{"x":621,"y":298,"width":60,"height":25}, "rows": [
      {"id":"group.done","name":"done","on":"internal","concept":"replacement.complete"}
    ] }
  ]
}
