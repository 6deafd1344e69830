import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type {
  Conformance,
  CONFORMANCE_FIGURES,
  CONFORMANCE_REASONS,
  CONFORMANCE_SUITES,
  ConformanceItem,
  getConformanceRows,
} from '../../../../contracts/bonds/conformance.ts';
import type { CheckReport, SuiteReport } from '../../../../domain/bonds/conformance-report.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import results from './results.json' with { type: 'json' };

type Suite = (typeof CONFORMANCE_SUITES)[number];
type Figure = (typeof CONFORMANCE_FIGURES)[number];
type Reason = (typeof CONFORMANCE_REASONS)[number];

/** As the run has written them: with an empty list, the JSON's type wouldn't include the items. */
const SUITES = results.suites as readonly SuiteReport[];

/** The results of the run in the reader's language. The contract validates its codes. */
export function describeConformance(context: RequestContext): Conformance {
  const { version, mathematics, examples } = results;
  return {
    version,
    mathematics,
    items: SUITES.flatMap(({ id, checks }) =>
      checks.map((check) => describeCheck(id as Suite, check, context)),
    ),
    examples: examples.map((example) => describeExample(example, context)),
  };
}

function describeExample(
  { inputs, what, ...example }: (typeof results)['examples'][number],
  context: RequestContext,
) {
  const figure = what as Figure;
  return {
    ...example,
    figure,
    figureText: labelText(context, `conformance_figure_${figure}`),
    inputs: Object.entries(inputs).map(([name, value]) => ({ name, value: String(value) })),
  };
}

function describeCheck(suite: Suite, check: CheckReport, context: RequestContext): ConformanceItem {
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
    measure: check.measure,
    tolerance,
    cases: compared,
    agreeing,
    confirmed,
    worst: check.largestDeviation,
    excepted: compared - agreeing,
    aside: sumCounts(check.conventions),
    skipped: sumCounts(check.skipped),
    exceptions: check.exceptions.map(
      ({ reasons, count, largestDeviation, confirmed: some, example }) => ({
        ...explain(reasons, count),
        worst: largestDeviation,
        confirmed: some,
        example,
      }),
    ),
    conventions: check.conventions.map(({ reason, count }) => explain([reason], count)),
    leftOut: check.skipped.map(({ reason, count }) => explain([reason], count)),
  };
}

function sumCounts(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The rows behind the counts of one check, in the order of its source. */
export function listRows({
  suite,
  subject,
  figure,
}: {
  suite: Suite;
  subject: string;
  figure: Figure;
}): Answer<typeof getConformanceRows> {
  const checks = SUITES.find(({ id }) => id === suite)?.checks ?? [];
  const check = checks.find((one) => one.subject === subject && one.what === figure);
  const items = check ? [...rowsOf(check)] : [];
  return { items: items.toSorted((a, b) => a.row - b.row) };
}

function* rowsOf({ file, exceptions, conventions, skipped }: CheckReport) {
  for (const { reasons, rows } of exceptions) {
    for (const row of readRows(rows)) {
      yield { kind: 'exception' as const, file, row, reasons: reasons.join(' ') };
    }
  }
  for (const [kind, aside] of [
    ['convention', conventions],
    ['skipped', skipped],
  ] as const) {
    for (const { reason, rows } of aside) {
      for (const row of readRows(rows)) yield { kind, file, row, reasons: reason };
    }
  }
}

/** `12-17,24`, and `3-4/5*100`: 3-4, 8-9, 13-14 and so on, 100 of them. */
function* readRows(text: string): Generator<number> {
  for (const entry of text.split(',')) {
    const [, from, to = from, step = 0, times = 1] = /^(\d+)(?:-(\d+))?(?:\/(\d+)\*(\d+))?$/.exec(
      entry,
    )!;
    for (let k = 0; k < Number(times); k += 1) {
      for (let row = Number(from); row <= Number(to); row += 1) yield row + k * Number(step);
    }
  }
}
