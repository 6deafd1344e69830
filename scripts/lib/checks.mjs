import { join } from 'node:path';
import { packages, projectRoot } from './project.mjs';
import { runOnNode24 } from './toolchain.mjs';

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
export function runChecks() {
  const results = CHECKS.map(({ name, command }) => {
    const { status, stdout, stderr } = runOnNode24(command, { stdio: 'pipe' });
    const isFine = status === 0;
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (!isFine) console.log(`${stdout}${stderr}`);
    return isFine;
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
