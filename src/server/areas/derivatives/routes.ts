import {
  downloadArchive,
  getDerivativesTable,
  getExpiryHistory,
  getExportProgress,
  getSettlementCurve,
  listContracts,
  listExchanges,
} from '../../../contracts/derivatives/derivatives.ts';
import { sheetFile } from '../../core/files/sheet-file.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { DerivativesService } from './service.ts';

export function derivativesRoutes(derivatives: DerivativesService): Route[] {
  return [
    implement(listExchanges, (_input, context) => derivatives.exchanges(context)),
    implement(listContracts, ({ params }, context) =>
      derivatives.contracts(params.exchangeId, context),
    ),
    implement(getDerivativesTable, ({ body }, context) => derivatives.table(body, context)),
    implement(downloadArchive, async ({ query }, context) => {
      const sheet = await derivatives.sheet(query, context);
      const name = `${sheet.name} ${query.from} ${query.to}`;
      return sheetFile(sheet, query.format ?? context.fileFormat ?? 'xlsx', name);
    }),
    implement(getExportProgress, (input, context) => derivatives.exportProgress(input, context)),
    implement(getSettlementCurve, (input, context) => derivatives.curve(input, context)),
    implement(getExpiryHistory, (input, context) => derivatives.history(input, context)),
  ];
}
