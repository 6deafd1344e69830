/** The campaign parameters of advertisers; `show_labels` isn't one of them. */
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

/** How long they are remembered. */
export const CAMPAIGN_SECONDS = 5 * 86_400;

const MAX_CHARACTERS = 200;
/**
 * Cookie values are URL-encoded, which turns one Chinese character into nine. All cookies together
 * must stay far below the server's 16 KB header limit, or a link could lock a visitor out.
 */
const MAX_ENCODED = 600;

/** Limits an arbitrary value to one line of bounded length. */
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
 * A URL without these parameters, otherwise unchanged. Pages don't depend on them, so one cached
 * page serves every click.
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
