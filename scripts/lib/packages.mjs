import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withLockFile } from './lock-file.mjs';
import { fail, packages, projectRoot, readIfExists } from './project.mjs';

const stamp = join(packages, '.installed');
/** Not in node_modules, which `npm ci` deletes. */
const installLock = join(projectRoot, '.cache', 'install.lock');
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
 * Installs exactly the packages of package-lock.json unless they are there: those needed at runtime, or
 * with `withTools` also those of checks, tests and benchmarks. Prints how long it took, as the
 * server's startup report does for its steps. One process installs at a time; others wait for it.
 */
export function ensureInstalled({ withTools = false, isQuiet = false } = {}) {
  const hash = lockFileHash();
  if (!isMissing(hash, withTools)) return;
  const hasSucceeded = withLockFile(
    installLock,
    // Another process may have installed them in the meantime.
    () => !isMissing(hash, withTools) || install(hash, { withTools, isQuiet }),
    () => isQuiet || console.log('Waiting for another process to install the packages …'),
  );
  if (!hasSucceeded) fail('The packages could not be installed: see the npm output above.');
}

function isMissing(hash, withTools) {
  const installed = readIfExists(stamp);
  return installed !== `${hash} all` && (withTools || installed !== `${hash} start`);
}

/** Whether it succeeded. */
function install(hash, { withTools, isQuiet }) {
  const isAddition = readIfExists(stamp) === `${hash} start`;
  const begin = Date.now();
  const isTerminal = process.stdout.isTTY && !isQuiet;
  if (isTerminal) process.stdout.write(`Installing ${withTools ? 'all ' : ''}packages …`);
  // Adding keeps files that a running server may use; --no-save does not change the lock file.
  const command = isAddition ? ['install', '--no-save'] : ['ci'];
  const { status } = runNpm([...command, withTools ? '--include=dev' : '--omit=dev', ...quiet]);
  if (isTerminal) process.stdout.write('\r\u001b[2K');
  if (status !== 0) return false;
  removeUnread();
  writeFileSync(stamp, `${hash} ${withTools ? 'all' : 'start'}`);
  if (isQuiet) return true;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${'Packages'.padEnd(16)}${seconds.padStart(8)} s`);
  return true;
}

/** Uses the npm that runs us, if there is one, because it may differ from the one in PATH. */
function runNpm(args) {
  // Its summary would interrupt the startup report; errors are printed.
  const options = { cwd: projectRoot, stdio: ['inherit', 'ignore', 'inherit'] };
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  const isNpm = npmScript !== undefined && basename(npmScript).startsWith('npm');
  return isNpm
    ? spawnSync(npmNode ?? process.execPath, [npmScript, ...args], options)
    : spawnSync('npm', args, options);
}

function lockFileHash() {
  const lockFile = readIfExists(join(projectRoot, 'package-lock.json'));
  if (lockFile === undefined) return fail(`package-lock.json not found in ${projectRoot}.`);
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
