/** The rule against circles of imports by value, on every source of the project: there is no circle, and no exception is made. */
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { importCircles } from './import-circles.js'

const root = new URL('../..', import.meta.url).pathname

/** The rule alone, over files that no comment can exempt from it. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { ignores: ['dist/', 'coverage/', 'docs/', 'reports/out/', 'schemas/', 'node_modules/'] },
    {
      files: ['**/*.ts', '**/*.tsx', '**/*.js'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      plugins: { stacklaw: { rules: { 'import-circles': importCircles } } },
      rules: { 'stacklaw/import-circles': 'error' }
    }
  ]
})

/** Of each part of the project at least so many files are looked at, so that the test cannot pass by looking at none. */
test.each([
  ['model', 200],
  ['engine', 150],
  ['properties', 100],
  ['cli', 30],
  ['reports', 20],
  ['fixtures', 10],
  ['scripts', 30]
])('no file of %s is part of a circle', async (part, least) => {
  const results = await eslint.lintFiles([`${part}/**/*.{ts,tsx,js}`])
  expect(results.length).toBeGreaterThanOrEqual(least)
  expect(results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`))).toEqual([])
})
