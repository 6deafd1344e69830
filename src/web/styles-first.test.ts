import { expect, test } from 'vitest';
import { stylesFirst } from './styles-first.ts';

test('sheets come before the files of the program, which wait for them', () => {
  const page =
    '<html><head><title>a</title><link rel="modulepreload" href="/a.js" nonce="x"/>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<body><link rel="modulepreload" href="/c.js"/></body></html>';
  expect(stylesFirst(page)).toBe(
    '<html><head><title>a</title><link rel="stylesheet" href="/a.css"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/a.js" nonce="x"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/b.js"/></head>' +
      '<body><link rel="modulepreload" href="/c.js"/></body></html>',
  );
  expect(stylesFirst('no page')).toBe('no page');
});
