import { addMonths, type Day } from '../../domain/time/day.ts';
import { GOVERNMENT_SECTOR, MUNICIPAL_SECTOR } from '../../domain/instruments/sectors.ts';
import { demoBond } from './bonds.ts';
import { getCountry } from './countries.ts';
import type { DemoInstrument, DemoIssuer, MarketKey } from './demo-instrument.ts';
import { governmentBond } from './government-bonds.ts';
import { borrowingWeight } from './programme.ts';
import { Random, type Weighted } from './random.ts';
import { getStateConventions, type StateConventions } from './state-conventions.ts';
import type { StateIssue } from './state-issues.ts';

/** A random number stream with a single use. */
const BORROWER_STREAM = 36;
/** The share of government and municipal bonds; the rest are corporate. */
const STATES_PART = 0.12;
const TOWNS_PART = 0.1;
/** How much more the large governments borrow than the others. */
const MAIN_STATE_WEIGHT = 3;

/** Issuers by borrower type. */
interface IssuerGroups {
  readonly states: Weighted<readonly [DemoIssuer, StateConventions]>;
  readonly towns: readonly DemoIssuer[];
  readonly companies: readonly DemoIssuer[];
  /** Companies with listed stocks. */
  readonly listed: readonly DemoIssuer[];
  /** Listed companies that manage funds. */
  readonly fundHouses: readonly DemoIssuer[];
}

const groupsByIssuers = new WeakMap<readonly DemoIssuer[], IssuerGroups>();

/** The groups of a list are computed once. */
export function groupIssuers(issuers: readonly DemoIssuer[]): IssuerGroups {
  const known = groupsByIssuers.get(issuers);
  if (known) return known;
  const bySector = (isWanted: (sector: string) => boolean): DemoIssuer[] =>
    issuers.filter(({ sector }) => isWanted(sector));
  const companies = bySector(
    (sector) => sector !== GOVERNMENT_SECTOR && sector !== MUNICIPAL_SECTOR,
  );
  const listed = companies.filter(({ guarantorId }) => guarantorId === undefined);
  const groups = {
    states: bySector((sector) => sector === GOVERNMENT_SECTOR).flatMap((issuer) => {
      const state = getStateConventions(issuer.country);
      if (!state) return [];
      return [[[issuer, state] as const, state.isMain ? MAIN_STATE_WEIGHT : 1] as const];
    }),
    towns: bySector((sector) => sector === MUNICIPAL_SECTOR),
    companies,
    listed,
    fundHouses: listed.filter(({ sector }) => sector === 'banks' || sector === 'finance'),
  };
  groupsByIssuers.set(issuers, groups);
  return groups;
}

interface LargeBondSeed {
  readonly id: number;
  readonly number: number;
  readonly historyMonths: number | null;
}

/** One of the bonds that the large market adds. */
export function largeBond(
  key: MarketKey,
  issuers: readonly DemoIssuer[],
  { id, number, historyMonths }: LargeBondSeed,
): DemoInstrument {
  const random = new Random(key.seed, BORROWER_STREAM, id);
  const { states, towns, companies } = groupIssuers(issuers);
  const part = random.unit();
  if (part < STATES_PART) {
    const [issuer, state] = random.pickWeighted(states);
    const { currency } = getCountry(state.code);
    const issue = stateIssue(key.today, state, random);
    return governmentBond(key, id, { issuer, state, issue, currency }, historyMonths);
  }
  const issuer =
    part < STATES_PART + TOWNS_PART
      ? random.pick(towns)
      : oftenBorrowing(key, random.pick(companies), random.pick(companies));
  const place = { issuer, index: random.whole(0, 96) };
  return demoBond(key, { id, number, place, isThin: true, historyMonths });
}

function oftenBorrowing({ seed }: MarketKey, one: DemoIssuer, other: DemoIssuer): DemoIssuer {
  return borrowingWeight(seed, one) >= borrowingWeight(seed, other) ? one : other;
}

const TENORS = [2, 3, 5, 5, 7, 10, 10, 15, 20, 30];
const DAYS_PER_YEAR = 365;
const MATURED_PART = 0.15;
const YOUNGEST_DAYS = 15;

/** Government issues outside the regular calendar: at any time, in all usual maturities. */
function stateIssue(today: Day, state: StateConventions, random: Random): StateIssue {
  const kind = random.pickWeighted<StateIssue['kind']>([
    ['bond', 80],
    ['bill', 12],
    ['linker', state.linker ? 8 : 0],
  ]);
  const years = kind === 'bill' ? 1 : random.pick(TENORS.filter((tenor) => tenor <= state.longest));
  const maturesOn = random.chance(MATURED_PART)
    ? today - random.whole(5, 5 * DAYS_PER_YEAR)
    : today + random.whole(5, years * DAYS_PER_YEAR - YOUNGEST_DAYS);
  return { kind, issuedOn: addMonths(maturesOn, -12 * years), maturesOn };
}
