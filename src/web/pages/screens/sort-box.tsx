import { isGuardedIn, shownColumns, withSort } from '../../../domain/screens/screen-changes.ts';
import { UNSORTED_COLUMN } from '../../../domain/screens/screen-fields.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { FieldProps } from './field-control.tsx';
import { FilterBox } from './filter-box.tsx';
import { Order } from './icons.tsx';
import { formatAddress } from './page-state.ts';
import css from './screen-page.module.css';

/** All sort orders as links: on a phone most headings are out of sight. */
export function SortBox({ data, words }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const { kind, screen, list } = data;
  const columns = shownColumns(kind, screen).filter(
    (id) => id !== UNSORTED_COLUMN && !(list.masked && isGuardedIn(kind, screen, id)),
  );
  const link = (sort: string | null, isDescending: boolean, text: string) => (
    <Link
      to={formatAddress(kind, withSort(screen, sort, isDescending))}
      preventScrollReset
      aria-current={
        screen.sort === sort && screen.isDescending === isDescending ? 'true' : undefined
      }
      aria-label={
        sort === null
          ? text
          : `${words.columnTitle(sort)}, ${t(isDescending ? 'screen_descending' : 'screen_ascending')}`
      }
    >
      {text}
    </Link>
  );
  return (
    <FilterBox
      className={css.sort}
      look={{}}
      align="end"
      button={
        <>
          <Order />
          {screen.sort === null ? t('screen_sort_usual') : words.columnTitle(screen.sort)}
          {screen.sort !== null && (screen.isDescending ? ' ↓' : ' ↑')}
        </>
      }
    >
      <p className={css.sortTitle}>{t('screen_sort_by')}</p>
      <ul className={css.sorts}>
        <li>{link(null, false, t('screen_sort_usual'))}</li>
        {columns.map((id) => (
          <li key={id}>
            {link(id, false, `${words.columnTitle(id)} ↑`)}
            {link(id, true, '↓')}
          </li>
        ))}
      </ul>
      <p className={css.sortTitle}>{t('screen_importance_note')}</p>
    </FilterBox>
  );
}
