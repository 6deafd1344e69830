export type MobileStore = 'ios' | 'android';

const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|headless/i;
/** Devices that call themselves Android besides, and cannot install its apps from a page. */
const NO_PHONE = /windows phone|smart-?tv|android tv|googletv|\baft[a-z]/i;

/**
 * Whose apps a device can install, by its user agent. An iPad that calls itself a Mac is taken for
 * one: its user agent says no more.
 */
export function mobileStore(userAgent: string): MobileStore | null {
  if (ROBOT.test(userAgent) || NO_PHONE.test(userAgent)) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : null;
}
