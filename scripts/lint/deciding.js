/**
 * The lint rule against switches for faults: a rule function of the reference engine decides something. One that gives the same
 * whatever it is asked, hands on what it was given, or takes what it does not read, is there only to be exchanged.
 * @see docs/decisions/0012-trusted-base-and-layout.md
 * @module
 */

/** Rule functions that decide nothing all the same, each with the reason. @type {Readonly<Record<string, string>>} */
export const undecided = {}

const isConstant = node =>
  node.type === 'Literal' ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && isConstant(node.argument)) ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0) ||
  (node.type === 'ArrayExpression' && node.elements.every(each => each !== null && isConstant(each))) ||
  (node.type === 'ObjectExpression' && node.properties.every(each => each.type === 'Property' && isConstant(each.value))) ||
  (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type) && isConstant(node.expression))

/** The names that a parameter brings. */
const namesIn = node => {
  switch (node?.type) {
    case 'Identifier':
      return [node.name]
    case 'ObjectPattern':
      return node.properties.flatMap(each => namesIn(each.type === 'Property' ? each.value : each.argument))
    case 'ArrayPattern':
      return node.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(node.left)
    case 'RestElement':
      return namesIn(node.argument)
    default:
      return []
  }
}

/** Whether an expression is a parameter, or a list of just that. */
const isHandedOn = (node, names) => {
  if (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return isHandedOn(node.expression, names)
  if (node.type === 'ArrayExpression' && node.elements.length === 1) {
    const [only] = node.elements
    return only !== null && isHandedOn(only.type === 'SpreadElement' ? only.argument : only, names)
  }
  return node.type === 'Identifier' && names.includes(node.name)
}

/** What a function gives, if that is all that it does. */
const resultOf = ({ body }) => {
  if (body.type !== 'BlockStatement') return body
  const [only, ...more] = body.body
  return more.length === 0 && only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined
}

/** @type {import('eslint').Rule.RuleModule} */
export const deciding = {
  meta: {
    type: 'problem',
    docs: { description: 'A rule function of the reference engine decides something' },
    messages: {
      constant: '{{name}} gives the same whatever it is asked: {{why}}',
      handedOn: '{{name}} hands on what it was given: {{why}}',
      unread: '{{name}} takes {{parameter}} and does not read it: {{why}}'
    },
    schema: []
  },
  create(context) {
    const why =
      'a function that only a mutant gives a meaning is a switch for a fault. Say in the engine what is so, and plant the fault by a patch at the boundary of what the engine does.'
    const look = (name, made) => {
      if (Object.hasOwn(undecided, name)) return
      const result = resultOf(made)
      const names = made.params.flatMap(namesIn)
      const report = (messageId, data = {}) => context.report({ node: made, messageId, data: { name, why, ...data } })
      if (result && isConstant(result)) return report('constant')
      if (result && isHandedOn(result, names)) return report('handedOn')
      const unread = names.find(each => each.startsWith('_'))
      if (unread !== undefined) report('unread', { parameter: unread })
    }
    return {
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'({ id, init }) {
        if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression') look(id.name, init)
      },
      'ExportNamedDeclaration > FunctionDeclaration'(node) {
        look(node.id.name, node)
      }
    }
  }
}
