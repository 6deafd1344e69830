import css from './search-box.module.css';
import type { SearchTexts } from './search-types.ts';

export interface SearchStartProps {
  readonly texts: SearchTexts;
  readonly recentTerms: readonly string[];
  readonly onTerm: (term: string) => void;
  readonly onForget: (() => void) | undefined;
}

/** Shown first on a small screen: what can be searched, and earlier terms. */
export function SearchStart({ texts, recentTerms, onTerm, onForget }: SearchStartProps) {
  return (
    <div className={css.start}>
      <p>{texts.hint}</p>
      {recentTerms.length > 0 && (
        <>
          <div className={css.startHead}>
            <h2>{texts.recent}</h2>
            <button type="button" onClick={onForget}>
              {texts.forget}
            </button>
          </div>
          <ul>
            {recentTerms.map((term) => (
              <li key={term}>
                <button type="button" onClick={() => onTerm(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
