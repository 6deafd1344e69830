import * as contracts from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { getMergedInto } from '../../../../contracts/instruments/merged.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { findMerged } from '../../../engines/quotes/find-merged.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import { changeInstrument, hideInstrument } from './change-instrument.ts';
import { changeIssuer } from './change-issuer.ts';
import { findOnDesk, readRecent, type FindIds } from './find.ts';
import { followSource } from './follow-source.ts';
import { mergeInstruments, mergeIssuers } from './merge.ts';
import { planInstruments, planIssuers } from './merge-plan.ts';
import * as store from './store.ts';
import { versionFrom } from './version.ts';

/** Editing instruments and issuers by hand. */
export function deskRoutes(db: Db, find: FindIds): Route[] {
  return [
    implement(contracts.findOnDesk, async ({ query }, { language }) => ({
      items: await findOnDesk(db, query.q ?? '', language, find),
      recent: await readRecent(db, language),
    })),
    ...instrumentRoutes(db),
    ...issuerRoutes(db),
    implement(getMergedInto, async ({ params: { what, id } }) => ({
      id: (await findMerged(db, what, id)) ?? null,
    })),
  ];
}

function instrumentRoutes(db: Db): Route[] {
  return [
    implement(contracts.getDeskInstrument, async ({ params }, { language }) => {
      const id = params.instrumentId;
      const state = await store.readInstrument(db, id);
      if (!state) throw new ApiError('not_found', { field: 'params.instrumentId' });
      const { issuerName, series, ...rest } = state;
      return {
        ...rest,
        id,
        series: [...series],
        issuerName: issuerName && nameIn(language, issuerName),
        held: await store.readHeld(db, { column: 'instrument_id', id }),
        version: versionFrom(store.instrumentFields(state.terms)),
      };
    }),
    implementChange(db, contracts.changeInstrument, async (change, { params, body }) => ({
      version: await changeInstrument(change, params.instrumentId, body),
    })),
    implementChange(db, contracts.hideInstrument, async (change, { params, body }) => {
      await hideInstrument(change, params.instrumentId, body.isHidden);
      return { isHidden: body.isHidden };
    }),
    implementChange(db, contracts.followInstrumentSource, async (change, { params, body }) => {
      const owner = { column: 'instrument_id', id: params.instrumentId } as const;
      return { version: await followSource(change, owner, body.field) };
    }),
    implement(contracts.planInstrumentMerge, ({ params, query: { duplicate } }) =>
      planInstruments(db, { keptId: params.instrumentId, duplicate, field: 'query.duplicate' }),
    ),
    implementChange(db, contracts.mergeInstruments, async (change, { params, body }) => {
      await mergeInstruments(change, { keptId: params.instrumentId, ...body });
      return { id: params.instrumentId };
    }),
  ];
}

function issuerRoutes(db: Db): Route[] {
  return [
    implement(contracts.getDeskIssuer, async ({ params }) => {
      const id = params.companyId;
      const state = await store.readIssuer(db, id);
      if (!state) throw new ApiError('not_found', { field: 'params.companyId' });
      return {
        ...state,
        id,
        held: await store.readHeld(db, { column: 'issuer_id', id }),
        version: versionFrom(store.issuerFields(state.terms)),
      };
    }),
    implementChange(db, contracts.changeIssuer, async (change, { params, body }) => ({
      version: await changeIssuer(change, params.companyId, body),
    })),
    implementChange(db, contracts.followIssuerSource, async (change, { params, body }) => {
      const owner = { column: 'issuer_id', id: params.companyId } as const;
      return { version: await followSource(change, owner, body.field) };
    }),
    implement(contracts.planIssuerMerge, ({ params, query: { duplicate } }) =>
      planIssuers(db, { keptId: params.companyId, duplicate, field: 'query.duplicate' }),
    ),
    implementChange(db, contracts.mergeIssuers, async (change, { params, body }) => {
      await mergeIssuers(change, { keptId: params.companyId, ...body });
      return { id: params.companyId };
    }),
  ];
}
