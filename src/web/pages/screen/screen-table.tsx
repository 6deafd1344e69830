import { useState } from 'react';
import { shownColumns, withSort } from '../../../domain/screens/screen-changes.ts';
import { isGuardedField } from '../../../domain/screens/screen-fields.ts';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import type { TableSort } from '../../../widgets/data-table/table-types.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { ColumnSteps } from './column-steps.tsx';
import type { FieldProps } from './field-control.tsx';
import type { ScreenRow } from './load-screen.ts';
import { formatAddress, phoneSteps } from './page-state.ts';
import { useScreenColumns } from './screen-columns.tsx';
import css from './screen-table.module.css';

/** As many as the usual ones of any list. */
const FITTING_COLUMNS = 13;

/** A page of the result. Each heading is a link to its order; a phone steps through the columns. */
export function ScreenTable({ data, moves, words }: Omit<FieldProps, 'id'>) {
  const { kind, screen, list } = data;
  const t = useLabels();
  const make = useScreenColumns(data, words);
  const ids = shownColumns(kind, screen);
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
        <ListTable
          className={css.table}
          caption={t(`screen_title_${kind}`)}
          columns={columns}
          rows={list.items}
          rowKey={({ id }) => id}
          link={RouterLink}
          texts={{ sort_locked: t('screen_sort_locked') }}
          sort={
            screen.sort === null
              ? null
              : { field: screen.sort, order: screen.isDescending ? 'desc' : 'asc' }
          }
          sortHref={({ field, order }: TableSort) =>
            list.masked && isGuardedField(kind, field)
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
