// npm run check: format, imports between rooms, documents, types, lint and unused code.
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/packages.mjs';

ensureInstalled({ withTools: true });
process.exit((await runChecks()).failed === 0 ? 0 : 1);
