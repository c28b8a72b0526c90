/**
 * The lint rule that holds the import directions: every import, type import, re-export and dynamic import is resolved to
 * its file and looked up in the table of rooms.
 * @module
 */
import { isBuiltin } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { whyNot } from './rooms.js'

/** The imported file as a path from the root; packages stay outside the rule. */
const targetOf = (root, filename, specifier) => {
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`
  if (!specifier.startsWith('.')) return undefined
  const path = relative(root, resolve(dirname(filename), specifier))
    .split(sep)
    .join('/')
  return path.replace(/\.js$/, '.ts')
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports between the rooms go one way' },
    messages: { direction: '{{file}} may not import {{target}}: {{why}}.' },
    schema: []
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const check = source => {
      if (typeof source?.value !== 'string') return
      const target = targetOf(context.cwd, context.filename, source.value)
      const why = target && whyNot(file, target)
      if (why) context.report({ node: source, messageId: 'direction', data: { file, target, why } })
    }
    return {
      ImportDeclaration: node => check(node.source),
      ExportNamedDeclaration: node => check(node.source),
      ExportAllDeclaration: node => check(node.source),
      ImportExpression: node => check(node.source),
      TSImportType: node => check(node.source ?? node.argument?.literal)
    }
  }
}
