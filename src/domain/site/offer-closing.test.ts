import { expect, test } from 'vitest';
import { closingCookie, isOfferKind, readVariant, variantCookie } from './offer-closing.ts';

test('SHL-4 SHL-5 SHL-7 a closing is remembered for a day, thirty days, a day', () => {
  expect(closingCookie('bottom', false)).toBe(
    'bottom_banner_closed=1; Path=/; Max-Age=86400; SameSite=Lax',
  );
  expect(closingCookie('app', true)).toBe(
    'app_offer_closed=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
  expect(closingCookie('registration', false)).toBe(
    'registration_banner_closed=1; Path=/; Max-Age=86400; SameSite=Lax',
  );
});

test.each(['', 'top', '__proto__', 'toString', null, 1, ['app']])('%j isn’t an offer', (kind) => {
  expect(isOfferKind(kind)).toBe(false);
});

test('SHL-7 the variant that was shown is remembered; an invalid one isn’t read', () => {
  expect(variantCookie('figures', false)).toBe(
    'registration_banner=figures; Path=/; Max-Age=432000; SameSite=Lax',
  );
  expect(readVariant('figures-2_b')).toBe('figures-2_b');
  for (const value of [undefined, '', 'A', 'a b', 'a;b', 'x'.repeat(41), '<b>', 'a\n', '__proto__'])
    expect(readVariant(value)).toBeNull();
});
