// Finds the browser for the tests; runs without installed packages.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first, because it starts faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium or Chrome; installs one with apt if allowed; undefined if there is none.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const installed = installWithApt() ? findChromium() : undefined;
  if (installed === undefined) {
    console.error('Chromium not found: install it with your package manager or set CHROMIUM_PATH.');
  }
  return installed;
}

function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return [...names.flatMap(candidatePaths), ...macApps].find(isExecutable);
}

function candidatePaths(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}

function installWithApt() {
  const prefix = rootPrefix();
  if (process.platform !== 'linux' || !candidatePaths('apt-get').some(isExecutable)) return false;
  if (prefix === undefined) return false;
  console.log('Installing Chromium for the browser tests (apt-get) …');
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation'];
  return (
    runQuietly([...prefix, 'apt-get', 'update']) &&
    // Ubuntu has no headless shell package.
    ['chromium-headless-shell', 'chromium'].some((name) =>
      runQuietly([...prefix, ...install, name]),
    )
  );
}

/** The prefix to run a command as root: env, with sudo if needed; undefined if not permitted. */
function rootPrefix() {
  if (process.getuid?.() === 0) return ['env', 'DEBIAN_FRONTEND=noninteractive'];
  const sudo = ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive'];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? sudo : undefined;
}

function runQuietly([program, ...args]) {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
