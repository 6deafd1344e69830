import { getGraphicData, getIndex, listIndexes } from '../../../contracts/indexes.ts';
import { implement, type Route } from '../../http/api.ts';
import type { IndexService } from './service.ts';

export function indexRoutes(indexes: IndexService): Route[] {
  return [
    implement(listIndexes, ({ query }, context) => indexes.indexes(query, context)),
    implement(getIndex, ({ params }, context) => indexes.index(params.indexId, context)),
    implement(getGraphicData, (input, context) => indexes.graphicData(input, context)),
  ];
}
