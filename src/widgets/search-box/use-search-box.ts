import { useState, type RefObject } from 'react';
import { plainTitle } from './marked-text.ts';
import { searchTerm } from './search-state.ts';
import type { SearchBoxProps, SearchItem } from './search-types.ts';
import { usePaused } from './use-paused.ts';
import { useShownType } from './use-shown-type.ts';

const PAUSE_MS = 300;
const NONE: readonly SearchItem[] = [];

/** The active option, and the list it is in. */
interface Pointed {
  readonly at: number;
  readonly of: readonly SearchItem[];
}

/** What is typed in a search box, what it shows for it, and its actions. */
export function useSearchBox<Id extends string>(
  props: SearchBoxProps<Id>,
  field: RefObject<HTMLInputElement | null>,
) {
  const { types, results } = props;
  const [text, setText] = useState(props.defaultValue ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, setPointed] = useState<Pointed>({ at: -1, of: NONE });
  const term = searchTerm(text);
  const [askLater, stopAsking] = usePaused(props.onTerm, PAUSE_MS);
  const [type, holdType] = useShownType(types, results, props.rememberedType);
  const items = results?.byType[type]?.items ?? NONE;
  // An active option in one list means nothing in the next.
  const option = pointed.of === items ? pointed.at : -1;
  const setOption = (at: number) => setPointed({ at, of: items });
  const close = () => {
    setIsOpen(false);
    setOption(-1);
  };
  const change = (value: string) => {
    setText(value);
    setIsOpen(true);
    setOption(-1);
    const next = searchTerm(value);
    if (next === null) props.onTerm(null);
    askLater(next);
  };
  return {
    text,
    type,
    items,
    /** The index of the active option; −1 for none. */
    option,
    /** What the panel shows; null while it is closed. */
    panel: isOpen && term !== null && results !== null ? { term, results } : null,
    open: () => setIsOpen(true),
    close,
    change,
    point: (at: number) => {
      setOption(at);
      if (at >= 0) holdType();
    },
    choose: (item: SearchItem) => {
      close();
      stopAsking();
      props.onTerm(null);
      props.onChoose({ type, id: item.id, title: plainTitle(item.ttl), formId: props.formId });
    },
    submit: () => {
      close();
      stopAsking();
      if (text.trim() !== '') props.onSubmit(text.trim(), type);
    },
    /** Searches an earlier term again, without a pause. */
    repeat: (value: string) => {
      field.current?.focus();
      change(value);
      stopAsking();
      props.onTerm(searchTerm(value));
    },
    showType: (to: Id) => {
      // The pressed button may disappear.
      field.current?.focus();
      setOption(-1);
      props.onType(to);
    },
    retry: () => {
      field.current?.focus();
      props.onRetry();
    },
  };
}
