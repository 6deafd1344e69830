import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../../widgets/icon/icon.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { Link, usePageNavigate } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import css from './api-page.module.css';
import { Method } from './call-section.tsx';
import { findEndpoints, type ListedEndpoint } from './find-endpoints.ts';

interface EndpointFinderProps {
  readonly list: readonly ListedEndpoint[];
  readonly address: (endpoint: ListedEndpoint) => string;
  /** The menu of groups, which matches replace while there is a term. */
  readonly children: ReactNode;
}

/**
 * Filters endpoints by path and title. Enter opens the first match, arrow keys move through them,
 * Escape clears the field. Without scripts only the menu is shown.
 */
export function EndpointFinder({ list, address, children }: EndpointFinderProps) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const [term, setTerm] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const matchesId = useId();
  const matches = term.trim() === '' ? null : findEndpoints(list, term);

  const clear = () => {
    setTerm('');
    field.current?.querySelector('input')?.focus();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && term !== '') return clear();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || matches === null) return;
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(`input, [id="${matchesId}"] a`),
    ];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const openFirst = (event: KeyboardEvent) => {
    const [first] = matches ?? [];
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    navigate(address(first));
  };

  return (
    // The keys belong to the field and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.menu} onKeyDown={move}>
      <div ref={field} className={css.finder} role="search" aria-label={t('api_find')}>
        <TextField
          label={t('api_find')}
          isLabelHidden
          type="search"
          placeholder={t('api_find')}
          icon={<Icon name="search" />}
          autoComplete="off"
          maxLength={100}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          onKeyDown={openFirst}
          aria-controls={matchesId}
        />
      </div>
      <div id={matchesId} className={css.matches} aria-live="polite">
        {matches?.length === 0 && <p className={css.needs}>{t('api_find_none')}</p>}
        {matches?.map((match) => (
          <Link key={match.id} to={address(match)} className={css.match}>
            <Method name={match.method} />
            <span className={css.path}>{match.path}</span>
            <small lang="en">{match.summary.replaceAll('`', '')}</small>
          </Link>
        ))}
      </div>
      {matches === null && children}
    </div>
  );
}
