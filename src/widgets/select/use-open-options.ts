import { useEffect, useMemo, useState, type RefObject } from 'react';
import { watchLeaving } from '../floating/watch-leaving.ts';
import type { ChoiceProps } from './choice.tsx';
import { findOptions } from './select-state.ts';

/** The state while the options are open. */
interface View {
  readonly search: string;
  /** The index of the option that Enter chooses. */
  readonly active: number;
  /** True if the mouse made it active: it is already visible, so nothing scrolls. */
  readonly isPointed: boolean;
}

export type OpenOptions = ReturnType<typeof useOpenOptions>;

/** Whether the options are open, which ones match, and which one is active. */
export function useOpenOptions(
  { shown, chosen, disabled }: ChoiceProps,
  root: RefObject<HTMLDivElement | null>,
) {
  const [kept, setView] = useState<View | null>(null);
  const view = disabled ? null : kept;
  const search = view?.search ?? '';
  const found = useMemo(() => findOptions(shown, search), [shown, search]);
  const isOpen = view !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The list handles Escape itself.
    return root.current
      ? watchLeaving({ inside: [root.current], onLeave: () => setView(null) })
      : undefined;
  }, [isOpen, root]);
  return {
    isOpen,
    isPointed: view?.isPointed ?? false,
    search,
    found,
    active: Math.min(view?.active ?? -1, found.length - 1),
    open: (index = Math.max(chosen, 0)) => setView({ search: '', active: index, isPointed: false }),
    lookFor: (text: string) => {
      // It starts at the chosen option, or at the first match during a search.
      const index = text.trim() === '' ? Math.max(chosen, 0) : 0;
      setView({ search: text, active: index, isPointed: false });
    },
    activate: (index: number) => setView({ search, active: index, isPointed: false }),
    point: (index: number) => setView({ search, active: index, isPointed: true }),
    close: () => setView(null),
  };
}
