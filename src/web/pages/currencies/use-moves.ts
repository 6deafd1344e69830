import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { usePageNavigate } from '../../shell/link.tsx';
import {
  formatAddress,
  parseState,
  toggledPairs,
  withPairs,
  withPeriod,
  withSearch,
  withSubregion,
  type PageState,
  type PairPeriod,
} from './page-state.ts';

/**
 * After a change of the sub-region the old charts stay for a moment, then its first pair is shown.
 */
const RESET_AFTER_MS = 300;
const SEARCH_AFTER_MS = 250;

export interface Moves {
  readonly toggle: (id: number) => void;
  readonly chooseSubregion: (id: number | null) => void;
  readonly search: (text: string) => void;
  readonly choosePeriod: (id: number, period: PairPeriod) => void;
  /** The last toggle was rejected. */
  readonly hasTooMany: boolean;
}

/** Turns every action on the page into a URL. */
export function useMoves(state: PageState, selected: readonly number[]): Moves {
  const navigate = usePageNavigate();
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Typed text that isn’t in the URL yet. */
  const typed = useRef<string | null>(null);
  /**
   * The address of the last search; further typing replaces it, so that Back undoes a whole search.
   */
  const searched = useRef<string | null>(null);
  const shown = useRef(state);
  /**
   * The chosen state; ahead of the shown one while a request is in flight.
   */
  const intended = useRef(state);
  const [hasTooMany, setHasTooMany] = useState(false);
  const address = formatAddress(state);
  /** Set if a reset was due before the list arrived. */
  const isResetDue = useRef(false);
  const isMoving = useNavigation().state !== 'idle';
  useEffect(() => {
    const isWhereToBe = formatAddress(intended.current) === address;
    shown.current = parseState(new URL(address, window.location.origin).searchParams);
    // A list that arrives while another navigation is in progress doesn’t change the target.
    if (!isMoving) intended.current = shown.current;
    const isDue = isResetDue.current && isWhereToBe;
    if (isDue || !isMoving) isResetDue.current = false;
    if (!isDue) return;
    const first = formatAddress(withPairs(shown.current, null));
    navigate(first, { replace: true, preventScrollReset: true });
  }, [address, isMoving, navigate]);
  useEffect(
    () => () => {
      clearTimeout(resetting.current);
      clearTimeout(typing.current);
    },
    [],
  );
  const go = (next: PageState, isReplaced = false) => {
    intended.current = next;
    navigate(formatAddress(next), { replace: isReplaced, preventScrollReset: true });
  };
  /** The chosen state, with the text that was typed last. */
  const withTyped = (): PageState => {
    clearTimeout(typing.current);
    const text = typed.current;
    typed.current = null;
    return text === null ? intended.current : withSearch(intended.current, text);
  };
  return {
    hasTooMany,
    toggle(id) {
      const pairs = toggledPairs(intended.current.pairs ?? selected, id);
      setHasTooMany(pairs === null);
      if (pairs) go(withPairs(intended.current, pairs));
    },
    chooseSubregion(id) {
      clearTimeout(resetting.current);
      isResetDue.current = false;
      const next = { ...withSubregion(withTyped(), id), pairs: selected };
      go(next);
      resetting.current = setTimeout(() => {
        // The visitor went back before this.
        if (intended.current.subregion !== next.subregion) return;
        // A list that is still loading has no entry in the history that could be replaced.
        if (shown.current.subregion === next.subregion) {
          go(withPairs(intended.current, null), true);
        } else isResetDue.current = true;
      }, RESET_AFTER_MS);
    },
    choosePeriod(id, period) {
      intended.current = withPeriod(intended.current, id, period);
      // Nothing has to be loaded first, so the tab reacts at once.
      navigate(formatAddress(intended.current), { preventScrollReset: true, flushSync: true });
    },
    search(text) {
      clearTimeout(typing.current);
      typed.current = text;
      typing.current = setTimeout(() => {
        const next = withTyped();
        const isReplaced = searched.current === formatAddress(shown.current);
        searched.current = formatAddress(next);
        go(next, isReplaced);
      }, SEARCH_AFTER_MS);
    },
  };
}
