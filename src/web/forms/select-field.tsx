import { useState } from 'react';
import { Select, type SelectProps } from '../../widgets/select/select.tsx';
import type { OptionId } from '../../widgets/select/select-state.ts';
import { useLabels } from '../shell/use-labels.ts';
import { selectTexts } from '../texts/select-texts.ts';

interface SelectFieldProps extends Omit<SelectProps, 'value' | 'onChange' | 'texts'> {
  readonly name: string;
  /** The initial choice. */
  readonly value: OptionId;
  readonly onChange?: (value: OptionId) => void;
}

/** A select of a form, submitted under `name`. The page needs the labels `widgets.select`. */
export function SelectField({ value, onChange, ...props }: SelectFieldProps) {
  const t = useLabels();
  const [given, setGiven] = useState(value);
  const [chosen, setChosen] = useState(value);
  // The page has loaded another record.
  if (given !== value) {
    setGiven(value);
    setChosen(value);
  }
  return (
    <Select
      {...props}
      texts={selectTexts(t)}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange?.(id);
      }}
    />
  );
}
