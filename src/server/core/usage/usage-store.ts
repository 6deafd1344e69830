import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { MAX_TERMS, Tally, type DayNumber, type MissedTerm, type TokenCalls } from './tally.ts';

/** Two years and a month, so that a month can be compared with the same month a year earlier. */
const KEPT_DAYS = 760;
/** Terms searched only once in a day are deleted sooner: they may identify a person. */
const RARE_DAYS = 90;
/** Any fixed number that no other lock of this application uses. */
const LOCK = 7_310_016;

/** Adds the counts to the database; returns those that have to wait for the next time. */
export async function storeTally(db: Db, tally: Tally): Promise<Tally> {
  return db.transaction().execute(async (trx) => {
    // One process at a time, so processes don't wait for each other's rows and share the limit of
    // terms.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (tally.numbers.size > 0) await addNumbers(trx, [...tally.numbers.values()]);
    const days = Map.groupBy(tally.terms.values(), ({ day }) => day);
    for (const [day, terms] of days) await addTerms(trx, day, terms);
    const left = new Tally();
    for (const calls of await addCalls(trx, [...tally.calls.values()])) left.addCalls(calls);
    return left;
  });
}

async function addNumbers(trx: Db, numbers: readonly DayNumber[]): Promise<void> {
  await sql`
    insert into day_figure (day, figure, part, number)
    select day, figure, part, number
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)
      as given (day date, figure text, part text, number bigint)
    on conflict (day, figure, part) do update
      set number = day_figure.number + excluded.number`.execute(trx);
}

/** Limits the distinct terms per day, so nobody can flood the table. */
async function addTerms(trx: Db, day: string, terms: readonly MissedTerm[]): Promise<void> {
  await sql`
    with given as (
      select language, term, searches
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
        as row (language text, term text, searches bigint)
    ), known as (
      update missed_search set searches = missed_search.searches + given.searches from given
      where missed_search.day = ${day}::date and missed_search.language = given.language
        and missed_search.term = given.term
      returning missed_search.language, missed_search.term
    )
    insert into missed_search (day, language, term, searches)
    select ${day}::date, language, term, searches from given
    where not exists (select from known where (known.language, known.term) = (given.language, given.term))
    limit greatest(0, ${MAX_TERMS} - (
      select count(*) from missed_search where missed_search.day = ${day}::date
    ))`.execute(trx);
}

/**
 * Doesn't wait for a transaction that deletes a token or its account, and holds it up only briefly:
 * the counts of locked tokens wait until the next time, and those of deleted tokens are dropped.
 */
async function addCalls(trx: Db, counted: readonly TokenCalls[]): Promise<TokenCalls[]> {
  if (counted.length === 0) return [];
  const ids = [...new Set(counted.map(({ tokenId }) => tokenId))];
  const held = await trx
    .selectFrom('api_token')
    .innerJoin('account', 'account.id', 'api_token.account_id')
    .select(['api_token.id', 'api_token.account_id as accountId'])
    .where('api_token.id', 'in', ids)
    .forKeyShare()
    .skipLocked()
    .execute();
  const owners = new Map(held.map(({ id, accountId }) => [id, accountId]));
  const rows = counted.flatMap((calls) => {
    const accountId = owners.get(calls.tokenId);
    return accountId === undefined ? [] : { ...calls, accountId };
  });
  if (rows.length > 0) {
    await sql`
      insert into token_call (token_id, day, account_id, calls, refused)
      select "tokenId", day, "accountId", calls, refused
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given ("tokenId" integer, day date, "accountId" integer, calls bigint, refused bigint)
      on conflict (token_id, day) do update
        set calls = token_call.calls + excluded.calls,
          refused = token_call.refused + excluded.refused`.execute(trx);
  }
  return findWaiting(
    trx,
    counted.filter(({ tokenId }) => !owners.has(tokenId)),
  );
}

async function findWaiting(trx: Db, left: readonly TokenCalls[]): Promise<TokenCalls[]> {
  if (left.length === 0) return [];
  const ids = left.map(({ tokenId }) => tokenId);
  const there = await trx.selectFrom('api_token').select('id').where('id', 'in', ids).execute();
  const known = new Set(there.map(({ id }) => id));
  return left.filter(({ tokenId }) => known.has(tokenId));
}

/** Deletes figures too old to be compared with. */
export async function deleteOldFigures(db: Db): Promise<void> {
  for (const table of ['day_figure', 'missed_search', 'token_call'] as const) {
    await sql`delete from ${sql.table(table)}
      where day < current_date - ${KEPT_DAYS}::integer`.execute(db);
  }
  await sql`delete from missed_search
    where day < current_date - ${RARE_DAYS}::integer and searches = 1`.execute(db);
}
