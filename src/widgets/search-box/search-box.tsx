import { useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import type { LinkComponent } from '../link/link.ts';
import { plainTitle } from './marked-text.ts';
import { SearchPanel } from './search-panel.tsx';
import { SearchStart } from './search-start.tsx';
import css from './search-box.module.css';
import { findAnswer, searchTerm } from './search-state.ts';
import type {
  SearchChoice,
  SearchItem,
  SearchResults,
  SearchTexts,
  SearchType,
} from './search-types.ts';
import { usePaused } from './use-paused.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useShownType } from './use-shown-type.ts';

const PAUSE_MS = 300;
const NONE: readonly SearchItem[] = [];

/** The active option, and the list it is in. */
interface Pointed {
  readonly at: number;
  readonly of: readonly SearchItem[];
}

export interface SearchBoxProps<Id extends string> {
  readonly types: readonly SearchType<Id>[];
  /** What was found for the last term; null while nothing is searched. */
  readonly results: SearchResults<Id> | null;
  /** The type that was chosen last; the owner remembers it. */
  readonly rememberedType: string | null;
  /** The address of the page of an item; without it a choice is only emitted. */
  readonly itemHref?: (type: Id, id: number) => string;
  /** The address of all results of a term. */
  readonly allHref: (term: string, type: Id) => string;
  /** The address of the form without scripts. */
  readonly action: string;
  readonly formId?: string;
  /** Its name among several searches of a page. */
  readonly name?: string;
  readonly defaultValue?: string;
  /** Sent with the term if there are no scripts. */
  readonly hiddenField?: ReactNode;
  /** Covers a small screen while it is open, and first says there what can be searched. */
  readonly isSheet?: boolean;
  /** Earlier terms, the latest first; shown where the box is a sheet. */
  readonly recentTerms?: readonly string[];
  readonly texts: SearchTexts;
  readonly link?: LinkComponent;
  /** 300 ms after the last key; null if the term is too short. */
  readonly onTerm: (term: string | null) => void;
  readonly onType: (type: Id) => void;
  readonly onChoose: (choice: SearchChoice<Id>) => void;
  /** Enter without a choice, or all results. */
  readonly onSubmit: (term: string, type: Id) => void;
  /** Asks the types again that could not answer. */
  readonly onRetry: () => void;
  readonly onForget?: () => void;
  readonly onClose?: () => void;
}

/** A field with suggestions of several types. */
export function SearchBox<Id extends string>(props: SearchBoxProps<Id>) {
  const { types, results, texts } = props;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(props.defaultValue ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, setPointed] = useState<Pointed>({ at: -1, of: NONE });
  const term = searchTerm(text);
  const [askLater, stopAsking] = usePaused(props.onTerm, PAUSE_MS);
  const [type, holdType] = useShownType(types, results, props.rememberedType);
  const items = results?.byType[type]?.items ?? NONE;
  // An active option of one list means nothing in the next one.
  const option = pointed.of === items ? pointed.at : -1;
  const setOption = (at: number) => setPointed({ at, of: items });
  const point = (at: number) => {
    setOption(at);
    if (at >= 0) holdType();
  };
  const isShown = isOpen && term !== null && results !== null;
  const close = () => {
    setIsOpen(false);
    setOption(-1);
  };
  const choose = (item: SearchItem) => {
    close();
    stopAsking();
    props.onTerm(null);
    props.onChoose({ type, id: item.id, title: plainTitle(item.ttl), formId: props.formId });
  };
  const submit = () => {
    close();
    stopAsking();
    if (text.trim() !== '') props.onSubmit(text.trim(), type);
  };
  const change = (value: string) => {
    setText(value);
    setIsOpen(true);
    setOption(-1);
    const next = searchTerm(value);
    if (next === null) props.onTerm(null);
    askLater(next);
  };
  const repeat = (value: string) => {
    field.current?.focus();
    change(value);
    stopAsking();
    props.onTerm(searchTerm(value));
  };
  const showType = (to: Id) => {
    // The pressed button may disappear.
    field.current?.focus();
    setOption(-1);
    props.onType(to);
  };
  const keys = useSearchKeys({
    field,
    isShown,
    types,
    type,
    option,
    count: items.length,
    onOption: point,
    onType: showType,
    onOpen: () => setIsOpen(true),
    onClose: close,
    onLeave: props.onClose,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its field lose the focus
    <form
      ref={root}
      role="search"
      id={props.formId}
      aria-label={props.name}
      action={props.action}
      className={joinClassNames(css.box, props.isSheet && css.sheet)}
      onSubmit={(event) => {
        event.preventDefault();
        const item = isShown ? items[option] : undefined;
        if (item) choose(item);
        else submit();
      }}
      onBlur={(event: FocusEvent) => {
        if (!root.current?.contains(event.relatedTarget)) close();
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={css.field}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && option >= 0 ? `${id}-${option}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // A list of ISINs is longer than a term.
        maxLength={2000}
        placeholder={texts.placeholder}
        value={text}
        data-search-field
        onChange={(event) => change(event.target.value)}
        onFocus={() => setIsOpen(true)}
        onKeyDown={keys.inField}
      />
      {props.hiddenField}
      <kbd className={css.slash} aria-hidden="true">
        /
      </kbd>
      {props.isSheet && !isShown && (
        <SearchStart
          texts={texts}
          recentTerms={props.recentTerms ?? []}
          onTerm={repeat}
          onForget={props.onForget}
        />
      )}
      {isShown && (
        <SearchPanel
          id={id}
          types={types}
          type={type}
          results={results}
          isBusy={term !== results.term || findAnswer(results, type) === 'pending'}
          option={option}
          texts={texts}
          link={props.link}
          itemHref={props.itemHref}
          allHref={props.allHref(term, type)}
          onType={showType}
          onChoose={choose}
          onPoint={point}
          onRetry={() => {
            field.current?.focus();
            props.onRetry();
          }}
          onAll={submit}
          onKeyDown={keys.inPanel}
        />
      )}
    </form>
  );
}
