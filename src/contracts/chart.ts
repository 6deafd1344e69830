import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
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

/** The chart widget's call; the address is configurable, the shape is not. */
export function chartDataAt<Params extends z.ZodMiniType>(
  path: `/${string}`,
  { params, summary }: { params: Params; summary: string },
) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    params,
    body: z.strictObject({ periodId: z.nullable(z.int()), beginDate: isoDay, endDate: isoDay }),
    hasRepeatedBody: true,
    answer: z.object({
      data: z.record(z.string(), row),
      series: z.array(series),
      /** The values are a mere shape: shares of 0–100. */
      masked: z.boolean(),
      /** Above 0: a stepped line. */
      graph_type: z.number(),
      /** The unit, appended to axis title and tooltip. */
      measure: z.string(),
    }),
  });
}
