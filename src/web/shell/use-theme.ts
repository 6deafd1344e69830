import { setPreferences } from '../../contracts/accounts/own-account.ts';
import type { Theme } from '../../contracts/core/page.ts';
import { THEME_COLORS } from '../../domain/site/theme-colors.ts';
import { createBrowserCall } from '../api/call.ts';
import { SharedChoice } from './shared-choice.ts';
import { useShell } from './use-shell.ts';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const YEAR_SECONDS = 365 * 86_400;
const shared = new SharedChoice<Theme>();

/**
 * The theme of the page, and a function that changes it at once. Its promise tells whether the
 * account stored the choice for its other browsers; a visitor's browser stores it by itself.
 */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => Promise<boolean>] {
  const { theme: sent, globals } = useShell();
  const theme = shared.useValue(sent);
  const choose = async (chosen: Theme) => {
    shared.choose(chosen, sent);
    applyTheme(chosen);
    if (!globals.userLoggedIn) return true;
    try {
      return (await createBrowserCall('')(setPreferences, { body: { theme: chosen } })).ok;
    } catch {
      return false;
    }
  };
  return [theme, choose];
}

/** Changes the page at once, and sets the cookie for the next page of the server. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintFrame(theme);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** The browser's own frame follows at once; the head of the page names its colours (app-links.tsx). */
function paintFrame(theme: Theme): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofMeta = meta.media === '' ? isDark : meta.media.includes('dark');
    const ofSystem = ofMeta ? 'dark' : 'light';
    meta.content = THEME_COLORS[theme === 'system' ? ofSystem : theme];
  }
}
