import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeTarget, toPlainText } from './alert-html.ts';

const BASE = 'https://portal.example/indexes/';

describe('ALR-1 targets of links', () => {
  test.each([
    'https://example.org/',
    'http://example.org',
    '/profile/',
    '?page=2',
    '#top',
    'a:b/c',
  ])('%s', (href) => expect(isSafeTarget(href, BASE)).toBe(href !== 'a:b/c'));

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    'blob:https://portal.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'http://[',
  ])('%j isn’t a link', (href) => expect(isSafeTarget(href, BASE)).toBe(false));
});

describe('ALR-1 plain text of HTML', () => {
  test.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['one<br>two<p>three</p><ul><li>four</li></ul>', 'one\ntwothree\nfour'],
    ['<script>alert(1)</script>text<style>b{}', 'text'],
    ['1 &lt; 2 &amp;amp; 3', '1 < 2 &amp; 3'],
    ['cut <a href="', 'cut'],
  ])('%j', (html, text) => expect(toPlainText(html)).toBe(text));

  test('text without markup stays as it is, except for spaces', () => {
    const words = fc.array(fc.stringMatching(/^[\p{L}\d.,:;!?()-]{1,12}$/u), { minLength: 1 });
    fc.assert(
      fc.property(words, (list) => {
        expect(toPlainText(list.join('  '))).toBe(list.join(' '));
      }),
    );
  });
});
