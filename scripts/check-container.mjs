// npm run check-container: builds the image if Docker is available; otherwise it runs the steps of
// the Dockerfile in a temporary folder, starts the result as an unprivileged user, queries its
// health and stops it; then it does the same with the commands of compose.yaml.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommands, readExec, readStages } from './lib/dockerfile.mjs';
import { ensureInstalled } from './lib/packages.mjs';
import { fail, projectRoot } from './lib/project.mjs';
import { node24 } from './lib/toolchain.mjs';

const port = process.env.PORT ?? '3000';
/** An unprivileged user; only root can become another user. */
const nobody = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {};

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) {
  const { status } = spawnSync('docker', ['build', '-t', 'parcurve', '.'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  process.exit(status);
}

ensureInstalled();
const node = node24();
const folder = mkdtempSync(join(tmpdir(), 'container-'));
chmodSync(folder, 0o755);
try {
  await tryImage(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryImage(source) {
  const stages = readStages(source);
  for (const [i, stage] of stages.entries()) {
    stage.root = join(folder, stage.name ?? String(i));
    stage.env = { PATH: `${dirname(node)}:${process.env.PATH}` };
    stage.cwd = stage.root;
    mkdirSync(stage.root);
    for (const step of stage.steps) takeStep(step, stage, stages);
  }
  const image = stages.at(-1);
  if (image.user === undefined) fail('The image runs as root.');
  await tryRun(image, image.command);
  const compose = readCommands(readFileSync(join(projectRoot, 'compose.yaml'), 'utf8'));
  console.log(`migrate: ${compose.migrate.join(' ')}`);
  const { status } = spawnSync(compose.migrate[0], compose.migrate.slice(1), runOptions(image));
  if (status !== 0) fail('The migrate command of compose.yaml failed.');
  console.log(`portal: ${compose.portal.join(' ')}`);
  await tryRun(image, compose.portal);
  console.log('All steps of the container image and the compose file succeeded.');
}

function takeStep({ word, text }, stage, stages) {
  console.log(`${word} ${text}`);
  if (word === 'WORKDIR') mkdirSync((stage.cwd = join(stage.root, text)), { recursive: true });
  if (word === 'ENV')
    Object.assign(stage.env, Object.fromEntries([inside(text, stage).split('=')]));
  if (word === 'USER') stage.user = text;
  if (word === 'CMD') stage.command = readExec(text);
  if (word === 'HEALTHCHECK') stage.health = readExec(text);
  if (word === 'COPY') copy(text.split(' '), stage, stages);
  if (word === 'RUN') run(['sh', '-c', inside(text, stage)], stage);
}

/** Absolute paths of the image are inside the stage's folder here, and its user is nobody. */
function inside(text, { root }) {
  return text
    .replaceAll(/(?<=^|[\s=])\/(?=data|app)/g, `${root}/`)
    .replaceAll('node:node', `${nobody.uid ?? ''}:${nobody.gid ?? ''}`);
}

function copy(words, stage, stages) {
  const from = /^--from=(.*)/.exec(words[0])?.[1];
  if (from !== undefined) {
    const { root } = stages.find(({ name }) => name === from);
    cpSync(join(root, words[1]), join(stage.root, words[2]), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return;
  }
  const target = join(stage.cwd, words.at(-1));
  const ignored = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').trim().split('\n');
  for (const path of words.slice(0, -1)) {
    const source = join(projectRoot, path);
    const isFolder = path === '.' || path === words.at(-1);
    cpSync(source, isFolder ? target : join(target, path), {
      recursive: true,
      filter: (file) => !ignored.includes(file.slice(projectRoot.length + 1).split('/')[0]),
    });
  }
}

function run([program, ...args], { cwd, env }) {
  // Steps may need this machine's registry settings, but no variables of the outer npm run.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const { status } = spawnSync(program, args, {
    cwd,
    env: { ...Object.fromEntries(own), ...env },
    stdio: 'inherit',
  });
  if (status !== 0) fail(`Step failed: ${[program, ...args].join(' ')}`);
}

function runOptions({ cwd, env }) {
  const settings = { ...env, HOST: '127.0.0.1', PORT: port, HOME: '/' };
  return { cwd, env: settings, stdio: 'inherit', ...nobody };
}

async function tryRun(image, command) {
  const options = runOptions(image);
  const child = spawn(command[0], command.slice(1), options);
  const ended = new Promise((done) => child.once('exit', done));
  const isHealthy = () => spawnSync(image.health[0], image.health.slice(1), options).status === 0;
  while (!isHealthy()) {
    if (child.exitCode !== null) fail('The server exited before it was healthy.');
    await sleep(1000);
  }
  console.log('healthy');
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0 || isHealthy())
    fail(`The server did not shut down cleanly on SIGTERM (exit code ${code}).`);
}
