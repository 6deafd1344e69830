import { describe, expect, test } from 'vitest';
import { CAMPAIGN_NAMES, cleanCampaignValue, withoutCampaign } from './campaign.ts';

describe('cleanCampaignValue', () => {
  test.each([
    ['spring sale', 'spring sale'],
    ['  news  ', 'news'],
    ['a;b=c, "d"', 'a;b=c, "d"'],
    ['line\r\nSet-Cookie: x=1\0\u2028\u007f', 'lineSet-Cookie: x=1'],
    ['весна 债券 😀', 'весна 债券 😀'],
    ['half \ud83d', 'half \ufffd'],
    ['\t\n', ''],
    ['__proto__', '__proto__'],
  ])('CMP-2 %j is stored as %j', (value, kept) => {
    expect(cleanCampaignValue(value)).toBe(kept);
  });

  test('CMP-2 at most 200 characters are stored', () => {
    expect(cleanCampaignValue('x'.repeat(10_000))).toBe('x'.repeat(200));
    expect(cleanCampaignValue('\n'.repeat(150) + 'x'.repeat(200))).toBe('x'.repeat(200));
  });

  test.each(['债', '😀', 'я', '%', ';'])(
    'CMP-2 nine values of %s leave room for other headers',
    (character) => {
      const kept = cleanCampaignValue(character.repeat(10_000));
      expect(kept).toMatch(new RegExp(`^(?:${character})+$`, 'u'));
      expect(encodeURIComponent(kept).length).toBeLessThanOrEqual(600);
      expect(CAMPAIGN_NAMES.length * 600).toBeLessThan(6000);
    },
  );
});

describe('withoutCampaign', () => {
  test.each([
    ['/', '/'],
    ['/indexes/?category=bond', '/indexes/?category=bond'],
    ['/?utm_source=a', '/'],
    ['/?utm_source=a&utm_source=b&click_id', '/'],
    ['/x/?pairs=1,2&utm_term=%zz&search=a%20b&exante=1#part', '/x/?pairs=1,2&search=a%20b#part'],
    ['/x/?utm%5Fmedium=mail&page=2', '/x/?page=2'],
    ['/x/?show_labels=1&from_ads=1', '/x/?show_labels=1'],
    ['/x/?utm_other=1&UTM_SOURCE=1&%=1', '/x/?utm_other=1&UTM_SOURCE=1&%=1'],
    ['/x/?', '/x/?'],
    ['/x/#?utm_source=a', '/x/#?utm_source=a'],
  ])('CMP-1 %s is %s', (address, plain) => {
    expect(withoutCampaign(address)).toBe(plain);
  });
});
