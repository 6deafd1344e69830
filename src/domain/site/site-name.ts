/** What this portal calls itself where its operator has given it no other name. */
export const BUILT_IN_NAME = 'Parcurve';
export const LONGEST_SITE_NAME = 40;

/**
 * The name as it is shown; undefined where it cannot be one. It stands in texts with places in
 * braces and in subjects of mails, so it has no braces, no angle brackets and nothing that cannot be
 * seen.
 */
export function parseSiteName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const isGood = /^[^{}<>\p{C}\u2028\u2029]+$/u.test(name) && name.length <= LONGEST_SITE_NAME;
  return isGood ? name : undefined;
}
