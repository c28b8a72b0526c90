/**
 * Situations of composed cards: few, about one or two kinds of event, with what brings these about.
 * @module
 */
import type fc from 'fast-check'
import type { Feature } from '../../../model/scenario/features.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import type { StartStep } from '../../../model/scenario/in-force.js'
import { piecesOf } from '../../../model/scenario/pieces.js'
import type { Card } from '../../../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../../../model/scenario/scenario.js'
import type { StartObject, WireScenario } from '../../../model/scenario/scenario.js'
import type { Words } from '../../../model/telling/words.js'
import { openings, hasActionPoints } from '../timing.js'
import { lyingCard, spellCard } from './card.js'
import { isMadeEasily, kindsIn } from './computed.js'
import type { Draw } from './draw.js'
import { written } from './draw.js'
import { paletteOf } from './palette.js'
import type { Palette } from './palette.js'
import { PARTS } from './scope.js'
import type { Part, Scope } from './scope.js'

/** What situations are composed for. */
export interface Composing {
  readonly ruleset: string
  readonly structure: Structure
  /** The cards of the game: what kinds of cards it has. */
  readonly library: readonly Card[]
  readonly claims: (feature: Feature) => boolean
  /** What the game calls things. */
  readonly words: Words
  readonly turns: boolean
  /** Fewest and most players. */
  readonly seats: { readonly least: number; readonly most: number }
}

/** What each composed card is called: its place in the situation. */
export const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map(each => `${each} Rune`)

/** What is created. */
const TOKEN = 'Token Rune'

/** What a situation is about, and of which parts its texts have more: some by lot, and two that are to meet. */
const scopeOf = (draw: Draw, palette: Palette, { claims }: Composing, duel: boolean): Scope => {
  const kinds = kindsIn({ palette, claims })
  const first = draw.chance(75) ? draw.pick(kinds.filter(isMadeEasily)) : draw.pick(kinds)
  const theme = draw.chance(30) ? [first, draw.pick(kinds)] : [first]
  const parts = new Set<Part>(PARTS.filter(() => draw.chance(18)))
  parts.add(draw.pick(PARTS)).add(draw.pick(PARTS))
  return {
    draw,
    palette,
    claims,
    theme,
    parts,
    duel,
    objects: ['self'],
    players: duel ? ['you', 'opponent'] : ['you'],
    results: [],
    numbers: [],
    hasAmount: false,
    hasMoved: false,
    declared: [],
    names: NAMES,
    isGained: false,
    depth: 2
  }
}

/** A life that a text may ask for; sometimes one that is soon lost. */
const lifeOf = (draw: Draw): number => draw.way([8, () => 20], [2, () => draw.int(18, 21)], [1, () => draw.int(2, 6)])

/** What an effect has from the text that starts it: names of things, results and the like. */
const TAKEN = /"(target|chosen):|"(targets|result|did|fixed|copyOf)":/

/** Effects that last already, by lot: of those that texts start and that take nothing from them. */
const inForce = (
  draw: Draw,
  { claims, structure }: Composing,
  cards: readonly Card[],
  objects: readonly StartObject[]
): Pick<WireScenario['start'], 'effects'> => {
  if (!claims('effects-in-force') || !draw.chance(20)) return {}
  const isFit = ({ effect, for: lasts, ...step }: StartStep): boolean => {
    const text = JSON.stringify([effect, lasts, step])
    const isOpen = structure.continuous.startedSet.value === 'open' && effect.kind === 'continuous' && 'all' in effect.who
    return (
      lasts !== 'chain-link' &&
      lasts !== 'combat-chain' &&
      !TAKEN.test(text) &&
      !(effect.kind === 'continuous' && /"event:/.test(text)) &&
      !isOpen
    )
  }
  const found = cards.flatMap(({ name, abilities }) => {
    const source = objects.find(({ card }) => card === name)
    const steps = piecesOf(abilities).filter(piece => piece['do'] === 'start') as unknown as readonly StartStep[]
    return source === undefined ? [] : steps.filter(isFit).map(({ ability }) => ({ source: source.id, ability }))
  })
  if (found.length === 0) return {}
  const effects = (draw.chance(25) ? [draw.pick(found), draw.pick(found)] : [draw.pick(found)]).map(each => ({
    ...each,
    ...(draw.chance(40) && { after: draw.pick(objects).id })
  }))
  return { effects }
}

const SEATS = ['A', 'B', 'C', 'D'] as const

const compose = (composing: Composing, palette: Palette, phases: ReturnType<typeof openings>, draw: Draw): WireScenario => {
  const { ruleset, structure, words, turns, seats } = composing
  const count = seats.least > 2 ? Math.min(seats.least, SEATS.length) : seats.most > 2 && draw.chance(10) ? 3 : 2
  const players = SEATS.slice(0, count)
  const duel = count === 2
  const scope = scopeOf(draw, palette, composing, duel)
  const turnPlayer = draw.chance(70) ? 'A' : 'B'
  const cards: Card[] = []
  const lyingCount = draw.way([3, () => 2], [4, () => 3], [1, () => 1], [2, () => 4])
  for (let i = 0; i < lyingCount; i++) cards.push(lyingCard(scope, NAMES[i]!, draw.pick(palette.lying), words))
  const spellCount = draw.int(1, 2)
  for (let i = 0; i < spellCount; i++) {
    const bodies = palette.slow.length > 0 && draw.chance(15) ? palette.slow : palette.fast
    cards.push(spellCard(scope, NAMES[cards.length]!, draw.pick(bodies), words))
  }
  const spells = new Set(cards.slice(lyingCount).map(({ name }) => name))
  if (
    palette.attacks.length > 0 &&
    draw.chance(scope.theme.some(each => ['attack', 'damage', 'close'].includes(each)) ? 50 : 15) &&
    composing.claims('combat')
  ) {
    const name = NAMES[cards.length]!
    const body = draw.pick(palette.attacks)
    cards.push({ name, ...body, types: [...body.types], text: '', abilities: [] })
    spells.add(name)
  }
  const objects: StartObject[] = []
  const place = (object: Omit<StartObject, 'id'>): void => void objects.push({ id: `o${objects.length + 1}`, ...object })
  const workElsewhere = (card: Card) => card.abilities.flatMap(ability => ('functions' in ability ? (ability.functions ?? []) : []))
  for (const card of cards) {
    const owner = draw.chance(60) ? turnPlayer : draw.pick(players)
    const isSlow = spells.has(card.name) && !card.types.includes('instant')
    if (spells.has(card.name)) {
      const copies = draw.int(1, 2)
      for (let i = 0; i < copies; i++) place({ card: card.name, zone: 'hand', owner: isSlow && !draw.chance(15) ? turnPlayer : owner })
      continue
    }
    const [elsewhere] = workElsewhere(card)
    const zone =
      elsewhere !== undefined && draw.chance(70)
        ? elsewhere
        : draw.chance(scope.theme.some(each => each === 'enter' || each === 'move') ? 35 : 10)
          ? ('hand' as const)
          : ('arena' as const)
    const copies = draw.chance(15) ? 2 : 1
    for (let i = 0; i < copies; i++)
      place({
        card: card.name,
        zone,
        owner,
        ...(zone === 'arena' && draw.chance(12) && { counters: { [draw.pick(palette.counters)]: draw.int(1, 2) } }),
        ...(zone === 'arena' && draw.chance(10) && { statuses: ['tapped' as const] })
      })
  }
  const [deck] = spells
  const decks = structure.events.emptyDeck.value === 'nothing' ? draw.int(1, 3) : draw.int(3, 6)
  for (const owner of players)
    for (let i = 0; i < decks; i++) objects.push({ id: `${owner.toLowerCase()}${i + 1}`, card: deck!, zone: 'deck', owner })
  const phase = draw.way(...phases.map(opening => [opening.weight, () => opening.phase] as const))
  const main = phases.find(each => each.main) ?? phases[0]!
  const goesOn = turns && duel && draw.chance(15)
  const begins = turns && draw.chance(12)
  const body = draw.pick(palette.lying)
  if (cards.some(card => JSON.stringify(card.abilities).includes(`"${TOKEN}"`)))
    cards.push({ name: TOKEN, ...body, types: [...body.types], text: '', abilities: [] })
  return {
    format: SCENARIO_FORMAT,
    id: `${ruleset}/random`,
    ruleset,
    players: players.map(id => ({
      id,
      life: lifeOf(draw),
      ...(hasActionPoints(structure) && { numbers: { 'action-points': id === turnPlayer ? draw.int(2, 4) : 0 } }),
      ...(structure.numbers.lifeGained.value === 'recovered' && draw.chance(60) && { damage: draw.int(1, 6) })
    })),
    start: { turnPlayer, phase, ...(begins && { at: 'begin' as const }), ...inForce(draw, composing, cards, objects) },
    objects,
    until: goesOn
      ? { end: 'boundary', phase: main.phase, player: players[(players.indexOf(turnPlayer) + 1) % count]! }
      : { end: 'quiescent' },
    cards
  }
}

/** Situations of composed cards. */
export const composedSituation = (composing: Composing): fc.Arbitrary<WireScenario> => {
  const palette = paletteOf(composing.structure, composing.library)
  const phases = openings(composing.structure)
  return written(draw => compose(composing, palette, phases, draw))
}
