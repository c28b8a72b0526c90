/** The sources of the reference engine, as faults are planted in them. @module */
import { readFileSync, readdirSync } from 'node:fs'
import ts from 'typescript'

const root = new URL('../../', import.meta.url)

/** Where the reference engine is. */
export const FOLDER = 'engine/reference/'

/** The files of the reference engine. */
export const engineFiles = () =>
  readdirSync(new URL(FOLDER, root), { recursive: true, encoding: 'utf8' })
    .map(name => `${FOLDER}${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.ts') && !/\.test\.ts$|\.bench\.ts$|\/testing\//.test(name))
    .sort()

export const read = file => readFileSync(new URL(file, root), 'utf8')

const ENDED = [
  ts.SyntaxKind.ExpressionStatement,
  ts.SyntaxKind.VariableStatement,
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.BreakStatement,
  ts.SyntaxKind.ContinueStatement
]

/** A source of which each statement ends in a semicolon: a fault puts brackets around what it stands for, and a statement may begin with one. */
export const withSemicolons = text => {
  const source = ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true)
  const ends = []
  const visit = node => {
    if (ENDED.includes(node.kind) && text[node.end - 1] !== ';') ends.push(node.end)
    ts.forEachChild(node, visit)
  }
  visit(source)
  let made = ''
  let from = 0
  for (const end of ends.sort((one, other) => one - other)) {
    made += `${text.slice(from, end)};`
    from = end
  }
  return made + text.slice(from)
}
