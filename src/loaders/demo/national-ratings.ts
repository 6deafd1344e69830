import { gradeText, WORST_NOTCH } from '../../domain/instruments/rating-scale.ts';
import { GOVERNMENT_SECTOR } from '../../domain/instruments/sectors.ts';
import { sovereignNotch } from './credit.ts';
import type { DemoIssuer, MarketKey } from './demo-instrument.ts';
import { hash, Random } from './random.ts';
import type { DemoRating } from './ratings.ts';

interface NationalAgency {
  readonly agency: string;
  /** How many of 16 companies have its rating. */
  readonly share: number;
  readonly spell: (letters: string) => string;
}

/** National rating agencies by country, with their scale markers. */
const NATIONAL: Readonly<Record<string, readonly NationalAgency[]>> = {
  RU: [
    { agency: 'ACRA', share: 12, spell: (letters) => `${letters}(RU)` },
    { agency: 'Expert RA', share: 10, spell: (letters) => `ru${letters}` },
  ],
  MX: [
    { agency: 'S&P', share: 8, spell: (letters) => `mx${letters}` },
    { agency: 'Fitch', share: 6, spell: (letters) => `${letters}(mex)` },
  ],
  BR: [
    { agency: 'S&P', share: 8, spell: (letters) => `br${letters}` },
    { agency: 'Fitch', share: 6, spell: (letters) => `${letters}(bra)` },
  ],
};
const FEWEST_DAYS_AGO = 40;
/** National scale ratings are affirmed every year. */
const MAX_DAYS_AGO = 380;

/**
 * The ratings of an issuer on the national scale of its country, where the government itself is the
 * best.
 */
export function nationalRatings({ seed, today }: MarketKey, issuer: DemoIssuer): DemoRating[] {
  const isState = issuer.sector === GOVERNMENT_SECTOR;
  if (isState) return [];
  const h = hash(seed ^ 0x2a_71, issuer.id);
  return (NATIONAL[issuer.country] ?? []).flatMap(({ agency, share, spell }, i) => {
    if (((h >>> (4 * i)) & 15) >= share) return [];
    const random = new Random(seed, 29, issuer.id, i);
    const place = nationalPlace(issuer, random);
    const ratedOn = today - random.whole(FEWEST_DAYS_AGO, MAX_DAYS_AGO);
    const scale = issuer.country;
    const outlook = place === WORST_NOTCH ? null : random.pick(OUTLOOKS);
    return [{ agency, ratedOn, scale, grade: spell(gradeText('', place)), notch: null, outlook }];
  });
}

const OUTLOOKS = ['stable', 'stable', 'stable', 'stable', 'positive', 'negative'] as const;

/** A national scale is stretched: an international notch is one and a half national ones. */
function nationalPlace(issuer: DemoIssuer, random: Random): number {
  if (issuer.defaultedOn !== undefined) return WORST_NOTCH;
  const below = Math.max(0, issuer.notch - sovereignNotch(issuer.country));
  return Math.min(1 + Math.round(1.5 * below) + random.pick([0, 0, 0, 1]), WORST_NOTCH - 1);
}
