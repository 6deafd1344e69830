import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';

/** Stores the campaign of a new account, in the transaction that creates it. */
export async function recordCampaign(
  trx: Db,
  accountId: number,
  { campaign: { values, bannerVariant } }: Pick<RequestContext, 'campaign'>,
): Promise<void> {
  if (Object.keys(values).length === 0 && bannerVariant === null) return;
  await trx
    .insertInto('registration_campaign')
    .values({ account_id: accountId, values, banner_variant: bannerVariant })
    // Registering an unconfirmed address again takes it over.
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ values, banner_variant: bannerVariant, created_at: sql`now()` }),
    )
    .execute();
}
