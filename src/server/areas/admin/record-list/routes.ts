import { listDeskInstruments, listDeskIssuers } from '../../../../contracts/admin/record-list.ts';
import type { Db } from '../../../../db/connect.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { listInstruments, listIssuers } from './store.ts';

/** The lists of the desk on which instruments and issuers are edited. */
export function deskListRoutes(db: Db): Route[] {
  return [
    implement(listDeskInstruments, ({ query }, { language }) =>
      listInstruments(db, query, language),
    ),
    implement(listDeskIssuers, ({ query }, { language }) => listIssuers(db, query, language)),
  ];
}
