import { describe, expect, test } from 'vitest';
import { keptAddress, knownSearch, plainSearch } from './address.ts';

describe('keptAddress', () => {
  test.each([
    ['/', '/?show_labels=1'],
    ['/indexes/', '/indexes/?show_labels=1'],
    ['/indexes/?', '/indexes/?show_labels=1'],
    ['/currencies/?pairs=1,2&search=a%20b', '/currencies/?pairs=1,2&search=a%20b&show_labels=1'],
    ['/x/?a=1#part', '/x/?a=1&show_labels=1#part'],
    ['/x/#part?', '/x/?show_labels=1#part?'],
  ])('CMP-3 %s becomes %s', (address, kept) => {
    expect(keptAddress(address, '?page=2&show_labels=1')).toBe(kept);
  });

  test('without the parameter a URL stays as it is', () => {
    expect(keptAddress('/x/?a=1', '')).toBe('/x/?a=1');
    expect(keptAddress('/x/?a=1', '?lang=deu')).toBe('/x/?a=1');
  });

  test('CMP-3 a URL that contains it is left alone', () => {
    expect(keptAddress('/x/?show_labels=0', '?show_labels=1')).toBe('/x/?show_labels=0');
  });

  test.each(['https://example.org/', '//example.org/', 'mailto:a@example.org', '#part', ''])(
    '“%s” isn’t one of our pages',
    (address) => {
      expect(keptAddress(address, '?show_labels=1')).toBe(address);
    },
  );

  test('CMP-3 the parameter needs no value', () => {
    expect(keptAddress('/', '?show_labels')).toBe('/?show_labels=');
    expect(keptAddress('/', '?show_labels=a%26b')).toBe('/?show_labels=a%26b');
  });
});

test('plainSearch omits parameters that only affect the look', () => {
  expect(plainSearch('?lang=deu&category=bond&theme=dark&show_labels=1')).toBe('?category=bond');
  expect(plainSearch('?show_labels')).toBe('');
});

test.each([
  ['/bonds/', '', ''],
  ['/bonds/', '?page=2&sort=-coupon&columns=isin&view=map', '?page=2'],
  ['/bonds/', '?page=1', ''],
  ['/bonds/', '?text=&coupon=', ''],
  ['/bonds/', '?utm_source=a&gclid=b&click_id=c&lang=deu', ''],
  ['/bonds/', '?currency=EUR', null],
  ['/bonds/', '?page=2&coupon.from=3', null],
  ['/indexes/', '?measure=rates&category=bond', '?category=bond&measure=rates'],
  ['/bonds/10001/', '?derive=yield', ''],
  ['/search/', '?q=bank', ''],
])('search engines see %s%s as %s', (path, search, known) => {
  expect(knownSearch(path, search)).toBe(known);
});
