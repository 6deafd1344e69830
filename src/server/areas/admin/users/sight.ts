import { sql } from 'kysely';
import { abilitiesFor, type Viewer } from '../../../../access/viewer.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { getIndex, getIndexChart } from '../../../../contracts/instruments/indexes.ts';
import {
  getInstrument,
  getInstrumentChart,
} from '../../../../contracts/instruments/instruments.ts';
import type { getUserSight, Seen } from '../../../../contracts/admin/user-sight.ts';
import type { Db } from '../../../../db/connect.ts';
import { formatDay, parseDay } from '../../../../domain/time/day.ts';
import type { CallInProcess } from '../../../core/http/api.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';

const YEAR_DAYS = 365;

export interface SightParts {
  readonly call: CallInProcess;
  /** The viewer of an account; null if there is no such account. */
  readonly viewerFor: (accountId: number) => Promise<Viewer | null>;
}

/** What the account sees: the same calls as its own pages make, with its rights. */
export async function previewAsUser(
  db: Db,
  accountId: number,
  context: RequestContext,
  { call, viewerFor }: SightParts,
): Promise<Answer<typeof getUserSight>> {
  const [viewer, account, ids] = await Promise.all([
    viewerFor(accountId),
    db
      .selectFrom('account')
      .select(['email', 'blocked_at as blockedAt'])
      .where('id', '=', accountId)
      .executeTakeFirst(),
    findExamples(db),
  ]);
  if (!viewer || !account) throw new ApiError('not_found', { field: 'params.accountId' });
  const asAccount = context.with({ viewer, credential: null });
  const { seesValues } = abilitiesFor(viewer);
  const [bond, index, pair] = await Promise.all([
    ids.bond === null ? null : seeBond(ids.bond, asAccount, call),
    ids.index === null ? null : seeIndex(ids.index, asAccount, call),
    ids.currency === null ? null : seeIndex(ids.currency, asAccount, call),
  ]);
  return {
    email: account.email,
    seesValues,
    because: reasonFor(viewer, account.blockedAt !== null),
    bond,
    index,
    pair,
  };
}

function reasonFor(viewer: Viewer, isBlocked: boolean) {
  if (isBlocked) return 'blocked';
  if (!abilitiesFor(viewer).seesValues) return 'restricted';
  return viewer.ownLevel === undefined ? 'level' : 'tariff';
}

/** The most important instrument of a kind that has values. */
const first = (kind: string) => sql`(
    select instrument.id from instrument join series on series.instrument_id = instrument.id
    where kind = ${kind} and status = 'active' and not is_hidden and last_day is not null
      and field = 'close' and is_preferred
    order by importance desc, instrument.id limit 1)`;

async function findExamples(db: Db) {
  const { rows } = await sql<Record<'bond' | 'index' | 'currency', number | null>>`
    select ${first('bond')} as bond, ${first('index')} as index,
      ${first('currency')} as currency`.execute(db);
  return rows[0]!;
}

async function seeBond(id: number, context: RequestContext, call: CallInProcess): Promise<Seen> {
  const params = { instrumentId: String(id) };
  const { name, quote, lastDay } = await call(getInstrument.bonds, { params }, context);
  const body = yearBefore(lastDay);
  const { data, masked } = await call(getInstrumentChart.bonds, { params, body }, context);
  return { id, name, quote, path: `/bonds/${id}/`, line: Object.values(data), isMasked: masked };
}

async function seeIndex(id: number, context: RequestContext, call: CallInProcess): Promise<Seen> {
  const params = { indexId: String(id) };
  const { name, quote, lastDay } = await call(getIndex, { params }, context);
  const body = yearBefore(lastDay);
  const { data, masked } = await call(getIndexChart, { params, body }, context);
  return { id, name, quote, path: `/indexes/${id}/`, line: Object.values(data), isMasked: masked };
}

function yearBefore(lastDay: string | null) {
  const end = parseDay(lastDay ?? '') ?? 0;
  return { periodId: 0, beginDate: formatDay(end - YEAR_DAYS), endDate: formatDay(end) };
}
