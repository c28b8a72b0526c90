/**
 * Faults in the syntax of functions: operators over the syntax tree, each at one place. All that are drawn are built into one copy of
 * the sources, each behind a switch.
 * @module
 */
import { readFileSync, readdirSync } from 'node:fs'
import ts from 'typescript'

const root = new URL('../../', import.meta.url)

/** What is mutated: the table of decisions and the instructions. */
const FOLDERS = ['model/rules/', 'model/instructions/']

/** What serves other things than judging: how entries are made and told, and words. */
const LEFT_OUT = ['model/rules/decision.ts', 'model/rules/index.ts', 'model/instructions/common/words.ts']

/** Fields of an instruction that are words. */
const WORDS = ['says', 'named']

const { SyntaxKind } = ts

const OTHERS = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.LessThanToken, ['<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [SyntaxKind.AmpersandAmpersandToken, ['||']],
  [SyntaxKind.BarBarToken, ['&&']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.MinusToken, ['+']]
])

/** Methods that are exchanged, and those that are left out: their list stays as it is. */
const METHODS = { some: 'every', every: 'some', find: 'findLast', findLast: 'find', min: 'max', max: 'min' }
const IDENTITIES = ['filter', 'slice', 'toReversed', 'toSorted']

/** The faults at one node, each with what stands there instead. */
const faultsAt = node => {
  const text = node.getText()
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [node.left.getText(), node.right.getText()]
    const { kind } = node.operatorToken
    const others = (OTHERS.get(kind) ?? []).map(other => [`${node.operatorToken.getText()} as ${other}`, `${left} ${other} ${right}`])
    return kind === SyntaxKind.QuestionQuestionToken ? [['?? always', right]] : others
  }
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [node.whenTrue.getText(), node.whenFalse.getText()]
    return [
      ['condition always', yes],
      ['condition never', no]
    ]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) return [['without !', node.operand.getText()]]
  if (node.kind === SyntaxKind.TrueKeyword) return [['false', 'false']]
  if (node.kind === SyntaxKind.FalseKeyword) return [['true', 'true']]
  // less than nothing is no number that anybody would write by mistake
  if (ts.isNumericLiteral(node))
    return [['one more', `${Number(text) + 1}`], ...(Number(text) > 0 ? [['one less', `${Number(text) - 1}`]] : [])]
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression
    const args = `(${node.arguments.map(each => each.getText()).join(', ')})`
    if (METHODS[name.text]) return [[`${name.text} as ${METHODS[name.text]}`, `${expression.getText()}.${METHODS[name.text]}${args}`]]
    if (IDENTITIES.includes(name.text)) return [[`without ${name.text}`, expression.getText()]]
    if (name.text === 'includes') return [['includes not', `!${text}`]]
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return [['empty list', '[]']]
  return []
}

/** The condition of a statement, always or never. */
const faultsOf = condition =>
  [
    ['if always', 'true'],
    ['if never', 'false']
  ].map(fault => [condition, ...fault])

/** The calls by which entries are made with other results, and where among the arguments these stand. */
const OTHERS_AT = { decision: 1, given: 1 }

/** The functions of an entry that decide; what else its result could have been serves diagnosis alone. */
const partsOf = node => {
  if (!ts.isCallExpression(node)) return undefined
  const name = node.expression.getText()
  if (['is', 'mayBeSo', 'given', 'anyOf'].includes(name)) return []
  if (['decision', 'yesNo', 'listed', 'amount', 'oneOf'].includes(name)) return node.arguments.slice(-1)
  return undefined
}

const isWords = node => ts.isPropertyAssignment(node) && WORDS.includes(node.name.getText())

/** Within a chain of `?.` nothing can stand in between: brackets would end what it leaves out. */
const isWithinChain = node =>
  (node.flags & ts.NodeFlags.OptionalChain) !== 0 &&
  (node.parent.flags & ts.NodeFlags.OptionalChain) !== 0 &&
  node.parent.expression === node

const short = text => (text.length > 60 ? `${text.slice(0, 57)}...` : text).replace(/\s+/g, ' ')

/** What else results could have been, where that has names of its own: it serves diagnosis alone. */
const namedOthers = source => {
  const inOthers = new Set()
  const elsewhere = new Set()
  const look = (node, isOther) => {
    const others = ts.isCallExpression(node) ? OTHERS_AT[node.expression.getText()] : undefined
    if (others !== undefined) return node.arguments.forEach((each, at) => look(each, at === others))
    const isNamed = ts.isIdentifier(node) && node.parent.name !== node
    if (isNamed) (isOther ? inOthers : elsewhere).add(node.text)
    ts.forEachChild(node, child => look(child, isOther))
  }
  look(source, false)
  return new Set([...inOthers].filter(name => !elsewhere.has(name)))
}

/** A function that makes words: of a declaration it is known by what it says to return. */
const makesWords = statement =>
  ts.isVariableStatement(statement) &&
  statement.declarationList.declarations.some(({ initializer }) => initializer?.type?.kind === SyntaxKind.StringKeyword)

/**
 * The faults of a file, each named by the function that it is in.
 * @returns {{ kind: string, file: string, name: string, start: number, end: number, instead: string }[]}
 */
export const faultsIn = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const seen = new Map()
  const others = namedOthers(source)
  const add = (node, what, instead, top) => {
    const told = `${file} ${top}: ${short(node.getText())}, ${what}`
    const times = (seen.get(told) ?? 0) + 1
    seen.set(told, times)
    found.push({
      kind: 'syntax',
      file,
      name: times === 1 ? told : `${told} (${times})`,
      start: node.getStart(),
      end: node.getEnd(),
      instead
    })
  }
  const visit = (node, top, inside) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || isWords(node)) return
    const parts = partsOf(node)
    if (parts) return void parts.forEach(part => visit(part, top, inside))
    if (inside && !isWithinChain(node)) for (const [what, instead] of faultsAt(node)) add(node, what, instead, top)
    if (inside && ts.isIfStatement(node))
      for (const [condition, what, instead] of faultsOf(node.expression)) add(condition, what, instead, top)
    const within = inside || ts.isFunctionLike(node)
    ts.forEachChild(node, child => visit(child, top, within))
  }
  for (const statement of source.statements) {
    const top = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0].name.getText()
      : (statement.name?.getText() ?? '')
    if (!makesWords(statement) && !others.has(top)) visit(statement, top, false)
  }
  return found
}

const read = file => readFileSync(new URL(file, root), 'utf8')

/** Every fault in the syntax of what is mutated. What a module makes as it is loaded is no function, and is left to the other operators. */
export const syntaxFaults = () =>
  FOLDERS.flatMap(folder =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}${name.replaceAll('\\', '/')}`)
      .filter(name => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name) && !LEFT_OUT.includes(name))
      .sort()
      .flatMap(file => faultsIn(file, read(file)))
  )

/** A piece of a source with the faults in it, each behind its switch. */
const switched = (text, from, to, faults) => {
  const outer = faults.filter(
    ({ start, end }) => !faults.some(each => each.start <= start && end <= each.end && each.end - each.start > end - start)
  )
  const places = [...new Map(outer.map(({ start, end }) => [`${start} ${end}`, { start, end }])).values()].sort(
    (one, other) => one.start - other.start
  )
  let made = ''
  let at = from
  for (const { start, end } of places) {
    const here = faults.filter(each => each.start === start && each.end === end)
    const within = faults.filter(each => start <= each.start && each.end <= end && !here.includes(each))
    const whole = within.length === 0 ? text.slice(start, end) : switched(text, start, end, within)
    made += `${text.slice(at, start)}(${here.map(({ number, instead }) => `globalThis.judged.is(${number}) ? (${instead}) : `).join('')}(${whole}))`
    at = end
  }
  return made + text.slice(at, to)
}

/** A file as it is compiled with these faults, each behind the switch of its number. */
export const compiledWith = (file, faults, text = read(file)) => {
  return ts.transpileModule(switched(text, 0, text.length, faults), {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 }
  }).outputText
}
