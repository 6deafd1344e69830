import { useId, useMemo } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import type { SelectTexts } from './choice.tsx';
import { LiveSelect } from './live-select.tsx';
import { NativeSelect } from './native-select.tsx';
import { foldOptions, type OptionId, type SelectOption } from './select-state.ts';
import css from './select.module.css';

export interface SelectProps {
  readonly label: string;
  /** True if the label is elsewhere: then only screen readers get this one. */
  readonly hideLabel?: boolean;
  readonly options: readonly SelectOption[];
  /** The chosen option, `null` for none; kept by the owner. */
  readonly value: OptionId | null;
  readonly onChange: (id: OptionId) => void;
  /** The name under which a form sends the choice. */
  readonly name?: string;
  /** Adds a field to search the options. */
  readonly search?: boolean;
  readonly disabled?: boolean;
  /** For its width; by default it is 260 px wide if there is room. */
  readonly className?: string;
  readonly texts?: Partial<SelectTexts>;
}

const ENGLISH: SelectTexts = {
  placeholder: 'Choose…',
  search: 'Search',
  nothingFound: 'Nothing found',
  close: 'Close',
};

/**
 * A choice of one of many. Until scripts have loaded it is the browser's select, then ours in the
 * same place.
 */
export function Select(props: SelectProps) {
  const { label, hideLabel = false, options, value, onChange, name, search = false } = props;
  const { disabled = false, className } = props;
  const texts = { ...ENGLISH, ...props.texts };
  const id = useId();
  const isHydrated = useHydrated();
  const shown = useMemo(() => foldOptions(options), [options]);
  // If the chosen option is hidden now, nothing is shown as chosen.
  const chosen = shown.findIndex(({ option }) => option.id === value);
  const common = { id, name, disabled, texts, shown, chosen, onChange, label };
  return (
    <div className={joinClassNames(css.select, className)}>
      <label htmlFor={id} className={hideLabel ? visually.hidden : css.label}>
        {label}
      </label>
      {isHydrated ? <LiveSelect {...common} hasSearch={search} /> : <NativeSelect {...common} />}
    </div>
  );
}
