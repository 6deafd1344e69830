import { expect, test } from 'vitest';
import { isSiteAddress } from './site-address.ts';

test.each([
  '/',
  '/indexes/',
  '/indexes/?category=bond#top',
  '/api/openapi.json',
  'https://example.org',
  'https://example.org/a?b=c',
])('OPR-4 a link may point to %s', (address) => {
  expect(isSiteAddress(address)).toBe(true);
});

test.each([
  '',
  'indexes/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'http://example.org/',
  'https:example.org',
  'https://',
  'https://name:secret@example.org/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.org',
])('OPR-4 no link may point to %j', (address) => {
  expect(isSiteAddress(address)).toBe(false);
});
