import { useLocation } from 'react-router';
import type { Theme } from '../../contracts/core/page.ts';
import { popoverListClass } from '../../widgets/popover/popover-list.ts';
import { Popover } from '../../widgets/popover/popover.tsx';
import { HEADER_GROUP } from './header-group.ts';
import { useLabels } from './use-labels.ts';
import { THEMES, useTheme } from './use-theme.ts';

/** Links that work without scripts; with scripts the theme changes without a page load. */
export function ThemeSwitch() {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const [theme, choose] = useTheme();
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
              onClick={(event) => {
                event.preventDefault();
                void choose(choice);
              }}
            >
              {t(`theme_${choice}`)}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
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
