import { useId, useMemo, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { controlAttributes, FieldFrame } from '../field/field-frame.tsx';
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
  /** The chosen option, `null` for none; controlled by the owner. */
  readonly value: OptionId | null;
  readonly onChange: (id: OptionId) => void;
  /** The field name under which a form submits the choice. */
  readonly name?: string;
  /** Adds a field to search the options. */
  readonly search?: boolean;
  readonly disabled?: boolean;
  /** After the label, such as “optional”. */
  readonly mark?: string;
  /** A sentence below it. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** `l` in forms that stand alone. */
  readonly size?: 'm' | 'l';
  /** The ID of the form that submits it, if it is outside that form. */
  readonly form?: string;
  /** As wide as its column; otherwise 260 px if there is room. */
  readonly isWide?: boolean;
  /** For another width. */
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
 * A choice of one from many. Until scripts have loaded it is the native select, then ours in the
 * same place.
 */
export function Select(props: SelectProps) {
  const { label, hideLabel = false, options, value, onChange, name, search = false } = props;
  const {
    disabled = false,
    isWide = false,
    className,
    mark,
    hint,
    error,
    size = 'm',
    form,
  } = props;
  const texts = { ...ENGLISH, ...props.texts };
  const id = useId();
  const isHydrated = useHydrated();
  const shown = useMemo(() => foldOptions(options), [options]);
  // If the chosen option is now hidden, nothing is shown as chosen.
  const chosen = shown.findIndex(({ option }) => option.id === value);
  const words = { label, isLabelHidden: hideLabel, mark, hint, error };
  const attributes = controlAttributes(id, words);
  const common = {
    attributes,
    id,
    name,
    form,
    disabled,
    size,
    texts,
    shown,
    chosen,
    onChange,
    label,
  };
  return (
    <FieldFrame
      id={id}
      className={joinClassNames(css.select, isWide && css.wide, className)}
      {...words}
    >
      {isHydrated ? <LiveSelect {...common} hasSearch={search} /> : <NativeSelect {...common} />}
    </FieldFrame>
  );
}
