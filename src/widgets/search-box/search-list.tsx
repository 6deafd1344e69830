import type { MouseEvent } from 'react';
import { isPlainClick } from '../link/link.ts';
import { markedCodes, markedParts, plainTitle } from './marked-text.ts';
import { Marked } from './marked.tsx';
import css from './search-box.module.css';
import type { SearchPanelProps } from './search-panel.tsx';
import type { SearchItem } from './search-types.ts';

/** The results of the shown type; older results stay and are marked as old. */
export function SearchList<Id extends string>(props: SearchPanelProps<Id>) {
  const { id, type, results, texts, option, isBusy } = props;
  const result = results.byType[type];
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={texts.results}
      aria-busy={isBusy}
      className={css.list}
      // Otherwise a scrolling list would be a tab stop.
      tabIndex={-1}
    >
      {result?.items.map((item, place) => (
        <Option
          key={item.id}
          {...props}
          item={item}
          term={result.term}
          place={place}
          isActive={place === option}
        />
      ))}
    </div>
  );
}

function Option<Id extends string>({
  id,
  type,
  item,
  term,
  place,
  isActive,
  itemHref,
  onChoose,
  onPoint,
}: SearchPanelProps<Id> & {
  item: SearchItem;
  term: string;
  place: number;
  isActive: boolean;
}) {
  // An option must not contain a link, so clicks for another tab or window are handled here.
  const pick = (event: MouseEvent) => {
    if (isPlainClick(event)) return onChoose(item);
    const href = itemHref?.(type, item.id);
    if (href !== undefined && event.button < 2) window.open(href, '_blank', 'noopener');
  };
  return (
    // The keyboard acts on the field, which names the active option here.
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
      <span className={css.what}>
        <span className={css.title} title={plainTitle(item.ttl)}>
          <Marked parts={markedParts(item.ttl)} />
        </span>
        {item.about !== '' && <small className={css.about}>{item.about}</small>}
      </span>
      {item.status !== '' && <small className={css.status}>{item.status}</small>}
      <code className={css.codes}>
        <Marked parts={markedCodes(item.ticker, term)} />
      </code>
    </div>
  );
}
