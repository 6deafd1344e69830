import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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
      peers.push({ name, solve: open(await importPeer(name)) });
    } catch {
      missing.push(name);
    }
  }
  return { peers, missing };
}

/** From the packages of the project, or of a folder that PARCURVE_BENCH_PEERS names. */
async function importPeer(name: string): Promise<Module> {
  const folder = process.env.PARCURVE_BENCH_PEERS;
  if (folder === undefined) return import(name);
  const found = createRequire(join(resolve(folder), 'package.json')).resolve(name);
  return import(pathToFileURL(found).href);
}

function openBondCalculator(module: Module): BondPeer['solve'] {
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

function openQuantLib(module: Module): BondPeer['solve'] {
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
