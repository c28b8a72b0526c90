/** Tests that open the report in a real browser; they need Chromium (`CHROMIUM`, by default `/usr/bin/chromium`). */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.browser-test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'examples/**'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['scripts/testing/temporary-folder.ts'],
    pool: 'forks',
    maxWorkers: 1
  }
})
