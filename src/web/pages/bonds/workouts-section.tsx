import type { ReactNode } from 'react';
import shared from '../../parts/bond-parts.module.css';
import { LockedValue } from '../../parts/locked-value.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { FigureRow } from './load-figures.ts';
import type { WorkoutLine } from './write-workouts.ts';
import css from './workouts.module.css';

const FIRST_ROWS = 8;
/** The columns that a phone shows together. */
const STEPS = [
  ['date', 'yield'],
  ['price', 'spread'],
  ['duration', 'convexity', 'dv01'],
];
const FIGURES = ['yield', 'spread', 'duration', 'convexity', 'dv01'] as const;

/** All workouts of the bond, with the same figures for each. */
export function WorkoutsSection({ table }: { table: NonNullable<FigureRow['table']> }) {
  const { title, basis, heads, lines } = table;
  const number = { kind: 'number', sortable: false } as const;
  return (
    <section aria-labelledby="workouts" className={shared.section}>
      <div className={shared.heading}>
        <h2 id="workouts">{title}</h2>
        <p>{basis}</p>
      </div>
      <PageTable
        className={shared.dense}
        caption={title}
        steps={STEPS}
        rows={lines}
        rowKey={({ key }) => key}
        rowLimit={lines.length > FIRST_ROWS + 2 ? FIRST_ROWS : 0}
        rowProps={({ isChosen }) =>
          isChosen ? { className: shared.mine, 'aria-current': 'true' } : {}
        }
        columns={[
          {
            field: 'name',
            title: heads.name,
            isRowHeader: true,
            sortable: false,
            render: ({ name, tags }) => (
              <>
                {name}
                {tags.map((tag) => (
                  <span key={tag} className={css.tag}>
                    {tag}
                  </span>
                ))}
              </>
            ),
          },
          { field: 'date', title: heads.date, sortable: false, value: ({ date }) => date },
          { ...number, field: 'price', title: heads.price, render: ({ price }) => price },
          ...FIGURES.flatMap((field) => {
            const head = heads[field];
            return head === null
              ? []
              : [
                  {
                    ...number,
                    field,
                    title: head,
                    render: (line: WorkoutLine) => cell(line[field]),
                  },
                ];
          }),
        ]}
      />
    </section>
  );
}

function cell(text: string | null): ReactNode {
  return text === null ? <LockedValue /> : text;
}
