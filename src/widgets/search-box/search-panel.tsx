import type { MouseEvent } from 'react';
import { fillIn } from '../data-table/table-types.ts';
import { isPlainClick, type LinkComponent } from '../link/link.ts';
import { markedParts } from './marked-text.ts';
import css from './search-box.module.css';
import { isNothingFound } from './search-state.ts';
import type { SearchItem, SearchResults, SearchTexts, SearchType } from './search-types.ts';

export interface SearchPanelProps<Id extends string> {
  readonly id: string;
  readonly types: readonly SearchType<Id>[];
  readonly type: Id;
  readonly results: SearchResults<Id>;
  readonly option: number;
  readonly texts: SearchTexts;
  readonly link: LinkComponent | undefined;
  readonly hrefOf: ((type: Id, id: number) => string) | undefined;
  readonly allHref: string;
  readonly onType: (type: Id) => void;
  readonly onChoose: (item: SearchItem) => void;
  readonly onPoint: (option: number) => void;
  /** The link to all results is followed in this tab. */
  readonly onAll: () => void;
}

/** What hangs below the field: types with their counts, the list, the keys. */
export function SearchPanel<Id extends string>(props: SearchPanelProps<Id>) {
  const { id, types, type, results, texts } = props;
  const Link = props.link ?? 'a';
  return (
    <div
      className={css.panel}
      data-search-panel
      // The field keeps the focus, wherever in the panel one clicks.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div role="tablist" aria-label={texts.types} className={css.types}>
        {types.map((each) => (
          <button
            key={each.id}
            type="button"
            role="tab"
            // Tab in the field walks along them: the keyboard never has to leave it.
            tabIndex={-1}
            aria-selected={each.id === type}
            aria-controls={`${id}-list`}
            onClick={() => props.onType(each.id)}
          >
            {each.title} <span>{results.byType[each.id]?.count ?? '…'}</span>
          </button>
        ))}
      </div>
      <Results {...props} />
      <div className={css.foot}>
        <Link href={props.allHref} onClick={(event) => isPlainClick(event) && props.onAll()}>
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

function Results<Id extends string>(props: SearchPanelProps<Id>) {
  const { id, type, results, texts, option } = props;
  const result = results.byType[type];
  const message = messageOf(results, type, texts);
  return (
    <>
      <p role="status" className={message ? css.message : css.unseen}>
        {message ?? fillIn(texts.found, { count: result?.count ?? 0 })}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={texts.results} className={css.list}>
        {(result?.items ?? []).map((item, place) => (
          <Option key={item.id} {...props} item={item} place={place} isActive={place === option} />
        ))}
      </div>
    </>
  );
}

/** Why there is no list; null where there is one. */
function messageOf<Id extends string>(
  results: SearchResults<Id>,
  type: Id,
  texts: SearchTexts,
): string | null {
  const result = results.byType[type];
  if (isNothingFound(results)) return texts.nothing;
  if (!result) return texts.searching;
  if (result.count === 0) return texts.notFound;
  return result.items.length === 0 ? (result.error ?? texts.notFound) : null;
}

function Option<Id extends string>({
  id,
  type,
  item,
  place,
  isActive,
  hrefOf,
  onChoose,
  onPoint,
}: SearchPanelProps<Id> & { item: SearchItem; place: number; isActive: boolean }) {
  // An option may hold no link, so what links do with other clicks is done here.
  const pick = (event: MouseEvent) => {
    if (isPlainClick(event)) return onChoose(item);
    const href = hrefOf?.(type, item.id);
    if (href !== undefined && event.button < 2) window.open(href, '_blank', 'noopener');
  };
  return (
    // The keyboard acts on the field, which says what is active here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={`${id}-${place}`}
      role="option"
      aria-selected={isActive}
      className={css.option}
      onPointerMove={() => onPoint(place)}
      onClick={pick}
      onAuxClick={pick}
    >
      <span className={css.title}>
        {markedParts(item.ttl).map(({ text, isMarked }, i) =>
          // Parts of one text have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          isMarked ? <mark key={i}>{text}</mark> : text,
        )}
        {item.status !== '' && <small className={css.status}>{item.status}</small>}
      </span>
      <code className={css.codes}>{item.ticker.join(' · ')}</code>
    </div>
  );
}
