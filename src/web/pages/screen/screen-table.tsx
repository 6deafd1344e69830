import { useState } from 'react';
import { isGuardedIn, shownColumns, withSort } from '../../../domain/screens/screen-changes.ts';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import type { TableSort } from '../../../widgets/data-table/table-types.ts';
import { LiveLost } from '../../market/live-lost.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { ColumnSteps } from './column-steps.tsx';
import type { FieldProps } from './field-control.tsx';
import type { ScreenRow } from './load-screen.ts';
import { listTitle } from './list-title.ts';
import { formatAddress, phoneSteps } from './page-state.ts';
import { useScreenColumns } from './screen-columns.tsx';
import css from './screen-table.module.css';
import { useLiveScreen } from './use-live-screen.ts';

/** As many as the usual ones of any list. */
const FITTING_COLUMNS = 13;

/** A page of the result. Each heading is a link to its order; a phone steps through the columns. */
export function ScreenTable({ data, moves, words }: Omit<FieldProps, 'id'>) {
  const { kind, screen, list } = data;
  const t = useLabels();
  const live = useLiveScreen(data);
  const make = useScreenColumns(data, live, words);
  const ids = withUnitColumn(shownColumns(kind, screen), data);
  const steps = phoneSteps(ids, { isMasked: list.masked, kind });
  const [step, setStep] = useState(0);
  const current = Math.min(step, steps.length - 1);
  const columns = ids.map((id): ListColumn<ScreenRow> => {
    const column = make(id);
    const isStepped = id === 'name' || steps[current]?.includes(id);
    return { ...column, className: `${column.className ?? ''} ${isStepped ? '' : css.away}` };
  });
  return (
    <>
      <ColumnSteps
        count={steps.length}
        current={current}
        titles={(steps[current] ?? []).map(words.columnTitle)}
        onStep={setStep}
      />
      <div className={css.scroll} data-wide={ids.length > FITTING_COLUMNS || undefined}>
        {live.isFollowed && <LiveLost {...live} />}
        <ListTable
          className={css.table}
          caption={listTitle(t, data)}
          columns={columns}
          rows={live.rows}
          rowKey={({ id }) => id}
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
              : formatAddress(
                  kind,
                  withSort(screen, order === null ? null : field, order === 'desc'),
                )
          }
          onSortChange={({ field, order }, event) =>
            moves.follow(event, (now) =>
              withSort(now, order === null ? null : field, order === 'desc'),
            )
          }
        />
      </div>
    </>
  );
}

/** One unit stands in the heading; several stand beside their values, whatever was chosen. */
function withUnitColumn(
  ids: readonly string[],
  { kind, list }: FieldProps['data'],
): readonly string[] {
  if (kind !== 'indexes') return ids;
  const others = ids.filter((id) => id !== 'unit');
  const units = new Set(list.items.flatMap(({ unit }) => unit ?? []));
  return units.size > 1 ? others.flatMap((id) => (id === 'price' ? [id, 'unit'] : [id])) : others;
}
