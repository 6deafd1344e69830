const DAY_SECONDS = 86_400;

/** What can be closed, the cookie that remembers it and for how long. */
export const CLOSINGS = {
  bottom: { cookie: 'bottom_banner_closed', seconds: DAY_SECONDS },
  app: { cookie: 'app_offer_closed', seconds: 30 * DAY_SECONDS },
  registration: { cookie: 'registration_banner_closed', seconds: DAY_SECONDS },
} as const;

export type OfferKind = keyof typeof CLOSINGS;

export function isOfferKind(text: unknown): text is OfferKind {
  return typeof text === 'string' && Object.hasOwn(CLOSINGS, text);
}

/** The cookie as a browser's script or an answer sets it. */
export function closingCookie(kind: OfferKind, isSecure: boolean): string {
  const { cookie, seconds } = CLOSINGS[kind];
  return lastingCookie(`${cookie}=1`, seconds, isSecure);
}

/** Which variant of the registration banner was shown last; a registration is told of it. */
export const VARIANT_COOKIE = 'registration_banner';
const VARIANT_SECONDS = 5 * DAY_SECONDS;
/** What a variant may be called. */
const VARIANT = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export function variantCookie(variant: string, isSecure: boolean): string {
  return lastingCookie(`${VARIANT_COOKIE}=${variant}`, VARIANT_SECONDS, isSecure);
}

/** A cookie may hold anything. */
export function readVariant(value: string | undefined): string | null {
  return value !== undefined && VARIANT.test(value) ? value : null;
}

/** Sent along when a link of another site is followed, but not with requests that it makes. */
function lastingCookie(pair: string, seconds: number, isSecure: boolean): string {
  return `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
