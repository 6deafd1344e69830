import { sql } from 'kysely';
import type { OperatorCounts } from '../../../../contracts/admin/operators.ts';
import type { Db } from '../../../../db/connect.ts';

export async function readCounts(db: Db): Promise<OperatorCounts> {
  const { rows } = await sql<OperatorCounts>`
    select
      (select count(*) from account)::integer as users,
      (select count(*) from access_request where state in ('sent', 'seen'))::integer as requests,
      (select count(*) from ticket where state = 'open')::integer as tickets,
      (
        select count(*) from data_source where exists (
          select from (
            select error from load_run
            where source_code = data_source.code and ended_at is not null
            order by started_at desc limit 1
          ) as latest where error is not null
        )
      )::integer as "failedSources",
      (
        select count(*) from message
        where sent_at is null and error is not null and expires_at > now() - interval '1 day'
          -- A refused recipient is no fault of the mail server.
          and next_try_at < 'infinity'
          and created_at > coalesce((
            select max(sent_at) from message as sent where sent.channel = message.channel
          ), '-infinity')
      )::integer as "failingMessages"`.execute(db);
  return rows[0]!;
}
