import type { Db } from '../../db/connect.ts';

const NO_DETAILS = { isin: null, ticker: null, issuer_id: null, currency: null, category: null };

/** Adds `count` currency pairs of one sub-region, named `<word> XAA`, `<word> XAB` and so on. */
export async function addPairs(db: Db, count: number, word: string): Promise<void> {
  const codes = Array.from(
    { length: count },
    (_, i) => `X${String.fromCodePoint(65 + Math.floor(i / 26), 65 + (i % 26))}`,
  );
  const made = await db
    .insertInto('instrument')
    .values(
      codes.map((code) => ({
        source_code: 'demo',
        kind: 'currency' as const,
        name: { eng: `${word} ${code}` },
        ...NO_DETAILS,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('currency_pair')
    .values(
      made.map(({ id }, i) => ({
        instrument_id: id,
        base: codes[i]!,
        quote: 'USD',
        subregion_id: 7,
        periodicity: 1,
      })),
    )
    .execute();
}
