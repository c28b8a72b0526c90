// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const turn: Layout = {
  chart: "turn",
  width: 1681,
  height: 1126,
  start: {"x":1216,"y":12,"width":12,"height":12,"points":[[1222,24],[1222,52]]},
  states: [
    {"id":"start","x":1183,"y":52,"width":77,"height":36,"final":false},
    {"id":"begun","x":1195,"y":169,"width":77,"height":36,"final":false},
    {"id":"acting","x":551,"y":302,"width":86,"height":36,"final":false},
    {"id":"decided","x":282,"y":466,"width":95,"height":36,"final":false},
    {"id":"asked","x":549,"y":466,"width":77,"height":36,"final":false},
    {"id":"declaring","x":771,"y":466,"width":113,"height":36,"final":false},
    {"id":"open","x":419,"y":466,"width":68,"height":36,"final":false},
    {"id":"waiting","x":615,"y":604,"width":95,"height":36,"final":false},
    {"id":"stopped","x":444,"y":842,"width":95,"height":36,"final":false},
    {"id":"untapped","x":601,"y":723,"width":104,"height":36,"final":false},
    {"id":"settled","x":574,"y":842,"width":95,"height":36,"final":false},
    {"id":"cleaning","x":1060,"y":723,"width":104,"height":36,"final":false},
    {"id":"askedLast","x":942,"y":842,"width":113,"height":36,"final":false},
    {"id":"ended","x":741,"y":961,"width":77,"height":36,"final":false},
    {"id":"changing","x":981,"y":1078,"width":104,"height":36,"final":false},
    {"id":"over","x":458,"y":1078,"width":68,"height":36,"final":true}
  ],
  edges: [
    { "from":"start","to":"begun","points":[[1234,88],[1234,169]],"label":{"x":1116,"y":116,"width":235,"height":25}, "rows": [
      {"id":"turn.begin","name":"begin","on":"internal","guard":"begins","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"start","to":"open","points":[[1209,88],[1209,98],[187,98],[187,446],[442,446],[442,466]],"label":{"x":157,"y":235,"width":60,"height":25}, "rows": [
      {"id":"turn.open","name":"open","on":"internal","concept":"turn.step"}
    ] },
    { "from":"begun","to":"acting","points":[[1210,205],[1210,215],[594,215],[594,302]],"label":{"x":538,"y":235,"width":111,"height":25}, "rows": [
      {"id":"turn.phase-begun","name":"phase-begun","on":"internal","concept":"turn.step"}
    ] },
    { "from":"acting","to":"decided","points":[[563,338],[563,361],[90,361],[90,456],[330,456],[330,466]],"label":{"x":12,"y":391,"width":155,"height":25}, "rows": [
      {"id":"turn.decided","name":"decided","on":"internal","guard":"decided","concept":"game.over"}
    ] },
    { "from":"acting","to":"asked","points":[[588,338],[588,381],[414,381],[414,426],[575,426],[575,466]],"label":{"x":289,"y":391,"width":249,"height":25}, "rows": [
      {"id":"turn.discard","name":"discard","on":"internal","guard":"handTooFull","calls":"choice","concept":"resolution.choice"}
    ] },
    { "from":"acting","to":"declaring","points":[[612,338],[612,371],[809,371],[809,466]],"label":{"x":662,"y":391,"width":293,"height":25}, "rows": [
      {"id":"turn.declare","name":"declare","on":"internal","guard":"attackersToChoose","calls":"choice","concept":"turn.attackers"}
    ] },
    { "from":"acting","to":"acting","points":[[551,314],[535,314],[535,326],[551,326]],"label":{"x":218,"y":288,"width":315,"height":63}, "rows": [
      {"id":"turn.tap-attackers","name":"tap-attackers","on":"internal","guard":"attackersToTap","calls":"events","concept":"turn.attackers"},
      {"id":"turn.attack","name":"attack","on":"internal","guard":"attackersToAttack","calls":"events","concept":"turn.attackers"},
      {"id":"turn.act","name":"act","on":"internal","guard":"somethingToDo","calls":"events","concept":"turn.step"}
    ] },
    { "from":"acting","to":"open","points":[[576,338],[576,371],[242,371],[242,436],[464,436],[464,466]],"label":{"x":208,"y":391,"width":67,"height":25}, "rows": [
      {"id":"turn.acted","name":"acted","on":"internal","concept":"turn.step"}
    ] },
    { "from":"decided","to":"over","points":[[330,502],[330,1060],[475,1060],[475,1078]],"label":{"x":285,"y":789,"width":89,"height":25}, "rows": [
      {"id":"turn.over","name":"over","on":"end","concept":"game.over"}
    ] },
    { "from":"asked","to":"acting","points":[[600,466],[600,338]],"label":{"x":552,"y":391,"width":96,"height":25}, "rows": [
      {"id":"turn.discarded","name":"discarded","on":"internal","concept":"resolution.choice"}
    ] },
    { "from":"declaring","to":"acting","points":[[846,466],[846,426],[1014,426],[1014,361],[625,361],[625,338]],"label":{"x":969,"y":391,"width":89,"height":25}, "rows": [
      {"id":"turn.declared","name":"declared","on":"internal","concept":"turn.attackers"}
    ] },
    { "from":"open","to":"waiting","points":[[436,502],[436,586],[639,586],[639,604]],"label":{"x":351,"y":542,"width":169,"height":25}, "rows": [
      {"id":"turn.priority","name":"priority","on":"internal","calls":"priority","concept":"priority.given"}
    ] },
    { "from":"waiting","to":"open","points":[[663,604],[663,522],[453,522],[453,502]],"label":{"x":534,"y":532,"width":257,"height":44}, "rows": [
      {"id":"turn.combat-over","name":"combat-over","on":"internal","guard":"chainCloses","concept":"combat.step"},
      {"id":"turn.combat-step","name":"combat-step","on":"internal","guard":"inCombat","calls":"combat","concept":"combat.step"}
    ] },
    { "from":"waiting","to":"stopped","points":[[634,640],[634,650],[492,650],[492,842]],"label":{"x":414,"y":729,"width":155,"height":25}, "rows": [
      {"id":"turn.stops","name":"stops","on":"internal","guard":"quiescent","concept":"priority.all-passed"}
    ] },
    { "from":"waiting","to":"begun","points":[[686,604],[686,586],[1114,586],[1114,426],[1226,426],[1226,205]],"label":{"x":1072,"y":391,"width":308,"height":25}, "rows": [
      {"id":"turn.clean-up-again","name":"clean-up-again","on":"internal","guard":"repeats","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"untapped","points":[[653,640],[653,723]],"label":{"x":554,"y":670,"width":198,"height":25}, "rows": [
      {"id":"turn.untap","name":"untap","on":"internal","guard":"untaps","calls":"events","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"cleaning","points":[[691,640],[691,650],[878,650],[878,705],[1095,705],[1095,723]],"label":{"x":793,"y":670,"width":169,"height":25}, "rows": [
      {"id":"turn.clean-up","name":"clean-up","on":"internal","guard":"cleansUp","concept":"turn.step"}
    ] },
    { "from":"waiting","to":"ended","points":[[672,640],[672,660],[772,660],[772,961]],"label":{"x":720,"y":789,"width":103,"height":25}, "rows": [
      {"id":"turn.phase-ends","name":"phase-ends","on":"internal","concept":"turn.step"}
    ] },
    { "from":"stopped","to":"over","points":[[492,878],[492,1078]],"label":{"x":429,"y":967,"width":125,"height":25}, "rows": [
      {"id":"turn.quiescent","name":"quiescent","on":"end","concept":"priority.all-passed"}
    ] },
    { "from":"untapped","to":"settled","points":[[653,759],[653,769],[622,769],[622,842]],"label":{"x":537,"y":789,"width":169,"height":25}, "rows": [
      {"id":"turn.untapped","name":"untapped","on":"internal","calls":"priority","concept":"turn.step"}
    ] },
    { "from":"settled","to":"ended","points":[[622,878],[622,941],[756,941],[756,961]],"label":{"x":555,"y":906,"width":133,"height":25}, "rows": [
      {"id":"turn.procedure-ends","name":"procedure-ends","on":"internal","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"askedLast","points":[[1086,759],[1086,769],[980,769],[980,842]],"label":{"x":837,"y":789,"width":286,"height":25}, "rows": [
      {"id":"turn.discard-last","name":"discard-last","on":"internal","guard":"handTooFull","calls":"choice","concept":"resolution.choice"}
    ] },
    { "from":"cleaning","to":"cleaning","points":[[1060,735],[1044,735],[1044,747],[1060,747]],"label":{"x":793,"y":729,"width":249,"height":25}, "rows": [
      {"id":"turn.clean","name":"clean","on":"internal","guard":"somethingToDo","calls":"events","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"open","points":[[1129,723],[1129,512],[470,512],[470,502]],"label":{"x":1015,"y":610,"width":228,"height":25}, "rows": [
      {"id":"turn.cleaned-something","name":"cleaned-something","on":"internal","guard":"changed","concept":"turn.step"}
    ] },
    { "from":"cleaning","to":"ended","points":[[1138,759],[1138,769],[1290,769],[1290,941],[787,941],[787,961]],"label":{"x":1249,"y":848,"width":82,"height":25}, "rows": [
      {"id":"turn.cleaned","name":"cleaned","on":"internal","concept":"turn.step"}
    ] },
    { "from":"askedLast","to":"cleaning","points":[[1017,842],[1017,824],[1204,824],[1204,779],[1112,779],[1112,759]],"label":{"x":1137,"y":789,"width":133,"height":25}, "rows": [
      {"id":"turn.discarded-last","name":"discarded-last","on":"internal","concept":"resolution.choice"}
    ] },
    { "from":"ended","to":"begun","points":[[803,961],[803,951],[1400,951],[1400,225],[1241,225],[1241,205]],"label":{"x":1257,"y":610,"width":286,"height":25}, "rows": [
      {"id":"turn.next-phase","name":"next-phase","on":"internal","guard":"sameTurn","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"ended","to":"changing","points":[[792,997],[792,1007],[1016,1007],[1016,1078]],"label":{"x":880,"y":1025,"width":271,"height":25}, "rows": [
      {"id":"turn.next-turn","name":"next-turn","on":"internal","guard":"newTurn","calls":"replacement","concept":"turn.step"}
    ] },
    { "from":"ended","to":"over","points":[[767,997],[767,1060],[509,1060],[509,1078]],"label":{"x":668,"y":1025,"width":198,"height":25}, "rows": [
      {"id":"turn.boundary","name":"boundary","on":"end","guard":"boundary","concept":"turn.step"}
    ] },
    { "from":"changing","to":"begun","points":[[1050,1078],[1050,1060],[1563,1060],[1563,215],[1257,215],[1257,205]],"label":{"x":1456,"y":670,"width":213,"height":25}, "rows": [
      {"id":"turn.first-phase","name":"first-phase","on":"internal","calls":"replacement","concept":"turn.step"}
    ] }
  ]
}
