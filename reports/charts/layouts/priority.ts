// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const priority: Layout = {
  chart: "priority",
  width: 728,
  height: 647,
  start: {"x":405,"y":208,"width":12,"height":12,"points":[[411,220],[411,230],[354,230],[354,248]]},
  states: [
    {"id":"due","x":310,"y":248,"width":59,"height":36,"final":false},
    {"id":"checked","x":301,"y":365,"width":95,"height":36,"final":false},
    {"id":"placed","x":326,"y":482,"width":86,"height":36,"final":false},
    {"id":"asked","x":301,"y":12,"width":77,"height":36,"final":false},
    {"id":"acted","x":301,"y":131,"width":77,"height":36,"final":false},
    {"id":"resolving","x":181,"y":599,"width":113,"height":36,"final":false},
    {"id":"passed","x":502,"y":599,"width":86,"height":36,"final":true}
  ],
  edges: [
    { "from":"due","to":"due","points":[[310,260],[300,260],[300,272],[310,272]],"label":{"x":136,"y":254,"width":162,"height":25}, "rows": [
      {"id":"priority.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"due","to":"checked","points":[[349,284],[349,365]],"label":{"x":279,"y":312,"width":140,"height":25}, "rows": [
      {"id":"priority.check","name":"check","on":"silent","guard":"settled","concept":"check.performed"}
    ] },
    { "from":"checked","to":"placed","points":[[349,401],[349,464],[355,464],[355,482]],"label":{"x":315,"y":429,"width":67,"height":25}, "rows": [
      {"id":"priority.place","name":"place","on":"silent","concept":"trigger.placed"}
    ] },
    { "from":"placed","to":"asked","points":[[383,482],[383,464],[460,464],[460,68],[352,68],[352,48]],"label":{"x":401,"y":254,"width":118,"height":25}, "rows": [
      {"id":"priority.give","name":"give","on":"silent","guard":"gives","concept":"priority.given"}
    ] },
    { "from":"placed","to":"resolving","points":[[355,518],[355,581],[266,581],[266,599]],"label":{"x":259,"y":546,"width":191,"height":25}, "rows": [
      {"id":"priority.none","name":"none","on":"silent","guard":"none-but-layers","concept":"priority.none"}
    ] },
    { "from":"placed","to":"passed","points":[[383,518],[383,528],[531,528],[531,599]],"label":{"x":464,"y":546,"width":133,"height":25}, "rows": [
      {"id":"priority.settled","name":"settled","on":"silent","guard":"none","concept":"priority.none"}
    ] },
    { "from":"asked","to":"due","points":[[327,48],[327,68],[207,68],[207,230],[325,230],[325,248]],"label":{"x":144,"y":137,"width":125,"height":25}, "rows": [
      {"id":"priority.pass","name":"pass","on":"silent","guard":"passes","concept":"priority.pass"}
    ] },
    { "from":"asked","to":"acted","points":[[340,48],[340,131]],"label":{"x":288,"y":78,"width":103,"height":25}, "rows": [
      {"id":"priority.act","name":"act","on":"silent","guard":"acts","concept":"priority.act"}
    ] },
    { "from":"acted","to":"due","points":[[340,167],[340,248]],"label":{"x":306,"y":195,"width":67,"height":25}, "rows": [
      {"id":"priority.acted","name":"acted","on":"silent","concept":"priority.act"}
    ] },
    { "from":"asked","to":"resolving","points":[[314,48],[314,58],[115,58],[115,581],[209,581],[209,599]],"label":{"x":12,"y":312,"width":206,"height":25}, "rows": [
      {"id":"priority.resolve-top","name":"resolve-top","on":"silent","guard":"all-passed","concept":"priority.all-passed"}
    ] },
    { "from":"resolving","to":"due","points":[[238,599],[238,294],[330,294],[330,284]],"label":{"x":193,"y":429,"width":89,"height":25}, "rows": [
      {"id":"priority.resolved","name":"resolved","on":"silent","concept":"priority.given"}
    ] },
    { "from":"asked","to":"passed","points":[[365,48],[365,58],[617,58],[617,581],[559,581],[559,599]],"label":{"x":518,"y":312,"width":198,"height":25}, "rows": [
      {"id":"priority.ends","name":"ends","on":"silent","guard":"all-passed-empty","concept":"priority.all-passed"}
    ] }
  ]
}
