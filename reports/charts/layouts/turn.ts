// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 1051,
  height: 1067,
  start: {"x":907,"y":12,"width":12,"height":12,"points":[[913,24],[913,52]]},
  states: [
    {"id":"start","x":874,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":259,"y":169,"width":77,"height":36,"final":false},
    {"id":"acting","x":634,"y":288,"width":86,"height":36,"final":false},
    {"id":"decided","x":944,"y":409,"width":95,"height":36,"final":false},
    {"id":"asked","x":617,"y":409,"width":77,"height":36,"final":false},
    {"id":"open","x":741,"y":409,"width":68,"height":36,"final":false},
    {"id":"waiting","x":672,"y":547,"width":95,"height":36,"final":false},
    {"id":"stopped","x":847,"y":783,"width":95,"height":36,"final":false},
    {"id":"untapped","x":658,"y":666,"width":104,"height":36,"final":false},
    {"id":"settled","x":662,"y":783,"width":95,"height":36,"final":false},
    {"id":"cleaning","x":451,"y":666,"width":104,"height":36,"final":false},
    {"id":"askedLast","x":403,"y":783,"width":113,"height":36,"final":false},
    {"id":"ended","x":664,"y":902,"width":77,"height":36,"final":false},
    {"id":"changing","x":449,"y":1019,"width":104,"height":36,"final":false},
    {"id":"over","x":861,"y":1019,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[900,88],[900,98],[298,98],[298,169]],"label":{"x":231,"y":116,"width":133,"height":25}, "rows": [
      {"id":"turn.begin","name":"begin","on":"silent","guard":"begins","concept":"turn.step"}
    ] },
    { "from":"start","to":"open","points":[[925,88],[925,98],[986,98],[986,389],[786,389],[786,409]],"label":{"x":956,"y":235,"width":60,"height":25}, "rows": [
      {"id":"turn.open","name":"open","on":"silent","concept":"turn.step"}
    ] },
    { "from":"begun","to":"acting","points":[[321,205],[321,215],[677,215],[677,288]],"label":{"x":621,"y":235,"width":111,"height":25}, "rows": [
      {"id":"turn.phase-begun","name":"phase-begun","on":"silent","concept":"turn.step"}
    ] },
    { "from":"acting","to":"decided","points":[[703,324],[703,334],[889,334],[889,399],[992,399],[992,409]],"label":{"x":811,"y":354,"width":155,"height":25}, "rows": [
      {"id":"turn.decided","name":"decided","on":"silent","guard":"decided","concept":"game.over"}
    ] },
    { "from":"acting","to":"asked","points":[[651,324],[651,334],[514,334],[514,389],[643,389],[643,409]],"label":{"x":422,"y":354,"width":184,"height":25}, "rows": [
      {"id":"turn.discard","name":"discard","on":"silent","guard":"handTooFull","concept":"resolution.choice"}
    ] },
    { "from":"acting","to":"acting","points":[[634,300],[618,300],[618,312],[634,312]],"label":{"x":447,"y":294,"width":169,"height":25}, "rows": [
      {"id":"turn.act","name":"act","on":"silent","guard":"somethingToDo","concept":"turn.step"}
    ] },
    { "from":"acting","to":"open","points":[[686,324],[686,344],[764,344],[764,409]],"label":{"x":730,"y":354,"width":67,"height":25}, "rows": [
      {"id":"turn.acted","name":"acted","on":"silent","concept":"turn.step"}
    ] },
    { "from":"decided","to":"over","points":[[992,445],[992,1001],[912,1001],[912,1019]],"label":{"x":947,"y":730,"width":89,"height":25}, "rows": [
      {"id":"turn.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"asked","to":"acting","points":[[668,409],[668,324]],"label":{"x":620,"y":354,"width":96,"height":25}, "rows": [
      {"id":"turn.discarded","name":"discarded","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"open","to":"waiting","points":[[775,445],[775,465],[701,465],[701,529],[720,529],[720,547]],"label":{"x":656,"y":485,"width":89,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"silent","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[743,547],[743,529],[866,529],[866,455],[792,455],[792,445]],"label":{"x":759,"y":475,"width":213,"height":44}, "rows": [
      {"id":"turn.combat-over","name":"combat-over","on":"silent","guard":"chainCloses","concept":"combat.step"},
      {"id":"turn.combat-step","name":"combat-step","on":"silent","guard":"inCombat","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"stopped","points":[[748,583],[748,593],[895,593],[895,783]],"label":{"x":817,"y":672,"width":155,"height":25}, "rows": [
      {"id":"turn.stops","name":"stops","on":"silent","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"begun","points":[[696,547],[696,529],[305,529],[305,205]],"label":{"x":202,"y":354,"width":206,"height":25}, "rows": [
      {"id":"turn.clean-up-again","name":"clean-up-again","on":"silent","guard":"repeats","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"untapped","points":[[710,583],[710,666]],"label":{"x":643,"y":613,"width":133,"height":25}, "rows": [
      {"id":"turn.untap","name":"untap","on":"silent","guard":"untaps","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"cleaning","points":[[691,583],[691,593],[545,593],[545,648],[520,648],[520,666]],"label":{"x":460,"y":613,"width":169,"height":25}, "rows": [
      {"id":"turn.clean-up","name":"clean-up","on":"silent","guard":"cleansUp","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"ended","points":[[729,583],[729,603],[796,603],[796,712],[820,712],[820,882],[726,882],[726,902]],"label":{"x":768,"y":730,"width":103,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"silent","concept":"turn.step"}
    ] },
    { "from":"stopped","to":"over","points":[[895,819],[895,1019]],"label":{"x":832,"y":908,"width":125,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","concept":"priority.all-passed"}
    ] },
    { "from":"untapped","to":"settled","points":[[710,702],[710,783]],"label":{"x":665,"y":730,"width":89,"height":25}, "rows": [
      {"id":"turn.untapped","name":"untapped","on":"silent","concept":"turn.step"}
    ] },
    { "from":"settled","to":"ended","points":[[710,819],[710,902]],"label":{"x":643,"y":847,"width":133,"height":25}, "rows": [
      {"id":"turn.procedure-ends","name":"procedure-ends","on":"silent","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"askedLast","points":[[477,702],[477,712],[312,712],[312,765],[441,765],[441,783]],"label":{"x":202,"y":730,"width":220,"height":25}, "rows": [
      {"id":"turn.discard-last","name":"discard-last","on":"silent","guard":"handTooFull","concept":"resolution.choice"}
    ] },
    { "from":"cleaning","to":"cleaning","points":[[451,678],[435,678],[435,690],[451,690]],"label":{"x":249,"y":672,"width":184,"height":25}, "rows": [
      {"id":"turn.clean","name":"clean","on":"silent","guard":"somethingToDo","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"open","points":[[486,666],[486,648],[439,648],[439,455],[758,455],[758,445]],"label":{"x":325,"y":553,"width":228,"height":25}, "rows": [
      {"id":"turn.cleaned-something","name":"cleaned-something","on":"silent","guard":"changed","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"ended","points":[[529,702],[529,712],[589,712],[589,882],[695,882],[695,902]],"label":{"x":548,"y":789,"width":82,"height":25}, "rows": [
      {"id":"turn.cleaned","name":"cleaned","on":"silent","concept":"turn.step"}
    ] },
    { "from":"askedLast","to":"cleaning","points":[[478,783],[478,765],[503,765],[503,702]],"label":{"x":436,"y":730,"width":133,"height":25}, "rows": [
      {"id":"turn.discarded-last","name":"discarded-last","on":"silent","concept":"resolution.choice"}
    ] },
    { "from":"ended","to":"begun","points":[[679,902],[679,892],[181,892],[181,225],[290,225],[290,205]],"label":{"x":89,"y":553,"width":184,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"silent","guard":"sameTurn","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[690,938],[690,948],[518,948],[518,1019]],"label":{"x":433,"y":966,"width":169,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"silent","guard":"newTurn","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[715,938],[715,1001],[878,1001],[878,1019]],"label":{"x":616,"y":966,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[484,1019],[484,1001],[68,1001],[68,215],[274,215],[274,205]],"label":{"x":12,"y":613,"width":111,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"silent","concept":"turn.step"}
    ] }
  ]
}
