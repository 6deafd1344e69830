import { formatDay, type Day } from '../../src/domain/day.ts';

/** A semiannual ACT/ACT bond whose yield is asked for. */
export interface SolvedBond {
  readonly coupon: number;
  readonly issueDay: Day;
  readonly maturityDay: Day;
  readonly settlementDay: Day;
  readonly cleanPrice: number;
}

export interface BondPeer {
  readonly name: string;
  readonly solve: (bond: SolvedBond) => number;
}

/** Packages that solve yields. They are measured where somebody has installed them. */
const PEERS: readonly { name: string; open: (module: Module) => BondPeer['solve'] }[] = [
  { name: 'bond-calculator', open: openBondCalculator },
  { name: '@quantlib/ql', open: openQuantLib },
];

/** Nothing is known of a package that may not be there. */
// oxlint-disable-next-line typescript/no-explicit-any
type Module = any;

export async function findBondPeers(): Promise<{ peers: BondPeer[]; missing: string[] }> {
  const peers: BondPeer[] = [];
  const missing: string[] = [];
  for (const { name, open } of PEERS) {
    try {
      peers.push({ name, solve: open(await import(name)) });
    } catch {
      missing.push(name);
    }
  }
  return { peers, missing };
}

function openBondCalculator(module: Module): BondPeer['solve'] {
  const { bond } = module.default ?? module;
  return ({ coupon, issueDay, maturityDay, settlementDay, cleanPrice }) =>
    bond({
      settlement: formatDay(settlementDay),
      issue: formatDay(issueDay),
      maturity: formatDay(maturityDay),
      rate: coupon,
      redemption: 100,
      frequency: 2,
      convention: 'ACTUAL/ACTUAL',
    }).yield(cleanPrice);
}

function openQuantLib(module: Module): BondPeer['solve'] {
  const ql = module.default ?? module;
  const date = (day: Day) => ql.DateExt.UTC(formatDay(day));
  const counter = new ql.ActualActual(ql.ActualActual.Convention.ISMA);
  return ({ coupon, issueDay, maturityDay, settlementDay, cleanPrice }) => {
    const schedule = new ql.Schedule().init2(
      date(issueDay),
      date(maturityDay),
      new ql.Period().init3(ql.Frequency.Semiannual),
      new ql.NullCalendar(),
      ql.BusinessDayConvention.Unadjusted,
      ql.BusinessDayConvention.Unadjusted,
      ql.DateGeneration.Rule.Backward,
      false,
    );
    const bond = new ql.FixedRateBond().frbInit1(0, 100, schedule, [coupon], counter);
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
