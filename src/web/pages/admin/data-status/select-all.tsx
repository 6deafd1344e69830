import { useEffect, useState } from 'react';
import { useLabels } from '../../../shell/use-labels.ts';
import { useHydrated } from '../../../../widgets/hydrated/use-hydrated.ts';
import { Checkbox } from '../../../../widgets/field/choices.tsx';

function listBoxes(table: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#${table} input[type='checkbox']`)];
}

/** Selects all rows of the element with this id, or none. Without scripts each row has its box. */
export function SelectAll({ table }: { readonly table: string }) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const [areAllSelected, setAllSelected] = useState(false);
  useEffect(() => {
    const update = () => {
      const boxes = listBoxes(table);
      setAllSelected(boxes.length > 0 && boxes.every(({ checked }) => checked));
    };
    update();
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  });
  if (!isHydrated) return null;
  return (
    <Checkbox
      label={t('data_select_all')}
      checked={areAllSelected}
      onChange={({ currentTarget: { checked } }) => {
        for (const box of listBoxes(table)) box.checked = checked;
        setAllSelected(checked);
      }}
    />
  );
}
