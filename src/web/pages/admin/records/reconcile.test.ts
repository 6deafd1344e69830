import { expect, test } from 'vitest';
import { codeFields, codesFromFields } from './form-fields.ts';
import { giveUp, isSame, reconcile } from './reconcile.ts';

const code = (value: string) => ({
  scheme: 'isin' as const,
  value,
  validFrom: null,
  validTo: null,
});
const seen = { status: 'active', currency: 'EUR', importance: '1', ...codeFields([code('A')]) };

test('OPR-6 untouched fields take the stored value, and typed ones stay next to it', () => {
  const typed = { ...seen, currency: 'USD', importance: '5' };
  const stored = { ...seen, status: 'matured', importance: '7', ...codeFields([code('B')]) };
  const { fields, newer, changed } = reconcile(typed, seen, stored);
  expect(changed).toEqual(['status', 'importance', 'identifiers']);
  expect(fields).toEqual({
    status: 'matured',
    currency: 'USD',
    importance: '5',
    ...codeFields([code('B')]),
  });
  expect(newer).toEqual({ importance: '7' });
  expect(isSame(fields, stored)).toBe(false);
  expect(giveUp(fields, stored, ['importance'])['importance']).toBe('7');
});

test('OPR-6 codes are compared as a whole, and identical changes aren’t a conflict', () => {
  const typed = { ...seen, ...codeFields([code('A'), code('C')]) };
  const stored = { ...seen, ...codeFields([code('D')]) };
  const { fields, newer } = reconcile(typed, seen, stored);
  expect(codesFromFields(fields).map(({ value }) => value)).toEqual(['A', 'C']);
  expect(newer).toEqual({ identifiers: 'ISIN D' });
  expect(reconcile(typed, seen, typed).newer).toEqual({});
  const given = giveUp(fields, stored, ['identifiers']);
  expect(codesFromFields(given).map(({ value }) => value)).toEqual(['D']);
});
