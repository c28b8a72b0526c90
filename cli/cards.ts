/** `stacklaw cards`. @module */
import { Option } from 'commander'
import type { Command } from 'commander'
import { everyCard } from '../fixtures/cards.js'
import { conformanceCards, deckOf } from '../fixtures/loader.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { Card } from '../model/scenario/card.js'
import { readAbility, typeLine } from '../model/telling/card/index.js'
import { wordsOf } from '../model/telling/words.js'
import { count } from '../model/trace/text.js'
import { cardsInOrder, reachOf } from '../properties/reach/index.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { natural } from './options.js'
import { bold, dim, print, printJson, printText } from './screen.js'

interface Options {
  readonly ruleset: string
  readonly first?: number
  readonly deck: boolean
  readonly json: boolean
  readonly markdown: boolean
}

/** A card as it is listed. */
interface Listed {
  readonly place: number
  readonly card: Card
  /** What each of its abilities does, as the kit reads its data. */
  readonly told: readonly string[]
  /** Of the library, from which random games are drawn; the others are defined by the fixtures that use them. */
  readonly library: boolean
  readonly deck: boolean
  /** What comes within reach with it and all before it. */
  readonly checks: readonly string[]
  readonly rules: readonly string[]
}

/** Those in play from the start in the order of what brings most; then tokens, and what no situation uses. */
const listOf = (rulebook: Rulebook): readonly Listed[] => {
  const cards = everyCard(rulebook)
  const [library, deck, words] = [conformanceCards(rulebook.id), new Set(deckOf(rulebook.id)), wordsOf(rulebook)]
  const placed = cardsInOrder(rulebook)
  const known = new Set(placed.map(({ card }) => card))
  const rest = [...cards.keys()].filter(name => !known.has(name)).map(name => ({ card: name, situations: [], rules: [] }))
  return [...placed, ...rest].flatMap(({ card: name, situations, rules }, at) => {
    const card = cards.get(name)
    if (!card) return []
    const told = card.abilities.map(ability => readAbility(ability, words))
    return [{ place: at + 1, card, told, library: library.has(name), deck: deck.has(name), checks: situations, rules }]
  })
}

const brings = ({ checks, rules }: Listed): string =>
  checks.length === 0 ? 'brings nothing by itself' : `brings ${count(checks.length, 'situation')} and ${count(rules.length, 'rule')}`

const sayPlainly = (listed: Listed): readonly string[] => [
  `${String(listed.place).padStart(3)}. ${bold(listed.card.name)}  ${typeLine(listed.card)}${listed.deck ? dim('  [deck]') : ''}`,
  ...(listed.card.text === '' ? [] : [`     ${listed.card.text}`]),
  ...listed.told.map(ability => dim(`     = ${ability}`)),
  dim(`     ${brings(listed)}`)
]

const sayInMarkdown = (listed: Listed): readonly string[] => [
  `## ${listed.place}. ${listed.card.name}`,
  '',
  `${typeLine(listed.card)}${listed.deck ? ' (deck)' : ''}`,
  '',
  ...(listed.card.text === '' ? [] : [`> ${listed.card.text}`, '']),
  ...listed.told.map(ability => `- ${ability}`),
  ...(listed.told.length === 0 ? [] : ['']),
  `It ${brings(listed)}${listed.checks.length === 0 ? '' : `: ${listed.checks.map(id => `\`${id}\``).join(', ')}`}${listed.rules.length === 0 ? '' : `; for the first time ${listed.rules.join(', ')}`}.`,
  ''
]

/** The ids of the effects that instructions of an ability start or make, delayed and reflexive ones too. */
const startedIn = (piece: unknown): readonly string[] => {
  if (typeof piece !== 'object' || piece === null) return []
  const own = 'do' in piece && 'ability' in piece && typeof piece.ability === 'string' ? [piece.ability] : []
  return [...new Set([...own, ...Object.values(piece).flatMap(startedIn)])]
}

const asData = ({ card, told, ...rest }: Listed) => {
  const { name, types, text, abilities, ...numbers } = card
  return {
    ...rest,
    name,
    types,
    ...numbers,
    text,
    abilities: abilities.map((ability, at) => ({ id: ability.id, kind: ability.kind, starts: startedIn(ability), told: told[at] }))
  }
}

/** What the first so many cards bring, all of them together. */
const sayReach = (rulebook: Rulebook, first: number): string => {
  const { rules, fixtures } = reachOf(rulebook, first)
  return `with the first ${count(first, 'card')}, ${rules.shown} of ${count(rules.all, 'rule')} that fixtures show are shown, and ${fixtures.played} of ${count(fixtures.all, 'fixture')} of its own are played`
}

const sayTexts = (all: readonly Listed[]): string => {
  const able = all.filter(({ card }) => card.abilities.length > 0)
  return `${able.filter(({ card }) => card.text !== '').length} of ${count(able.length, 'card')} with abilities have a text`
}

const run = ({ ruleset, first, deck, json, markdown }: Options): void => {
  const rulebook = rulebookOf(ruleset)
  const all = listOf(rulebook)
  const chosen = all.filter(each => !deck || each.deck).slice(0, first)
  if (json) printJson(chosen.map(asData))
  else if (markdown)
    printText([`# The cards of ${rulebook.title}, those first that bring most`, '', ...chosen.flatMap(sayInMarkdown)].join('\n'))
  else
    print(
      ...chosen.flatMap(sayPlainly),
      dim(`${chosen.length} of ${all.length} cards; each brings what comes within reach with it and all cards before it`),
      dim(sayReach(rulebook, Math.min(first ?? all.length, all.length))),
      dim(sayTexts(all))
    )
}

export const cardsCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('cards')
    .summary('list the cards of a ruleset, those first that bring most')
    .description(
      'Lists every card of a ruleset, those of the library and those that fixtures define, for an engine with cards coded by hand: types and numbers, text, each ability as the kit reads its data, and the checks that come within reach with it. The next card is the one that, together with those before it, brings most further fixtures and rules. Claim what you have coded by name, in "cards" of the answer to initialize.'
    )
    .requiredOption('--ruleset <id>', 'whose cards')
    .option('--first <n>', 'only so many', natural)
    .option('--deck', 'only the deck, which uses every feature between its cards', false)
    .addOption(
      new Option(
        '--json',
        'print as JSON: an array of {place, name, types, text, abilities, checks, rules, library, deck} and numbers; each ability {id, kind, starts, told}, starts being the ids of effects that its instructions make'
      )
        .default(false)
        .conflicts('markdown')
    )
    .option('--markdown', 'print as Markdown, with the names of the checks', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw cards --ruleset mtg --first 40\n  npx stacklaw cards --ruleset mtg --markdown > cards.md'
    )
    .action((options: Options) => {
      run(options)
      done(EXIT.holds)
    })
}
