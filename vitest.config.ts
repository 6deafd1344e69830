import { defineConfig } from 'vitest/config';

/** Tests of rules, of the server on real PostgreSQL and of pages in real Chromium: one run. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'e2e/**/*.test.ts',
      'scripts/**/*.test.ts',
      'torture/**/*.test.ts',
    ],
    globalSetup: ['./src/server/testing/global-setup.ts'],
    // Long enough for a browser test on a busy machine; what hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Files leave nothing behind that another one could see; a process for each would take minutes.
    isolate: false,
    maxWorkers: 2,
  },
});
