import type { FastifyRequest } from 'fastify';
import {
  CAMPAIGN_NAMES,
  CAMPAIGN_SECONDS,
  cleanCampaignValue,
  type CampaignName,
} from '../../../domain/site/campaign.ts';
import { readVariant, VARIANT_COOKIE } from '../../../domain/site/offer-closing.ts';
import type { Config } from '../../config.ts';
import { cookieValue, queryValue } from './preferences.ts';
import { isSecure } from './security.ts';

/** The campaign a visitor came from, as far as the browser remembers it. */
export interface Campaign {
  readonly values: Readonly<Partial<Record<CampaignName, string>>>;
  /** The last registration banner variant that was shown. */
  readonly bannerVariant: string | null;
}

/**
 * Campaign parameters on any page are remembered for five days; a new value replaces the old one.
 */
export function campaignCookies(request: FastifyRequest, config: Config) {
  const options = {
    path: '/',
    maxAge: CAMPAIGN_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, config),
  } as const;
  return readValues((name) => queryValue(request, name)).map(([name, value]) => ({
    name,
    value,
    options,
  }));
}

/** The values in the cookies and in this page's own URL. Both may contain anything. */
export function readCampaign(request: FastifyRequest): Campaign {
  const find = (name: string) => queryValue(request, name) || cookieValue(request, name);
  return {
    values: Object.fromEntries(readValues(find)),
    bannerVariant: readVariant(cookieValue(request, VARIANT_COOKIE)),
  };
}

function readValues(
  find: (name: string) => string | undefined,
): (readonly [CampaignName, string])[] {
  return CAMPAIGN_NAMES.map((name) => [name, cleanCampaignValue(find(name) ?? '')] as const).filter(
    ([, value]) => value !== '',
  );
}
