import { expect, test } from 'vitest';
import type { ListedBond } from '../../../parts/bond-columns.tsx';
import { debtByCurrency, dueByYear, nextToMature } from './company-debt.ts';

const TODAY = '2026-11-19';

function bond(given: Partial<ListedBond>): ListedBond {
  return { currency: 'EUR', amount: '100', couponRate: '4', yield: '5', ...given } as ListedBond;
}

test('averages of each currency are weighted by amount; perpetuals have no maturity', () => {
  const bonds = [
    bond({ currency: 'USD', amount: '900', maturesOn: '2030-01-01' }),
    bond({ amount: '300', couponRate: '2', yield: '3', maturesOn: '2027-11-19' }),
    bond({ amount: '100', couponRate: '6', yield: '7', maturesOn: '2031-11-19' }),
    bond({ amount: '400', couponRate: '8', yield: null, maturesOn: null }),
  ];
  const [eur, usd] = debtByCurrency(bonds, TODAY);
  expect(eur).toMatchObject({ currency: 'EUR', count: 3, amount: '800' });
  expect(Number(eur?.coupon)).toBeCloseTo((300 * 2 + 100 * 6 + 400 * 8) / 800, 6);
  expect(Number(eur?.yield)).toBe(4);
  expect(Number(eur?.yearsToMaturity)).toBeCloseTo(2, 2);
  expect(usd).toMatchObject({ currency: 'USD', count: 1, amount: '900' });
});

test('without access there is no average yield, whatever the number of bonds with a yield', () => {
  const [eur] = debtByCurrency([bond({ yield: '***', maturesOn: null })], TODAY);
  expect(eur).toMatchObject({ yield: '***', yearsToMaturity: null, coupon: '4.000000' });
});

test('maturities fill every year between the first and the last; perpetuals come last', () => {
  const due = [
    { bondId: 1, currency: 'EUR', year: 2029, amount: '5' },
    { bondId: 2, currency: 'EUR', year: 2027, amount: '1' },
    { bondId: 3, currency: 'EUR', year: 2027, amount: '2' },
    { bondId: 4, currency: 'EUR', year: null, amount: '7' },
    { bondId: 5, currency: 'USD', year: 2040, amount: '9' },
  ];
  expect(dueByYear(due, 'EUR')).toEqual([
    { year: 2027, amount: 3 },
    { year: 2028, amount: 0 },
    { year: 2029, amount: 5 },
    { year: null, amount: 7 },
  ]);
  expect(dueByYear(due.slice(3, 4), 'EUR')).toEqual([{ year: null, amount: 7 }]);
});

test('the next maturity is neither past nor perpetual', () => {
  const later = bond({ maturesOn: '2028-01-01' });
  const next = bond({ maturesOn: TODAY });
  const bonds = [later, bond({ maturesOn: null }), next, bond({ maturesOn: '2026-11-18' })];
  expect(nextToMature(bonds, TODAY)).toBe(next);
  expect(nextToMature([], TODAY)).toBeUndefined();
});
