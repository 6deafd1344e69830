import { describe, expect, test } from 'vitest';
import { getPeriodicity } from '../../contracts/currencies/currencies.ts';
import { getGraphicData, listIndexes } from '../../contracts/instruments/indexes.ts';
import { getLabels, getRepositoryLabels } from '../../contracts/site/labels.ts';
import { sendPhoneCode } from '../../contracts/accounts/profile.ts';
import { callUrl } from './call.ts';

describe('callUrl', () => {
  test('a path without parameters stays as it is', () => {
    expect(callUrl(listIndexes, {})).toBe('/api/indexes/');
    expect(callUrl(listIndexes, { query: {} })).toBe('/api/indexes/');
  });

  test('parameters replace their placeholders', () => {
    expect(callUrl(getGraphicData, { params: { indexId: '42' } })).toBe(
      '/api/indexes/42/getGraphicData/',
    );
    expect(callUrl(getPeriodicity, { params: { indexId: 7 } })).toBe('/api/currency/periodicity/7');
    expect(callUrl(getRepositoryLabels, { params: { module: 'shell', repository: 'menu' } })).toBe(
      '/api/labels/shell/menu/',
    );
  });

  test.each([
    ['a/b', 'a%2Fb'],
    ['../x', '..%2Fx'],
    ['a?b#c', 'a%3Fb%23c'],
    ['Рубль', '%D0%A0%D1%83%D0%B1%D0%BB%D1%8C'],
    ['100%', '100%25'],
    ['$&', '%24%26'],
  ])('the parameter “%s” can’t break out of its place', (module, encoded) => {
    expect(callUrl(getLabels, { params: { module } })).toBe(`/api/labels/${encoded}/`);
  });

  test('a query is encoded', () => {
    expect(callUrl(listIndexes, { query: { page: '2', category: 'a b&c=d' } })).toBe(
      '/api/indexes/?page=2&category=a+b%26c%3Dd',
    );
    expect(callUrl(sendPhoneCode, { query: { action: 'ajaxSendCode' } })).toBe(
      '/?action=ajaxSendCode',
    );
  });

  test('CMP-3 show_labels is passed on to the label calls', () => {
    expect(callUrl(getLabels, { params: { module: 'shell' }, query: { show_labels: '1' } })).toBe(
      '/api/labels/shell/?show_labels=1',
    );
  });

  test('undefined values are omitted; an empty text isn’t', () => {
    expect(callUrl(listIndexes, { query: { page: undefined, category: undefined } })).toBe(
      '/api/indexes/',
    );
    expect(callUrl(listIndexes, { query: { page: undefined, category: '' } })).toBe(
      '/api/indexes/?category=',
    );
  });
});
