import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../startup-error.ts';

/** Folders whose content belongs to a single run of the server; WAL is copied separately. */
const OF_ONE_RUN =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
const FILES_OF_ONE_RUN = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp.*)$/;

/** Copies the files of a PostgreSQL base backup while the server may be writing. */
export async function copyCluster(from: string, to: string): Promise<void> {
  await copyFolder(from, to, (path) => !OF_ONE_RUN.test(path) && !FILES_OF_ONE_RUN.test(path));
}

/** Copies a folder and syncs every file; files deleted in the meantime are left out. */
export async function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
  path = '',
): Promise<void> {
  await mkdir(join(to, path), { mode: 0o700 });
  for (const entry of await readIfExists(join(from, path))) {
    const inside = join(path, entry.name);
    if (!isWanted(inside)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, isWanted, inside);
    else if (entry.isFile()) await copyDurably(join(from, inside), join(to, inside));
  }
}

export async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    // A table may be dropped while it is copied; the WAL contains that drop.
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const file = await open(to, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readIfExists(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
