import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigation } from 'react-router';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { usePageNavigate } from '../../shell/link.tsx';
import { formatAddress, parseState, withPart, type PageState } from './page-state.ts';

const SEARCH_AFTER_MS = 250;

export interface Moves {
  readonly search: (text: string) => void;
  /** For a link to another state: it adds the typed text that is not in the address yet. */
  readonly follow: (event: MouseEvent, change: (state: PageState) => PageState) => void;
}

/** Turns everything that a visitor does with the list into an address. */
export function useMoves(state: PageState): Moves {
  const navigate = usePageNavigate();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<string | null>(null);
  /**
   * The address of the last search; further typing replaces it, so that Back undoes a whole search.
   */
  const searched = useRef<string | null>(null);
  /**
   * The state that the visitor has chosen; it is ahead of the shown one while the server is asked.
   */
  const intended = useRef(state);
  const address = formatAddress(state);
  const isMoving = useNavigation().state !== 'idle';
  useEffect(() => {
    // A list that arrives while the visitor already goes to another one does not change the target.
    if (isMoving) return;
    intended.current = parseState(new URL(address, window.location.origin).searchParams);
  }, [address, isMoving]);
  useEffect(() => () => clearTimeout(typing.current), []);

  const go = (next: PageState, isReplaced = false) => {
    intended.current = next;
    navigate(formatAddress(next), { replace: isReplaced, preventScrollReset: true });
  };
  const withTyped = (next: PageState): PageState => {
    clearTimeout(typing.current);
    const text = typed.current;
    typed.current = null;
    return text === null ? next : withPart(next, { search: text.trim() });
  };
  return {
    search(text) {
      clearTimeout(typing.current);
      typed.current = text;
      typing.current = setTimeout(() => {
        const isReplaced = searched.current === formatAddress(intended.current);
        const next = withTyped(intended.current);
        searched.current = formatAddress(next);
        if (searched.current !== formatAddress(intended.current)) go(next, isReplaced);
      }, SEARCH_AFTER_MS);
    },
    follow(event, change) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(withTyped(change(intended.current)));
    },
  };
}
