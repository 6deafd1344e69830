import {
  downloadArchive,
  getDerivativesTable,
  getExpiryHistory,
  getSettlementCurve,
  listContracts,
  listExchanges,
} from '../../../contracts/derivatives.ts';
import { implement, type Route } from '../../http/api.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { contentDisposition } from '../../spreadsheet.ts';
import { streamXlsx } from '../../xlsx-stream.ts';
import { streamCsv } from './export.ts';
import type { DerivativesService } from './service.ts';

const CSV = 'text/csv; charset=utf-8';

export function derivativesRoutes(derivatives: DerivativesService): Route[] {
  return [
    implement(listExchanges, (_input, context) => derivatives.exchanges(context)),
    implement(listContracts, ({ params }, context) =>
      derivatives.contracts(params.exchangeId, context),
    ),
    implement(getDerivativesTable, ({ body }, context) => derivatives.table(body, context)),
    implement(downloadArchive, async ({ query }, context) => {
      const { format = 'xlsx', from, to } = query;
      const sheet = await derivatives.sheet(query, context);
      const disposition = contentDisposition(`${sheet.name} ${from} ${to}`, format);
      return format === 'csv'
        ? new FileAnswer({ mediaType: CSV }, disposition, streamCsv(sheet))
        : new FileAnswer(downloadArchive, disposition, streamXlsx(sheet));
    }),
    implement(getSettlementCurve, (input, context) => derivatives.curve(input, context)),
    implement(getExpiryHistory, (input, context) => derivatives.history(input, context)),
  ];
}
