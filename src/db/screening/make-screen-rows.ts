import type pg from 'pg';
import { rebuildScreenRows, type ScreenOptions } from './rebuild-screen-rows.ts';
import { updateScreenChanges } from './update-screen-changes.ts';

/** Does what triggers don't: the rows after bulk loads, and the changes over a month and a year. */
export async function makeScreenRows(pool: pg.Pool, options: ScreenOptions = {}): Promise<void> {
  await rebuildScreenRows(pool, options);
  await updateScreenChanges(pool, options);
}
