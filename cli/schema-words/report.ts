/** What the fields of reports and of lists of known failures mean. @module */
import type { Fields } from './fields.js'

const verdict = 'fail, error, inconclusive, untested, unsupported or pass.'

export const REPORT_WORDS: Readonly<Record<string, Fields>> = {
  Report: {
    kit: 'The kit that made the report.',
    engine: 'The engine that was certified, with what it claims.',
    run: 'How it was run, so that it can be repeated.',
    verdict: `Of all rulesets together: ${verdict}`,
    rulesets: 'The results by ruleset.',
    expect: 'What became of the failures that were known before.',
    notLookedAt: 'What this run did not look at, and why.'
  },
  'Report.kit': { version: 'The version of the kit.', digest: 'A digest of its rules, fixtures and checks.' },
  'Report.engine': {
    name: 'Its name.',
    version: 'Its version.',
    command: 'The command that starts it.',
    features: 'The features that it claims.',
    cards: 'The cards that it claims, by ruleset.',
    level: 'How much it lets be observed.',
    autonomous: 'The kinds of decision that it takes by itself.'
  },
  'Report.run': {
    seed: 'The seed of the random games.',
    runs: 'How many random games were to be played for each ruleset.',
    strict: 'Whether what is only interpretation fails, too.',
    thorough:
      'Each fixture was played again for every metamorphic relation, and not for one of them in turn, the corpus was played, and every second random game was of composed cards.',
    partial: 'Only a part was run.',
    chosen: 'The run was narrowed to some checks, so that it is no certification.',
    command: 'The command that repeats it.'
  },
  'Report.chosen': {
    by: 'The options that narrowed it.',
    checks: 'How many checks they chose, with others that failed beside them.',
    of: 'How many checks there are.'
  },
  'Report.expect': {
    file: 'The list of known failures.',
    stale: 'Entries that fail no more, or that stand for nothing.',
    known: 'How many failures were known.',
    new: 'How many were not.'
  },
  RulesetReport: {
    id: 'The ruleset.',
    title: 'What it is called.',
    edition: 'Its edition.',
    verdict,
    unsteady: 'Failures that came to something else when they were played again: the engine is not deterministic.',
    rules: 'The rules of its text, each with its verdict.',
    checks: 'All checks, those that fail first.',
    beginWith: 'The failing check to look at first.',
    found: 'Failing games that random play found.',
    coverage: 'What of the charts was fired.',
    pairs: 'Which pairs of ideas the kit’s situations bring together.',
    ladder: 'What unlocks most if it is claimed next.'
  },
  PairsReport: {
    aspects: 'How many ideas there are that can meet.',
    all: 'How many pairs of them there are.',
    possible: 'How many of these any game met.',
    fixtures: 'How many fixtures meet.',
    corpus: 'How many the corpus meets.',
    random: 'How many random games meet.',
    together: 'How many fixtures, corpus and random games meet together.',
    cards: 'How many are met with library cards alone.'
  },
  Unsteady: {
    situation: 'The fixture, the situation or the random game.',
    first: 'What it came to first.',
    again: 'What it came to when it was played again, with the same decisions.'
  },
  RuleResult: {
    id: 'The rule.',
    title: 'What it is about.',
    statement: 'What it says, in the kit’s words.',
    standing: 'How firmly it stands.',
    reason: 'Why it is not normative.',
    verdict,
    unchecked: 'Why no check can show it.',
    checks: 'The checks that can tell if it is broken.'
  },
  CheckResult: {
    kind: 'A fixture, an invariant, a relation, a chart, or an exploration.',
    name: 'Its name.',
    title: 'What it is about.',
    file: 'The file of a fixture.',
    unchosen: 'The run was narrowed to others, so that nothing ran it.',
    purpose: 'What tells a right engine from a wrong one.',
    rules: 'The rules that it is about.',
    standing: 'How firmly it stands.',
    verdict,
    message: 'What it found, in a sentence.',
    cases: 'How many cases ran; of an invariant, in how many its situation occurred; of a relation, to how many it applied.',
    met: 'In how many of them its situation occurred.',
    randomCases: 'How many of the cases are random games.',
    randomMet: 'In how many of the random games its situation occurred.',
    known: 'Why it is known to fail, where a list of known failures says so; it stays a failure.',
    failedIn: 'The situations in which it failed.',
    unsupported: 'Games that the engine ended as unsupported although it claims them.',
    needs: 'What the engine does not claim and the check needs.',
    hints: 'Where in an engine to look.',
    evidence: 'The game that shows it.'
  },
  FailedIn: {
    situation: 'The fixture, or the game that was found.',
    message: 'What went wrong there.',
    known: 'Why it is known to fail there.'
  },
  Unsupported: { games: 'How many games.', notes: 'What the engine noted.' },
  'Unsupported.notes': { note: 'A note.', games: 'In how many games.' },
  Evidence: {
    scenario: 'The id of the scenario.',
    title: 'Its title.',
    cards: 'The cards in it.',
    players: 'The players at the start.',
    start: 'Where in the turn it begins.',
    objects: 'The objects at the start.',
    derivation: 'What the rules demand, step by step.',
    trace: 'What was observed up to the step that decides.',
    moments: 'The game at each step, as the charts saw it.',
    step: 'The place in the trace of the step that decides; left out, something is missing at the end.',
    expected: 'What would have been right there.',
    broken: 'Decisions of the rules that, made otherwise, would have allowed what came.',
    atStake: 'Rules that bear on the step and are not held against the engine.',
    came: 'What came.',
    replay: 'The command that plays it again.'
  },
  'Evidence.start': { phase: 'The name of the phase.' },
  'Evidence.broken': { decision: 'The decision.', rules: 'Its rules.' },
  Moment: {
    players: 'What each player has.',
    stack: 'What is on the stack, from the top.',
    pending: 'What waits to be placed.',
    event: 'The event that is gone through.',
    charts: 'Where the charts are.',
    more: 'How many other explanations there are.'
  },
  Holding: { numbers: 'Their numbers.', zones: 'What is in their zones.', deck: 'How many cards their deck has.' },
  BeginWith: {
    rule: 'The rule that the failures point at.',
    check: 'The failing check of it to look at first.',
    failing: 'How many checks fail that no list knows.',
    naming: 'How many of these are about the rule.',
    passing: 'How many checks pass.',
    passingNaming: 'How many of these are about the rule.',
    others: 'Further rules at which failures point.'
  },
  FoundGame: {
    id: 'A name that the same game always gets.',
    checks: 'The checks that fail in it.',
    rules: 'The rules that it breaks.',
    standing: 'How firmly the firmest of them stands.',
    cards: 'The cards in it.',
    message: 'What went wrong.',
    known: 'Why it is known, where a list says so.',
    drawn:
      'The command that draws the game again, by the seed of the run and its number, and plays it as it was before it was made smaller.',
    evidence: 'The game.'
  },
  ChartCoverage: {
    chart: 'The chart.',
    transitions: 'How many transitions it has.',
    fired: 'How many of them were fired.',
    never: 'Those that never were.'
  },
  ConformanceProfile: {
    cases: 'How many cases there are.',
    claimed: 'How many are claimed.',
    rungs: 'What would unlock more, the most first.'
  },
  ProfileEntry: {
    kind: 'A feature or a card.',
    name: 'Which.',
    unlocks: 'How many cases it unlocks by itself.',
    neededBy: 'How many cases need it.',
    beside: 'What these need besides.'
  },
  StaleEntry: {
    ruleset: 'The ruleset of the entry.',
    check: 'Its check.',
    verdict: 'What the check says now.',
    reason: 'The reason that the entry gives.',
    why: 'Why it is stale.'
  },
  Unlooked: {
    kind: 'What kind of thing was not looked at.',
    ruleset: 'In which ruleset.',
    sentence: 'What and why, in a sentence.',
    brief: 'The same in a few words.',
    items: 'Which ones, by reason.'
  },
  'Unlooked.items': { why: 'The reason.', names: 'Their names.' },
  ExpectFile: { failures: 'The failures that are known.' },
  KnownFailure: {
    ruleset: 'The ruleset.',
    check: 'The name of the check, or "found/…" of a game.',
    situation: 'Only in this situation.',
    verdict: 'The verdict that it has in this engine.',
    reason: 'Why it is known and not mended yet.'
  }
}
