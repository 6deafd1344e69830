import { sql } from 'kysely';
import type { SetupStep } from '../../../../contracts/admin/setup.ts';
import type { Db } from '../../../../db/connect.ts';

/** The steps that leave traces in the database. */
type StoredStep = Extract<SetupStep, 'data' | 'mail' | 'people' | 'tariffs'>;

export async function readStoredSteps(db: Db): Promise<Readonly<Record<StoredStep, boolean>>> {
  const { rows } = await sql<Record<StoredStep, boolean>>`
    select
      exists (select from instrument) or exists (select from curve) as data,
      exists (select from message where channel = 'mail' and sent_at is not null)
        -- Messages are deleted after 30 days, the audit stays.
        or exists (
          select from audit_entry
          where kind = 'setting' and target = 'test.mail' and at < now() - interval '30 days'
        ) as mail,
      (select count(*) > 1 from account where not is_demo) or exists (select from invitation)
        as people,
      exists (select from tariff where price is not null and not is_demo)
        or exists (select from account_tariff) as tariffs`.execute(db);
  return rows[0]!;
}
