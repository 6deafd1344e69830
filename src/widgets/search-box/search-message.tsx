import { fillText } from '../../domain/text/fill-text.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './search-box.module.css';
import type { SearchPanelProps } from './search-panel.tsx';
import { findAnswer, elsewhere, isNothingFound, isUnavailable } from './search-state.ts';

/** Says why there is no list and what to do, or how long the list is. */
export function SearchMessage<Id extends string>(props: SearchPanelProps<Id>) {
  const { types, type, results, texts, isBusy } = props;
  const message = chooseMessage(props);
  const isFailed = findAnswer(results, type) === 'failed';
  const others = elsewhere(types, results, type);
  const unknown = results.byType[type]?.unknownIsins ?? [];
  return (
    <div className={joinClassNames(message !== null && css.message)} data-old={isBusy}>
      <p role="status" className={message === null ? visually.hidden : undefined}>
        {message ?? texts.found(results.byType[type]?.count ?? 0)}
      </p>
      {unknown.length > 0 && (
        <p role="status" className={css.unknown}>
          {fillText(texts.unknownIsins, { isins: unknown.join(', ') })}
        </p>
      )}
      {(isFailed || others.length > 0) && (
        <p className={css.ways}>
          {isFailed && (
            <button type="button" data-search-action onClick={props.onRetry}>
              {texts.retry}
            </button>
          )}
          {others.map((other) => (
            <button
              key={other.type.id}
              type="button"
              data-search-action
              onClick={() => props.onType(other.type.id)}
            >
              {fillText(texts.elsewhere, { count: other.count, type: other.type.title })}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Null if there is a list. */
function chooseMessage<Id extends string>({
  types,
  type,
  results,
  texts,
}: SearchPanelProps<Id>): string | null {
  const result = results.byType[type];
  if (isUnavailable(types, results)) return texts.unavailable;
  if (findAnswer(results, type) === 'failed') return texts.typeUnavailable;
  if (isNothingFound(types, results)) return texts.nothing;
  if (!result) return texts.searching;
  if (result.count === 0) return texts.notFound;
  return result.items.length === 0 ? (result.error ?? texts.notFound) : null;
}
