// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 1297,
  height: 1067,
  start: {"x":1125,"y":12,"width":12,"height":12,"points":[[1131,24],[1131,52]]},
  states: [
    {"id":"start","x":1092,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":412,"y":169,"width":77,"height":36,"final":false},
    {"id":"acting","x":903,"y":288,"width":86,"height":36,"final":false},
    {"id":"decided","x":1110,"y":407,"width":95,"height":36,"final":false},
    {"id":"asked","x":725,"y":407,"width":77,"height":36,"final":false},
    {"id":"open","x":1010,"y":407,"width":68,"height":36,"final":false},
    {"id":"waiting","x":840,"y":547,"width":95,"height":36,"final":false},
    {"id":"stopped","x":1064,"y":783,"width":95,"height":36,"final":false},
    {"id":"untapped","x":826,"y":666,"width":104,"height":36,"final":false},
    {"id":"settled","x":830,"y":783,"width":95,"height":36,"final":false},
    {"id":"cleaning","x":612,"y":666,"width":104,"height":36,"final":false},
    {"id":"askedLast","x":571,"y":783,"width":113,"height":36,"final":false},
    {"id":"ended","x":832,"y":902,"width":77,"height":36,"final":false},
    {"id":"changing","x":676,"y":1019,"width":104,"height":36,"final":false},
    {"id":"over","x":1078,"y":1019,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[1118,88],[1118,98],[451,98],[451,169]],"label":{"x":333,"y":116,"width":235,"height":25}, "rows": [
      {"id":"turn.begin","name":"begin","on":"internal","guard":"begins","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"start","to":"open","points":[[1143,88],[1143,98],[1255,98],[1255,389],[1055,389],[1055,407]],"label":{"x":1225,"y":235,"width":60,"height":25}, "rows": [
      {"id":"turn.open","name":"open","on":"internal","concept":"turn.step"}
    ] },
    { "from":"begun","to":"acting","points":[[474,205],[474,215],[946,215],[946,288]],"label":{"x":890,"y":235,"width":111,"height":25}, "rows": [
      {"id":"turn.phase-begun","name":"phase-begun","on":"internal","concept":"turn.step"}
    ] },
    { "from":"acting","to":"decided","points":[[972,324],[972,334],[1158,334],[1158,407]],"label":{"x":1080,"y":354,"width":155,"height":25}, "rows": [
      {"id":"turn.decided","name":"decided","on":"internal","guard":"decided","concept":"game.over"}
    ] },
    { "from":"acting","to":"asked","points":[[920,324],[920,334],[751,334],[751,407]],"label":{"x":626,"y":354,"width":249,"height":25}, "rows": [
      {"id":"turn.discard","name":"discard","on":"internal","guard":"handTooFull","calls":"choice","concept":"resolution.choice"}
    ] },
    { "from":"acting","to":"acting","points":[[903,300],[887,300],[887,312],[903,312]],"label":{"x":650,"y":294,"width":235,"height":25}, "rows": [
      {"id":"turn.act","name":"act","on":"internal","guard":"somethingToDo","calls":"events","concept":"turn.step"}
    ] },
    { "from":"acting","to":"open","points":[[955,324],[955,344],[1033,344],[1033,407]],"label":{"x":999,"y":354,"width":67,"height":25}, "rows": [
      {"id":"turn.acted","name":"acted","on":"internal","concept":"turn.step"}
    ] },
    { "from":"decided","to":"over","points":[[1158,443],[1158,453],[1209,453],[1209,1001],[1129,1001],[1129,1019]],"label":{"x":1164,"y":730,"width":89,"height":25}, "rows": [
      {"id":"turn.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"asked","to":"acting","points":[[776,407],[776,389],[937,389],[937,324]],"label":{"x":889,"y":354,"width":96,"height":25}, "rows": [
      {"id":"turn.discarded","name":"discarded","on":"internal","concept":"resolution.choice"}
    ] },
    { "from":"open","to":"waiting","points":[[1044,443],[1044,463],[834,463],[834,527],[888,527],[888,547]],"label":{"x":749,"y":483,"width":169,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"internal","calls":"priority","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[911,547],[911,527],[1061,527],[1061,443]],"label":{"x":932,"y":473,"width":257,"height":44}, "rows": [
      {"id":"turn.combat-over","name":"combat-over","on":"internal","guard":"chainCloses","concept":"combat.step"},
      {"id":"turn.combat-step","name":"combat-step","on":"internal","guard":"inCombat","calls":"combat","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"stopped","points":[[916,583],[916,593],[1112,593],[1112,783]],"label":{"x":1034,"y":672,"width":155,"height":25}, "rows": [
      {"id":"turn.stops","name":"stops","on":"internal","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"begun","points":[[864,547],[864,537],[458,537],[458,205]],"label":{"x":304,"y":354,"width":308,"height":25}, "rows": [
      {"id":"turn.clean-up-again","name":"clean-up-again","on":"internal","guard":"repeats","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"untapped","points":[[878,583],[878,666]],"label":{"x":779,"y":613,"width":198,"height":25}, "rows": [
      {"id":"turn.untap","name":"untap","on":"internal","guard":"untaps","calls":"events","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"cleaning","points":[[859,583],[859,593],[681,593],[681,666]],"label":{"x":596,"y":613,"width":169,"height":25}, "rows": [
      {"id":"turn.clean-up","name":"clean-up","on":"internal","guard":"cleansUp","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"ended","points":[[897,583],[897,603],[1013,603],[1013,712],[1028,712],[1028,882],[894,882],[894,902]],"label":{"x":976,"y":730,"width":103,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"internal","concept":"turn.step"}
    ] },
    { "from":"stopped","to":"over","points":[[1112,819],[1112,1019]],"label":{"x":1049,"y":908,"width":125,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","concept":"priority.all-passed"}
    ] },
    { "from":"untapped","to":"settled","points":[[878,702],[878,783]],"label":{"x":793,"y":730,"width":169,"height":25}, "rows": [
      {"id":"turn.untapped","name":"untapped","on":"internal","calls":"priority","concept":"turn.step"}
    ] },
    { "from":"settled","to":"ended","points":[[878,819],[878,902]],"label":{"x":811,"y":847,"width":133,"height":25}, "rows": [
      {"id":"turn.procedure-ends","name":"procedure-ends","on":"internal","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"askedLast","points":[[638,702],[638,712],[447,712],[447,765],[609,765],[609,783]],"label":{"x":304,"y":730,"width":286,"height":25}, "rows": [
      {"id":"turn.discard-last","name":"discard-last","on":"internal","guard":"handTooFull","calls":"choice","concept":"resolution.choice"}
    ] },
    { "from":"cleaning","to":"cleaning","points":[[612,678],[596,678],[596,690],[612,690]],"label":{"x":345,"y":672,"width":249,"height":25}, "rows": [
      {"id":"turn.clean","name":"clean","on":"internal","guard":"somethingToDo","calls":"events","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"open","points":[[647,666],[647,648],[575,648],[575,453],[1027,453],[1027,443]],"label":{"x":461,"y":553,"width":228,"height":25}, "rows": [
      {"id":"turn.cleaned-something","name":"cleaned-something","on":"internal","guard":"changed","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"ended","points":[[690,702],[690,712],[757,712],[757,882],[863,882],[863,902]],"label":{"x":716,"y":789,"width":82,"height":25}, "rows": [
      {"id":"turn.cleaned","name":"cleaned","on":"internal","concept":"turn.step"}
    ] },
    { "from":"askedLast","to":"cleaning","points":[[646,783],[646,765],[671,765],[671,712],[664,712],[664,702]],"label":{"x":604,"y":730,"width":133,"height":25}, "rows": [
      {"id":"turn.discarded-last","name":"discarded-last","on":"internal","concept":"resolution.choice"}
    ] },
    { "from":"ended","to":"begun","points":[[847,902],[847,892],[283,892],[283,225],[443,225],[443,205]],"label":{"x":140,"y":553,"width":286,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"internal","guard":"sameTurn","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[858,938],[858,948],[745,948],[745,1019]],"label":{"x":609,"y":966,"width":271,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"internal","guard":"newTurn","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[883,938],[883,948],[993,948],[993,1001],[1095,1001],[1095,1019]],"label":{"x":894,"y":966,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[711,1019],[711,1001],[119,1001],[119,215],[427,215],[427,205]],"label":{"x":12,"y":613,"width":213,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"internal","calls":"replacement","concept":"turn.step"}
    ] }
  ]
}
