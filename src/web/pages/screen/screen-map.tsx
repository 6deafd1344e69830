import { LockedMap } from '../../market/locked-map.tsx';
import type { FieldProps } from './field-control.tsx';
import css from './screen-page.module.css';

/** The result by duration and yield. */
export function ScreenMap({ data }: Omit<FieldProps, 'id'>) {
  return <div className={css.map}>{data.list.masked && <LockedMap />}</div>;
}
