import { useId, useRef, type FocusEvent } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { SearchPanel } from './search-panel.tsx';
import { SearchStart } from './search-start.tsx';
import css from './search-box.module.css';
import { findAnswer } from './search-state.ts';
import type { SearchBoxProps } from './search-types.ts';
import { useSearchBox } from './use-search-box.ts';
import { useSearchKeys } from './use-search-keys.ts';

/** A field with suggestions of several types. */
export function SearchBox<Id extends string>(props: SearchBoxProps<Id>) {
  const { types, texts } = props;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const box = useSearchBox(props, field);
  const { panel, type, items, option } = box;
  const keys = useSearchKeys({
    field,
    isShown: panel !== null,
    types,
    type,
    option,
    count: items.length,
    onOption: box.point,
    onType: box.showType,
    onOpen: box.open,
    onClose: box.close,
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
        const item = panel ? items[option] : undefined;
        if (item) box.choose(item);
        else box.submit();
      }}
      onBlur={(event: FocusEvent) => {
        if (!root.current?.contains(event.relatedTarget)) box.close();
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={css.field}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={panel !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={panel && option >= 0 ? `${id}-${option}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // A list of ISINs is longer than a term.
        maxLength={2000}
        placeholder={texts.placeholder}
        value={box.text}
        data-search-field
        onChange={(event) => box.change(event.target.value)}
        onFocus={box.open}
        onKeyDown={keys.inField}
      />
      {props.hiddenField}
      <kbd className={css.slash} aria-hidden="true">
        /
      </kbd>
      {props.isSheet && !panel && (
        <SearchStart
          texts={texts}
          recentTerms={props.recentTerms ?? []}
          onTerm={box.repeat}
          onForget={props.onForget}
        />
      )}
      {panel && (
        <SearchPanel
          id={id}
          types={types}
          type={type}
          results={panel.results}
          isBusy={
            panel.term !== panel.results.term || findAnswer(panel.results, type) === 'pending'
          }
          option={option}
          texts={texts}
          link={props.link}
          itemHref={props.itemHref}
          allHref={props.allHref(panel.term, type)}
          onType={box.showType}
          onChoose={box.choose}
          onPoint={box.point}
          onRetry={box.retry}
          onAll={box.submit}
          onKeyDown={keys.inPanel}
        />
      )}
    </form>
  );
}
