import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** In name order. */
export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
