// npm start: installs what is missing and runs the server on Node 24.
// npm run serve (--serve): the same, without touching the database's schema or building pages.
import { ensureInstalled } from './lib/packages.mjs';
import { runNode24 } from './lib/toolchain.mjs';

ensureInstalled();
runNode24('src/server/main.ts', process.argv.slice(2));
