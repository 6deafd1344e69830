import type { KeyboardEvent } from 'react';
import { isPlainClick, type LinkComponent } from '../link/link.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './search-box.module.css';
import { SearchList } from './search-list.tsx';
import { SearchMessage } from './search-message.tsx';
import { findAnswer } from './search-state.ts';
import type { SearchItem, SearchResults, SearchTexts, SearchType } from './search-types.ts';

export interface SearchPanelProps<Id extends string> {
  readonly id: string;
  readonly types: readonly SearchType<Id>[];
  readonly type: Id;
  readonly results: SearchResults<Id>;
  /** True if the shown results will soon be replaced. */
  readonly isBusy: boolean;
  readonly option: number;
  readonly texts: SearchTexts;
  readonly link: LinkComponent | undefined;
  readonly itemHref: ((type: Id, id: number) => string) | undefined;
  readonly allHref: string;
  readonly onType: (type: Id) => void;
  readonly onChoose: (item: SearchItem) => void;
  readonly onPoint: (option: number) => void;
  readonly onRetry: () => void;
  /** Called when the link to all results is followed in this tab. */
  readonly onAll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The panel below the field: types with their counts, the list, the keys. */
export function SearchPanel<Id extends string>(props: SearchPanelProps<Id>) {
  const { texts } = props;
  const Link = props.link ?? 'a';
  return (
    // Key handlers for its links and buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.panel}
      data-search-panel
      // The field keeps the focus, wherever in the panel the user clicks.
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={props.onKeyDown}
    >
      <Types {...props} />
      <SearchMessage {...props} />
      <SearchList {...props} />
      <div className={css.foot}>
        <Link
          href={props.allHref}
          data-search-action
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            props.onAll();
          }}
        >
          {texts.all}
        </Link>
        <span className={css.keys} aria-hidden="true">
          <kbd>↑↓</kbd> {texts.keysMove} <kbd>↵</kbd> {texts.keysOpen} <kbd>⇥</kbd> {texts.keysType}{' '}
          <kbd>Esc</kbd> {texts.keysClose}
        </span>
      </div>
    </div>
  );
}

function Types<Id extends string>({ id, types, type, results, ...props }: SearchPanelProps<Id>) {
  return (
    <div role="tablist" aria-label={props.texts.types} className={css.types}>
      {types.map((each) => (
        <button
          key={each.id}
          type="button"
          role="tab"
          // Tab in the field moves through them, so that the keyboard focus stays in the field.
          tabIndex={-1}
          aria-selected={each.id === type}
          aria-controls={`${id}-list`}
          onClick={() => props.onType(each.id)}
        >
          <span data-text={each.title}>{each.title}</span>{' '}
          <Count results={results} type={each.id} texts={props.texts} />
        </button>
      ))}
    </div>
  );
}

function Count<Id extends string>({
  results,
  type,
  texts,
}: {
  results: SearchResults<Id>;
  type: Id;
  texts: SearchTexts;
}) {
  const answer = findAnswer(results, type);
  if (answer === 'failed') {
    return (
      <span className={css.failed} title={texts.noAnswer}>
        <span aria-hidden="true">!</span>
        <span className={visually.hidden}>{texts.noAnswer}</span>
      </span>
    );
  }
  return (
    <span className={css.count} data-old={answer === 'pending'}>
      {results.byType[type]?.count ?? '…'}
    </span>
  );
}
