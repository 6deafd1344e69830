import type { TestDatabase } from '../../db/testing/test-database.ts';
import { exampleAt } from '../core/http/examples.ts';

/** The tests' demo market is smaller, and its bonds have other issuers and codes. */
export async function provideExampleIsin({ pool }: TestDatabase): Promise<void> {
  const isin = exampleAt({ path: '/' }, 'params.isin');
  await pool.query('update instrument set isin = $1 where id = 10001', [isin]);
}
