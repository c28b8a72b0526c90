import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { deciding } from './scripts/lint/deciding.js'
import { importDirections } from './scripts/lint/import-directions.js'
import { importCircles } from './scripts/lint/import-circles.js'
import { noHiddenState, noRulesetNames } from './scripts/lint/purity.js'

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.browser-test.ts', '**/*.bench.ts', '**/testing/**']

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'docs/generated/', 'docs/site/', 'reports/out/', 'schemas/', 'node_modules/'] },
  tseslint.configs.strictTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { stacklaw: { rules: { deciding, 'import-circles': importCircles, 'import-directions': importDirections } } },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-control-regex': 'error',
      'no-empty': 'error',
      'no-param-reassign': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-useless-escape': 'error',
      'prefer-arrow-callback': 'error',
      'stacklaw/import-circles': 'error',
      'stacklaw/import-directions': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // an index that was just tested, or a tuple's place, is asserted with `!`
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // it does not see that a callback changes a variable
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // the port is asynchronous, its implementations need not be
      '@typescript-eslint/require-await': 'off'
    }
  },
  {
    files: ['model/**', 'engine/reference/**', 'engine/mutants/**'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...noHiddenState] }
  },
  {
    files: ['model/**', 'engine/reference/**'],
    ignores: [...tests, 'model/rulebook/**'],
    rules: { 'no-restricted-syntax': ['error', ...noHiddenState, ...noRulesetNames] }
  },
  { files: ['engine/reference/rules/**'], ignores: tests, rules: { 'stacklaw/deciding': 'error' } },
  { files: ['cli.ts', 'cli/**', 'bin/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off'
    }
  },
  { files: ['**/*.js', '**/*.mjs', 'templates/**'], extends: [tseslint.configs.disableTypeChecked] }
)
