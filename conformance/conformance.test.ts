import { describe, expect, test } from 'vitest';
import { reportExample } from './lib/example.ts';
import {
  digestMathematics,
  readResults,
  readVersion,
  roundDeviations,
  writeResults,
  type Results,
} from './lib/results.ts';
import { defineSuite } from './lib/suite.ts';
import { curves } from './suites/curves.ts';
import { EXAMPLES } from './suites/examples.ts';
import { excel } from './suites/excel.ts';
import { german } from './suites/german.ts';
import { moex } from './suites/moex.ts';
import { ofzAuctions } from './suites/ofz-auctions.ts';
import { quantlib } from './suites/quantlib.ts';
import { usTreasury } from './suites/us-treasury.ts';

const WRITES = process.env.PARCURVE_WRITE_CONFORMANCE === '1';
const ADVICE = 'the mathematics or the suites have changed: run npm test -- conformance';

const SUITES = [usTreasury, quantlib, excel, curves, moex, ofzAuctions, german].map((suite) =>
  defineSuite(suite),
);

describe('BND-4 published examples', () => {
  test.each(EXAMPLES.map((example) => [`${example.source}: ${example.id}`, example] as const))(
    '%s',
    (_, { calculate, expected, decimals }) => {
      expect(calculate()).toBeCloseTo(expected, decimals);
    },
  );
});

/** Undefined where official figures are not at hand, or a check has failed. */
function measureAll(): Results | undefined {
  const suites = SUITES.flatMap((suite) => suite.report() ?? []);
  if (suites.length < SUITES.length) return undefined;
  const examples = EXAMPLES.map(reportExample);
  const [version, mathematics] = [readVersion(), digestMathematics()];
  return roundDeviations({ version, mathematics, suites, examples });
}

test('BND-11 the numbers that are shown are those that a run measures', () => {
  const measured = measureAll();
  if (measured && WRITES) writeResults(measured);
  const kept = readResults();
  if (kept?.mathematics !== digestMathematics()) throw new Error(ADVICE);
  expect(kept).toEqual(measured ?? kept);
});
