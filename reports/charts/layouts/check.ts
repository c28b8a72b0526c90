// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const check: Layout = {
  chart: "check",
  width: 1122,
  height: 498,
  start: {"x":544,"y":12,"width":12,"height":12,"points":[[550,24],[550,66]]},
  states: [
    {"id":"sampling","x":498,"y":66,"width":104,"height":36,"final":false},
    {"id":"defeatingSeveral","x":272,"y":208,"width":175,"height":36,"final":false},
    {"id":"won","x":493,"y":212,"width":59,"height":36,"final":false},
    {"id":"clearingSeveral","x":584,"y":212,"width":166,"height":36,"final":false},
    {"id":"cleared","x":855,"y":333,"width":95,"height":36,"final":false},
    {"id":"done","x":971,"y":450,"width":68,"height":36,"final":true},
    {"id":"over","x":489,"y":333,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"sampling","to":"sampling","points":[[498,78],[482,78],[482,90],[498,90]],"label":{"x":252,"y":52,"width":228,"height":63}, "rows": [
      {"id":"check.defeat","name":"defeat","on":"silent","guard":"oneHasLost","concept":"check.performed"},
      {"id":"check.leave","name":"leave","on":"silent","guard":"losersHaveSomething","concept":"check.performed"},
      {"id":"check.settle","name":"settle","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"sampling","to":"defeatingSeveral","points":[[513,102],[513,125],[148,125],[148,190],[330,190],[330,208]],"label":{"x":12,"y":155,"width":271,"height":25}, "rows": [
      {"id":"check.several-defeats","name":"several-defeats","on":"silent","guard":"severalHaveLost","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"won","points":[[543,102],[543,190],[523,190],[523,212]],"label":{"x":495,"y":155,"width":96,"height":25}, "rows": [
      {"id":"check.won","name":"won","on":"silent","guard":"won","concept":"game.over"}
    ] },
    { "from":"sampling","to":"cleared","points":[[572,102],[572,135],[918,135],[918,333]],"label":{"x":782,"y":208,"width":271,"height":44}, "rows": [
      {"id":"check.objects","name":"objects","on":"silent","guard":"oneObjectDead","concept":"check.performed"},
      {"id":"check.objects-replaced","name":"objects-replaced","on":"silent","guard":"deathsReplaced","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"clearingSeveral","points":[[557,102],[557,145],[752,145],[752,190],[667,190],[667,212]],"label":{"x":605,"y":155,"width":293,"height":25}, "rows": [
      {"id":"check.several-objects","name":"several-objects","on":"silent","guard":"severalObjectsDead","concept":"check.performed"}
    ] },
    { "from":"sampling","to":"done","points":[[587,102],[587,125],[1073,125],[1073,432],[1016,432],[1016,450]],"label":{"x":1036,"y":280,"width":74,"height":25}, "rows": [
      {"id":"check.states","name":"states","on":"silent","concept":"trigger.condition-met"}
    ] },
    { "from":"defeatingSeveral","to":"sampling","points":[[389,208],[389,135],[528,135],[528,102]],"label":{"x":297,"y":155,"width":184,"height":25}, "rows": [
      {"id":"check.defeat-together","name":"defeat-together","on":"event","concept":"check.performed"}
    ] },
    { "from":"won","to":"over","points":[[523,248],[523,333]],"label":{"x":478,"y":280,"width":89,"height":25}, "rows": [
      {"id":"check.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"clearingSeveral","to":"cleared","points":[[667,248],[667,262],[803,262],[803,315],[887,315],[887,333]],"label":{"x":707,"y":280,"width":191,"height":25}, "rows": [
      {"id":"check.objects-together","name":"objects-together","on":"event","concept":"check.performed"}
    ] },
    { "from":"cleared","to":"cleared","points":[[855,345],[839,345],[839,357],[855,357]],"label":{"x":631,"y":339,"width":206,"height":25}, "rows": [
      {"id":"check.settle-after","name":"settle-after","on":"silent","guard":"unsettled","concept":"continuous.apply"}
    ] },
    { "from":"cleared","to":"done","points":[[903,369],[903,432],[994,432],[994,450]],"label":{"x":844,"y":397,"width":118,"height":25}, "rows": [
      {"id":"check.states-after","name":"states-after","on":"silent","concept":"trigger.condition-met"}
    ] }
  ]
}
