import { useState } from 'react';
import type { Emit } from '../demo.ts';
import type { SelectTexts } from './choice.tsx';
import { Select, type SelectProps } from './select.tsx';

export type ShownSelect = Omit<SelectProps, 'onChange'>;

export interface DemoSelectProps {
  readonly shown: ShownSelect;
  readonly emit: Emit;
  readonly texts: SelectTexts;
}

/** The gallery's select, which keeps and reports its choice. */
export function DemoSelect({ shown, emit, texts }: DemoSelectProps) {
  const [value, setValue] = useState(shown.value);
  return (
    <Select
      texts={texts}
      {...shown}
      value={value}
      onChange={(id) => {
        setValue(id);
        emit('change', id);
      }}
    />
  );
}
