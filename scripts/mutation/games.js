/**
 * The games by which faults of the model are judged, each with what the model as it is says of it: right ones, which the reference
 * engine plays of every fixture, by its script, by choices that are drawn, in a style of reporting, by taking decisions by itself, and
 * asking for them all the same; in situations that are drawn, and in those of the corners; walks, in which the model itself says what
 * comes next; near misses, which differ from a right game in one observation; wrong ones, which faulty engines play; those of games of
 * which one value of the structure is another, and right ones as such a game sees them; and those that the judge's own tests have by hand.
 * @module
 */
import { autonomous as takingByItself } from '../../dist/engine/autonomous.js'
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { mutants } from '../../dist/engine/mutants/index.js'
import { judgingFixturesOf, situationsOf, toWire } from '../../dist/fixtures/loader.js'
import { createBase } from '../../dist/model/base/base.js'
import { styles } from '../../dist/engine/styles/index.js'
import { everyRulebook } from '../../dist/model/rulebook/index.js'
import { createModel, judge } from '../../dist/model/statechart/index.js'
import { project } from '../../dist/model/trace/level.js'
import { drawn, play, scripted } from '../../dist/properties/campaign/play.js'
import { readEvidence } from '../../dist/properties/mutation/evidence.js'
import { structuralMutants } from '../../dist/properties/mutation/structural.js'
import { handTraces } from './hand.js'
import { nearMisses } from './near-misses.js'
import { numbersFrom } from './seed.js'
import { scenesOf } from './scenes.js'
import { cornersFor, situationsFor } from './situations.js'
import { walk } from './walk.js'

/** Of each faulty engine so many games at most, each refused at another place. */
const WRONG = 4

/** A game that takes longer than this to judge is left out, so that each mutant is judged in time. */
const SLOW = 2000

const traceOf = async (engine, wire, policy, manner = plain => plain) => {
  try {
    const { trace, how } = await play(manner(inProcess(engine)), wire, policy)
    return how === 'ended' ? trace : undefined
  } catch {
    return undefined
  }
}

const LEVELS = ['full', 'outcome']

/**
 * So many moves are followed for one observation: in a game whose structure makes no sense, as one of a combat without an end, what is
 * followed grows with every move, and the limit for a game would take hours.
 */
const MOVES = 5000

/** What the model says, and how long it takes. */
const verdictOf = (rulebook, level, autonomous, wire, trace) => {
  const from = performance.now()
  const { verdict, step } = judge(createModel(createBase(rulebook), { level, autonomous, perObservation: MOVES }), wire, trace)
  return { verdict, step, ms: performance.now() - from }
}

/** So many choices are drawn for a game; then all pass. */
const CHOICES = 60

const choicesOf = seed => {
  const numbers = numbersFrom(seed)
  return Array.from({ length: CHOICES }, () => Math.floor(numbers() * 1000))
}

/** Styles in which an engine may report all that it shows. */
const permitted = styles.filter(({ levels }) => levels.includes('full'))

/** So many near misses of each fixture. */
const NEAR = [1, 2, 3]

/** So many walks and near misses of each scene. */
const ROUNDS = Array.from({ length: 8 }, (_, at) => at + 1)

/** So many situations are drawn for each ruleset. */
const DRAWN_SITUATIONS = 60

const DRAWN = { passing: 400, opening: 0 }

/** Of each game with another value of the structure so many fixtures at most, the first that cite the rules of the value. */
const OTHERWISE = 4

/**
 * Games of which one value of the structure is another: as they are played there, as those of the right game are seen there, and as they
 * are seen in the right game.
 */
const withOtherValues = async (rulebook, fixtures, add, isWanted) => {
  const usual = createReference(createBase(rulebook))
  for (const otherwise of structuralMutants(rulebook)) {
    const engine = createReference(createBase(otherwise.rulebook))
    const citing = fixtures.filter(({ scenario }) => scenario.rules.some(rule => otherwise.rules.includes(rule)))
    let games = 0
    for (const { scenario, file } of citing) {
      if (games >= OTHERWISE) break
      const ids = ['on', 'sees', 'seen from'].map(how => `${otherwise.name} ${how} ${scenario.id}`)
      if (!ids.some(isWanted)) continue
      const wire = toWire(scenario, file)
      const played = async policy => {
        const [here, there] = [await traceOf(usual, wire, policy()), await traceOf(engine, wire, policy())]
        return here && there && JSON.stringify(here) !== JSON.stringify(there) ? { here, there } : undefined
      }
      // a script knows but what is asked in the game itself
      const { here, there } =
        (await played(() => scripted(scenario.script))) ?? (await played(() => drawn({ ...DRAWN, numbers: choicesOf(ids[0]) }))) ?? {}
      if (!here) continue
      games++
      const game = { rules: otherwise.rules, wire, otherwise, levels: ['full'] }
      add(ids[0], { ...game, trace: there, expected: 'pass' })
      add(ids[1], { ...game, trace: here })
      add(ids[2], { ...game, trace: there, otherwise: undefined })
    }
  }
}

/** The games of one ruleset. */
const ofRuleset = async (rulebook, evidence, take, wanted) => {
  const fixtures = [...judgingFixturesOf(rulebook), ...situationsOf(rulebook)]
  const right = createReference(createBase(rulebook))
  const models = createModel(createBase(rulebook), { level: 'full', autonomous: [] })
  const isWanted = id => !wanted || LEVELS.some(level => wanted.has(`${id} ${level}`))
  const add = (id, { rules, wire, trace, expected, levels = LEVELS, autonomous = [], seen = new Set(), otherwise }) => {
    for (const level of levels) {
      if (wanted && !wanted.has(`${id} ${level}`)) continue
      const told = project(trace, level)
      const { verdict, step, ms } = verdictOf(otherwise?.rulebook ?? rulebook, level, autonomous, wire, told)
      if ((expected !== undefined && verdict !== expected) || verdict === 'inconclusive' || (ms > SLOW && !wanted)) continue
      if (!wanted && expected === 'fail' && seen.has(`${level} ${step}`)) continue
      seen.add(`${level} ${step}`)
      const changed = otherwise && { structure: otherwise.rulebook.structure }
      take({ id: `${id} ${level}`, ruleset: rulebook.id, ...changed, level, autonomous, rules, verdict, ms, wire, trace: told })
    }
  }
  for (const [at, { scenario, file }] of fixtures.entries()) {
    const { id, rules, script } = scenario
    const told = ['drawn', 'styled', 'by itself', 'asked all the same', 'walked'].map(way => `${id}, ${way}`)
    const ways = [id, ...told, ...NEAR.map(near => `${id}, near ${near}`)]
    if (!ways.some(isWanted)) continue
    const wire = toWire(scenario, file)
    const usual = await traceOf(right, wire, scripted(script))
    if (!usual) continue
    const isOther = trace => trace !== undefined && JSON.stringify(trace) !== JSON.stringify(usual)
    const game = { rules, wire, expected: 'pass' }
    add(id, { ...game, trace: usual })
    const numbers = numbersFrom(`games ${rulebook.id} ${id}`)
    const policy = drawn({ ...DRAWN, numbers: Array.from({ length: CHOICES }, () => Math.floor(numbers() * 1000)) })
    const other = await traceOf(right, wire, policy)
    if (isOther(other)) add(`${id}, drawn`, { ...game, trace: other, levels: ['full'] })
    const style = permitted[at % permitted.length]
    const styled = await traceOf(right, wire, scripted(script), style.of)
    if (isOther(styled)) add(`${id}, styled`, { ...game, trace: styled, levels: ['full'] })
    const kinds = [...new Set(usual.filter(({ see }) => see === 'prompt').map(({ decision }) => decision))].filter(
      kind => kind !== 'priority'
    )
    const kind = kinds[at % kinds.length]
    if (kind !== undefined) {
      add(`${id}, asked all the same`, { ...game, expected: undefined, trace: usual, levels: ['full'], autonomous: [kind] })
      const byItself = await traceOf(right, wire, scripted(script), plain => takingByItself(plain, [kind]))
      if (isOther(byItself)) add(`${id}, by itself`, { ...game, trace: byItself, levels: ['full'], autonomous: [kind] })
    }
    const walked = isWanted(`${id}, walked`) ? walk(models, wire, numbers) : undefined
    if (isOther(walked)) add(`${id}, walked`, { ...game, trace: walked, levels: ['full'] })
    const near = nearMisses(usual, NEAR.length, numbersFrom(`near ${rulebook.id} ${id}`))
    for (const [place, trace] of near.entries())
      add(`${id}, near ${NEAR[place]}`, { rules, wire, trace, expected: undefined, levels: ['full'] })
  }
  const situations = [
    ...situationsFor(rulebook, DRAWN_SITUATIONS).map((wire, at) => ({ wire, id: `${rulebook.id} situation ${at + 1}` })),
    ...cornersFor(rulebook, DRAWN_SITUATIONS).map((wire, at) => ({ wire, id: `${rulebook.id} corner ${at + 1}` }))
  ]
  for (const { wire, id } of situations) {
    if (![id, `${id}, near`].some(isWanted)) continue
    const trace = await traceOf(right, wire, drawn({ ...DRAWN, numbers: choicesOf(id) }))
    if (!trace) continue
    add(id, { rules: [], wire, trace, expected: 'pass' })
    const [near] = nearMisses(trace, 1, numbersFrom(`near ${id}`))
    if (near) add(`${id}, near`, { rules: [], wire, trace: near, levels: ['full'] })
  }
  for (const { id, wire, script } of scenesOf(rulebook.id)) {
    const ways = [id, `${id}, outcome`, ...ROUNDS.flatMap(round => [`${id}, walked ${round}`, `${id}, near ${round}`])]
    if (!ways.some(isWanted)) continue
    const trace = await traceOf(right, wire, scripted(script))
    if (!trace) throw new Error(`the engine does not play ${id}`)
    add(id, { rules: [], wire, trace, expected: 'pass' })
    for (const round of ROUNDS) {
      const walked = walk(models, wire, numbersFrom(`walk ${id} ${round}`))
      if (walked) add(`${id}, walked ${round}`, { rules: [], wire, trace: walked, levels: ['full'] })
      const [near] = nearMisses(trace, 1, numbersFrom(`near ${id} ${round}`))
      if (near) add(`${id}, near ${round}`, { rules: [], wire, trace: near, levels: ['full'] })
    }
  }
  if (rulebook.editionOf === undefined) await withOtherValues(rulebook, fixtures, add, isWanted)
  const byId = new Map(fixtures.map(fixture => [fixture.scenario.id, fixture]))
  for (const mutant of mutants.filter(({ ruleset, kind }) => ruleset === rulebook.id && kind === 'engine')) {
    const engine = createReference(createBase(rulebook), mutant.rules, mutant.patch)
    const killers =
      evidence?.mutants.find(({ name, ruleset }) => name === mutant.name && ruleset === mutant.ruleset)?.killers.fixtures ?? []
    const citing = fixtures.filter(({ scenario }) => scenario.rules.includes(mutant.rule)).map(({ scenario }) => scenario.id)
    const seen = new Set()
    let games = 0
    for (const id of new Set([...killers, ...citing])) {
      const fixture = byId.get(id)
      if (!fixture || games >= WRONG || !isWanted(`${mutant.name} on ${id}`)) continue
      const wire = toWire(fixture.scenario, fixture.file)
      const trace = await traceOf(engine, wire, scripted(fixture.scenario.script))
      if (!trace) continue
      const before = seen.size
      add(`${mutant.name} on ${id}`, { rules: [mutant.rule], wire, trace, expected: 'fail', seen })
      if (seen.size > before) games++
    }
  }
}

/** The games that the judge's own tests have by hand. */
export const HAND = 'hand'

/** What games are of: the judge's own tests, and each ruleset; those with the most first. */
export const parts = [HAND, ...everyRulebook.map(({ id }) => id)]

/**
 * @param part what the games are of
 * @param take is given each game
 * @param wanted the games to be played; absent: all
 */
export const gamesOf = async (part, take, wanted) => {
  if (part !== HAND)
    return ofRuleset(
      everyRulebook.find(({ id }) => id === part),
      readEvidence(),
      take,
      wanted
    )
  for (const game of !wanted || [...wanted].some(id => id.startsWith('by hand')) ? handTraces() : [])
    if (!wanted || wanted.has(game.id)) take({ ...game, rules: [], ms: 0 })
}
