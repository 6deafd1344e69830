import {
  getCompany,
  getInstrument,
  getInstrumentChart,
  SECTIONS,
  type Section,
} from '../../../contracts/instruments.ts';
import { implement, type Route } from '../../http/api.ts';
import type { Charts } from '../../market/charts.ts';
import type { InstrumentService } from './service.ts';

export function instrumentRoutes(instruments: InstrumentService, charts: Charts): Route[] {
  const sections = Object.keys(SECTIONS) as Section[];
  return [
    ...sections.flatMap((section) => [
      implement(getInstrument[section], ({ params }, context) =>
        instruments.instrument(section, params.instrumentId, context),
      ),
      implement(getInstrumentChart[section], ({ params, body }, context) =>
        charts.chart(
          {
            id: params.instrumentId,
            kinds: [SECTIONS[section]],
            field: 'params.instrumentId',
            series: 'field' in body ? body.field : undefined,
          },
          body,
          context,
        ),
      ),
    ]),
    implement(getCompany, ({ params }, context) => instruments.company(params.companyId, context)),
  ];
}
