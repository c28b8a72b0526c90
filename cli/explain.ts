/** `stacklaw explain`. @module */
import { everyRulebook } from '../model/rulebook/index.js'
import { everyRule } from '../model/rulebook/rulebook.js'
import type { Command } from 'commander'
import type { Standing } from '../model/rulebook/rule.js'
import { InputProblem } from '../model/scenario/problem.js'
import { readEvidence } from '../properties/mutation/evidence.js'
import { offer } from './choose.js'
import type { PlantedFault } from './decisions.js'
import { sayOutcome } from './decisions.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import type { Example, Explanation } from './explanation.js'
import { explanationOf, near } from './explanation.js'
import { bold, dim, print, printJson } from './screen.js'

/** What comes before the reason of a rule that is not normative. */
const BEFORE_REASON: Readonly<Record<Standing, string>> = {
  normative: '',
  interpretation: 'Why this is our reading',
  undefined: 'Why no engine is judged by it',
  definition: 'Why there is nothing to check'
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', bold(title), ...lines.map(line => `  ${line}`)]

const sayExample = ({ title, file, standing }: Example): string =>
  `${title}${standing === 'normative' ? '' : ` [${standing}]`}  ${dim(file)}`

/** `3 fixtures`, with the names of the first few. */
const sayKillers = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title}: ${names.slice(0, 4).join(', ')}${names.length > 4 ? ` and ${names.length - 4} more` : ''}`]

const sayMutant = ({ name, fault, killedBy }: Explanation['mutants'][number]): readonly string[] => [
  `${name}: ${fault}`,
  ...[
    ...sayKillers('caught by the fixtures', killedBy.fixtures),
    ...sayKillers('by the invariants', killedBy.invariants),
    ...sayKillers('by the transitions', killedBy.transitions)
  ].map(line => dim(`    ${line}`))
]

const sayPart = ({ chart, kind, name }: Explanation['decisions'][number]['parts'][number]): string => `${kind} ${name} of chart ${chart}`

const sayFaults = (faults: readonly PlantedFault[]): readonly string[] => {
  if (faults.length === 0) return [dim('    no planted fault of the lot fell on it')]
  return [dim('    planted faults that were judged:'), ...faults.map(fault => dim(`      ${fault.what}: ${sayOutcome(fault)}`))]
}

const sayDecision = ({
  name,
  says,
  file,
  line,
  code,
  values,
  askedIn,
  parts,
  faults
}: Explanation['decisions'][number]): readonly string[] => [
  `${bold(name)}  ${says}`,
  dim(`    ${file}:${line}`),
  ...code.split('\n').map(each => `    ${each}`),
  ...values.map(value =>
    dim(`    ${value.name} ${value.value === null ? 'has no value' : `is ${JSON.stringify(value.value)}`} here (${value.rules.join(', ')})`)
  ),
  ...(parts.length === 0 ? [] : [dim(`    used by ${parts.map(sayPart).join(', ')}`)]),
  ...(askedIn.length === 0 ? [] : [dim(`    asked in ${askedIn.map(each => `${each.name} (${each.file})`).join(', ')}`)]),
  ...sayFaults(faults)
]

/** What the words of the code mean, for who reads rules rather than programs. */
const HOW_TO_READ: readonly string[] = [
  dim('In the code, cites are rules of every game and reads are values of the structure. The last function decides; yesNo, listed, amount'),
  dim('and oneOf say what kind of answer it gives. A list before it holds other answers, by which a refusal is explained, not the rule.'),
  dim('A planted fault is another answer, or a changed piece of the code; what killed it is a game that the model then judged wrongly.')
]

const say = (rule: Explanation): readonly string[] => [
  `${bold(rule.id)}  ${rule.title}`,
  dim(`${rule.rulebook}; ${rule.standing}${rule.neighbouring ? '; a neighbouring rule, from a sibling edition' : ''}`),
  '',
  rule.statement,
  ...(rule.reason === undefined ? [] : ['', `${BEFORE_REASON[rule.standing]}: ${rule.reason}`]),
  ...(rule.unchecked === undefined ? [] : ['', `It has no check: ${rule.unchecked}`]),
  ...section(
    'Borrowed by older editions, whose own text does not give it: there it is no more than advice',
    rule.borrowedBy.map(({ ruleset, values }) => `${ruleset}${values.length === 0 ? '' : `  for ${values.join(', ')}`}`)
  ),
  ...section(
    'See also',
    rule.neighbours.map(({ id, title }) => `${id}${title === undefined ? '' : `  ${title}`}`)
  ),
  ...section('Examples and cases', rule.examples.map(sayExample)),
  ...section('Near misses, where it does not act', rule.nearMisses.map(sayExample)),
  ...section('Also used in the derivation of', rule.usedIn.map(sayExample)),
  ...section('In the charts', [
    ...rule.charts.map(
      ({ chart, concept, transitions }) => `${chart}: ${transitions.map(name => name.replace(`${chart}.`, '')).join(', ')}  ${dim(concept)}`
    ),
    ...rule.concepts
      .filter(concept => rule.charts.every(each => each.concept !== concept))
      .map(concept => `no transition of its own; suspected in those of other concepts  ${dim(concept)}`)
  ]),
  ...section('What the model decides by it', rule.decisions.length === 0 ? [] : [...rule.decisions.flatMap(sayDecision), ...HOW_TO_READ]),
  ...section(
    'Invariants',
    rule.invariants.map(({ name, statement }) => `${name}: ${statement}`)
  ),
  ...section(
    'Metamorphic relations',
    rule.relations.map(({ name, statement }) => `${name}: ${statement}`)
  ),
  ...section('Faulty engines that these checks caught', rule.mutants.flatMap(sayMutant)),
  ...(rule.mutants.length === 0 && rule.standing === 'normative' && rule.unchecked === undefined
    ? ['', 'No faulty engine has been made that breaks this rule alone, so nothing shows yet that a check holds it.']
    : [])
]

/** The rules that a number without a ruleset stands for: `6.6.5f` for `fab:6.6.5f`, where one ruleset alone has it. */
const idsFor = (id: string): readonly string[] =>
  id.includes(':')
    ? []
    : [...new Set(everyRulebook.flatMap(everyRule).flatMap(rule => (rule.id.slice(rule.id.indexOf(':') + 1) === id ? [rule.id] : [])))]

export const explainCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('explain')
    .summary('say what a rule means and what checks it')
    .description(
      'Says what a rule means in our own words, how firmly it stands, in which examples it acts and in which near misses it does not, where the charts hold it, what the model decides by it, with the code, and which checks catch an engine that breaks it.'
    )
    .argument('<rule>', 'the id of a rule; without its ruleset, where only one has it')
    .option('--json', 'print as JSON', false)
    .addHelpText(
      'after',
      '\nExample:\n  npx stacklaw explain fab:6.6.5f\n\nExit codes: 0 told, 2 there is no such rule; the nearest ones are named.'
    )
    .action((id: string, { json }: { json: boolean }) => {
      const evidence = readEvidence()
      const [only, ...others] = idsFor(id)
      if (others.length > 0)
        throw new InputProblem(`"${id}" is a rule of more than one ruleset; name one of ${[only, ...others].join(', ')}.`)
      const rule = explanationOf(only ?? id, evidence)
      if (!rule) throw new InputProblem(`There is no rule "${id}"; ${offer(near(id), '"stacklaw rules" lists them.')}`)
      if (json) printJson(rule)
      else print(...say(rule))
      done(EXIT.holds)
    })
}
