import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import type { ScreenKind } from '../../../../domain/screens/screen-fields.ts';

export interface SavedScreenRow {
  readonly id: number;
  readonly kind: ScreenKind;
  readonly name: string;
  readonly query: string;
}

/** In the order in which they were first saved. */
export async function findScreens(
  db: Db,
  accountId: number,
  kind: ScreenKind,
): Promise<SavedScreenRow[]> {
  return db
    .selectFrom('saved_screen')
    .select(['id', 'kind', 'name', 'query'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
}

interface NewScreen extends Omit<SavedScreenRow, 'id'> {
  readonly accountId: number;
}

/** The ID; `full` if the account has reached its limit, `gone` if there is no such account. */
export async function putScreen(
  db: Db,
  { accountId, kind, name, query }: NewScreen,
  most: number,
): Promise<number | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    // Two concurrent requests would both pass the limit.
    const owner = await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!owner) return 'gone';
    const replaced = await trx
      .updateTable('saved_screen')
      .set({ query, saved_at: sql`now()` })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst();
    if (replaced) return replaced.id;
    const { count } = await trx
      .selectFrom('saved_screen')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (count >= most) return 'full';
    const made = await trx
      .insertInto('saved_screen')
      .values({ account_id: accountId, kind, name, query })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  });
}

/** False if the account has no such screen in this list. */
export async function removeScreen(
  db: Db,
  { accountId, kind, id }: { accountId: number; kind: ScreenKind; id: number },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_screen')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
