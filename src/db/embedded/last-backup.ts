import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NOTE = 'last-backup.json';

/** Notes in DATA_DIR where the latest backup is: operators keep backups in any folder. */
export async function recordBackup(dataDir: string, folder: string): Promise<void> {
  const note = { madeAt: new Date().toISOString(), folder };
  await writeFile(join(dataDir, NOTE), `${JSON.stringify(note, undefined, 2)}\n`);
}

/** Whether the database of DATA_DIR was ever backed up. */
export async function hasBackup(dataDir: string): Promise<boolean> {
  return access(join(dataDir, NOTE)).then(
    () => true,
    () => false,
  );
}
