// npm start: installs what is missing and runs the server on Node 24.
// npm run dev (--dev): the same, restarted when the server's sources change.
import { ensureInstalled, runNode24 } from './lib/toolchain.mjs';

ensureInstalled();
const args = process.argv.slice(2);
/** The rooms that the server runs itself; Vite looks after the pages. */
const rooms = ['access', 'contracts', 'db', 'domain', 'labels', 'market', 'server'];
const watch = ['--watch-preserve-output', ...rooms.map((room) => `--watch-path=src/${room}`)];
runNode24('src/server/main.ts', args, args.includes('--dev') ? watch : []);
