import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { isoDay } from './fields.ts';

const row = z.object({
  'date.numeric': z.int(),
  date: z.string(),
  value: z.number(),
  valueFmt: z.optional(z.string()),
});

const series = z.object({
  id: z.string(),
  tgId: z.string(),
  model: z.string(),
  name: z.string(),
  tgName: z.string(),
  date: z.string(),
});

/** The call of the chart widget. Its address can be configured, its form cannot. */
export function chartDataAt<Params extends z.ZodMiniType>(
  path: `/${string}`,
  {
    params,
    summary,
    changesWith,
  }: {
    params: Params;
    summary: string;
    changesWith: (keyof z.input<Params> & string) | 'market';
  },
) {
  // The checks of `endpoint` need parameters that are not known yet here.
  return {
    method: 'POST',
    path,
    summary,
    needs: 'public',
    scope: 'market',
    changesWith,
    params,
    body: z.strictObject({ periodId: z.nullable(z.int()), beginDate: isoDay, endDate: isoDay }),
    hasRepeatedBody: true,
    answer: z.object({
      data: z.record(z.string(), row),
      series: z.array(series),
      /** True if the values are only a shape: numbers from 0 to 100. */
      masked: z.boolean(),
      /** A number above 0 means a stepped line. */
      graph_type: z.number(),
      /** The unit, appended to axis title and tooltip. */
      measure: z.string(),
    }),
  } as const satisfies Endpoint;
}
