import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, packages, projectRoot, readIfAny } from './project.mjs';

const stamp = join(packages, '.installed');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

const KEPT_WEIGHTS = /^(inter\/(400Regular|600SemiBold)|noto-sans-sc\/400Regular)\/\w+\.ttf$/;

/** Folders of packages and files in them that nobody reads; they are removed after an install. */
const unread = [
  // Headers for compiling against Node.
  { folder: 'node/node_modules', isUnread: (path) => /^[^/]+\/(include|share)$/.test(path) },
  // Weights that nothing is written with.
  {
    folder: '@expo-google-fonts',
    isUnread: (path) => /\.(ttf|png)$/.test(path) && !KEPT_WEIGHTS.test(path),
  },
  // Where a built script was before it was built.
  { folder: 'jspdf/dist', isUnread: (path) => path.endsWith('.map') },
  { folder: 'marked/lib', isUnread: (path) => path.endsWith('.map') },
];

/**
 * Installs exactly the packages of package-lock.json unless they are there: those of a start, or
 * with `withTools` also those of checks, tests and benchmarks.
 */
export function ensureInstalled({ withTools = false } = {}) {
  const hash = lockFileHash();
  const [ofStart, ofAll] = [`${hash} start`, `${hash} all`];
  const installed = readIfAny(stamp);
  if (installed === ofAll || (installed === ofStart && !withTools)) return;
  const isAddition = installed === ofStart;
  console.log(
    isAddition
      ? 'Adding the packages of tests and tools …'
      : `Installing the locked packages${withTools ? ', those of tests and tools too' : ''} (npm ci) …`,
  );
  // Adding keeps files that a running server may use; --no-save does not change the lock file.
  const command = isAddition ? ['install', '--no-save'] : ['ci'];
  const { status } = runNpm([...command, withTools ? '--include=dev' : '--omit=dev', ...quiet]);
  if (status !== 0) fail('The packages could not be installed: see what npm says above.');
  removeUnread();
  writeFileSync(stamp, withTools ? ofAll : ofStart);
}

/** Uses the npm that runs us, if there is one, because it may differ from the one in PATH. */
function runNpm(args) {
  const options = { cwd: projectRoot, stdio: 'inherit' };
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  const isNpm = npmScript !== undefined && basename(npmScript).startsWith('npm');
  return isNpm
    ? spawnSync(npmNode ?? process.execPath, [npmScript, ...args], options)
    : spawnSync('npm', args, options);
}

function lockFileHash() {
  const lockFile = readIfAny(join(projectRoot, 'package-lock.json'));
  if (lockFile === undefined) return fail(`There is no package-lock.json in ${projectRoot}.`);
  return createHash('sha256').update(lockFile).digest('hex');
}

function removeUnread() {
  for (const { folder, isUnread } of unread) {
    for (const path of pathsIn(join(packages, folder)).filter(isUnread)) {
      rmSync(join(packages, folder, path), { recursive: true, force: true });
    }
  }
}

function pathsIn(folder) {
  try {
    return readdirSync(folder, { recursive: true });
  } catch {
    // The package has other files on this machine, so there is nothing to remove.
    return [];
  }
}
