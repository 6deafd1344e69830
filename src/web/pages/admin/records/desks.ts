import type { RouterContextProvider } from 'react-router';
import * as contracts from '../../../../contracts/admin/records.ts';
import { listDeskInstruments, listDeskIssuers } from '../../../../contracts/admin/record-list.ts';
import type { Endpoint, Input } from '../../../../contracts/core/endpoint.ts';
import type { CallResult } from '../../../../contracts/core/page.ts';
import { pageContext } from '../../../page-context.ts';

export const INSTRUMENTS_PATH = '/admin/instruments/';
export const ISSUERS_PATH = '/admin/issuers/';

/** Instruments and issuers; their edit pages share everything but this. */
const DESKS = {
  instrument: {
    what: 'instrument',
    path: INSTRUMENTS_PATH,
    param: 'instrumentId',
    list: listDeskInstruments,
    change: contracts.changeInstrument,
    follow: contracts.followInstrumentSource,
    plan: contracts.planInstrumentMerge,
    merge: contracts.mergeInstruments,
  },
  issuer: {
    what: 'issuer',
    path: ISSUERS_PATH,
    param: 'companyId',
    list: listDeskIssuers,
    change: contracts.changeIssuer,
    follow: contracts.followIssuerSource,
    plan: contracts.planIssuerMerge,
    merge: contracts.mergeIssuers,
  },
} as const;
export type Desk = (typeof DESKS)[keyof typeof DESKS];

/** The kind of record. */
export function deskAt({ pathname }: { readonly pathname: string }): Desk {
  return pathname.startsWith(ISSUERS_PATH) ? DESKS.issuer : DESKS.instrument;
}

export function recordPath(what: Desk['what'], id: number | string): string {
  return `${DESKS[what].path}${id}/`;
}

/** Makes a call with input from a form or URL; the endpoint validates it. */
export function callUnchecked<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
): Promise<CallResult<E>> {
  return context.get(pageContext).call(endpoint, input as unknown as Input<E>);
}
