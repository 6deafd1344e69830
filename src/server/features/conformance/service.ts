import type {
  Conformance,
  CONFORMANCE_FIGURES,
  CONFORMANCE_REASONS,
  CONFORMANCE_SUITES,
  ConformanceItem,
} from '../../../contracts/conformance.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { labelText } from '../../label-text.ts';
import results from './results.json' with { type: 'json' };

type Suite = (typeof CONFORMANCE_SUITES)[number];
type Figure = (typeof CONFORMANCE_FIGURES)[number];
type Reason = (typeof CONFORMANCE_REASONS)[number];
type Check = (typeof results.suites)[number]['checks'][number];

/** What the run has written, in the reader's words. The contract checks its codes. */
export function describeConformance(context: RequestContext): Conformance {
  const { version, mathematics, suites, examples } = results;
  return {
    version,
    mathematics,
    items: suites.flatMap(({ id, checks }) =>
      checks.map((check) => describeCheck(id as Suite, check, context)),
    ),
    examples: examples.map(({ id, source, expected, decimals, ours, inputs, what }) => ({
      id,
      source,
      expected,
      decimals,
      ours,
      figure: what as Figure,
      figureText: labelText(context, `conformance_figure_${what as Figure}`),
      inputs: Object.entries(inputs).map(([name, value]) => ({ name, value: String(value) })),
    })),
  };
}

function describeCheck(suite: Suite, check: Check, context: RequestContext): ConformanceItem {
  const { subject, what, requirement, tolerance, compared, agreeing, confirmed } = check;
  const source = suite.replaceAll('-', '_') as 'us_treasury';
  const explain = (reasons: readonly string[], cases: number) => ({
    reasons: reasons as Reason[],
    sentences: reasons.map((reason) =>
      labelText(context, `conformance_reason_${reason as Reason}`),
    ),
    cases,
  });
  return {
    suite,
    source: labelText(context, `conformance_source_${source}`),
    origin: labelText(context, `conformance_origin_${source}`),
    subject,
    figure: what as Figure,
    figureText: labelText(context, `conformance_figure_${what as Figure}`),
    requirement,
    measure: check.measure as 'absolute' | 'relative',
    tolerance,
    cases: compared,
    agreeing,
    confirmed,
    worst: check.largestDeviation,
    excepted: compared - agreeing,
    skipped: sumCounts(check.skipped),
    exceptions: check.exceptions.map(({ reasons, count, largestDeviation }) => ({
      ...explain(reasons, count),
      worst: largestDeviation,
    })),
    leftOut: check.skipped.map(({ reason, count }) => explain([reason], count)),
  };
}

function sumCounts(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
