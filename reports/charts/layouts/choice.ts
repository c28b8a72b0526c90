// Written by `npm run charts`.
import type { Layout } from '../layout.js'

export const choice: Layout = {
  chart: "choice",
  width: 684,
  height: 1406,
  start: {"x":219,"y":12,"width":12,"height":12,"points":[[225,24],[225,52]]},
  states: [
    {"id":"open","x":191,"y":52,"width":68,"height":36,"final":false},
    {"id":"asked","x":175,"y":705,"width":77,"height":36,"final":false},
    {"id":"answered","x":179,"y":1358,"width":104,"height":36,"final":true}
  ],
  edges: [
    { "from":"open","to":"asked","points":[[214,88],[214,705]],"label":{"x":27,"y":116,"width":374,"height":291}, "rows": [
      {"id":"choice.priority.asked","name":"priority.asked","on":"prompt","guard":"asks-priority","concept":"priority.given"},
      {"id":"choice.first-applier.asked","name":"first-applier.asked","on":"prompt","guard":"asks-first-applier","concept":"replacement.first-player"},
      {"id":"choice.first-placer.asked","name":"first-placer.asked","on":"prompt","guard":"asks-first-placer","concept":"trigger.first-player"},
      {"id":"choice.replacement.asked","name":"replacement.asked","on":"prompt","guard":"asks-replacement","concept":"replacement.choice"},
      {"id":"choice.trigger-order.asked","name":"trigger-order.asked","on":"prompt","guard":"asks-trigger-order","concept":"trigger.order"},
      {"id":"choice.target.asked","name":"target.asked","on":"prompt","guard":"asks-target","concept":"trigger.targets"},
      {"id":"choice.mode.asked","name":"mode.asked","on":"prompt","guard":"asks-mode","concept":"trigger.targets"},
      {"id":"choice.extra-cost.asked","name":"extra-cost.asked","on":"prompt","guard":"asks-extra-cost","concept":"priority.act"},
      {"id":"choice.may.asked","name":"may.asked","on":"prompt","guard":"asks-may","concept":"resolution.choice"},
      {"id":"choice.choose.asked","name":"choose.asked","on":"prompt","guard":"asks-choose","concept":"resolution.choice"},
      {"id":"choice.allocate.asked","name":"allocate.asked","on":"prompt","guard":"asks-allocate","concept":"prevention.allocate"},
      {"id":"choice.part-order.asked","name":"part-order.asked","on":"prompt","guard":"asks-part-order","concept":"resolution.choice"},
      {"id":"choice.timestamp.asked","name":"timestamp.asked","on":"prompt","guard":"asks-timestamp","concept":"continuous.timestamp"},
      {"id":"choice.keep.asked","name":"keep.asked","on":"prompt","guard":"asks-keep","concept":"check.keep"},
      {"id":"choice.occurrence.asked","name":"occurrence.asked","on":"prompt","guard":"asks-occurrence","concept":"trigger.condition-met"}
    ] },
    { "from":"open","to":"answered","points":[[236,88],[236,98],[478,98],[478,1340],[248,1340],[248,1358]],"label":{"x":284,"y":435,"width":388,"height":576}, "rows": [
      {"id":"choice.priority.only-one","name":"priority.only-one","on":"silent","guard":"only-one-priority","concept":"priority.given"},
      {"id":"choice.first-applier.only-one","name":"first-applier.only-one","on":"silent","guard":"only-one-first-applier","concept":"replacement.first-player"},
      {"id":"choice.first-placer.only-one","name":"first-placer.only-one","on":"silent","guard":"only-one-first-placer","concept":"trigger.first-player"},
      {"id":"choice.replacement.only-one","name":"replacement.only-one","on":"silent","guard":"only-one-replacement","concept":"replacement.choice"},
      {"id":"choice.trigger-order.only-one","name":"trigger-order.only-one","on":"silent","guard":"only-one-trigger-order","concept":"trigger.order"},
      {"id":"choice.target.only-one","name":"target.only-one","on":"silent","guard":"only-one-target","concept":"trigger.targets"},
      {"id":"choice.mode.only-one","name":"mode.only-one","on":"silent","guard":"only-one-mode","concept":"trigger.targets"},
      {"id":"choice.extra-cost.only-one","name":"extra-cost.only-one","on":"silent","guard":"only-one-extra-cost","concept":"priority.act"},
      {"id":"choice.may.only-one","name":"may.only-one","on":"silent","guard":"only-one-may","concept":"resolution.choice"},
      {"id":"choice.choose.only-one","name":"choose.only-one","on":"silent","guard":"only-one-choose","concept":"resolution.choice"},
      {"id":"choice.allocate.only-one","name":"allocate.only-one","on":"silent","guard":"only-one-allocate","concept":"prevention.allocate"},
      {"id":"choice.part-order.only-one","name":"part-order.only-one","on":"silent","guard":"only-one-part-order","concept":"resolution.choice"},
      {"id":"choice.timestamp.only-one","name":"timestamp.only-one","on":"silent","guard":"only-one-timestamp","concept":"continuous.timestamp"},
      {"id":"choice.keep.only-one","name":"keep.only-one","on":"silent","guard":"only-one-keep","concept":"check.keep"},
      {"id":"choice.occurrence.only-one","name":"occurrence.only-one","on":"silent","guard":"only-one-occurrence","concept":"trigger.condition-met"},
      {"id":"choice.priority.by-itself","name":"priority.by-itself","on":"silent","guard":"by-itself-priority","concept":"priority.given"},
      {"id":"choice.first-applier.by-itself","name":"first-applier.by-itself","on":"silent","guard":"by-itself-first-applier","concept":"replacement.first-player"},
      {"id":"choice.first-placer.by-itself","name":"first-placer.by-itself","on":"silent","guard":"by-itself-first-placer","concept":"trigger.first-player"},
      {"id":"choice.replacement.by-itself","name":"replacement.by-itself","on":"silent","guard":"by-itself-replacement","concept":"replacement.choice"},
      {"id":"choice.trigger-order.by-itself","name":"trigger-order.by-itself","on":"silent","guard":"by-itself-trigger-order","concept":"trigger.order"},
      {"id":"choice.target.by-itself","name":"target.by-itself","on":"silent","guard":"by-itself-target","concept":"trigger.targets"},
      {"id":"choice.mode.by-itself","name":"mode.by-itself","on":"silent","guard":"by-itself-mode","concept":"trigger.targets"},
      {"id":"choice.extra-cost.by-itself","name":"extra-cost.by-itself","on":"silent","guard":"by-itself-extra-cost","concept":"priority.act"},
      {"id":"choice.may.by-itself","name":"may.by-itself","on":"silent","guard":"by-itself-may","concept":"resolution.choice"},
      {"id":"choice.choose.by-itself","name":"choose.by-itself","on":"silent","guard":"by-itself-choose","concept":"resolution.choice"},
      {"id":"choice.allocate.by-itself","name":"allocate.by-itself","on":"silent","guard":"by-itself-allocate","concept":"prevention.allocate"},
      {"id":"choice.part-order.by-itself","name":"part-order.by-itself","on":"silent","guard":"by-itself-part-order","concept":"resolution.choice"},
      {"id":"choice.timestamp.by-itself","name":"timestamp.by-itself","on":"silent","guard":"by-itself-timestamp","concept":"continuous.timestamp"},
      {"id":"choice.keep.by-itself","name":"keep.by-itself","on":"silent","guard":"by-itself-keep","concept":"check.keep"},
      {"id":"choice.occurrence.by-itself","name":"occurrence.by-itself","on":"silent","guard":"by-itself-occurrence","concept":"trigger.condition-met"}
    ] },
    { "from":"asked","to":"answered","points":[[214,741],[214,1358]],"label":{"x":12,"y":1039,"width":403,"height":291}, "rows": [
      {"id":"choice.priority.answered","name":"priority.answered","on":"answer","guard":"about-priority","concept":"priority.given"},
      {"id":"choice.first-applier.answered","name":"first-applier.answered","on":"answer","guard":"about-first-applier","concept":"replacement.first-player"},
      {"id":"choice.first-placer.answered","name":"first-placer.answered","on":"answer","guard":"about-first-placer","concept":"trigger.first-player"},
      {"id":"choice.replacement.answered","name":"replacement.answered","on":"answer","guard":"about-replacement","concept":"replacement.choice"},
      {"id":"choice.trigger-order.answered","name":"trigger-order.answered","on":"answer","guard":"about-trigger-order","concept":"trigger.order"},
      {"id":"choice.target.answered","name":"target.answered","on":"answer","guard":"about-target","concept":"trigger.targets"},
      {"id":"choice.mode.answered","name":"mode.answered","on":"answer","guard":"about-mode","concept":"trigger.targets"},
      {"id":"choice.extra-cost.answered","name":"extra-cost.answered","on":"answer","guard":"about-extra-cost","concept":"priority.act"},
      {"id":"choice.may.answered","name":"may.answered","on":"answer","guard":"about-may","concept":"resolution.choice"},
      {"id":"choice.choose.answered","name":"choose.answered","on":"answer","guard":"about-choose","concept":"resolution.choice"},
      {"id":"choice.allocate.answered","name":"allocate.answered","on":"answer","guard":"about-allocate","concept":"prevention.allocate"},
      {"id":"choice.part-order.answered","name":"part-order.answered","on":"answer","guard":"about-part-order","concept":"resolution.choice"},
      {"id":"choice.timestamp.answered","name":"timestamp.answered","on":"answer","guard":"about-timestamp","concept":"continuous.timestamp"},
      {"id":"choice.keep.answered","name":"keep.answered","on":"answer","guard":"about-keep","concept":"check.keep"},
      {"id":"choice.occurrence.answered","name":"occurrence.answered","on":"answer","guard":"about-occurrence","concept":"trigger.condition-met"}
    ] }
  ]
}
