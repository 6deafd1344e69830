import { getHistory, getQuotesByIsin } from '../../../../contracts/instruments/history.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { rangeOfQuery } from '../../../engines/charts/day-range.ts';
import type { HistoryService } from './service.ts';

export function historyRoutes(histories: HistoryService): Route[] {
  const { indexes, ...sections } = getHistory;
  return [
    implement(indexes, ({ params, query }, context) =>
      histories.history('indexes', params.indexId, rangeOfQuery(query), context),
    ),
    ...(['bonds', 'stocks', 'etf'] as const).map((section) =>
      implement(sections[section], ({ params, query }, context) =>
        histories.history(section, params.instrumentId, rangeOfQuery(query), context),
      ),
    ),
    implement(getQuotesByIsin, ({ params, query }, context) =>
      histories.quotesByIsin(params.isin, rangeOfQuery(query), context),
    ),
  ];
}
