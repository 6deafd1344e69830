import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rooms of which no test needs a server: they start no PostgreSQL and build no pages. */
const RULES = ['access', 'contracts', 'domain', 'labels', 'widgets', 'web'].map(
  (room) => `src/${room}/**/*.test.ts`,
);

const SHARED = {
  // Long enough for a browser test on a busy machine; what hangs still ends.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A poll that loads a page takes longer than its usual second there.
  expect: { poll: { timeout: 20_000 } },
  pool: 'forks',
  // Files leave nothing behind that another one could see; a process for each would take minutes.
  isolate: false,
} as const;

/**
 * Files with tests that take longest, because they start whole servers. One of them at the end
 * would leave the other processes of a run without work.
 */
const LONG_FILES = [
  'e2e/dev-server',
  'src/server/boot/backup',
  'src/db/embedded/embedded-server',
  'src/server/shutdown',
  'src/server/main',
  'e2e/first-run',
  'src/server/core/jobs/jobs',
  'torture/torture',
];

function placeInOrder({ moduleId }: TestSpecification): number {
  const place = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? LONG_FILES.length : place;
}

class LongestFirst extends BaseSequencer {
  /** All others stay in the order that Vitest gives them. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // This is Vitest's own order, no sort of a list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => placeInOrder(a) - placeInOrder(b));
  }
}

/** Tests of rules, of the server on real PostgreSQL and of pages in real Chromium: one run. */
export default defineConfig({
  test: {
    // One more than cores: somebody always waits for a time-out. Each takes up to 1.5 GB with its
    // browser.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'rules',
          include: [
            ...RULES,
            'scripts/**/*.test.ts',
            'conformance/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
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
