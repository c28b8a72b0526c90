// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const check: Layout = {
  chart: "check",
  width: 1246,
  height: 498,
  start: {"x":653,"y":12,"width":12,"height":12,"points":[[659,24],[659,66]]},
  states: [
    {"id":"sampling","x":607,"y":66,"width":104,"height":36,"final":false},
    {"id":"defeatingSeveral","x":327,"y":208,"width":175,"height":36,"final":false},
    {"id":"won","x":587,"y":212,"width":59,"height":36,"final":false},
    {"id":"clearingSeveral","x":678,"y":212,"width":166,"height":36,"final":false},
    {"id":"cleared","x":964,"y":333,"width":95,"height":36,"final":false},
    {"id":"done","x":1095,"y":450,"width":68,"height":36,"final":true},
    {"id":"over","x":545,"y":333,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"sampling","to":"sampling","points":[[607,78],[591,78],[591,90],[607,90]],"label":{"x":318,"y":52,"width":271,"height":63}, "rows": [
      {"id":"check.defeat","name":"defeat","on":"silent","guard":"oneHasLost","calls":"replacement","concept":"check.performed"},
      {"id":"check.leave","name":"leave","on":"silent","guard":"losersHaveSomething","concept":"check.performed"},
      {"id":"check.settle","name":"settle","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"}
    ] },
    { "from":"sampling","to":"defeatingSeveral","points":[[622,102],[622,125],[148,125],[148,190],[385,190],[385,208]],"label":{"x":12,"y":155,"width":271,"height":25}, "rows": [
      {"id":"check.several-defeats","name":"several-defeats","on":"silent","guard":"severalHaveLost","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"won","points":[[652,102],[652,190],[617,190],[617,212]],"label":{"x":604,"y":155,"width":96,"height":25}, "rows": [
      {"id":"check.won","name":"won","on":"silent","guard":"won","concept":"game.over"}
    ] },
    { "from":"sampling","to":"cleared","points":[[681,102],[681,135],[1027,135],[1027,333]],"label":{"x":876,"y":208,"width":301,"height":44}, "rows": [
      {"id":"check.objects","name":"objects","on":"silent","guard":"oneObjectDead","calls":"replacement","concept":"check.performed"},
      {"id":"check.objects-replaced","name":"objects-replaced","on":"silent","guard":"deathsReplaced","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"clearingSeveral","points":[[666,102],[666,145],[861,145],[861,190],[761,190],[761,212]],"label":{"x":714,"y":155,"width":293,"height":25}, "rows": [
      {"id":"check.several-objects","name":"several-objects","on":"silent","guard":"severalObjectsDead","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"done","points":[[696,102],[696,125],[1197,125],[1197,432],[1140,432],[1140,450]],"label":{"x":1160,"y":280,"width":74,"height":25}, "rows": [
      {"id":"check.states","name":"states","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"defeatingSeveral","to":"sampling","points":[[444,208],[444,135],[637,135],[637,102]],"label":{"x":297,"y":155,"width":293,"height":25}, "rows": [
      {"id":"check.defeat-together","name":"defeat-together","on":"event","calls":"announcement","concept":"check.performed"}
    ] },
    { "from":"won","to":"over","points":[[617,248],[617,315],[579,315],[579,333]],"label":{"x":572,"y":280,"width":89,"height":25}, "rows": [
      {"id":"check.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"clearingSeveral","to":"cleared","points":[[761,248],[761,262],[857,262],[857,315],[996,315],[996,333]],"label":{"x":706,"y":280,"width":301,"height":25}, "rows": [
      {"id":"check.objects-together","name":"objects-together","on":"event","calls":"announcement","concept":"check.performed"}
    ] },
    { "from":"cleared","to":"cleared","points":[[964,345],[948,345],[948,357],[964,357]],"label":{"x":645,"y":339,"width":301,"height":25}, "rows": [
      {"id":"check.settle-after","name":"settle-after","on":"silent","guard":"unsettled","calls":"continuous","concept":"continuous.apply"}
    ] },
    { "from":"cleared","to":"done","points":[[1012,369],[1012,432],[1118,432],[1118,450]],"label":{"x":953,"y":397,"width":118,"height":25}, "rows": [
      {"id":"check.states-after","name":"states-after","on":"silent","concept":"trigger.condition-met"}
    ] }
  ]
}
