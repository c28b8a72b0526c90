/**
 * The page of the questions: for each what is asked, and what every game answers and comes to.
 * @module
 */
import { compareGames } from '../../dist/model/trace/compare.js'
import { anchor, linksFrom, places } from './places.js'
import { bullets, code, front, html, md, page, table } from './text.js'

/** The games, grouped by what the derived outcomes let one observe: `A` for the first group, `B` for the second. */
const lettersOf = ({ games, objects, players, shows }) => {
  const own = new Set([...players, ...objects].map(({ id }) => id))
  const sides = Object.entries(games).map(([name, { expect }]) => ({ name, trace: expect.trace }))
  const { groups } = compareGames(sides, own, shows)
  return new Map(groups.flatMap((names, at) => names.map(name => [name, String.fromCharCode(65 + at)])))
}

/** How the situation ends in a game: who has won, or what life each player has. */
const endOf = ({ expect }) => {
  const { state, why, winner } = expect.trace.at(-1)
  if (why === 'game-over') return winner === undefined ? 'nobody wins' : `${winner} wins`
  return Object.entries(state.players)
    .map(([player, { life }]) => `${player} has ${life} life`)
    .join(', ')
}

/** The end in words, linked to the story of the game where it is told. */
const outcome = ({ knowsRule }, links, { question }, ruleset, answer, letter) => {
  const home = answer.rules.find(knowsRule)
  const words = md(endOf(answer))
  const fixture = `${ruleset}/questions/${question.toLowerCase()}`
  return `**${letter}** ${home === undefined ? words : links.to(places.example(home, fixture), words)}: ${md(answer.purpose)}`
}

const rowsOf = (knowledge, links, question) => {
  const letters = lettersOf(question)
  return knowledge.claims.flatMap(({ claims, id, title }) => {
    const claim = claims.find(each => each.question === question.question)
    const answer = question.games[id]
    if (claim === undefined || answer === undefined) return []
    const rules = claim.rules.map(rule => links.rule(rule)).join(', ')
    const standing = answer.reason === undefined ? claim.standing : `${claim.standing}: ${md(answer.reason)}`
    return [[md(title), md(claim.answer), outcome(knowledge, links, question, id, answer, letters.get(id)), standing, rules]]
  })
}

/** What decides the question: values of the structure. */
const decided = ({ decides }) => decides.length > 0 && `Decided by ${decides.map(code).join(', ')} of a game's structure.`

const oneQuestion = (knowledge, links) => question => [
  `## ${md(question.question)}`,
  `<p class="statement">${html(question.title)}</p>`,
  table(['game', 'answer', 'outcome', 'standing', 'rules'], rowsOf(knowledge, links, question)),
  decided(question)
]

const listed = questions => bullets(questions.map(({ question, title }) => `[${md(question)}](#${anchor(question)}) ${md(title)}`))

/** @returns {[string, string]} */
export const questionsPage = knowledge => {
  const links = linksFrom(places.questions, knowledge)
  const differ = knowledge.questions.filter(({ question }) => question.startsWith('D'))
  const agree = knowledge.questions.filter(({ question }) => question.startsWith('C'))
  return [
    places.questions,
    page(
      front('Questions on which games differ'),
      '# Questions on which games differ',
      'One situation, and what each game makes of it. Every answer was derived from the rules of its game, is shown by a fixture and is held against a live game by `stacklaw compare --all`. Outcomes with one letter are observed alike.',
      listed(differ),
      'On these the games must not differ:',
      listed(agree),
      [...differ, ...agree].flatMap(oneQuestion(knowledge, links))
    )
  ]
}
