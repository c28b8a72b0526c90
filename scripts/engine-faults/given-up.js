/**
 * What the engine does not know it says so of, and of nothing else: small scenarios that it gives up, each with the words that it gives up
 * with, and what stands beside each and is played. An engine with a fault that plays the one, or gives up the other, is told.
 * @module
 */
/** What tells a fault here. */
export const PLAYED = 'what the engine does not know is played'
export const GIVEN_UP = 'the engine gives up what it knows'
export const OTHER_WORDS = 'the engine gives something up and says that it is something else'

const tutor = { kind: 'resolution', id: 'r', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }

const watcher = functions => ({
  kind: 'triggered',
  id: 't',
  ...(functions && { functions }),
  effect: {
    kind: 'trigger',
    trigger: { on: { event: 'gain', player: 'you', of: 'life' } },
    steps: [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }]
  }
})

const redirecting = {
  kind: 'static',
  id: 's',
  effect: { kind: 'replacement', event: { event: 'target' }, instead: { steps: [] } }
}

const copying = who => ({ kind: 'continuous', who, change: [{ copyOf: 'self' }] })

const starting = effect => ({ kind: 'resolution', id: 'r', steps: [{ do: 'start', ability: 'c', for: 'game', effect }] })

const all = { types: ['any'] }

/** What a card may have, by ruleset, and what is said of it; nothing where the card is played. */
const CASES = [
  { ruleset: 'fab', abilities: [tutor, watcher(['deck'])], says: 'effects in a deck that trigger unseen' },
  { ruleset: 'fab', abilities: [tutor, watcher()] },
  { ruleset: 'fab', abilities: [tutor, { kind: 'marker', id: 'm' }] },
  { ruleset: 'mtg', abilities: [tutor, watcher(['deck'])] },
  { ruleset: 'mtg', abilities: [tutor, redirecting], says: 'replacement of target events' },
  {
    ruleset: 'mtg',
    abilities: [tutor, { kind: 'static', id: 's', effect: copying({ ref: 'self' }) }],
    says: 'copies by a static ability'
  },
  { ruleset: 'mtg', abilities: [starting(copying(all))], says: 'copies of an effect on several objects' },
  { ruleset: 'mtg', abilities: [starting({ ...copying({ ref: 'self' }), while: { exists: all } })], says: 'copies with a condition' },
  { ruleset: 'mtg', abilities: [starting(copying({ ref: 'self' }))] },
  {
    ruleset: 'mtg',
    abilities: [tutor, { ...watcher(), effect: { kind: 'trigger', trigger: { on: { event: 'prevented' } }, steps: [] } }],
    says: 'patterns of prevented events'
  },
  { ruleset: 'mtg', abilities: [tutor], zone: 'stack', says: 'objects that begin on the stack' },
  { ruleset: 'mtg', abilities: [], card: 'Lost Page', says: "the card Lost Page, which is not among the scenario's cards" }
]

const PHASES = { fab: 'action', mtg: 'precombat-main' }
const TYPES = { fab: 'instant', mtg: 'instant' }

/** The scenarios of a ruleset, as engines get them, and what is said of each. */
export const givenUp = ruleset =>
  CASES.filter(each => each.ruleset === ruleset).map(({ abilities, says, zone = 'hand', card = 'Odd Page' }, at) => ({
    says,
    wire: {
      format: 'stacklaw/scenario@1',
      id: `${ruleset}/given-up/${at + 1}`,
      title: says === undefined ? 'What the engine knows' : `What the engine does not know: ${says}`,
      purpose: 'It is given up where something is said of it, and only there.',
      standing: 'normative',
      rules: [],
      ruleset,
      players: [
        { id: 'A', life: 20 },
        { id: 'B', life: 20 }
      ],
      start: { turnPlayer: 'A', phase: PHASES[ruleset] },
      objects: [
        { id: 'page', card, zone, owner: 'A' },
        { id: 'other', card: 'Even Page', zone: 'hand', owner: 'A' }
      ],
      cards: [
        { name: 'Odd Page', types: [TYPES[ruleset]], abilities },
        { name: 'Even Page', types: [TYPES[ruleset]], abilities: [tutor] }
      ],
      script: [],
      until: { end: 'quiescent' }
    }
  }))

/**
 * What tells a fault as a scenario starts.
 * @param says what is said of it as it is given up; nothing where it is played
 */
export const signsOfStart = async (engine, wire, says) => {
  const { observations } = await engine.start(wire)
  const last = observations.at(-1)
  const isGivenUp = last?.see === 'end' && last.why === 'unsupported'
  if (says === undefined) return isGivenUp ? [GIVEN_UP] : []
  if (!isGivenUp) return [PLAYED]
  return last.note?.includes(says) ? [] : [OTHER_WORDS]
}
