import { defineConfig } from 'vitest/config';

/** Rooms of which no test needs a server: they start no PostgreSQL and build no pages. */
const RULES = ['access', 'contracts', 'domain', 'labels', 'widgets', 'web'].map(
  (room) => `src/${room}/**/*.test.ts`,
);

const SHARED = {
  // Long enough for a browser test on a busy machine; what hangs still ends.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: 'forks',
  // Files leave nothing behind that another one could see; a process for each would take minutes.
  isolate: false,
} as const;

/** Tests of rules, of the server on real PostgreSQL and of pages in real Chromium: one run. */
export default defineConfig({
  test: {
    // One more than cores on a small machine: somebody always waits for a time-out.
    maxWorkers: 3,
    projects: [
      { test: { ...SHARED, name: 'rules', include: [...RULES, 'scripts/**/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'server',
          // Node runs these sources as it does for the server, which loads them faster than Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['src/**/*.test.ts', 'e2e/**/*.test.ts', 'torture/**/*.test.ts'],
          exclude: [...RULES, '**/node_modules/**'],
          globalSetup: ['./src/server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
