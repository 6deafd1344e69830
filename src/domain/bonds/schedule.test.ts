import { describe, expect, test } from 'vitest';
import { formatDay, parseDay } from '../time/day.ts';
import type { BondTerms } from './bond-terms.ts';
import { buildSchedule } from './schedule.ts';

const day = (text: string) => parseDay(text)!;

const mark = (isRegular: boolean) => (isRegular ? '' : ' odd');

type Days = Partial<Record<'issue' | 'first' | 'lastRegular' | 'maturity', string>>;

function ends(days: Days, after: string, terms: Partial<BondTerms> = {}): string[] {
  const optionalDay = (text: string | undefined) => (text === undefined ? undefined : day(text));
  const { periods } = buildSchedule(
    {
      coupon: 0.05,
      frequency: 2,
      dayCount: '30/360',
      issueDay: optionalDay(days.issue),
      firstCouponDay: optionalDay(days.first),
      lastRegularCouponDay: optionalDay(days.lastRegular),
      maturityDay: optionalDay(days.maturity),
      ...terms,
    },
    day(after),
  );
  return [
    formatDay(periods[0]!.start),
    ...periods.map(({ end, isRegular }) => formatDay(end) + mark(isRegular)),
  ];
}

describe('BND-1 schedules', () => {
  test('regular, from the current period', () => {
    expect(ends({ issue: '2020-03-15', maturity: '2027-03-15' }, '2026-05-01')).toEqual([
      '2026-03-15',
      '2026-09-15',
      '2027-03-15',
    ]);
  });

  test('a short and a long first period', () => {
    const short = { issue: '2026-05-20', maturity: '2027-03-15' };
    expect(ends(short, '2026-05-20')).toEqual(['2026-05-20', '2026-09-15 odd', '2027-03-15']);
    const long = { ...short, first: '2027-03-15', maturity: '2027-09-15' };
    expect(ends(long, '2026-05-20')).toEqual(['2026-05-20', '2027-03-15 odd', '2027-09-15']);
  });

  test('a short and a long last period', () => {
    const short = { issue: '2026-03-15', first: '2026-09-15', maturity: '2027-01-20' };
    expect(ends(short, '2026-03-15')).toEqual(['2026-03-15', '2026-09-15', '2027-01-20 odd']);
    const long = { issue: '2026-03-15', lastRegular: '2026-09-15', maturity: '2027-05-20' };
    expect(ends(long, '2026-03-15')).toEqual(['2026-03-15', '2026-09-15', '2027-05-20 odd']);
    expect(ends(long, '2027-04-01')).toEqual(['2026-09-15', '2027-05-20 odd']);
  });

  test('the end of the month, as stated in the terms or inferred', () => {
    const maturity = { maturity: '2027-06-30' };
    const atEnds = ['2026-06-30', '2026-12-31', '2027-06-30'];
    expect(ends(maturity, '2026-07-01')).toEqual(atEnds);
    expect(ends({ ...maturity, first: '2025-12-31' }, '2026-07-01')).toEqual(atEnds);
    const onThe30th = ['2026-06-30', '2026-12-30', '2027-06-30'];
    expect(ends({ ...maturity, first: '2025-12-30' }, '2026-07-01')).toEqual(onThe30th);
    expect(ends({ ...maturity, issue: '2020-06-30' }, '2026-07-01')).toEqual(onThe30th);
    const said = { isEndOfMonth: true };
    expect(ends({ ...maturity, issue: '2020-06-30' }, '2026-07-01', said)).toEqual(atEnds);
  });

  test('a 31st returns after shorter months', () => {
    const days = ends({ maturity: '2027-08-31' }, '2026-08-31', { frequency: 4 });
    expect(days).toEqual(['2026-08-31', '2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31']);
  });

  test('BND-2 periods of weeks count days, of two months or four count months', () => {
    const weekly = ends({ maturity: '2026-12-31' }, '2026-12-10', { frequency: 52 });
    expect(weekly).toEqual(['2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31']);
    const lunar = ends({ maturity: '2026-12-31' }, '2026-11-20', { frequency: 13 });
    expect(lunar).toEqual(['2026-11-05', '2026-12-03', '2026-12-31']);
    const fortnights = { issue: '2026-11-20', first: '2026-12-03', maturity: '2026-12-31' };
    expect(ends(fortnights, '2026-11-21', { frequency: 26 })).toEqual([
      '2026-11-20',
      '2026-12-03 odd',
      '2026-12-17',
      '2026-12-31',
    ]);
    const months = ends({ maturity: '2026-12-31' }, '2026-08-31', { frequency: 6 });
    expect(months).toEqual(['2026-08-31', '2026-10-31', '2026-12-31']);
    const thirds = ends({ maturity: '2026-12-31' }, '2026-05-01', { frequency: 3 });
    expect(thirds).toEqual(['2026-04-30', '2026-08-31', '2026-12-31']);
  });

  test('zero bonds have one period, perpetuals thirty years of them', () => {
    const zero = { issue: '2026-01-10', maturity: '2028-03-15' };
    expect(ends(zero, '2026-05-01', { frequency: 0 })).toEqual(['2026-01-10', '2028-03-15 odd']);
    const perpetual = ends({ issue: '2020-03-15' }, '2026-05-01', { frequency: 1 });
    expect(perpetual.slice(0, 2)).toEqual(['2026-03-15', '2027-03-15']);
    expect(perpetual).toHaveLength(31);
  });

  test('an implausible number of coupons is rejected', () => {
    const forever = { issue: '2026-01-01', maturity: '9999-01-01' };
    expect(() => ends(forever, '2026-05-01', { frequency: 12 })).toThrow('too many coupons');
  });
});
