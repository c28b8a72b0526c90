/**
 * Syntax that some rooms do without, with the reason for each.
 * @module
 */

/** Names of rulesets: neither model nor engine asks which game it is. */
const rulesetName = '/^(fab|mtg|mtg-2010|ga|ga-older)(-context)?:?$/'
const byStructure = 'Read the structure of the rulebook instead of asking which game it is: a new ruleset is data, not a branch.'

/** For the model, its rulebooks apart, and the reference engine. */
export const noRulesetNames = [
  `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${rulesetName}]`,
  `SwitchCase > Literal[value=${rulesetName}]`,
  `CallExpression[callee.property.name=/^(startsWith|endsWith|includes|indexOf|match|get|has)$/] > Literal[value=${rulesetName}]`,
  `CallExpression[callee.property.name=/^(includes|indexOf)$/] > MemberExpression > ArrayExpression > Literal[value=${rulesetName}]`,
  // a table with an entry for each game is a branch, too
  `Property > Identifier.key[name=${rulesetName}]`,
  `Property > Literal.key[value=${rulesetName}]`,
  `MemberExpression > Identifier.property[name=${rulesetName}]`,
  `MemberExpression > Literal.property[value=${rulesetName}]`
].map(selector => ({ selector, message: byStructure }))

/** A module is a value: what changes is passed on, or kept in a map from what it belongs to. */
const noModuleVariables = {
  selector: ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind='let']",
  message: 'The core is pure: a module has no variables. Pass on what changes, or keep it by what it belongs to.'
}

/** For the model, the reference engine and the mutants. */
export const noHiddenState = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The core is pure: chance is a decision that nature is asked for, or comes from the seed.'
  },
  {
    selector: ":matches(NewExpression, CallExpression)[callee.name='Date'], MemberExpression[object.name=/^(Date|performance)$/]",
    message: 'The core is pure: it knows no clock. Budgets count steps, never seconds.'
  },
  {
    selector: ':matches(ClassDeclaration, ClassExpression)[superClass=null]',
    message: 'State is plain readonly data; only errors are classes.'
  },
  noModuleVariables
]
