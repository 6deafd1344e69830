import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-page.module.css';

/** Shown while the search doesn't respond. The page's own labels are missing too. */
export function SearchUnavailable() {
  const t = useLabels();
  const { siteName } = useShell();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <div className={css.page}>
      <title>{`${t('search_unavailable')} – ${siteName}`}</title>
      <h1>{t('search_label')}</h1>
      <SearchForm text={new URLSearchParams(search).get('q') ?? ''} />
      <div className={css.hint}>
        <p role="alert">{t('search_unavailable')}</p>
        <a href={pathname + search}>{t('try_again')}</a>
      </div>
    </div>
  );
}
