import { isGuardedIn, shownColumns, withSort } from '../../../domain/screens/screen-changes.ts';
import type { TableSort } from '../../../widgets/data-table/table-types.ts';
import { LiveLost } from '../../parts/live-lost.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { staleRow } from '../../parts/stale-row.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { FieldProps } from './field-control.tsx';
import { listTitle } from './list-title.ts';
import { formatAddress, phoneSteps } from './page-state.ts';
import { useScreenColumns } from './screen-columns.tsx';
import css from './screen-table.module.css';
import { useLiveScreen } from './use-live-screen.ts';

/** A page of results. Each heading links to its sort order; a phone steps through the columns. */
export function ScreenTable({ data, moves, words }: Omit<FieldProps, 'id'>) {
  const { kind, screen, list } = data;
  const t = useLabels();
  const live = useLiveScreen(data);
  const columnFor = useScreenColumns(data, live, words);
  const ids = withUnitColumn(shownColumns(kind, screen), data);
  return (
    <>
      {live.isFollowed && <LiveLost {...live} />}
      <PageTable
        className={css.table}
        caption={listTitle(t, data)}
        columns={ids.map(columnFor)}
        steps={phoneSteps(ids, { isMasked: list.masked, kind, title: words.columnTitle })}
        rows={live.rows}
        hasRowLinks
        rowKey={({ id }) => id}
        rowProps={({ isStale }) => staleRow(isStale)}
        link={RouterLink}
        texts={{ sort_locked: t('screen_sort_locked') }}
        sort={
          screen.sort === null
            ? null
            : { field: screen.sort, order: screen.isDescending ? 'desc' : 'asc' }
        }
        sortHref={({ field, order }: TableSort) =>
          list.masked && isGuardedIn(kind, screen, field)
            ? null
            : formatAddress(kind, withSort(screen, order === null ? null : field, order === 'desc'))
        }
        onSortChange={({ field, order }, event) =>
          moves.follow(event, (now) =>
            withSort(now, order === null ? null : field, order === 'desc'),
          )
        }
      />
    </>
  );
}

/** A single unit is in the heading; several are beside their values. */
function withUnitColumn(
  ids: readonly string[],
  { kind, list }: FieldProps['data'],
): readonly string[] {
  if (kind !== 'indexes') return ids;
  const others = ids.filter((id) => id !== 'unit');
  const units = new Set(list.items.flatMap(({ unit }) => unit ?? []));
  return units.size > 1 ? others.flatMap((id) => (id === 'price' ? [id, 'unit'] : [id])) : others;
}
