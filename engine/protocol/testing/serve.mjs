/** A fake engine behind the kit's own server, for the round trip. Run with `--import ./typescript.mjs`. */
import { serve } from '../server.js'

const state = { players: { ann: { life: 20 }, bob: { life: 20 } }, objects: {} }

/** Asks as many times as the scenario has objects, then ends; each answer is an event. */
const session = (left, observations) => ({
  observations: [
    ...observations,
    left === 0
      ? { see: 'end', why: 'quiescent', state }
      : { see: 'prompt', player: 'ann', decision: 'amount', options: [0, 1, 2].map(value => ({ option: 'number', value })) }
  ],
  answer: async option =>
    session(left - 1, [{ see: 'event', events: [{ event: 'gain', player: 'ann', of: 'life', amount: option, id: `e${left}` }] }]),
  close: async () => undefined
})

await serve(
  {
    statement: {
      name: 'fake',
      version: '2',
      rulesets: ['fab'],
      features: ['*'],
      cards: { fab: ['Ember Bolt'] },
      level: 'stack',
      autonomous: ['chance'],
      maxConcurrent: 2
    },
    start: async scenario => {
      if (scenario.objects.length === 0) throw new Error('nothing to do')
      return session(scenario.objects.length, [])
    },
    shutdown: async () => undefined
  },
  process.stdin,
  process.stdout
)
