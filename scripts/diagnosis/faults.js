/** Faults in the syntax of those functions of the reference engine that say by `@see` which rules they are: these are what a fault breaks. @module */
import ts from 'typescript'
import { engineFiles, read } from '../engine-faults/sources.js'
import { faultsIn } from '../mutation/syntax.js'

const RULE = /[a-z0-9-]+:[\w.-]+/g

const nameOf = statement =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations[0].name.getText() : (statement.name?.getText() ?? '')

/** The rules of each function of a file that names any. */
export const rulesIn = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return new Map(
    source.statements.flatMap(statement => {
      const tags = ts.getJSDocTags(statement).filter(({ tagName }) => tagName.text === 'see')
      const rules = tags.flatMap(tag => tag.getText().match(RULE) ?? [])
      return rules.length === 0 ? [] : [[nameOf(statement), [...new Set(rules)]]]
    })
  )
}

/**
 * The faults of a file in functions with rules.
 * @returns {{ file: string, name: string, rules: string[], start: number, end: number, instead: string }[]}
 */
export const faultsWithRules = (file, text) => {
  const rules = rulesIn(file, text)
  return faultsIn(file, text).flatMap(fault => {
    const [top] = fault.name.slice(file.length + 1).split(':')
    return rules.has(top) ? [{ ...fault, rules: rules.get(top) }] : []
  })
}

/** Every such fault of the reference engine. */
export const engineFaults = () => engineFiles().flatMap(file => faultsWithRules(file, read(file)))
