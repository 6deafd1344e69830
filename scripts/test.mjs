// npm test: installs missing packages, checks the sources, runs every test and counts the results.
// With arguments (npm test -- src/domain) it runs only those tests, without the checks.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { findFastFolder } from './lib/fast-folder.mjs';
import { ensureInstalled } from './lib/packages.mjs';
import { packages, projectRoot } from './lib/project.mjs';
import { runOnNode24 } from './lib/toolchain.mjs';

const filters = process.argv.slice(2);
ensureInstalled({ withTools: true });

const checked = filters.length === 0 ? await runChecks() : { passed: 0, failed: 0 };
// If sources don't compile, tests would take minutes and reveal less.
const tested = checked.failed === 0 ? runTests() : { passed: 0, failed: 0 };
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runTests() {
  const report = join(projectRoot, '.cache/test-report.json');
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = runOnNode24(
    [join(packages, 'vitest/vitest.mjs'), 'run', ...reporters, ...filters],
    { stdio: 'inherit', env: { ...browserPath(), ...temporaryFolder(), ...writingResults() } },
  );
  const counted = readReport(report);
  // A run that failed outside of any test must not look like a success.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** If only rooms outside e2e/ are requested, no browser is needed. */
function browserPath() {
  const needsBrowser =
    filters.length === 0 || filters.some((filter) => !/^(src|conformance)\b/.test(filter));
  const chromium = needsBrowser ? ensureChromium() : undefined;
  return chromium && { CHROMIUM_PATH: chromium };
}

/** An explicit run of the comparison with official figures saves its results. */
function writingResults() {
  const isAsked = filters.some((filter) => /^conformance\b/.test(filter));
  return isAsked && { PARCURVE_WRITE_CONFORMANCE: '1' };
}

/** An explicitly configured folder is left unchanged. */
function temporaryFolder() {
  const folder = process.env.TMPDIR ? undefined : findFastFolder();
  return folder && { TMPDIR: folder };
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
