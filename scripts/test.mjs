// npm test: installs what is missing, checks the sources, runs every test, counts.
// With arguments (npm test -- src/domain) only the tests they name, without the checks.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, node24, projectRoot } from './lib/toolchain.mjs';

const filters = process.argv.slice(2);
ensureInstalled();
const node = node24();
const chromium = ensureChromium();
const tool = (path, ...args) => [join(projectRoot, 'node_modules', path), ...args];

const CHECKS = [
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'types', command: tool('typescript/bin/tsc', '-b') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'unused code', command: tool('knip/bin/knip.js', '--no-progress') },
];

let passed = 0;
let failed = 0;

for (const { name, command } of filters.length === 0 ? CHECKS : []) {
  const { status, stdout, stderr } = run(command, 'pipe');
  const isFine = status === 0;
  if (isFine) passed += 1;
  else failed += 1;
  console.log(`${isFine ? '✓' : '✗'} ${name}`);
  if (!isFine) console.log(`${stdout}${stderr}`);
}

const report = join(projectRoot, '.cache/test-report.json');
mkdirSync(join(projectRoot, '.cache'), { recursive: true });
rmSync(report, { force: true });
const { status } = run(
  tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ),
  'inherit',
);
const counted = readReport();
passed += counted.passed;
failed += counted.failed;
// A run that broke outside of any test must not look like a success.
if (status !== 0 && counted.failed === 0) failed += 1;

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function run([script, ...args], stdio) {
  return spawnSync(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: projectRoot,
    stdio,
    encoding: 'utf8',
    env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
  });
}

function readReport() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
