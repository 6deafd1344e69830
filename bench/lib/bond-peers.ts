import { formatDay, type Day } from '../../src/domain/time/day.ts';

/** A semiannual ACT/ACT bond for the yield calculation. */
export interface SolvedBond {
  readonly coupon: number;
  readonly issueDay: Day;
  readonly maturityDay: Day;
  readonly settlementDay: Day;
  readonly cleanPrice: number;
}

type Solve = (bond: SolvedBond) => number;

export interface BondPeer {
  readonly name: string;
  readonly solve: Solve | undefined;
}

/** Neither package has types that describe its results. */
// oxlint-disable-next-line typescript/no-explicit-any
type Module = any;

const PEERS: readonly { name: string; open: () => Promise<Solve> }[] = [
  {
    name: 'bond-calculator',
    // @ts-expect-error -- it has no types.
    open: async () => openBondCalculator(await import('bond-calculator')),
  },
  { name: '@quantlib/ql', open: async () => openQuantLib(await import('@quantlib/ql')) },
];

/** A package that isn't installed is listed without its solver. */
export function openBondPeers(): Promise<BondPeer[]> {
  return Promise.all(
    PEERS.map(async ({ name, open }) => {
      try {
        return { name, solve: await open() };
      } catch {
        return { name, solve: undefined };
      }
    }),
  );
}

function openBondCalculator(module: Module): Solve {
  const bond = module.default ?? module;
  return ({ coupon, maturityDay, settlementDay, cleanPrice }) =>
    bond({
      settlement: formatDay(settlementDay),
      maturity: formatDay(maturityDay),
      rate: coupon,
      redemption: 100,
      frequency: 2,
      convention: 'ACTUAL/ACTUAL',
    }).yield(cleanPrice);
}

function openQuantLib(module: Module): Solve {
  const ql = module.default ?? module;
  const { Unadjusted } = ql.BusinessDayConvention;
  const date = (day: Day) => ql.DateExt.UTC(formatDay(day));
  const counter = new ql.ActualActual(ql.ActualActual.Convention.ISMA);
  return ({ coupon, issueDay, maturityDay, settlementDay, cleanPrice }) => {
    const schedule = new ql.Schedule().init2(
      date(issueDay),
      date(maturityDay),
      new ql.Period().init1(6, ql.TimeUnit.Months),
      new ql.NullCalendar(),
      Unadjusted,
      Unadjusted,
      ql.DateGeneration.Rule.Backward,
      false,
    );
    const bond = new ql.FixedRateBond().frbInit1(
      0,
      100,
      schedule,
      [coupon],
      counter,
      Unadjusted,
      100,
      date(issueDay),
    );
    const { Compounded } = ql.Compounding;
    return bond.yield2(
      cleanPrice,
      counter,
      Compounded,
      ql.Frequency.Semiannual,
      date(settlementDay),
    );
  };
}
