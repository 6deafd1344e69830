import {
  getGraphicData,
  getIndex,
  getIndexChart,
  getIndexStatistics,
  listIndexes,
  listIndexValues,
} from '../../../../contracts/instruments/indexes.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { indexSubject, type Charts } from '../../../engines/charts/charts.ts';
import type { IndexService } from './service.ts';

export function indexRoutes(indexes: IndexService, charts: Charts): Route[] {
  return [
    implement(listIndexes, ({ query }, context) => indexes.indexes(query, context)),
    implement(getIndex, ({ params }, context) => indexes.index(params.indexId, context)),
    implement(getIndexStatistics, ({ params }, context) =>
      indexes.statistics(params.indexId, context),
    ),
    implement(listIndexValues, (input, context) => indexes.values(input, context)),
    implement(getGraphicData, (input, context) => charts.graphicData(input, context)),
    implement(getIndexChart, ({ params, body }, context) =>
      charts.chart(indexSubject(params.indexId), body, context),
    ),
  ];
}
