import {
  getCompany,
  getInstrument,
  getInstrumentChart,
  SECTIONS,
  type Section,
} from '../../../contracts/instruments/instruments.ts';
import { requireNeeds } from '../../../access/require-needs.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { Charts } from '../../engines/charts/charts.ts';
import type { InstrumentService } from './service.ts';

export function instrumentRoutes(instruments: InstrumentService, charts: Charts): Route[] {
  const sections = Object.keys(SECTIONS) as Section[];
  return [
    ...sections.flatMap((section) => [
      implement(getInstrument[section], ({ params }, context) =>
        instruments.instrument(section, params.instrumentId, context),
      ),
      implement(getInstrumentChart[section], ({ params, body }, context) => {
        const series = 'field' in body ? body.field : undefined;
        // The price of a bond follows from its yield: the shapes of both would reveal both.
        if (series && series !== 'close') requireNeeds(context.viewer, 'values', 'body.field');
        const id = params.instrumentId;
        const subject = { id, kinds: [SECTIONS[section]], field: 'params.instrumentId', series };
        return charts.chart(subject, body, context);
      }),
    ]),
    implement(getCompany, ({ params }, context) => instruments.company(params.companyId, context)),
  ];
}
