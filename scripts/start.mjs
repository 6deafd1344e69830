// npm start: installs missing packages and runs the server on Node 24. npm run serve (--serve): the
// same, without changing the database schema or building pages.
import { ensureInstalled } from './lib/packages.mjs';
import { runNode24 } from './lib/toolchain.mjs';

ensureInstalled();
runNode24('src/server/main.ts', process.argv.slice(2));
