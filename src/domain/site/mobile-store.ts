export type MobileStore = 'ios' | 'android';

const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|headless/i;
/** Devices whose user agent includes Android, but which can't install its apps from a page. */
const NO_PHONE = /windows phone|smart-?tv|android tv|googletv|\baft[a-z]/i;

/**
 * The store whose apps a device can install, by its user agent. An iPad that identifies itself as a
 * Mac is treated as one: its user agent says no more.
 */
export function mobileStore(userAgent: string): MobileStore | null {
  if (ROBOT.test(userAgent) || NO_PHONE.test(userAgent)) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : null;
}
