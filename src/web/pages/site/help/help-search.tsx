import { useEffect, useRef } from 'react';
import { MAX_HELP_TERM } from '../../../../contracts/site/help.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { Icon } from '../../../../widgets/icon/icon.tsx';
import { usePaused } from '../../../../widgets/search-box/use-paused.ts';
import { PreservedParamsField, usePageNavigate } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import css from './help.module.css';

const SEARCH_AFTER_MS = 200;

/** A form that works without scripts; with scripts, the overview searches as you type. */
export function HelpSearch({
  term,
  searchesAtOnce = false,
}: {
  readonly term: string;
  readonly searchesAtOnce?: boolean;
}) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const field = useRef<HTMLInputElement>(null);
  const search = (text: string, isReplaced: boolean) => {
    const q = text.trim();
    const query = q === '' ? '' : `?${new URLSearchParams({ q })}`;
    navigate(`/help/${query}`, { replace: isReplaced, preventScrollReset: isReplaced });
  };
  const [searchLater, stop] = usePaused((text: string) => search(text, true), SEARCH_AFTER_MS);
  // Back may bring another term; text being typed stays.
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement) input.value = term;
  }, [term]);
  return (
    <form
      action="/help/"
      role="search"
      aria-label={t('help_search')}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        stop();
        search(field.current?.value ?? '', searchesAtOnce);
      }}
    >
      <TextField
        ref={field}
        className={css.field}
        label={t('help_search')}
        isLabelHidden
        size="l"
        icon={<Icon name="search" />}
        type="search"
        name="q"
        maxLength={MAX_HELP_TERM}
        defaultValue={term}
        placeholder={t('help_search')}
        onChange={(event) => searchesAtOnce && searchLater(event.target.value)}
      />
      <PreservedParamsField />
      <Button type="submit" kind="primary" size="l">
        {t('search_label')}
      </Button>
    </form>
  );
}
