/**
 * The lint rule against circles of imports by value: no file imports itself by way of others. What imports types only is no
 * part of a circle, since nothing is loaded by it.
 * @module
 */
import { readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

/** What was read of each file, as long as it is the same file. */
const read = new Map()

const isTypeOnly = ({ importClause: clause }) => {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const names = clause.namedBindings
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every(each => each.isTypeOnly)
  )
}

const isThere = path => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The file that an import specifier leads to; nothing for packages. */
const targetOf = (file, specifier) => {
  if (!specifier.startsWith('.')) return undefined
  const path = resolve(dirname(file), specifier)
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(isThere)
}

/** The files that a text imports by value, or lets others import. */
const importsIn = (file, text) =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.filter(each => (ts.isImportDeclaration(each) && !isTypeOnly(each)) || (ts.isExportDeclaration(each) && !each.isTypeOnly))
    .map(each => (each.moduleSpecifier ? targetOf(file, each.moduleSpecifier.text) : undefined))
    .filter(each => each !== undefined)

const importsOf = file => {
  const { mtimeMs } = statSync(file)
  const known = read.get(file)
  if (known?.mtimeMs === mtimeMs) return known.imports
  const imports = importsIn(file, readFileSync(file, 'utf8'))
  read.set(file, { mtimeMs, imports })
  return imports
}

/** The shortest way from one file back to another by value imports, both included; nothing if there is none. */
const wayBack = (from, to) => {
  const before = new Map([[from, undefined]])
  for (const file of before.keys()) {
    if (file === to) {
      const way = []
      for (let at = file; at !== undefined; at = before.get(at)) way.unshift(at)
      return way
    }
    for (const next of importsOf(file)) if (!before.has(next)) before.set(next, file)
  }
  return undefined
}

/** The files of these, and of those that they import, that are part of a circle: none where what each imports can be loaded before it. */
export const inCircles = files => {
  const all = new Set(files)
  for (const file of all) for (const next of importsOf(file)) all.add(next)
  let left = [...all]
  for (;;) {
    const waiting = new Set(left)
    const further = left.filter(file => importsOf(file).some(next => waiting.has(next)))
    if (further.length === left.length) return left.filter(file => importsOf(file).some(next => wayBack(next, file)))
    left = further
  }
}

/** @type {import('eslint').Rule.RuleModule} */
export const importCircles = {
  meta: {
    type: 'problem',
    docs: { description: 'No file imports itself by way of others' },
    messages: { circle: 'This import closes a circle: {{way}}. Give what both ends need a file of its own.' },
    schema: []
  },
  create(context) {
    const file = context.filename
    const name = path => relative(context.cwd, path).split(sep).join('/')
    return {
      Program(program) {
        for (const each of program.body) {
          const isValue =
            (each.type === 'ImportDeclaration' && each.importKind !== 'type') ||
            (/^Export(Named|All)/.test(each.type) && each.exportKind !== 'type')
          const specifiers = each.specifiers ?? []
          if (!isValue || !each.source || (specifiers.length > 0 && specifiers.every(one => one.importKind === 'type'))) continue
          const target = targetOf(file, each.source.value)
          const way = target && wayBack(target, file)
          if (!way) continue
          const circle = [file, ...way].map(name)
          context.report({ node: each.source, messageId: 'circle', data: { way: circle.join(' → ') } })
        }
      }
    }
  }
}
