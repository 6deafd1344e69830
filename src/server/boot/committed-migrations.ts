import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { MIGRATIONS_FOLDER } from '../../db/migrate.ts';

const run = promisify(execFile);

/** The names of the migrations committed in git; null if git is unavailable. */
export async function listCommittedMigrations(): Promise<ReadonlySet<string> | null> {
  try {
    const args = ['ls-tree', '--name-only', 'HEAD', './'];
    const { stdout } = await run('git', args, { cwd: MIGRATIONS_FOLDER });
    return new Set(stdout.split('\n').map((path) => basename(path)));
  } catch {
    // A source archive, or a machine without git.
    return null;
  }
}
