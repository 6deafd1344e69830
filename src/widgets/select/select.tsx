import { useId, useMemo } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import type { SelectTexts } from './choice.tsx';
import { LiveSelect } from './live-select.tsx';
import { NativeSelect } from './native-select.tsx';
import { foldOptions, type OptionId, type SelectOption } from './select-state.ts';
import css from './select.module.css';

export interface SelectProps {
  readonly label: string;
  /** Where the label stands elsewhere: then only a screen reader hears this one. */
  readonly hideLabel?: boolean;
  readonly options: readonly SelectOption[];
  /** The chosen option, `null` for none; kept by the owner. */
  readonly value: OptionId | null;
  readonly onChange: (id: OptionId) => void;
  /** Under this name a form sends the choice. */
  readonly name?: string;
  /** A field that searches among the options. */
  readonly search?: boolean;
  readonly disabled?: boolean;
  /** For its width; it fills 260 px if there is room. */
  readonly className?: string;
  readonly texts?: Partial<SelectTexts>;
}

const ENGLISH: SelectTexts = {
  placeholder: 'Choose…',
  search: 'Search',
  nothingFound: 'Nothing found',
  close: 'Close',
};

/** One choice of many. The browser's own until scripts have loaded, then ours in the same place. */
export function Select(props: SelectProps) {
  const { label, hideLabel = false, options, value, onChange, name, search = false } = props;
  const { disabled = false, className } = props;
  const texts = { ...ENGLISH, ...props.texts };
  const id = useId();
  const isHydrated = useHydrated();
  const shown = useMemo(() => foldOptions(options), [options]);
  // A choice that is hidden now is shown as none.
  const chosen = shown.findIndex(({ option }) => option.id === value);
  const common = { id, name, disabled, texts, shown, chosen, onChange, label };
  return (
    <div className={joinClassNames(css.select, className)}>
      <label htmlFor={id} className={hideLabel ? css.unseen : css.label}>
        {label}
      </label>
      {isHydrated ? <LiveSelect {...common} hasSearch={search} /> : <NativeSelect {...common} />}
    </div>
  );
}
