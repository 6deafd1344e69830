import { expect, test } from 'vitest';
import { programLater } from './program-later.ts';

const PAGE =
  '<html><head><title>a</title><link rel="modulepreload" href="/a.js" nonce="x"/>' +
  '<link rel="stylesheet" href="/a.css"/></head><body><main><p>text</p></main>' +
  '<link rel="modulepreload" href="/b.js" nonce="x"/><script nonce="x">first()</script>' +
  '<script nonce="x" type="module" async="">import * as a from "/a.js";\nimport("/b.js");</script>';

test('the page itself neither requests nor runs the page scripts', () => {
  const page = programLater(PAGE).join('');
  expect(page).not.toContain('modulepreload" href');
  expect(page).not.toContain('type="module"');
  expect(page).toContain(
    '<html><head><title>a</title><link rel="stylesheet" href="/a.css"/></head>' +
      '<body><main><p>text</p></main><script nonce="x">first()</script>' +
      '<script nonce="x" type="text/later">import * as a from "/a.js";\nimport("/b.js");</script>',
  );
});

test('the script after it knows all script files and has the page’s nonce', () => {
  const starter = programLater(PAGE).join('').split('</script>').at(-2) ?? '';
  expect(starter).toMatch(/^<script nonce="x">\(function/);
  expect(starter).toMatch(/\(\["\/a\.js","\/b\.js"\]\)$/);
});

test('a page without scripts stays as it is', () => {
  expect(programLater('no page').join('')).toBe('no page');
});
