// node scripts/with-node24.mjs [--with-tools] <script> [arguments …]: runs any script of the
// project on Node 24.
// --with-tools: also installs the packages of tests and benchmarks.
import { ensureInstalled } from './lib/packages.mjs';
import { fail } from './lib/project.mjs';
import { runNode24 } from './lib/toolchain.mjs';

const withTools = process.argv[2] === '--with-tools';
const [script, ...args] = process.argv.slice(withTools ? 3 : 2);
if (script === undefined) {
  fail('Usage: node scripts/with-node24.mjs [--with-tools] <script> [arguments …]');
}
ensureInstalled({ withTools });
runNode24(script, args);
