import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { getScreenCounts } from '../../../contracts/screens/screens.ts';
import { writeScreen, type Screen } from '../../../domain/screens/screen-address.ts';
import { filterQuery, onlyFilters } from '../../../domain/screens/screen-changes.ts';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { useIsNarrow } from '../../../widgets/media/use-media.ts';
import { createBrowserCall } from '../../api/call.ts';
import { usePageNavigate } from '../../shell/link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import type { ScreenCounts, ScreenData } from './load-screen.ts';
import { formatAddress, SHEET_ID } from './page-state.ts';

const COUNT_AFTER_MS = 200;

type Change = (screen: Screen) => Screen;

export interface ScreenMoves {
  /** The current choice, which may be ahead of what is shown. */
  readonly draft: Screen;
  /** The distributions for the current choice, as far as known. */
  readonly counts: ScreenCounts;
  /** The number of matches for the current choice; null until known. */
  readonly total: number | null;
  readonly isSheetOpen: boolean;
  /** Applies a choice at once; in the sheet, when the sheet is applied. */
  readonly choose: (change: Change, isBrush?: boolean) => void;
  /** Records what is being typed; only the count is requested. */
  readonly sketch: (change: Change) => void;
  /** Navigates to the current choice. */
  readonly apply: () => void;
  /** For a link to another state: includes choices that aren't shown yet. */
  readonly follow: (event: MouseEvent, change: Change) => void;
}

/** Turns everything a reader does with the list into a URL. */
export function useScreenMoves(data: ScreenData): ScreenMoves {
  const { kind, screen } = data;
  const navigate = usePageNavigate();
  const isMoving = useNavigation().state !== 'idle';
  const { hash, key } = useLocation();
  const isSheetOpen = useIsNarrow(hash === `#${SHEET_ID}`);
  const address = formatAddress(kind, screen);
  const [chosen, setChosen] = useState<Screen | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [shown, setShown] = useState(key);
  // The page now shows the choice, or has navigated elsewhere. What was typed meanwhile stays.
  if (shown !== key && !isMoving) {
    setShown(key);
    setSent(null);
    if (chosen && (sent === null || formatAddress(kind, chosen) === sent)) setChosen(null);
  }
  /** Ahead of rendering: two keys may be pressed before it. */
  const intended = useRef(screen);
  /**
   * The URL of the last brush step; the next one replaces it, so that Back undoes the whole brush.
   */
  const brushed = useRef<string | null>(null);
  // Before anything rendered can be clicked.
  useLayoutEffect(() => {
    intended.current = chosen ?? screen;
  }, [chosen, screen]);

  const go = (next: Screen, isReplaced: boolean) => {
    const target = formatAddress(kind, next);
    if (target === address && !isMoving && !isSheetOpen) return;
    setSent(target);
    navigate(target, { replace: isReplaced, preventScrollReset: true });
  };
  const note = (change: Change): Screen => {
    intended.current = change(intended.current);
    setChosen(intended.current);
    return intended.current;
  };
  const draft = chosen ?? screen;
  const preview = usePreview(data, draft);
  return {
    draft,
    counts: preview?.counts ?? data.counts,
    total: isSame(draft, screen) ? data.list.total : (preview?.exact ?? null),
    isSheetOpen,
    choose(change, isBrush = false) {
      const before = formatAddress(kind, intended.current);
      const next = note(change);
      if (isSheetOpen) return;
      const isReplaced = isBrush && brushed.current === before;
      brushed.current = isBrush ? formatAddress(kind, next) : null;
      go(next, isReplaced);
    },
    sketch: (change) => void note(change),
    // The sheet is a history entry; the result it was opened for replaces it.
    apply: () => go(intended.current, isSheetOpen),
    follow(event, change) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(note(change), false);
    },
  };
}

function isSame(one: Screen, other: Screen): boolean {
  return writeScreen(onlyFilters(one)) === writeScreen(onlyFilters(other));
}

/** Counts for a choice that isn't shown yet; the previous ones stay meanwhile. */
function usePreview({ kind, screen }: ScreenData, draft: Screen) {
  const { dataServer } = useShell();
  const [told, setTold] = useState<{ wish: string; counts: ScreenCounts } | null>(null);
  const wish = writeScreen(onlyFilters(draft));
  const isAhead = !isSame(draft, screen);
  const asked = useRef(draft);
  useEffect(() => {
    asked.current = draft;
  });
  useEffect(() => {
    if (!isAhead) return undefined;
    const controller = new AbortController();
    const fetchCounts = async () => {
      const call = createBrowserCall(dataServer, controller.signal);
      const query = filterQuery(asked.current);
      const result = await call(getScreenCounts, { params: { kind }, query });
      if (result.ok) setTold({ wish, counts: result.answer });
    };
    // Without a response the button has no count.
    const timer = setTimeout(() => void fetchCounts().catch(() => {}), COUNT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAhead, wish, kind, dataServer]);
  if (!isAhead || !told) return null;
  return { counts: told.counts, exact: told.wish === wish ? told.counts.total : null };
}
