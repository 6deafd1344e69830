import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { TextField } from '../../widgets/field/text-field.tsx';
import { Icon } from '../../widgets/icon/icon.tsx';
import { PreservedParamsField } from '../shell/link.tsx';
import css from './search-field.module.css';

/** Searches a list while the user types; without scripts it is a form. */
export function SearchField({
  action,
  fields,
  label,
  search,
  onSearch,
}: {
  /** The URL of the list. */
  action: string;
  /** The other query parameters, for the form. */
  fields: readonly (readonly [name: string, value: string | number])[];
  label: string;
  search: string;
  onSearch: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const wasShown = useRef(false);
  const wasBack = useRef(isBack);
  useEffect(() => {
    wasBack.current = isBack;
  });
  // The URL may change without typing, but only Back may change a text that is being typed.
  useEffect(() => {
    const input = field.current;
    const isTyping = input === document.activeElement && !(wasShown.current && wasBack.current);
    if (input && !isTyping) input.value = search;
    wasShown.current = true;
  }, [search]);
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value ?? '');
      }}
    >
      <PreservedParamsField />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={label}
        isLabelHidden
        icon={<Icon name="search" />}
        type="search"
        name="search"
        maxLength={100}
        placeholder={label}
        ref={field}
        defaultValue={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </form>
  );
}
