import { join } from 'node:path';
import { packages, projectRoot } from './project.mjs';
import { readFromNode24 } from './toolchain.mjs';

const tool = (path, ...args) => [join(packages, path), ...args];

const CHECKS = [
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'rooms', command: [join(projectRoot, 'scripts/check-rooms.mjs')] },
  { name: 'types', command: tool('typescript/bin/tsc', '-b') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'unused code', command: tool('knip/bin/knip.js', '--no-progress') },
];

/**
 * Format, rooms, types, lint and unused code: prints a line for each, and the complaints of those
 * that fail.
 */
export async function runChecks() {
  const results = await Promise.all(
    CHECKS.map(async ({ name, command }) => {
      const { output, isFine } = await readFromNode24(command);
      console.log(`${isFine ? '✓' : '✗'} ${name}`);
      if (!isFine) console.log(output);
      return isFine;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
