import { BondWalk } from '../../src/domain/bonds/bond-walk.ts';
import type { BondTerms } from '../../src/domain/bonds/bond-terms.ts';
import { readCompounding } from '../../src/domain/bonds/compounding.ts';
import { measureAtPrice, prepareBond } from '../../src/domain/bonds/measure-bond.ts';
import { continueCurve } from '../../src/domain/curves/continue-curve.ts';
import { fitCurve } from '../../src/domain/curves/fit-curve.ts';
import { calendarDay } from '../../src/domain/time/day.ts';
import { inTurns, median, missingPeer, row, type Group, type Row } from '../harness.ts';
import { curveBonds } from '../lib/curve-bonds.ts';
import { openBondPeers, type SolvedBond } from '../lib/bond-peers.ts';

const ROUNDS = 3;
const BATCH = 2000;
const MARKET = 1_000_000;
const LIMITS = { marketSeconds: 60, fitMs: 20, timesPeer: 5, timesAlone: 3 };
const WALKED_DAYS = 3650;
const CURVE_BONDS = 200;
const SETTLEMENT = calendarDay(2026, 11, 17);

/** Semiannual bonds of half a year to 30 years, most of them shorter than 10. */
function createBond(n: number): SolvedBond {
  const years = 0.5 + 29.5 * ((n * 0.618_033_988_7) % 1) ** 2;
  const issueDay = calendarDay(2015 + (n % 11), 1 + (n % 12), 1 + (n % 28));
  return {
    coupon: 0.01 + (n % 80) / 1000,
    issueDay,
    maturityDay: SETTLEMENT + Math.round(years * 365.25),
    settlementDay: SETTLEMENT,
    cleanPrice: 80 + (n % 45),
  };
}

const COMPOUNDING = readCompounding(undefined, 2);

function analyse({ coupon, issueDay, maturityDay, cleanPrice }: SolvedBond): number {
  const terms: BondTerms = {
    coupon,
    frequency: 2,
    dayCount: 'ACT/ACT ICMA',
    issueDay: Math.min(issueDay, SETTLEMENT - 1),
    maturityDay,
  };
  const measures = measureAtPrice(prepareBond(terms, SETTLEMENT, COMPOUNDING), cleanPrice);
  return measures?.yieldRate ?? Number.NaN;
}

/** Yields solved per second, schedule and analytics included, over the time of a round. */
function countPerSecond(seconds: number, solve: (bond: SolvedBond) => number): number {
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < seconds * 1000) {
    for (let i = 0; i < BATCH / 20; i += 1) {
      if (!Number.isFinite(solve(createBond(done)))) throw new Error(`no yield of bond ${done}`);
      done += 1;
    }
  }
  return (done / (performance.now() - started)) * 1000;
}

function measureMarket(): Row {
  const started = performance.now();
  let sum = 0;
  for (let n = 0; n < MARKET; n += 1) sum += analyse(createBond(n));
  if (!Number.isFinite(sum)) throw new Error('a bond of the market has no yield');
  return row(
    {
      name: 'analytics of 1,000,000 bonds, one core',
      value: (performance.now() - started) / 1000,
      unit: 's',
      peer: 'limit',
      peerValue: LIMITS.marketSeconds,
    },
    { atMost: 1 },
  );
}

function measureFit(): Row {
  const bonds = curveBonds(CURVE_BONDS);
  const times = Array.from({ length: 30 }, () => {
    const started = performance.now();
    fitCurve(bonds);
    return performance.now() - started;
  });
  const value = median(times.slice(5));
  return row(
    { name: 'curve fit of 200 bonds', value, unit: 'ms', peer: 'limit', peerValue: LIMITS.fitMs },
    { atMost: 1 },
  );
}

/** Ten years of prices of one bond after another, yields and durations, for some seconds. */
function countWalked(seconds: number): number {
  const started = performance.now();
  let done = 0;
  for (let n = 0; performance.now() - started < seconds * 1000; n += 1) {
    const { coupon, maturityDay, cleanPrice } = createBond(n);
    const issueDay = SETTLEMENT - WALKED_DAYS;
    const walk = new BondWalk({
      coupon,
      frequency: 2,
      dayCount: 'ACT/ACT ICMA',
      issueDay,
      maturityDay,
    });
    for (let day = issueDay; day < SETTLEMENT; day += 1) {
      if (!walk.measure(day, cleanPrice + Math.sin(day / 20))) throw new Error(`no yield of ${n}`);
    }
    done += WALKED_DAYS;
  }
  return (done / (performance.now() - started)) * 1000;
}

/** The curve of the next day, after small price moves. */
function measureNextFit(): Row {
  const bonds = curveBonds(CURVE_BONDS);
  const moved = bonds.map((bond) => ({
    ...bond,
    dirtyPrice: bond.dirtyPrice * (1 - 0.0003 * bond.modifiedDuration),
  }));
  const first = fitCurve(bonds);
  const times = Array.from({ length: 60 }, () => {
    const started = performance.now();
    continueCurve(moved, first, false);
    return performance.now() - started;
  });
  const value = median(times.slice(10));
  return row(
    { name: 'the same on the next day', value, unit: 'ms', peer: 'limit', peerValue: LIMITS.fitMs },
    { atMost: 1 },
  );
}

/** Bonds: yields compared with other packages, a market's analytics, a curve. Needs no database. */
export const bond: Group = {
  name: 'bond',
  async run(context) {
    const peers = await openBondPeers();
    const solvers = [analyse, ...peers.flatMap(({ solve }) => solve ?? [])];
    context.reportProgress('yields');
    const counted = await inTurns(
      ROUNDS,
      solvers.map((solve) => async () => countPerSecond(context.seconds, solve)),
    );
    const [ours = Number.NaN, ...theirs] = counted.map((rounds) => median(rounds));
    const solved = { name: 'yields solved, with analytics', value: ours, unit: '/s' };
    const rows = peers.map(({ name, solve }) => {
      if (!solve) return missingPeer({ ...solved, peer: name }, { atLeast: LIMITS.timesPeer });
      const peerValue = theirs.shift() ?? Number.NaN;
      return row({ ...solved, peer: name, peerValue }, { atLeast: LIMITS.timesPeer });
    });
    context.note(`${Math.round(ours).toLocaleString('en')} yields solved a second`);
    const walked = await inTurns(ROUNDS, [async () => countWalked(context.seconds)]);
    const figures = row(
      {
        name: 'figures of a bond day after day',
        value: median(walked[0] ?? []),
        unit: '/s',
        peer: 'each day by itself',
        peerValue: ours,
      },
      { atLeast: LIMITS.timesAlone },
    );
    context.reportProgress('a market of bonds');
    return [...rows, figures, measureMarket(), measureFit(), measureNextFit()];
  },
};
