/** The parameters by which advertisers know their campaigns; `show_labels` is not one of them. */
export const CAMPAIGN_NAMES = [
  'from_ads',
  'click_id',
  'exante',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utmstat',
] as const;

export type CampaignName = (typeof CAMPAIGN_NAMES)[number];

/** For how long they are remembered. */
export const CAMPAIGN_SECONDS = 5 * 86_400;

const MAX_CHARACTERS = 200;
/**
 * A cookie has its value encoded, which makes nine letters of a Chinese one. All cookies together
 * must stay far below the 16 KB of headers that the server takes, or a link could lock a visitor
 * out.
 */
const MAX_ENCODED = 600;

/** What is kept of a value, which may be anything: one line of limited length. */
export function cleanCampaignValue(value: string): string {
  const line = value
    .slice(0, 10 * MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');
  const characters = Array.from(line);
  let left = MAX_ENCODED;
  const tooLong = characters.findIndex((character, i) => {
    left -= encodeURIComponent(character).length;
    return left < 0 || i >= MAX_CHARACTERS;
  });
  return (tooLong < 0 ? characters : characters.slice(0, tooLong)).join('').trim();
}

/**
 * An address without these parameters; all else stays as it was written. What a page shows does not
 * depend on them, so one page serves every click.
 */
export function withoutCampaign(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const all = query.split('&');
  const kept = all.filter((pair) => !isCampaignName(nameInPair(pair)));
  if (kept.length === all.length) return address;
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}

function isCampaignName(name: string): boolean {
  return (CAMPAIGN_NAMES as readonly string[]).includes(name);
}

function nameInPair(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
