// node scripts/with-node24.mjs <script> [arguments …]: runs any script of the project on Node 24.
import { ensureInstalled, runNode24 } from './lib/toolchain.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error('Usage: node scripts/with-node24.mjs <script> [arguments …]');
  process.exit(1);
}
ensureInstalled();
runNode24(script, args);
