import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { register, signIn } from '../accounts/account.ts';
import { ApiError, ERROR_CODES, errorEnvelope, type ErrorCode } from './errors.ts';
import { id, idParam, isoDay, maskedDecimal, moment } from './fields.ts';
import { getGraphicData, listIndexes } from '../instruments/indexes.ts';
import { getLabels } from '../site/labels.ts';
import { sendPhoneCode } from '../accounts/profile.ts';

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

describe('fields', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
  ])('the id %s of a path becomes a number', (text, number) => {
    expect(z.parse(idParam, text)).toBe(number);
  });

  test.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1\n',
    '2147483648',
    '9999999999',
    '١',
    1,
  ])('%j isn’t a path id', (value) => {
    expect(accepts(idParam, value)).toBe(false);
  });

  test('an id in a body is an integer within the database’s range', () => {
    expect([1, 2_147_483_647].filter((value) => !accepts(id, value))).toEqual([]);
    const refused = [0, -1, 1.5, 2_147_483_648, Number.NaN, Infinity, '1', null];
    expect(refused.filter((value) => accepts(id, value))).toEqual([]);
  });

  test('a day must exist', () => {
    expect(accepts(isoDay, '2024-02-29')).toBe(true);
    const refused = ['2023-02-29', '2026-13-01', '', '2026-11-14T00:00:00Z', 20_000, null];
    expect(refused.filter((value) => accepts(isoDay, value))).toEqual([]);
  });

  test('ACC-3 a value is an exact decimal, *** or null', () => {
    const taken = ['0', '-12.5', '0.000000001', '***', null];
    expect(taken.filter((value) => !accepts(maskedDecimal, value))).toEqual([]);
    const refused = ['', '1e5', '.5', '5.', '+1', '****', '** *', 'NaN', '1,5', '1\n', 12.5];
    expect(refused.filter((value) => accepts(maskedDecimal, value))).toEqual([]);
  });

  test('a moment is in UTC', () => {
    expect(accepts(moment, new Date(0).toISOString())).toBe(true);
    expect(accepts(moment, '2026-11-14T10:00:00+03:00')).toBe(false);
    expect(accepts(moment, '2026-11-14')).toBe(false);
  });
});

describe('queries', () => {
  test('LBL-1 show_labels is optional', () => {
    const taken = [{}, { show_labels: '' }, { show_labels: '1' }];
    expect(taken.filter((query) => !accepts(getLabels.query, query))).toEqual([]);
  });

  test('LBL-1 any module of up to 200 letters may be requested', () => {
    expect(accepts(getLabels.params, { module: 'a'.repeat(200) })).toBe(true);
    expect(accepts(getLabels.params, { module: 'a'.repeat(201) })).toBe(false);
    expect(accepts(getLabels.params, { module: 7 })).toBe(false);
  });

  test('the index list takes a page and a known category', () => {
    expect(accepts(listIndexes.query, { page: '2', category: 'bond' })).toBe(true);
    const refused = [{ page: '0' }, { page: 'x' }, { category: 'cars' }, { limit: '5' }];
    expect(refused.filter((query) => accepts(listIndexes.query, query))).toEqual([]);
  });

  test('only the action ajaxSendCode sends a code', () => {
    expect(accepts(sendPhoneCode.query, { action: 'ajaxSendCode' })).toBe(true);
    expect(accepts(sendPhoneCode.query, { action: 'other' })).toBe(false);
    expect(accepts(sendPhoneCode.query, {})).toBe(false);
  });
});

describe('accounts', () => {
  const account = { email: ' Ada@Example.ORG ', name: ' Ada ', password: 'p'.repeat(10) };

  test('email and name are normalised, the password isn’t', () => {
    const password = `  ${account.password}  `;
    expect(z.parse(register.body, { ...account, password })).toEqual({
      email: 'ada@example.org',
      name: 'Ada',
      password,
    });
  });

  test.each([
    { email: 'ada' },
    { email: 'a@b' },
    { email: 'a b@c.de' },
    { email: `${'a'.repeat(250)}@b.de` },
    { name: '   ' },
    { name: 'a'.repeat(101) },
    { password: 'p'.repeat(9) },
    { password: 'p'.repeat(201) },
    { accessLevel: 1 },
    { isOperator: true },
  ])('%j is rejected at registration', (change) => {
    expect(accepts(register.body, { ...account, ...change })).toBe(false);
  });

  test('signing in accepts any possible password', () => {
    expect(accepts(signIn.body, { email: 'a@b.de', password: 'x' })).toBe(true);
    expect(accepts(signIn.body, { email: 'a@b.de', password: '' })).toBe(false);
  });
});

describe('errors', () => {
  const envelope = {
    result: false,
    code: 'not_found',
    label: 'error_not_found',
    message: 'Not found',
    field: null,
    requestId: 'r1',
    errors: ['Not found'],
    data: { errors: ['Not found'] },
  };

  test('CUR-16 an error carries its messages in data.errors and isn’t a result', () => {
    expect(accepts(errorEnvelope, envelope)).toBe(true);
    expect(accepts(errorEnvelope, { ...envelope, data: {} })).toBe(false);
    expect(accepts(errorEnvelope, { ...envelope, code: 'surprise' })).toBe(false);
    expect(accepts(getGraphicData.answer, envelope)).toBe(false);
  });

  test.each(Object.entries(ERROR_CODES))('%s has the status %i and a label', (code, status) => {
    const error = new ApiError(code as ErrorCode);
    expect([error.status, error.label, error.field]).toEqual([status, `error_${code}`, null]);
  });

  test('a field, a label and a waiting time can be set', () => {
    const error = new ApiError('invalid_field', {
      field: 'body.endDate',
      label: 'graph_period_start_incorrect',
      retryAfterSeconds: 30,
    });
    expect(error).toMatchObject({
      status: 400,
      field: 'body.endDate',
      label: 'graph_period_start_incorrect',
      retryAfterSeconds: 30,
    });
  });
});
