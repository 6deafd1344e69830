// npm run dev: the server with pages from source, restarted when server code changes.
import { join } from 'node:path';
import { ensureInstalled } from './lib/packages.mjs';
import { projectRoot } from './lib/project.mjs';
import { forwardSignals, spawnNode24 } from './lib/toolchain.mjs';
import { watchFolders } from './lib/watch-folders.mjs';

/** The rooms that the server runs itself or builds at startup; Vite handles the pages. */
const rooms = ['access', 'addin', 'contracts', 'db', 'domain', 'labels', 'loaders', 'server'];
/** Editors write in several steps, and switching branches changes many files. */
const calmMs = 200;

ensureInstalled();
let isEnding = false;
let child = start();
let timer;

watchFolders(
  rooms.map((room) => join(projectRoot, 'src', room)),
  (path) => {
    if (!/\.(ts|sql|json|md)$/.test(path) || /\.test\.ts$|\/testing\//.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, calmMs);
  },
);
forwardSignals((signal) => {
  isEnding = true;
  if (child === undefined) process.exit(0);
  child.kill(signal);
});

function start() {
  const started = spawnNode24('src/server/main.ts', ['--dev', ...process.argv.slice(2)]);
  started.once('exit', (code) => {
    if (isEnding) process.exit(code ?? 1);
    child = undefined;
    if (started.isReplaced) child = start();
    else console.log('The server has stopped; it restarts when a source file changes.');
  });
  return started;
}

function restart() {
  if (child === undefined) {
    child = start();
    return;
  }
  console.log('\nServer source changed: restarting …');
  child.isReplaced = true;
  child.kill('SIGTERM');
}
