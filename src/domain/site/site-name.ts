/** The name of the portal unless its operator has set another. */
export const BUILT_IN_NAME = 'Parcurve';
export const LONGEST_SITE_NAME = 40;

/**
 * The name as shown; undefined if invalid. It is inserted in texts with placeholders in braces and
 * in email subjects, so it has no braces, angle brackets or invisible characters.
 */
export function parseSiteName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const isGood = /^[^{}<>\p{C}\u2028\u2029]+$/u.test(name) && name.length <= LONGEST_SITE_NAME;
  return isGood ? name : undefined;
}
