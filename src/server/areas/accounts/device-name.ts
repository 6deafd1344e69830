import Bowser from 'bowser';
import type { SessionItem } from '../../../contracts/accounts/sessions.ts';

type Device = Pick<SessionItem, 'browser' | 'system' | 'kind'>;

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));
const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/**
 * The browser and system in a User-Agent header. The header may contain anything, so only known
 * names are shown.
 */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: knownName(browser.name, BROWSERS),
    system: knownName(os.name, SYSTEMS),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}

function knownName(name: string | undefined, known: ReadonlySet<string>): string | null {
  return name !== undefined && known.has(name) ? name : null;
}
