import { beforeAll, describe, expect, test } from 'vitest';
import { calendarDay } from '../../domain/time/day.ts';
import { placeOnScale, readScale } from '../../domain/instruments/national-scales.ts';
import { readNotch } from '../../domain/instruments/rating-scale.ts';
import { GOVERNMENT_SECTOR } from '../../domain/instruments/sectors.ts';
import { bondCredit } from './credit.ts';
import type { DemoIssuer } from './demo-instrument.ts';
import { marketParts, type MarketParts } from './market-parts.ts';
import { nationalRatings } from './national-ratings.ts';
import { bondRatings, issuerRatings, type DemoRating } from './ratings.ts';

const key = { seed: 1, today: calendarDay(2026, 11, 17) };
let market: MarketParts;
beforeAll(() => {
  market = marketParts(key, 'normal');
});

function byAgency(ratings: readonly DemoRating[]): DemoRating[][] {
  return [...Map.groupBy(ratings, ({ agency }) => agency).values()];
}

function latest(country: string): Record<string, string> {
  const state = market.issuers.find(
    (issuer) => issuer.country === country && issuer.sector === GOVERNMENT_SECTOR,
  )!;
  return Object.fromEntries(
    byAgency(issuerRatings(key, state)).map((history) => [
      history.at(-1)!.agency,
      history.at(-1)!.grade,
    ]),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('issuers', () => {
  test('grades use their agency’s spelling, in sequence, none from the future', () => {
    for (const issuer of market.issuers) {
      for (const history of byAgency(issuerRatings(key, issuer))) {
        const days = history.map(({ ratedOn }) => ratedOn);
        expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
        expect(days.at(-1)).toBeLessThan(key.today);
        for (const { agency, grade, notch } of history) {
          const read = readNotch(agency, grade);
          // Moody's has a single grade for the last two notches.
          expect(read === notch || (agency === "Moody's" && grade === 'C')).toBe(true);
        }
      }
    }
  });

  test('most changes are by one notch, and most are preceded by an outlook', () => {
    const changes: number[] = [];
    let told = 0;
    for (const issuer of market.issuers.filter(({ defaultedOn }) => defaultedOn === undefined)) {
      for (const history of byAgency(issuerRatings(key, issuer))) {
        for (const [i, { notch }] of history.entries()) {
          const before = history[i - 1];
          if (!before || notch === null || before.notch === null) continue;
          if (before.notch === notch) continue;
          changes.push(Math.abs(notch - before.notch));
          if (before.outlook !== 'stable') told += 1;
        }
      }
    }
    expect(changes.length).toBeGreaterThan(300);
    expect(new Set(changes)).toEqual(new Set([1]));
    expect(told / changes.length).toBeGreaterThan(0.6);
  });

  test('states have realistic grades', () => {
    expect(latest('DE')).toEqual({ 'S&P': 'AAA', "Moody's": 'Aaa', Fitch: 'AAA', Scope: 'AAA' });
    expect(latest('US')).toMatchObject({ 'S&P': 'AA+', "Moody's": 'Aa1', Fitch: 'AA+' });
    expect(latest('RU')).toEqual({ 'S&P': 'NR', "Moody's": 'WR', Fitch: 'WD' });
  });

  test('the worse the grade, the wider the spread', () => {
    const abroad = { currency: 'USD', seniority: 'senior' } as const;
    const spreads = (from: number, to: number) =>
      market.issuers
        .filter(
          ({ notch, country }: DemoIssuer) => notch >= from && notch <= to && country !== 'US',
        )
        .map((issuer) => 10_000 * bondCredit(key.seed, issuer, abroad).spread);
    expect(mean(spreads(1, 4))).toBeLessThan(50);
    expect(mean(spreads(8, 10))).toBeGreaterThan(90);
    expect(mean(spreads(8, 10))).toBeLessThan(180);
    expect(mean(spreads(14, 15))).toBeGreaterThan(380);
    expect(mean(spreads(14, 15))).toBeLessThan(560);
  });
});

test('bonds are rated with their issuers, subordinated ones lower', () => {
  const issuers = new Map(market.issuers.map((issuer) => [issuer.id, issuer]));
  const differences = new Map<string, Set<number>>();
  for (const { bond, issuerId, status } of market.instruments) {
    const issuer = issuers.get(issuerId ?? 0);
    if (!bond || !issuer || status !== 'active') continue;
    const ofIssuer = byAgency(issuerRatings(key, issuer)).map((history) => history.at(-1)!);
    for (const history of byAgency(bondRatings(key, issuer, bond))) {
      expect(history[0]!.ratedOn).toBeGreaterThanOrEqual(bond.issuedOn);
      const { agency, notch } = history.at(-1)!;
      const own = ofIssuer.find((rating) => rating.agency === agency)!.notch;
      if (notch === null || own === null || own >= 20 || own <= 1) continue;
      const { seniority } = bond.facts;
      if (!differences.has(seniority)) differences.set(seniority, new Set());
      differences.get(seniority)!.add(notch - own);
    }
  }
  expect(Object.fromEntries([...differences].map(([kind, all]) => [kind, [...all]]))).toEqual({
    senior: [0],
    secured: [-1],
    senior_non_preferred: [1],
    subordinated: [2],
    hybrid: [2],
  });
});

test('SCR-6 national grades are marked with their country, and have no notch', () => {
  const countries = new Set<string>();
  for (const issuer of market.issuers) {
    for (const { agency, grade, scale, notch } of nationalRatings(key, issuer)) {
      countries.add(issuer.country);
      expect(readScale(grade).scale).toBe(issuer.country);
      expect({ scale, notch }).toEqual({ scale: issuer.country, notch: null });
      expect(placeOnScale(agency, grade)).toBeGreaterThan(0);
    }
  }
  expect(countries).toEqual(new Set(['RU', 'MX', 'BR']));
});
