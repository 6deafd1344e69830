import {
  downloadBondHistory,
  getBondDerivation,
  getBondFigures,
} from '../../../../contracts/bonds/analytics.ts';
import { FILE_FORMATS } from '../../../../contracts/core/file-format.ts';
import { sheetFile } from '../../../core/files/sheet-file.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { rangeOfQuery } from '../../../engines/charts/day-range.ts';
import type { BondHistory } from './history.ts';
import type { BondFigureService } from './service.ts';

export function bondFigureRoutes(figures: BondFigureService, history: BondHistory): Route[] {
  return [
    implement(getBondFigures, ({ params, query }, context) =>
      figures.figures(params.instrumentId, query, context),
    ),
    implement(getBondDerivation, ({ params, query }, context) =>
      figures.derivation(params.instrumentId, query, context),
    ),
    ...FILE_FORMATS.map((format) =>
      implement(downloadBondHistory[format], async ({ params, query }, context) =>
        sheetFile(await history.sheet(params.instrumentId, rangeOfQuery(query), context), format),
      ),
    ),
  ];
}
