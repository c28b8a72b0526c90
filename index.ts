/**
 * Stacklaw: a conformance test kit for the rules engines of trading card games.
 *
 * - Implement {@link ImplementationUnderTest} for an engine in TypeScript, or serve one over the protocol with {@link serve} or {@link listen}.
 * - {@link certify} judges it by a ruleset's fixtures, charts and invariants; {@link suiteOf} has what it needs of a ruleset.
 * - {@link createModel} follows a trace through the charts; {@link judge} judges a recorded one.
 * @module
 */
export type { ImplementationUnderTest, Session, Statement } from './engine/port.js'
export { connect } from './engine/protocol/client.js'
export type { ConnectOptions } from './engine/protocol/client.js'
export { listen } from './engine/protocol/listen.js'
export type { Listening } from './engine/protocol/listen.js'
export { serve } from './engine/protocol/server.js'
export { AdapterError } from './engine/protocol/errors.js'
export type { AdapterErrorCode, AdapterErrorPlace } from './engine/protocol/errors.js'
export { createReference } from './engine/reference/index.js'
export type { Reference } from './engine/reference/index.js'
export { inProcess } from './engine/reference/iut.js'
export {
  conformanceCards,
  fixturesOf,
  fixturesUnder,
  judgingFixturesOf,
  readFixtures,
  readScenario,
  situationsOf,
  toWire
} from './fixtures/loader.js'
export type { Fixture, RulesetOf } from './fixtures/loader.js'
export { createBase } from './model/base/base.js'
export type { TrustedBase } from './model/base/base.js'
export { everyRulebook, findRule, rulebooks } from './model/rulebook/index.js'
export { basedOn, checkedRulebook } from './model/rulebook/own.js'
export type { OwnRulebook } from './model/rulebook/own.js'
export type { Concept } from './model/rulebook/concept.js'
export type { DeclaredCheck, ObjectDemand, ObjectFate, PlayerDemand } from './model/rulebook/declared-check.js'
export type { Claim, Rulebook } from './model/rulebook/rulebook.js'
export type { Rule, Standing } from './model/rulebook/rule.js'
export type { Structure } from './model/rulebook/structure.js'
export type { GameWords } from './model/rulebook/words.js'
export type { Card } from './model/scenario/card.js'
export { featuresOf, FEATURES } from './model/scenario/features.js'
export type { Feature } from './model/scenario/features.js'
export type { RuleId, Zone } from './model/scenario/names.js'
export { InputProblem } from './model/scenario/problem.js'
export type { Scenario, WireScenario } from './model/scenario/scenario.js'
export { createModel, judge } from './model/statechart/index.js'
export type { Accepted, Expected, Frontier, LastChange, Model, ModelState, Refused, TraceVerdict } from './model/statechart/index.js'
export type { GameEvent } from './model/trace/event.js'
export type { Level, Observation } from './model/trace/observation.js'
export type { DecisionKind, Option } from './model/trace/option.js'
export type { Seats } from './properties/arbitraries/situation.js'
export { certify } from './properties/campaign/certify.js'
export type { Campaign, CampaignOptions, CampaignWatching } from './properties/campaign/certify.js'
export type { CampaignSettings } from './properties/campaign/plan.js'
export type { Case } from './properties/campaign/case.js'
export type { KnownFailure } from './properties/campaign/known.js'
export { suiteOf } from './properties/campaign/suite.js'
export type { Suite } from './properties/campaign/suite.js'
export type { Report, RulesetReport, NotCovered, Verdict } from './properties/campaign/report.js'
export { invariants } from './properties/invariants/index.js'
export type { Breach, Invariant, TraceView } from './properties/invariants/index.js'
export { readEvidence } from './properties/mutation/evidence.js'
export type { EvidenceFile } from './properties/mutation/evidence.js'
export { writeReports } from './reports/write.js'
