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
 * Files whose tests start whole servers or wait for time-outs. They take longest and leave the
 * processor to others most of the time, so that one of them should run at any time, and none at the
 * end.
 */
const SLOW_FILES = [
  'e2e/dev-server',
  'src/server/shutdown',
  'src/server/backup',
  'src/server/jobs/jobs',
  'src/server/main',
  'src/server/http/database-trouble',
  'src/server/start-checks',
  'src/server/http/sockets',
  'torture/torture',
  'src/db/embedded/embedded-server',
  'src/server/features/health/routes',
  'e2e/first-run',
];

class SlowOnesSpread extends BaseSequencer {
  /** All others stay in the order that Vitest gives them. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // This is Vitest's own order, no sort of a list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files);
    const slow = SLOW_FILES.flatMap((name) => usual.filter((file) => isNamed(file, name)));
    const others = usual.filter((file) => !slow.includes(file));
    const spread = [
      ...slow.map((file, i) => ({ file, at: (0.7 * i) / slow.length })),
      ...others.map((file, i) => ({ file, at: i / others.length })),
    ];
    return spread.toSorted((a, b) => a.at - b.at).map(({ file }) => file);
  }
}

function isNamed({ moduleId }: TestSpecification, name: string): boolean {
  return moduleId.endsWith(`/${name}.test.ts`);
}

/** Tests of rules, of the server on real PostgreSQL and of pages in real Chromium: one run. */
export default defineConfig({
  test: {
    // One more than cores: somebody always waits for a time-out. Each takes up to 1.5 GB with its
    // browser.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    sequence: { sequencer: SlowOnesSpread },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'rules',
          include: [...RULES, 'scripts/**/*.test.ts', 'conformance/**/*.test.ts'],
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
