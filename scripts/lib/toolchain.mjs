// Runs on whatever Node the machine has (20 or later) with nothing installed yet: no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs the locked packages unless those of this very package-lock.json are installed. */
export function ensureInstalled() {
  const stamp = join(projectRoot, 'node_modules', '.installed');
  const wanted = lockFileHash();
  if (readIfAny(stamp) === wanted) return;
  console.log('Installing the locked packages (npm ci) …');
  // The pages are built on this machine, so the development packages are needed in production too.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = runNpm(['ci', ...flags]);
  if (status !== 0) fail('The packages could not be installed: see what npm says above.');
  writeFileSync(stamp, wanted);
}

/** The path of a Node 24 or later. */
export function node24() {
  const found = packagedNode() ?? ownNode() ?? fetchPackagedNode();
  if (found !== undefined) return found;
  return fail(
    `Parcurve needs Node ${neededMajor}, which the npm package "node" should have brought: ` +
      `install Node ${neededMajor}, or allow npm to run install scripts and run npm ci.`,
  );
}

/** Runs a script of the project with Node 24 as if it were this process, and ends with it. */
export function runNode24(scriptPath, args = [], nodeFlags = []) {
  const flags = ['--disable-warning=ExperimentalWarning', ...nodeFlags];
  const script = resolve(projectRoot, scriptPath);
  const child = spawn(node24(), [...flags, script, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child through the terminal as well: it must bear a signal that comes twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => fail(`Node ${neededMajor} could not be run: ${error.message}.`));
  child.once('exit', (code, signal) => {
    process.exit(signal === null ? code : 128 + osConstants.signals[signal]);
  });
}

function packagedNode() {
  const folder = join(projectRoot, 'node_modules', 'node');
  const path = join(folder, 'bin', 'node');
  try {
    accessSync(path, constants.X_OK);
    // Its manifest names the version: asking the program would cost a process at each start.
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isNewEnough(version) ? path : undefined;
  } catch {
    return undefined;
  }
}

function ownNode() {
  return isNewEnough(process.versions.node) ? process.execPath : undefined;
}

/** Does what the package's install script does, which did not run where npm's scripts are off. */
function fetchPackagedNode() {
  console.log(`Fetching Node ${neededMajor} …`);
  // Set by an outer npm run, it would send the package into the project's own folder.
  const { npm_config_local_prefix: _unused, ...env } = process.env;
  const cwd = join(projectRoot, 'node_modules', 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd, env, stdio: 'inherit' });
  return packagedNode();
}

/** Uses the npm that runs us, if one does: it may be another than the one in PATH. */
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

function isNewEnough(version) {
  return Number.parseInt(version, 10) >= neededMajor;
}

function readIfAny(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
