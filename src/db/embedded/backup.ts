import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Client } from 'pg';
import { errorCode, StartupError } from '../startup-error.ts';
import { copyCluster, copyDurably } from './copy-cluster.ts';
import { makeFolders } from './data-folder.ts';
import { recordBackup } from './last-backup.ts';
import { quietClient } from './quiet-client.ts';
import { findCluster, withEmbeddedServer } from './with-server.ts';

/** Written last: a folder without it isn't a backup. */
export const BACKUP_NOTE = 'backup.json';

/**
 * Copies the embedded database of DATA_DIR into a new folder inside `target`, even while Parcurve
 * runs on it; returns that folder. The copy contains everything committed before it began.
 */
export async function backUp(dataDir: string, target: string): Promise<string> {
  const clusterDir = findCluster(dataDir);
  const folder = join(resolve(target), `parcurve-${fileNameTimestamp()}`);
  const draft = `${folder}.partial`;
  makeDraft(draft, clusterDir);
  try {
    await withAdmin(dataDir, (admin) => copyRunning(admin, clusterDir, join(draft, 'postgres')));
    await copyDurably(join(dataDir, 'secrets.json'), join(draft, 'secrets.json'));
    const note = { madeAt: new Date().toISOString(), postgres: major(draft) };
    await writeFile(join(draft, BACKUP_NOTE), `${JSON.stringify(note, undefined, 2)}\n`);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  // The backup is complete, whether or not it can be noted.
  await recordBackup(dataDir, folder).catch(() => {});
  return folder;
}

function makeDraft(draft: string, clusterDir: string): void {
  const target = dirname(draft);
  // A copy inside the copied folder would copy itself until the disk is full.
  if (`${target}/`.startsWith(`${clusterDir}/`)) {
    throw new StartupError(
      `The backup cannot be inside the database folder ${clusterDir}: choose another folder.`,
    );
  }
  try {
    makeFolders(target);
    mkdirSync(draft, { mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `The backup cannot be written to ${target} (${errorCode(error)}): choose another folder.`,
    );
  }
}

/** The current time as part of a file name. */
export function fileNameTimestamp(): string {
  return new Date().toISOString().replaceAll(':', '-');
}

/** Connects as a role with the right to copy. */
async function withAdmin(dataDir: string, work: (admin: Client) => Promise<void>): Promise<void> {
  await withEmbeddedServer(dataDir, async (url) => {
    const admin = quietClient(url('admin', 'postgres'));
    try {
      await admin.connect();
      await work(admin);
    } finally {
      await admin.end();
    }
  });
}

/**
 * A base backup by PostgreSQL's low-level API: it copies the files as they are, and the WAL between
 * start and end, which makes them consistent.
 */
async function copyRunning(admin: Client, clusterDir: string, to: string): Promise<void> {
  // While this connection is open, the server keeps all WAL from now on.
  await admin.query(
    `select pg_create_physical_replication_slot('parcurve_backup_' || pg_backend_pid(), true, true)`,
  );
  const begun = await admin.query<{ wal: string }>(
    `select pg_walfile_name(pg_backup_start('parcurve', true)) as wal`,
  );
  await copyCluster(clusterDir, to);
  const ended = await admin.query<{ wal: string; label: string }>(
    `select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(false)`,
  );
  const [first, last] = [begun.rows[0]!.wal, ended.rows[0]!.wal];
  for (const name of await readdir(join(clusterDir, 'pg_wal'))) {
    if (name.length === first.length && name >= first && name <= last) {
      await copyDurably(join(clusterDir, 'pg_wal', name), join(to, 'pg_wal', name));
    }
  }
  await writeFile(join(to, 'backup_label'), ended.rows[0]!.label, { mode: 0o600 });
}

function major(backup: string): string {
  return readFileSync(join(backup, 'postgres/PG_VERSION'), 'utf8').trim();
}
