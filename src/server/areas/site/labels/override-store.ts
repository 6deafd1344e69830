import type { Db } from '../../../../db/connect.ts';
import type { Language } from '../../../../domain/text/language.ts';

/** The authors of a label's texts, by language; without a name if the account is gone. */
export async function readAuthors(db: Db, key: string) {
  return db
    .selectFrom('label_override')
    .leftJoin('account', 'account.id', 'label_override.changed_by')
    .select(['label_override.language', 'account.name'])
    .where('key', '=', key)
    .execute();
}

export async function readOverride(
  db: Db,
  language: Language,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('label_override')
    .select('text')
    .where('language', '=', language)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.text;
}
