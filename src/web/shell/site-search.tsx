import { useEffect, useMemo, useRef, useState } from 'react';
import {
  SEARCH_TYPES,
  searchTargetPath,
  type SearchType,
} from '../../domain/search/search-type.ts';
import { Button, ButtonLink } from '../../widgets/button/button.tsx';
import { Icon } from '../../widgets/icon/icon.tsx';
import { SearchBox } from '../../widgets/search-box/search-box.tsx';
import type { SearchResults } from '../../widgets/search-box/search-types.ts';
import { createBrowserCall } from '../api/call.ts';
import { searchTerm } from '../../widgets/search-box/search-state.ts';
import { takeEarlySlash, WRITABLE } from './early-slash.ts';
import { forgetTerms, rememberTerm, useRecentTerms } from './recent-terms.ts';
import { PreservedParamsField, usePreservedParams, usePageNavigate } from './link.tsx';
import { useRememberedType } from './remembered-type.ts';
import { RouterLink } from './router-link.tsx';
import { Suggester } from './suggester.ts';
import css from './site-search.module.css';
import { useDialogStep } from './use-dialog-step.ts';
import { useShell } from './use-shell.ts';
import { useLabels } from './use-labels.ts';
import { searchTexts } from '../texts/search-texts.ts';

/**
 * The search of every page: in the header, on small screens behind a button that opens a
 * full-screen dialog.
 */
export function SiteSearch() {
  const t = useLabels();
  const kept = usePreservedParams();
  const dialog = useRef<HTMLDialogElement>(null);
  const step = useDialogStep(dialog);
  useSlash(step.open);
  return (
    <>
      <div className={css.inline}>
        <Box />
      </div>
      <ButtonLink
        href={kept('/search/')}
        kind="quiet"
        className={css.open}
        aria-label={t('search_open')}
        // Without scripts it leads to the search page.
        role="button"
        icon={<Icon name="search" />}
        onClick={(event) => {
          event.preventDefault();
          step.open();
        }}
      />
      <dialog ref={dialog} className={css.dialog} aria-label={t('search_label')}>
        <div className={css.dialogHead}>
          <Box isSheet onDone={step.leave} onClose={step.close} />
          <Button kind="quiet" onClick={step.close}>
            {t('search_close')}
          </Button>
        </div>
      </dialog>
    </>
  );
}

/**
 * The same search, large, within a page. While it is in view, the header's is hidden but keeps its
 * place.
 */
export function PageSearch() {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setIsAway(!entry!.isIntersecting), {
      rootMargin: HEADER_MARGIN,
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={css.page} data-page-search={isAway ? 'away' : 'in view'}>
      <Icon name="search" />
      <Box isOfPage />
    </div>
  );
}

/** What the header covers isn't in view. */
const HEADER_MARGIN = '-56px 0px 0px 0px';

interface BoxProps {
  readonly isSheet?: boolean;
  /** Not in the header. */
  readonly isOfPage?: boolean;
  /** Another page is about to load. */
  readonly onDone?: () => void;
  readonly onClose?: () => void;
}

function Box({ isSheet = false, isOfPage = false, onDone, onClose }: BoxProps) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const { dataServer } = useShell();
  const [results, setResults] = useState<SearchResults<SearchType> | null>(null);
  const [remembered, remember] = useRememberedType();
  const recentTerms = useRecentTerms();
  const suggester = useMemo(
    () => new Suggester((signal) => createBrowserCall(dataServer, signal), setResults),
    [dataServer],
  );
  useEffect(() => {
    const retry = () => suggester.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      suggester.stop();
    };
  }, [suggester]);
  const go = (to: string, term: string) => {
    if (searchTerm(term) !== null) rememberTerm(term);
    onDone?.();
    // An open dialog is a history entry, which the new page replaces.
    navigate(to, { replace: isSheet });
  };
  return (
    <SearchBox
      types={SEARCH_TYPES.map((id) => ({ id, title: t(`search_type_${id}`) }))}
      results={results}
      rememberedType={remembered}
      itemHref={searchTargetPath}
      allHref={searchAddress}
      action="/search/"
      hiddenField={<PreservedParamsField />}
      isSheet={isSheet}
      {...(isOfPage && { name: t('search_label') })}
      texts={searchTexts(t)}
      link={RouterLink}
      onTerm={(term) => suggester.search(term)}
      onType={remember}
      onChoose={({ type, id }) => go(searchTargetPath(type, id), results?.term ?? '')}
      onSubmit={(term, type) => go(searchAddress(term, type), term)}
      onRetry={() => suggester.retry()}
      {...(isSheet && { recentTerms, onForget: forgetTerms })}
      {...(onClose && { onClose })}
    />
  );
}

function searchAddress(term: string, type: SearchType): string {
  return `/search/?${new URLSearchParams({ q: term, type })}`;
}

/** `/` focuses the search, unless the user is typing in a field. */
function useSlash(openDialog: () => void): void {
  const open = useRef(openDialog);
  useEffect(() => {
    open.current = openDialog;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // A field in a dialog that has just closed still has the focus for a moment.
      const written = event.target instanceof Element ? event.target.closest(WRITABLE) : null;
      if (written?.checkVisibility()) return;
      event.preventDefault();
      focusSearch();
    };
    const focusSearch = () => {
      const fields = document.querySelectorAll<HTMLElement>(FIELDS);
      const visible = [...fields].find((field) =>
        field.checkVisibility({ visibilityProperty: true }),
      );
      if (visible) visible.focus();
      else open.current();
    };
    document.addEventListener('keydown', press);
    const typed = takeEarlySlash();
    if (typed !== null) {
      focusSearch();
      typeInto(document.activeElement, typed);
    }
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** As if it were typed now, so that the search reacts. */
function typeInto(field: Element | null, text: string): void {
  if (text === '' || !(field instanceof HTMLInputElement) || !field.matches(FIELDS)) return;
  // React only notices a value set through the native property.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const FIELDS = ['header', '[data-page-search]']
  .map((place) => `${place} [data-search-field]`)
  .join();
