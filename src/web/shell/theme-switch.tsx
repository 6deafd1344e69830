import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { setPreferences } from '../../contracts/accounts/own-account.ts';
import type { Theme } from '../../contracts/core/page.ts';
import { THEME_COLORS } from '../../domain/site/theme-colors.ts';
import { popoverListClass } from '../../widgets/popover/popover-list.ts';
import { Popover } from '../../widgets/popover/popover.tsx';
import { createBrowserCall } from '../api/call.ts';
import { HEADER_GROUP } from './header-group.ts';
import { useShell } from './use-shell.ts';
import { useLabels } from './use-labels.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const YEAR_SECONDS = 365 * 86_400;

/** Links that work without scripts; with scripts the theme changes without a page load. */
export function ThemeSwitch() {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const shell = useShell();
  const [theme, setTheme] = useState(shell.theme);

  function choose(event: MouseEvent, chosen: Theme): void {
    event.preventDefault();
    setTheme(chosen);
    applyTheme(chosen);
    // Stored with the account for other browsers; this one has it already.
    if (shell.globals.userLoggedIn) {
      createBrowserCall('')(setPreferences, { body: { theme: chosen } }).catch(() => undefined);
    }
  }

  return (
    <Popover
      button={<ThemeIcon />}
      label={`${t('theme')}: ${t(`theme_${theme}`)}`}
      group={HEADER_GROUP}
    >
      <ul className={popoverListClass()}>
        {THEMES.map((choice) => (
          <li key={choice}>
            <a
              href={themeUrl(pathname, search, choice)}
              rel="nofollow"
              aria-current={choice === theme ? 'true' : undefined}
              onClick={(event) => choose(event, choice)}
            >
              {t(`theme_${choice}`)}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

/** Changes the page at once, and sets the cookie for the next page from the server. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintFrame(theme);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

function themeUrl(pathname: string, search: string, theme: Theme): string {
  const query = new URLSearchParams(search);
  query.set('theme', theme);
  return `${pathname}?${query}`;
}

function ThemeIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
    </svg>
  );
}

/** Updates the browser frame at once; the page's head names its colours (app-links.tsx). */
function paintFrame(theme: Theme): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofMeta = meta.media === '' ? isDark : meta.media.includes('dark');
    const ofSystem = ofMeta ? 'dark' : 'light';
    meta.content = THEME_COLORS[theme === 'system' ? ofSystem : theme];
  }
}
