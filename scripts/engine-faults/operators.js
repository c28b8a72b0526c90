/**
 * Faults in the syntax of an engine, beside those of the model's operators: operands, calls, assignments and parts of lists that are left
 * out, conditions that are negated, keys that are shortened, orders of iteration turned round, state that is remembered too late or too
 * early, and what is counted for another period or not reset.
 * @module
 */
import ts from 'typescript'

const { SyntaxKind } = ts

const short = text => (text.length > 60 ? `${text.slice(0, 57)}...` : text).replace(/\s+/g, ' ')

/** Operators of which either operand is left out. */
const OPERANDS = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.PlusToken, SyntaxKind.MinusToken]

const ASSIGNMENTS = [
  SyntaxKind.EqualsToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
  SyntaxKind.BarBarEqualsToken
]

/** Methods that go through a list from its beginning, and to which its order matters. */
const IN_ORDER = ['flatMap', 'reduce', 'forEach']

/** What is counted in a period is counted in the other. */
const PERIODS = { turn: 'game', game: 'turn' }

const isAssignment = node => ts.isBinaryExpression(node) && ASSIGNMENTS.includes(node.operatorToken.kind)

/** Whether something is written to, and not read. */
const isWrittenTo = node =>
  (isAssignment(node.parent) && node.parent.left === node) || ts.isPostfixUnaryExpression(node.parent) || ts.isDeleteExpression(node.parent)

/** A name, or fields of it: it may be read twice. */
const isPlain = node => ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isPlain(node.expression))

/** Of an object that is made of another with some fields changed, a field as it was. */
const asItWas = node => {
  if (!ts.isPropertyAssignment(node.parent) || node.parent.initializer !== node) return []
  const { properties } = node.parent.parent
  const before = properties
    .slice(0, properties.indexOf(node.parent))
    .filter(each => ts.isSpreadAssignment(each) && isPlain(each.expression))
    .at(-1)
  if (!before) return []
  const { name } = node.parent
  const of = before.expression.getText()
  const field = ts.isComputedPropertyName(name)
    ? `${of}[${name.expression.getText()}]`
    : ts.isStringLiteral(name)
      ? `${of}[${name.getText()}]`
      : `${of}.${name.getText()}`
  return [[`${name.getText()} stays as it was`, field]]
}

const isSaid = node => {
  for (let each = node.parent; each && !ts.isBlock(each); each = each.parent)
    if (ts.isThrowStatement(each) || (ts.isCallExpression(each) && /^(unsupported|isTooOften)$/.test(each.expression.getText())))
      return true
  return false
}

/** A text made of parts, with one of them left out. */
const shorterKeys = node => {
  if (!ts.isTemplateExpression(node) || isSaid(node)) return []
  const source = node.getText()
  const from = node.getStart()
  return node.templateSpans.map(({ expression, literal }) => {
    // from `${` to `}`
    const start = expression.getFullStart() - 2 - from
    const end = literal.getStart() + 1 - from
    return [`key without ${short(expression.getText())}`, source.slice(0, start) + source.slice(end)]
  })
}

const parametersAround = node => {
  const found = []
  for (let each = node.parent; each; each = each.parent) if (ts.isFunctionLike(each)) found.push(...each.parameters)
  return found
}

/** The state before an event in place of that after it, and the other way round, where a function is given both. */
const tooLate = node => {
  const isNow = ts.isPropertyAccessExpression(node) && node.getText() === 'run.w'
  const isBefore =
    ts.isIdentifier(node) && node.text === 'before' && node.parent.name !== node && !ts.isShorthandPropertyAssignment(node.parent)
  if ((!isNow && !isBefore) || isWrittenTo(node) || ts.isParameter(node.parent)) return []
  const parameters = parametersAround(node).map(each => each.getText())
  if (!parameters.includes('before: World')) return []
  if (isNow) return [['as it was before', 'before']]
  return parameters.includes('run: Run') ? [['as it is after', 'run.w']] : []
}

const returnsNothing = node => {
  for (let each = node.parent; each; each = each.parent) if (ts.isFunctionLike(each)) return each.type?.kind === SyntaxKind.VoidKeyword
  return false
}

/** The faults at one node, each with what stands there instead. */
const faultsAt = node => {
  const found = [...asItWas(node), ...shorterKeys(node), ...tooLate(node)]
  const { parent } = node
  if (ts.isIfStatement(parent) && parent.expression === node) found.push(['if negated', `!(${node.getText()})`])
  if (ts.isConditionalExpression(parent) && parent.condition === node) found.push(['condition negated', `!(${node.getText()})`])
  if (ts.isBinaryExpression(node) && OPERANDS.includes(node.operatorToken.kind))
    found.push(['without what is on the right', node.left.getText()], ['without what is on the left', node.right.getText()])
  if (ts.isExpressionStatement(parent)) {
    if (ts.isCallExpression(node)) found.push(['call left out', 'undefined'])
    if (isAssignment(node)) found.push(['assignment left out', 'undefined'])
  }
  if ((ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) && ts.isCallExpression(node) && returnsNothing(node))
    found.push(['call left out', 'undefined'])
  if (ts.isSpreadElement(parent) && ts.isArrayLiteralExpression(parent.parent)) found.push(['left out of the list', '[]'])
  if (ts.isSpreadAssignment(parent)) found.push(['left out of the object', '{}'])
  if (ts.isForOfStatement(parent) && parent.expression === node) found.push(['backwards', `[...(${node.getText()})].reverse()`])
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && IN_ORDER.includes(node.expression.name.text)) {
    const args = node.arguments.map(each => each.getText()).join(', ')
    found.push(['backwards', `[...(${node.expression.expression.getText()})].reverse().${node.expression.name.text}(${args})`])
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.some(ts.isSpreadElement))
    found.push([
      'backwards',
      `[${node.elements
        .map(each => each.getText())
        .reverse()
        .join(', ')}]`
    ])
  if (ts.isPropertyAccessExpression(node) && PERIODS[node.name.text] && /\bcounts$/.test(node.expression.getText()) && !isWrittenTo(node))
    found.push([`counted in the ${PERIODS[node.name.text]}`, `${node.expression.getText()}.${PERIODS[node.name.text]}`])
  if (ts.isElementAccessExpression(node) && /\bcounts$/.test(node.expression.getText()))
    for (const period of Object.keys(PERIODS)) found.push([`counted in the ${period}`, `${node.expression.getText()}.${period}`])
  return found
}

/** Within a chain of `?.` nothing can stand in between: brackets would end what it leaves out. */
const isWithinChain = node =>
  (node.flags & ts.NodeFlags.OptionalChain) !== 0 &&
  (node.parent.flags & ts.NodeFlags.OptionalChain) !== 0 &&
  node.parent.expression === node

/**
 * The faults of a file by these operators, each named by the function that it is in.
 * @returns {{ kind: string, file: string, name: string, start: number, end: number, instead: string }[]}
 */
export const engineFaultsIn = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const seen = new Map()
  const visit = (node, top, inside) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (inside && !isWithinChain(node))
      for (const [what, instead] of faultsAt(node)) {
        const told = `${file} ${top}: ${short(node.getText())}, ${what}`
        const times = (seen.get(told) ?? 0) + 1
        seen.set(told, times)
        const name = times === 1 ? told : `${told} (${times})`
        found.push({ kind: 'syntax', file, name, start: node.getStart(), end: node.getEnd(), instead })
      }
    const within = inside || ts.isFunctionLike(node)
    ts.forEachChild(node, child => visit(child, top, within))
  }
  for (const statement of source.statements) {
    const top = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0].name.getText()
      : (statement.name?.getText() ?? '')
    visit(statement, top, false)
  }
  return found
}
