// npm start: installs what is missing and runs the server on Node 24.
// npm run serve (--serve): the same, without touching the database's schema or building pages.
// --quiet: prints errors, the address and the link of the first operator, nothing else.
import { ensureInstalled } from './lib/packages.mjs';
import { runNode24 } from './lib/toolchain.mjs';

const args = process.argv.slice(2);
ensureInstalled({ isQuiet: args.includes('--quiet') });
runNode24('src/server/main.ts', args);
