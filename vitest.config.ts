import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'examples/**', 'templates/**', 'coverage/**']

/** Tests that replace modules, or change what the whole process sees: each file in modules of its own. */
const alone = [
  'scripts/**/*.test.ts',
  '*.test.ts',
  'play/outline.test.ts',
  'cli/mutants.test.ts',
  'cli/commands.test.ts',
  'cli/verify.test.ts',
  'cli/certification/narrow.test.ts'
]

const threshold = { lines: 80, functions: 80, branches: 80, statements: 80 }

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: alone, exclude, benchmark: { include: [] } } },
      // the others change nothing outside of themselves and share what they load
      {
        extends: true,
        test: { name: 'shared', include: ['**/*.test.ts', '**/*.test.tsx'], exclude: [...exclude, ...alone], isolate: false }
      }
    ],
    // a test that loops over nothing shows nothing: its table holds only what it can fail for
    expect: { requireAssertions: true },
    // for a machine that does much else at once: no test is about time, these only end one that hangs
    testTimeout: 300_000,
    hookTimeout: 600_000,
    globalSetup: ['scripts/testing/temporary-folder.ts'],
    // a process a worker, so that tests can start engines of their own; two, for the smallest machines that run this
    pool: 'forks',
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: [
        'model/**/*.ts',
        'engine/**/*.ts',
        'fixtures/**/*.ts',
        'properties/**/*.ts',
        'reports/**/*.{ts,tsx}',
        'cli/**/*.ts',
        'cli.ts',
        'vitest.ts'
      ],
      // the faults of the mutants run where they are judged, by the command of that name
      exclude: ['engine/mutants/**', '**/*.test.ts', '**/*.test.tsx', '**/*.browser-test.ts', '**/*.bench.ts', '**/testing/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: {
        'model/**': threshold,
        'engine/**': threshold,
        'fixtures/**': threshold,
        'properties/**': threshold,
        'reports/**': threshold,
        '{cli.ts,cli/**}': threshold
      }
    }
  }
})
