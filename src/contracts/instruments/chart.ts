import * as z from 'zod/mini';
import type { Endpoint } from '../core/endpoint.ts';
import { isoDay } from '../core/fields.ts';

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

const chartBody = z.strictObject({
  periodId: z.nullable(z.int()),
  beginDate: isoDay,
  endDate: isoDay,
});

/** The series of an instrument that charts can show; only bonds have series other than closes. */
export const CHART_FIELDS = [
  'close',
  'yield',
  'worst',
  'spread',
  'worst_spread',
  'duration',
  'worst_duration',
] as const;
export type ChartField = (typeof CHART_FIELDS)[number];

/** The call of the chart widget. Its path can be configured, its format can't. */
export function chartDataAt<Params extends z.ZodMiniType>(
  path: `/${string}`,
  {
    params,
    summary,
    changesWith,
    needs = 'public',
  }: {
    params: Params;
    summary: string;
    changesWith: (keyof z.input<Params> & string) | 'market';
    /** For series where even a shape would reveal too much. */
    needs?: 'public' | 'values';
  },
) {
  // The type checks of `endpoint` need parameters that aren't known here.
  return {
    method: 'POST',
    path,
    summary,
    needs,
    cost: 'chart',
    scope: 'market',
    changesWith,
    params,
    body: chartBody,
    hasRepeatedBody: true,
    answer: z.object({
      data: z.record(z.string(), row),
      series: z.array(series),
      /** True if the values are only a shape: numbers from 0 to 100. */
      masked: z.boolean(),
      /** True if there is a line, but only for viewers who may see values. */
      locked: z.boolean(),
      /** A number above 0 means a stepped line. */
      graph_type: z.number(),
      /** The unit, appended to axis title and tooltip. */
      measure: z.string(),
    }),
  } as const satisfies Endpoint;
}

/** The same with a choice of series; default: closes. */
export function chartOfFieldAt<Params extends z.ZodMiniType>(
  path: `/${string}`,
  of: { params: Params; summary: string; changesWith: keyof z.input<Params> & string },
) {
  return {
    ...chartDataAt(path, of),
    body: z.strictObject({ ...chartBody.shape, field: z.optional(z.enum(CHART_FIELDS)) }),
  } as const satisfies Endpoint;
}
