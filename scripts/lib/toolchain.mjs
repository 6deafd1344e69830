import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readFileSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { join, resolve } from 'node:path';
import { fail, packages, projectRoot } from './project.mjs';

const neededMajor = 24;
/** The Node flags of every script of the project. */
const nodeFlags = ['--disable-warning=ExperimentalWarning'];

/** Compiled sources are cached for the next start, which halves its time. */
function environment() {
  return { NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'), ...process.env };
}

/** The path of Node 24 or later. */
export function node24() {
  const found = packagedNode() ?? ownNode() ?? fetchPackagedNode();
  if (found !== undefined) return found;
  return fail(
    `Parcurve needs Node ${neededMajor}, which the npm package "node" should have installed: ` +
      `install Node ${neededMajor}, or allow npm to run install scripts and run npm ci.`,
  );
}

/** Runs a script on Node 24 and waits for it to end. */
export function runOnNode24([script, ...args], { stdio, env = {} }) {
  return spawnSync(node24(), [...nodeFlags, script, ...args], {
    cwd: projectRoot,
    stdio,
    encoding: 'utf8',
    env: { ...environment(), ...env },
  });
}

/** Runs a script on Node 24 in parallel; returns its output and whether it succeeded. */
export async function readFromNode24([script, ...args], env = {}) {
  const child = spawn(node24(), [...nodeFlags, script, ...args], {
    cwd: projectRoot,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [status] = await once(child, 'close');
  return { output, isFine: status === 0 };
}

/** Starts a script of the project on Node 24. */
export function spawnNode24(scriptPath, args = []) {
  const child = spawn(node24(), [...nodeFlags, resolve(projectRoot, scriptPath), ...args], {
    cwd: projectRoot,
    env: environment(),
    stdio: 'inherit',
  });
  child.once('error', (error) =>
    fail(`Node ${neededMajor} could not be started: ${error.message}.`),
  );
  return child;
}

/** Replaces this process with a script of the project on Node 24, and exits with its status. */
export function runNode24(scriptPath, args = []) {
  const child = spawnNode24(scriptPath, args);
  forwardSignals((signal) => child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exit(signal === null ? code : 128 + osConstants.signals[signal]);
  });
}

/** Ctrl-C also reaches the child through the terminal, so it must tolerate a second signal. */
export function forwardSignals(pass) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));
}

function packagedNode() {
  const folder = join(packages, 'node');
  const path = join(folder, 'bin', 'node');
  try {
    accessSync(path, constants.X_OK);
    // The version is read from its manifest, because running the program would cost a process at
    // each start.
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isNewEnough(version) ? path : undefined;
  } catch {
    return undefined;
  }
}

function ownNode() {
  return isNewEnough(process.versions.node) ? process.execPath : undefined;
}

/**
 * Does the work of the package's install script, which does not run if npm scripts are disabled.
 */
function fetchPackagedNode() {
  console.log(`Downloading Node ${neededMajor} …`);
  // This variable of an outer npm run would install the package into the project's own folder.
  const { npm_config_local_prefix: _unused, ...env } = process.env;
  const cwd = join(packages, 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd, env, stdio: 'inherit' });
  return packagedNode();
}

function isNewEnough(version) {
  return Number.parseInt(version, 10) >= neededMajor;
}
