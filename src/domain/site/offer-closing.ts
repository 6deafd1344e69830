const DAY_SECONDS = 86_400;

/** What can be closed, with the cookie that remembers it and its lifetime. */
export const CLOSINGS = {
  bottom: { cookie: 'bottom_banner_closed', seconds: DAY_SECONDS },
  app: { cookie: 'app_offer_closed', seconds: 30 * DAY_SECONDS },
  registration: { cookie: 'registration_banner_closed', seconds: DAY_SECONDS },
} as const;

export type OfferKind = keyof typeof CLOSINGS;

export function isOfferKind(text: unknown): text is OfferKind {
  return typeof text === 'string' && Object.hasOwn(CLOSINGS, text);
}

/** The cookie as a browser script or a response sets it. */
export function closingCookie(kind: OfferKind, isSecure: boolean): string {
  const { cookie, seconds } = CLOSINGS[kind];
  return lastingCookie(`${cookie}=1`, seconds, isSecure);
}

/** The last shown variant of the registration banner; registration receives it. */
export const VARIANT_COOKIE = 'registration_banner';
const VARIANT_SECONDS = 5 * DAY_SECONDS;
/** Valid variant names. */
const VARIANT = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export function variantCookie(variant: string, isSecure: boolean): string {
  return lastingCookie(`${VARIANT_COOKIE}=${variant}`, VARIANT_SECONDS, isSecure);
}

/** A cookie may contain anything. */
export function readVariant(value: string | undefined): string | null {
  return value !== undefined && VARIANT.test(value) ? value : null;
}

/** Sent when a visitor follows a link from another site, but not with that site's own requests. */
function lastingCookie(pair: string, seconds: number, isSecure: boolean): string {
  return `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
