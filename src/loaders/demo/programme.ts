import { addMonths, type Day } from '../../domain/time/day.ts';
import { GOVERNMENT_SECTOR, MUNICIPAL_SECTOR } from '../../domain/instruments/sectors.ts';
import type { Seniority } from '../../domain/bonds/term-words.ts';
import { getCountry } from './countries.ts';
import type { DemoIssuer, MarketKey } from './demo-instrument.ts';
import { hash, Random } from './random.ts';

/** A bond's position among its issuer's bonds. */
export interface ProgrammePlace {
  readonly issuer: DemoIssuer;
  readonly index: number;
}

/** A few borrow often, most seldom. */
const MAX_WEIGHT = 9;

export function borrowingWeight(seed: number, issuer: DemoIssuer): number {
  const share = hash(seed ^ 0x77_a1, issuer.id) / 0x1_0000_0000;
  const weight = Math.min((1 - share) ** -0.75, MAX_WEIGHT);
  return issuer.sector === 'banks' ? 1.6 * weight : issuer.sector === MUNICIPAL_SECTOR ? 1 : weight;
}

/**
 * The issuer of each bond number. Each company has at least one bond; the numbers rotate, so that
 * rare features, which are assigned by number, occur with all companies.
 */
export function planProgrammes(
  { seed }: MarketKey,
  issuers: readonly DemoIssuer[],
  total: number,
): ProgrammePlace[] {
  const companies = issuers.filter(({ sector }) => sector !== GOVERNMENT_SECTOR);
  // Pages and documents show the first of all bonds: a plain one from a large market.
  const first = companies.find(({ country, sector }) => country === 'DE' && sector !== 'banks');
  const order = [...(first ? [first] : []), ...companies.filter((issuer) => issuer !== first)];
  const counts = countBonds(
    order.map((issuer) => borrowingWeight(seed, issuer)),
    total,
  );
  const places: ProgrammePlace[] = [];
  for (let index = 0; places.length < total; index += 1) {
    for (const [i, issuer] of order.entries()) {
      if (index < (counts[i] ?? 1)) places.push({ issuer, index });
    }
  }
  return places.slice(0, total);
}

/** By weight, at least one each; the sum is at least the total. */
function countBonds(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const counts = weights.map((weight) => Math.max(Math.round((total * weight) / sum), 1));
  const missing = total - counts.reduce((all, count) => all + count, 0);
  return counts.map((count, i) => count + Math.max(Math.ceil((missing - i) / counts.length), 0));
}

/** Domestic first; frequent borrowers also borrow abroad, always in the same currency. */
export function programmeCurrency(
  { seed }: MarketKey,
  { issuer, index }: ProgrammePlace,
  random: Random,
): string {
  const home = getCountry(issuer.country).currency;
  if (index === 0 || issuer.sector === MUNICIPAL_SECTOR) return home;
  const own = new Random(seed, 21, issuer.id);
  const abroad = own
    .pick([
      ['USD', 'EUR'],
      ['EUR', 'USD'],
      ['USD', 'GBP'],
      ['EUR', 'CHF'],
    ] as const)
    .filter((currency) => currency !== home);
  // A finance subsidiary borrows where the lenders are.
  const share = issuer.guarantorId === undefined ? own.between(0.1, 0.45) : 0.8;
  return random.chance(share) ? random.pick(abroad) : home;
}

const TENORS = [2, 3, 5, 7, 10, 12, 15, 20, 30];
const DAYS_PER_YEAR = 365.25;
/** Any number of steps of this fraction of a circle is well spaced on it. */
const GOLDEN_PART = 0.618;
/** Maximum maturities: doubtful borrowers and currencies don't get longer loans. */
const LONGEST_YEARS = { trusted: 30, usual: 15, doubtful: 8 };

/** The issue and maturity dates of a bond; those of one issuer mature at well-spaced times. */
export function programmeLife(
  today: Day,
  { issuer, index }: ProgrammePlace,
  random: Random,
): { issuedOn: Day; maturesOn: Day } {
  const longest =
    issuer.notch > 11
      ? LONGEST_YEARS.doubtful
      : issuer.notch > 7
        ? LONGEST_YEARS.usual
        : LONGEST_YEARS.trusted;
  const place = new Random(issuer.id, 22).unit() + GOLDEN_PART * index + random.between(0, 0.06);
  const yearsLeft = 0.15 + (longest - 0.4) * (place % 1) ** 1.7;
  // A defaulted issuer borrows no more, and the first bond of a company isn't new.
  const youngest = issuer.defaultedOn === undefined ? (index === 0 ? 1.5 : 0.2) : 2.5;
  const fitting = TENORS.filter(
    (years) => years > yearsLeft + youngest && years < yearsLeft + youngest + 14,
  );
  // Most were issued in the next usual maturity, some in the one after it.
  const tenor = fitting[random.chance(0.6) ? 0 : Math.min(1, fitting.length - 1)] ?? 30;
  const maturesOn = today + 20 + Math.round(yearsLeft * DAYS_PER_YEAR);
  return { issuedOn: addMonths(maturesOn, -12 * tenor), maturesOn };
}

export function maturedLife(today: Day, random: Random): { issuedOn: Day; maturesOn: Day } {
  const maturesOn = today - random.whole(5, 6 * 365);
  return { issuedOn: addMonths(maturesOn, -12 * random.pick([2, 3, 5, 5, 7, 10])), maturesOn };
}

const EUROPE_WITH_BAIL_IN = new Set('DE GB FR IT ES NL CH SE NO DK AT BE FI PT IE PL'.split(' '));

export function pickSeniority(issuer: DemoIssuer, number: number, random: Random): Seniority {
  if (number % 60 === 30) return 'hybrid';
  const draw = random.unit();
  if (issuer.sector === 'banks') {
    if (draw < 0.15) return 'secured';
    if (draw < 0.3) return 'subordinated';
    return draw < 0.5 && EUROPE_WITH_BAIL_IN.has(issuer.country)
      ? 'senior_non_preferred'
      : 'senior';
  }
  const isBacked = issuer.sector === 'real_estate' || issuer.sector === 'utilities';
  return isBacked && draw < 0.15 ? 'secured' : 'senior';
}
