import { opensTickets } from '../../../../access/viewer.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  getTariffs,
  type AccessRequest,
  type Tariff,
} from '../../../../contracts/accounts/tariffs.ts';
import type { Db } from '../../../../db/connect.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import * as store from './store.ts';

/** The tariffs offered to an account, and those it has. */
export function tariffRoutes(db: Db, callsPerMinute: number): Route[] {
  return [implement(getTariffs, (_input, context) => describeTariffs(db, callsPerMinute, context))];
}

async function describeTariffs(
  db: Db,
  callsPerMinute: number,
  { viewer: { accountId }, language }: RequestContext,
): Promise<Answer<typeof getTariffs>> {
  if (accountId === null) throw new ApiError('not_signed_in');
  const since = await store.findAccountSince(db, accountId);
  if (!since) throw new ApiError('not_signed_in');
  const [rows, contactPersons] = await Promise.all([
    store.findTariffs(db, accountId),
    store.findContactPersons(db),
  ]);
  return {
    accountId,
    since: since.toISOString(),
    items: rows.map((row) => toTariff(row, nameIn(language, row.name))),
    contactPersons,
    callsPerMinute,
  };
}

function toTariff(row: store.TariffRow, name: string): Tariff {
  const { price, currency, per, owned, request } = row;
  return {
    id: row.id,
    name,
    price: price && currency && per ? { amount: price, currency, per: per as 'month' } : null,
    opensValues: row.opens.includes('values'),
    opensTickets: opensTickets(row),
    hasContactPerson: row.hasContactPerson,
    isOffered: row.isOffered,
    owned: owned && {
      since: isoMoment(owned.since),
      endsAt: isoOrNull(owned.endsAt),
      daysLeft: owned.daysLeft,
    },
    request: request && showsRequest(request) ? toRequest(request) : null,
  };
}

/** As long as a rejection is shown. */
const SHOWN_MS = 30 * 86_400_000;

/**
 * A granted request is visible in the account's tariffs, so it is only shown if the operator added
 * a message; a withdrawn request is never shown.
 */
function showsRequest({ state, reason, decidedAt }: AccessRequest): boolean {
  if (state !== 'granted') return state !== 'taken back';
  return reason !== null && Date.parse(decidedAt ?? '') > Date.now() - SHOWN_MS;
}

function toRequest(request: AccessRequest): AccessRequest {
  return {
    ...request,
    sentAt: isoMoment(request.sentAt),
    seenAt: isoOrNull(request.seenAt),
    decidedAt: isoOrNull(request.decidedAt),
  };
}

/** The database writes times in JSON with its own UTC offset. */
function isoMoment(moment: string): string {
  return new Date(moment).toISOString();
}

function isoOrNull(moment: string | null): string | null {
  return moment === null ? null : isoMoment(moment);
}
