// Like everything in scripts/lib, it runs on the machine's Node (20 or later), before anything is
// installed.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const packages = join(projectRoot, 'node_modules');

export function readIfExists(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
