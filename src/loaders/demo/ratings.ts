import { gradeText, withdrawnText, WORST_NOTCH } from '../../domain/instruments/rating-scale.ts';
import { calendarDay, type Day } from '../../domain/time/day.ts';
import { GOVERNMENT_SECTOR } from '../../domain/instruments/sectors.ts';
import { bondNotch, sovereignNotches } from './credit.ts';
import type { BondTerms, DemoIssuer, MarketKey } from './demo-instrument.ts';
import { hash, Random } from './random.ts';

export interface DemoRating {
  readonly agency: string;
  readonly ratedOn: Day;
  readonly grade: string;
  /** The country of a national scale; absent for the international scale. */
  readonly scale?: string;
  /** Null: withdrawn, or on a national scale. */
  readonly notch: number | null;
  readonly outlook: 'positive' | 'stable' | 'negative' | null;
}

/** In the order of the sovereign ratings. */
const AGENCIES = ['S&P', "Moody's", 'Fitch', 'Scope'] as const;
type Agency = (typeof AGENCIES)[number];

const SCOPE_COUNTRIES = new Set('DE AT CH NL NO SE DK FI FR IT ES PL CZ HU'.split(' '));
const DAYS_BACK = 3650;
/** Minimum interval between an agency's rating actions. */
const FEWEST_DAYS_BETWEEN = 30;
/** The last grades before a default are skipped. */
const NOTCHES_TO_DEFAULT = 5;
/** An outlook is resolved within this many days. */
const OUTLOOK_DAYS = { shortest: 120, longest: 420 };
/** When the large agencies left Russia and Belarus. */
const LEFT_ON = calendarDay(2022, 4, 8);
const LEFT_COUNTRIES = new Set(['RU', 'BY']);

/** The agency ratings of an issuer in the last ten years, the oldest first. */
export function issuerRatings(key: MarketKey, issuer: DemoIssuer): DemoRating[] {
  return pickAgencies(key, issuer).flatMap((agency) => agencyHistory(key, issuer, agency));
}

/** Each of the large agencies rates two thirds of the companies, and all governments. */
function pickAgencies({ seed }: MarketKey, issuer: DemoIssuer): Agency[] {
  if (issuer.sector === GOVERNMENT_SECTOR) {
    return AGENCIES.filter((_, i) => sovereignNotches(issuer.country)[i] !== undefined);
  }
  const h = hash(seed ^ 0x4a_7e, issuer.id);
  return AGENCIES.filter((agency, i) =>
    agency === 'Scope'
      ? SCOPE_COUNTRIES.has(issuer.country) && ((h >>> 12) & 3) === 0
      : ((h >>> (4 * i)) & 15) < 11,
  );
}

function agencyHistory(key: MarketKey, issuer: DemoIssuer, agency: Agency): DemoRating[] {
  const random = new Random(key.seed, 23, issuer.id, AGENCIES.indexOf(agency));
  const now = currentNotch(issuer, agency, random);
  const steps = listSteps(key, issuer, now, random);
  const ratings = steps.flatMap(({ day, notch, change }, i): DemoRating[] => {
    const outlook = notch === WORST_NOTCH ? null : 'stable';
    const rating = {
      agency,
      ratedOn: day,
      grade: gradeText(agency, notch),
      notch,
      outlook,
    } as const;
    const next = steps[i + 1];
    if (!next || change === 0) return [rating];
    // An agency announces an outlook before it acts.
    const warnedOn = next.day - random.whole(OUTLOOK_DAYS.shortest, OUTLOOK_DAYS.longest);
    if (warnedOn <= day) return [rating];
    const looks = next.notch < notch ? 'positive' : 'negative';
    return [rating, { ...rating, ratedOn: warnedOn, outlook: looks }];
  });
  return LEFT_COUNTRIES.has(issuer.country) ? withdrawn(ratings, agency) : ratings;
}

function withdrawn(ratings: readonly DemoRating[], agency: Agency): DemoRating[] {
  const grade = withdrawnText(agency);
  return [
    ...ratings.filter(({ ratedOn }) => ratedOn < LEFT_ON),
    { agency, ratedOn: LEFT_ON, grade, notch: null, outlook: null },
  ];
}

function currentNotch(issuer: DemoIssuer, agency: Agency, random: Random): number {
  if (issuer.defaultedOn !== undefined) return WORST_NOTCH;
  if (issuer.sector === GOVERNMENT_SECTOR) {
    return sovereignNotches(issuer.country)[AGENCIES.indexOf(agency)] || issuer.notch;
  }
  // Agencies agree on most issuers, and differ by a notch on the others.
  const differs = random.pick([0, 0, 0, 0, 1, -1]);
  return clamp(issuer.notch + differs);
}

interface RatingStep {
  readonly day: Day;
  readonly notch: number;
  /** The number of notches of its next change. */
  readonly change: number;
}

/** From the first rating to today's, each a notch from the previous one. */
function listSteps(
  { today }: MarketKey,
  issuer: DemoIssuer,
  now: number,
  random: Random,
): RatingStep[] {
  const isSteady = now <= 2 && issuer.sector === GOVERNMENT_SECTOR;
  const changes = isSteady ? 0 : random.pick([0, 1, 1, 2, 2, 3]);
  const end = issuer.defaultedOn ?? today;
  const days = Array.from({ length: changes }, () => end - random.whole(40, DAYS_BACK - 800));
  if (issuer.defaultedOn !== undefined) days.push(issuer.defaultedOn);
  const steps: RatingStep[] = [];
  let notch = now;
  let change = 0;
  let last = today;
  // Backwards, because the final rating is known.
  for (const day of days.toSorted((a, b) => b - a)) {
    if (day > last - FEWEST_DAYS_BETWEEN) continue;
    last = day;
    steps.unshift({ day, notch, change });
    change = day === issuer.defaultedOn ? NOTCHES_TO_DEFAULT : random.chance(0.55) ? -1 : 1;
    notch = Math.min(clamp(notch - change), WORST_NOTCH - 1);
  }
  steps.unshift({ day: today - DAYS_BACK - random.whole(0, 700), notch, change });
  return steps;
}

function clamp(notch: number): number {
  return Math.min(Math.max(notch, 1), WORST_NOTCH);
}

/** A bond is rated along with its issuer, from issue to maturity. */
export function bondRatings(
  key: MarketKey,
  issuer: DemoIssuer,
  { issuedOn, maturesOn, facts }: BondTerms,
): DemoRating[] {
  const lower = bondNotch(issuer, facts.seniority) - issuer.notch;
  return pickAgencies(key, issuer).flatMap((agency) => {
    const history = agencyHistory(key, issuer, agency).filter(
      ({ ratedOn }) => ratedOn < (maturesOn ?? Infinity),
    );
    const first = Math.max(
      history.findLastIndex(({ ratedOn }) => ratedOn <= issuedOn),
      0,
    );
    if (history[first]?.notch === null) return [];
    // Bond ratings have no outlook: only a change of the grade is recorded.
    const told = history.filter(
      ({ notch }, i) => i >= first && (i === first || notch !== history[i - 1]?.notch),
    );
    return told.map(({ ratedOn, grade, notch }) => ({
      agency,
      ratedOn: Math.max(ratedOn, issuedOn),
      grade: notch === null ? grade : gradeText(agency, clamp(notch + lower)),
      notch: notch === null ? null : clamp(notch + lower),
      outlook: null,
    }));
  });
}
