/**
 * What the sources of the model say of each decision of the rules: its docstring, its code, what asks it, and the guards and actions of
 * the charts that come to it.
 * @module
 */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import ts from 'typescript'

/** So many steps from a decision to the guards and actions that come to it are followed at most, and so many of these are named. */
const FAR = 10
const MOST = 6

const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : filesIn(path)
    return /\.ts$/.test(entry.name) && !/\.(test|bench)\.ts$/.test(entry.name) ? [path] : []
  })

const key = (file, name) => `${file}#${name}`

/** What the names of a file stand for in others: each import by its local name. */
const importsOf = (file, source) => {
  const names = new Map()
  const spaces = new Map()
  const again = []
  for (const statement of source.statements) {
    const from = statement.moduleSpecifier?.text
    if (from === undefined || !from.startsWith('.')) continue
    const target = normalize(join(dirname(file), from)).replace(/\.js$/, '.ts')
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      if (bindings && ts.isNamespaceImport(bindings)) spaces.set(bindings.name.text, target)
      else for (const { name, propertyName } of bindings?.elements ?? []) names.set(name.text, key(target, (propertyName ?? name).text))
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement
      if (exportClause && ts.isNamedExports(exportClause))
        for (const { name, propertyName } of exportClause.elements) names.set(name.text, key(target, (propertyName ?? name).text))
      else again.push(target)
    }
  }
  return { names, spaces, again }
}

/** The declarations of a file, each with its node. */
const declarationsOf = source =>
  source.statements.flatMap(statement => {
    if (ts.isFunctionDeclaration(statement) && statement.name) return [{ name: statement.name.text, node: statement, statement }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(node =>
      ts.isIdentifier(node.name) ? [{ name: node.name.text, node, statement }] : []
    )
  })

/** Visits a node and all in it. */
const visit = (node, see) => {
  see(node)
  ts.forEachChild(node, child => visit(child, see))
}

/** The guards and actions of a chart's definition, each by its name. */
const partsOf = source => {
  const parts = []
  let chart
  visit(source, node => {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return
    const { text } = node.name
    if (text === 'id' && ts.isStringLiteral(node.initializer)) chart ??= node.initializer.text
    if ((text !== 'guards' && text !== 'actions') || !ts.isObjectLiteralExpression(node.initializer)) return
    for (const each of node.initializer.properties)
      if (ts.isPropertyAssignment(each))
        parts.push({ kind: text === 'guards' ? 'guard' : 'action', name: each.name.getText(source), node: each })
  })
  return parts.map(part => ({ ...part, chart }))
}

const parse = file => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** What the comment before a statement says, on one line. A statement on the next line after another one shares its comment. */
const docOf = (source, statement) => {
  const before = source.text.slice(statement.getFullStart(), statement.getStart(source))
  const comment = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*$/.exec(before)
  if (!comment) {
    const above = source.statements[source.statements.indexOf(statement) - 1]
    return above && !before.includes('\n\n') ? docOf(source, above) : ''
  }
  return comment[1]
    .replace(/^\s*\* ?/gm, '')
    .replace(/@\w[^]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * @param {string} root the folder of the project
 * @returns what is told of each decision, by its name
 */
export const decisionsIn = root => {
  const model = join(root, 'model')
  const files = ['rules', 'statechart', 'world', 'instructions'].flatMap(folder => filesIn(join(model, folder)))
  const sources = new Map(files.map(file => [file, parse(file)]))
  const imports = new Map(files.map(file => [file, importsOf(file, sources.get(file))]))
  const declared = new Map(files.map(file => [file, declarationsOf(sources.get(file))]))
  const isDeclared = new Set([...declared].flatMap(([file, all]) => all.map(({ name }) => key(file, name))))

  /** The declaration that a name of a file stands for, through files that only pass it on. */
  const resolve = (id, seen = new Set()) => {
    if (isDeclared.has(id) || seen.has(id)) return isDeclared.has(id) ? id : undefined
    seen.add(id)
    const [file, name] = id.split('#')
    const { names, again } = imports.get(file) ?? { names: new Map(), again: [] }
    if (names.has(name)) return resolve(names.get(name), seen)
    for (const other of again) {
      const found = resolve(key(other, name), seen)
      if (found) return found
    }
    return undefined
  }

  /** What each declaration, guard and action names. */
  const named = (file, node) => {
    const found = new Set()
    const { names, spaces } = imports.get(file)
    visit(node, each => {
      if (ts.isPropertyAccessExpression(each) && ts.isIdentifier(each.expression) && spaces.has(each.expression.text))
        found.add(resolve(key(spaces.get(each.expression.text), each.name.text)))
      else if (ts.isIdentifier(each) && !(ts.isPropertyAccessExpression(each.parent) && each.parent.name === each)) {
        if (names.has(each.text)) found.add(resolve(names.get(each.text)))
        else if (isDeclared.has(key(file, each.text))) found.add(key(file, each.text))
      }
    })
    found.delete(undefined)
    return found
  }

  const askers = new Map()
  const note = (asker, ids) => {
    for (const id of ids) askers.set(id, [...(askers.get(id) ?? []), asker])
  }
  for (const [file, all] of declared)
    for (const { name, node } of all) {
      const ids = named(file, node)
      ids.delete(key(file, name))
      note({ id: key(file, name) }, ids)
    }
  const charts = files.filter(file => relative(model, file).startsWith(join('statechart', 'charts')))
  for (const file of charts)
    for (const { kind, name, node, chart } of partsOf(sources.get(file))) note({ part: { chart, kind, name } }, named(file, node))

  /** The guards and actions that come to a decision, the nearest first. */
  const partsThatAsk = id => {
    const found = []
    const seen = new Set([id])
    let now = [id]
    for (let far = 0; far < FAR && now.length > 0 && found.length === 0; far++) {
      const next = []
      for (const asker of now.flatMap(each => askers.get(each) ?? [])) {
        if (asker.part) found.push(asker.part)
        else if (!seen.has(asker.id)) {
          seen.add(asker.id)
          next.push(asker.id)
        }
      }
      now = next
    }
    return [...new Map(found.map(part => [`${part.chart} ${part.kind} ${part.name}`, part])).values()].slice(0, MOST)
  }

  const path = file => relative(root, file).replaceAll('\\', '/')
  const rules = files.filter(file => path(file).startsWith('model/rules/'))
  return Object.fromEntries(
    rules.flatMap(file =>
      declared.get(file).map(({ name, statement }) => {
        const source = sources.get(file)
        const id = key(file, name)
        const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source))
        const asked = (askers.get(id) ?? []).flatMap(asker => (asker.id ? [asker.id] : []))
        return [
          `${path(file).slice('model/rules/'.length, -'.ts'.length)}.${name}`,
          {
            file: path(file),
            line: line + 1,
            says: docOf(source, statement),
            code: statement.getText(source),
            askedIn: [...new Set(asked)].map(each => ({ file: path(each.split('#')[0]), name: each.split('#')[1] })),
            parts: partsThatAsk(id)
          }
        ]
      })
    )
  )
}
